// Makes the pictures in the README: three of the screenshots in out/, as WebP (written by the browser), in docs/media.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const out = fileURLToPath(new URL("out/", import.meta.url));
const media = fileURLToPath(new URL("../../docs/media/", import.meta.url));
const pictures = { stockpile: "stockpile-demand-wide-dark-en", "wall-street-1920": "wall-street-late-wide-light-en", stonks: "stonks-follow-wide-dark-en" };
const most = 200_000;

const missing = Object.values(pictures).filter((name) => !existsSync(join(out, `${name}.png`)));
if (missing.length > 0) throw new Error(`take these pictures first (npm run pictures): ${missing.join(", ")}`);
mkdirSync(media, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, from] of Object.entries(pictures)) {
  const address = `data:image/png;base64,${readFileSync(join(out, `${from}.png`)).toString("base64")}`;
  // The best quality within the size limit.
  const made = await page.evaluate(async ([source, size]) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    const tries = [0.9, 0.85, 0.8, 0.7].map((quality) => canvas.toDataURL("image/webp", quality).split(",")[1]);
    return tries.find((text) => text.length * 0.75 < size) ?? tries[0];
  }, [address, most]);
  const bytes = Buffer.from(made, "base64");
  if (bytes.length > most) throw new Error(`${name} has ${bytes.length} bytes; a picture of the README has at most ${most}`);
  writeFileSync(join(media, `${name}.webp`), bytes);
  console.log(`docs/media/${name}.webp ${Math.round(bytes.length / 1000)} KB`);
}
await browser.close();
