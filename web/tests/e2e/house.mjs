// A real `bell serve` with its own store and a browser. BELL names the program; if it was built without the page, or PAGE is
// "dist", the page of dist/ is served in front of it.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const web = fileURLToPath(new URL("../../", import.meta.url));
const bell = process.env.BELL ?? join(web, "../build/release/bell");
const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".json": "application/json", ".png": "image/png", ".webmanifest": "application/manifest+json" };

export class House {
  folder = mkdtempSync(join(tmpdir(), "bell-e2e-"));
  log = [];
  port = 0;

  /** `beat`: milliseconds that a bot takes for a move; `limits`: the server's settings, like "vote=4000". */
  async open({ beat = 20, limits = [] } = {}) {
    this.beat = beat;
    this.limits = limits.flatMap((one) => ["--limit", one]);
    await this.start();
    const page = await (await fetch(`http://127.0.0.1:${this.port}/`)).text();
    this.url = page.includes('id="page"') && process.env.PAGE !== "dist" ? `http://127.0.0.1:${this.port}` : await this.#front();
    return this;
  }
  start() {
    this.process = spawn(bell, ["serve", "--port", String(this.port), "--store", `sqlite:${join(this.folder, "bell.db")}`, "--drain", "1", "--bot-beat", String(this.beat), ...this.limits], { cwd: this.folder });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not open: ${this.log.join("\n")}`)), 20_000);
      const read = (data) => {
        this.log.push(String(data));
        const found = /server\.open.*\bport["=: ]+(\d+)/.exec(this.log.join(""));
        if (!found) return;
        this.port = Number(found[1]);
        clearTimeout(late);
        resolve();
      };
      this.log = [];
      this.process.stdout.on("data", read);
      this.process.stderr.on("data", read);
      this.process.on("error", reject);
    });
  }
  kill() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    return ended;
  }
  async close() {
    await this.kill();
    this.front?.closeAllConnections();
    this.front?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
  /** Serves dist/ in front of a server that was built without it. */
  #front() {
    const site = join(web, "dist");
    const headers = (given) => ({ ...given, host: `127.0.0.1:${this.port}`, ...(given.origin ? { origin: `http://127.0.0.1:${this.port}` } : {}) });
    this.front = createServer((asked, answer) => {
      if (asked.url.startsWith("/api/")) {
        const onward = request({ port: this.port, host: "127.0.0.1", path: asked.url, method: asked.method, headers: headers(asked.headers) }, (came) => {
          answer.writeHead(came.statusCode, came.headers);
          came.pipe(answer);
        });
        onward.on("error", () => answer.writeHead(502).end());
        asked.pipe(onward);
        return;
      }
      const path = new URL(asked.url, "http://x").pathname;
      const file = extname(path) && existsSync(join(site, path)) ? join(site, path) : join(site, "index.html");
      answer.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
    });
    this.front.on("upgrade", (asked, socket, head) => {
      const onward = connect(this.port, "127.0.0.1", () => {
        const lines = Object.entries(headers(asked.headers)).map(([name, value]) => `${name}: ${value}`);
        onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
        onward.write(head);
        onward.pipe(socket).pipe(onward);
      });
      const end = () => (socket.destroy(), onward.destroy());
      onward.on("error", end);
      socket.on("error", end);
    });
    return new Promise((resolve) => this.front.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${this.front.address().port}`)));
  }
}

export const launch = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });

/** A person with a separate browser; all errors on its console are recorded. */
export async function person(browser, name, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", reducedMotion: "reduce", ...options });
  await context.addInitScript((who) => {
    if (!localStorage.getItem("bell.settings")) localStorage.setItem("bell.settings", JSON.stringify({ name: who, hat: "top", motion: "off" }));
  }, name);
  const page = await context.newPage();
  // Asking with every frame would make the page draw sixty frames a second, though nothing changes.
  const waitFor = page.waitForFunction.bind(page);
  page.waitForFunction = (what, given, options) => waitFor(what, given, { polling: 40, ...options });
  page.mistakes = [];
  page.on("pageerror", (error) => page.mistakes.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) page.mistakes.push(message.text());
  });
  return page;
}
