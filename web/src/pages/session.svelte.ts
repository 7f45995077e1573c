// A session at one table: the line to the server, the table as a value, and the player's actions. Everything that is sent goes
// through here, so nothing is sent twice.
import { answer, choose, hear, lost, newTable, offered, repeated, timeLeft, type Table } from "../table/table";
import type { Ask, Heard } from "../wire/messages";
import { held, hold, newId } from "../wire/secrets";
import { lineTo, type LineToTable, type World } from "../wire/socket";
import { language, say } from "../words/words.svelte";
import { ring } from "../sound/sound";
import { notify } from "./notify";
import { settings } from "./settings.svelte";
import type { TableDeeds } from "./play/deeds";
import { loadNewer, newerBuild } from "./stale";

const browser: World = {
  open: (address) => new WebSocket(address) as never,
  now: () => Date.now(),
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

// Time before zero at which a pick is sent automatically: enough for the way to the server.
const lastMoment = 900;

export class Session {
  table = $state.raw<Table>(newTable());
  #line: LineToTable;
  #stale: string | null = null;
  readonly deeds: TableDeeds;

  constructor(readonly id: string) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    this.#line = lineTo(address, browser, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      lost: (again, tries) => (this.table = lost(this.table, again, tries)),
    });
    this.deeds = {
      pick: (action) => this.#pick(action),
      confirm: () => this.#confirm(),
      undo: () => this.#say({ do: "undo", id: newId() }),
      why: (action) => this.#say({ do: "why", id: newId(), action }),
      hint: () => this.#say({ do: "hint", id: newId() }),
      vote: (yes) => this.table.update?.vote && this.#say({ do: "vote", id: newId(), vote: this.table.update.vote.vote, yes }),
      back: () => this.#say({ do: "back", id: newId() }),
      away: () => this.#say({ do: "away", id: newId() }),
      absent: (seat) => this.#say({ do: "absent", id: newId(), seat }),
      resign: () => this.#say({ do: "resign", id: newId() }),
      chat: (text) => this.#say({ do: "chat", id: newId(), text }),
      again: () => this.#line.again(),
    };
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#zero);
    this.#line.close();
  }

  begin(): void {
    this.#say({ do: "begin", id: newId() });
  }

  speak(code: string): void {
    this.#say({ do: "lang", lang: code });
    if (this.table.update) this.#say({ do: "look", since: this.table.update.change });
  }

  /** Says hello again: after sitting down the viewer is different. */
  rejoin(): void {
    this.#line.again();
  }

  // After sleep or a tab switch: if the line is down, reconnects now.
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.table.line.is === "lost") this.#line.again();
    else if (this.table.update) this.#line.prove({ do: "look", since: this.table.update.change });
  };

  #hello(): Ask & { do: "hello" } {
    const mine = held()[this.id];
    const { update } = this.table;
    return {
      do: "hello", table: this.id, lang: language(), ...(mine?.token ? { token: mine.token } : {}), ...(mine?.watch ? { watch: mine.watch } : {}),
      ...(update ? { since: update.change, epoch: update.epoch } : {}),
    };
  }

  #heard(message: Heard): void {
    const before = this.table;
    this.table = hear(before, message, Date.now());
    if (message.is === "welcome") {
      this.#stale = newerBuild(message.build);
    }
    if (message.is === "gathering" && message.open_nonces) {
      const nonce = held()[this.id]?.nonce;
      if (nonce) this.#say({ do: "nonce", nonce });
    }
    if (message.is === "update") {
      this.#sayAgain();
      const isNewQuestion = this.table.update?.turn.decision !== null && this.table.update?.turn.decision !== before.update?.turn.decision;
      if (isNewQuestion && before.update !== null) {
        ring("bell");
        notify(this.id, say("brand"), message.turn.text);
      }
      if (this.table.update?.over && !before.update?.over) hold(this.id, {});
    }
    this.#watchTheClock();
    // A newer page is on the house: this one reloads when nothing is picked or under way.
    if (this.#stale !== null && this.table.pick === null && this.table.sent === null) loadNewer(this.#stale);
  }

  /** At zero the pick is played, if there is one; otherwise the server lets a bot decide. */
  #watchTheClock(): void {
    clearTimeout(this.#zero);
    const left = this.table.pick === null || this.table.sent !== null ? null : timeLeft(this.table, Date.now());
    // Timers count at most 24 days; longer clocks are checked again with the next update.
    if (left !== null && left < 2 ** 31) this.#zero = setTimeout(() => this.#confirm(), Math.max(0, left - lastMoment));
  }
  #zero: ReturnType<typeof setTimeout> | undefined;

  /** A message in flight when the line broke is sent again, once the server has shown that the question is still open. */
  #sayAgain(): void {
    const again = repeated(this.table);
    if (again === null) return;
    this.table = again.table;
    this.#say({ do: "act", ...again.act });
  }

  #pick(action: string | null): void {
    this.table = choose(this.table, action);
    this.#watchTheClock();
    const choice = offered(this.table.update, action);
    if (choice && settings.confirm === "quick" && this.table.update?.undo === "free") this.#confirm();
  }

  #confirm(): void {
    const next = answer(this.table, newId());
    if (next === this.table || next.sent === null) return;
    this.table = next;
    this.#say({ do: "act", ...next.sent });
  }

  #say(message: Ask): void {
    this.#line.say(message);
  }
}
