// The protocol's own messages and answers, as docs/protocol.md tells them.
import type { Choice, Fact, View } from "./generated";

export type SeatWish = string; // "open", or a bot's name
export type Clock = { kind: "none" } | { kind: "live"; move: number; bank: number } | { kind: "days"; days: number };
export type NewTable = {
  title: string; players: number; modules: string[]; options: Record<string, string>; seats: SeatWish[]; clock: Clock;
  listed: boolean; watch: boolean; hints: boolean; undo: boolean; name: string; password?: string;
};
export type Sit = { seat: number; name: string; hat: string; nonce_hash: string; lang: string };
export type Seated = { table: string; seat: number };
export type Opened = { table: string; commitment: string; watch: string };
export type Person = {
  seat: number; kind: "person" | "bot" | "free"; name: string; hat: string; bot: string | null; here: boolean;
  away_since: number | null; played_by: string | null; resigned: boolean; ready: boolean;
};
export type TableCard = {
  table: string; title: string; title_text: string; name: string; players: number; modules: string[]; modules_text: string[];
  options: Record<string, string>; clock: Clock; state: "open" | "playing" | "finished" | "closed"; listed: boolean;
  watch: boolean; hints: boolean; people: Person[]; watchers: number; created: number; moved: number; seat: number | null;
  opener: boolean; your_turn: boolean; where: string; commitment: string;
};

export type Ask =
  | { do: "hello"; table: string; token?: string; watch?: string; lang: string; since?: number; epoch?: string }
  | { do: "act"; id: string; decision: number; action: string }
  | { do: "why"; id: string; action: string }
  | { do: "look"; since: number }
  | { do: "undo"; id: string }
  | { do: "vote"; id: string; vote: number; yes: boolean }
  | { do: "away"; id: string }
  | { do: "back"; id: string }
  | { do: "absent"; id: string; seat: number }
  | { do: "resign"; id: string }
  | { do: "chat"; id: string; text: string }
  | { do: "hint"; id: string }
  | { do: "nonce"; nonce: string }
  | { do: "lang"; lang: string }
  | { do: "beat" };

export type Welcome = {
  is: "welcome"; protocol: number; build: string; table: string; seat: number | null; opener: boolean; epoch: string; now: number;
  limits: { frame: number; chat: number; name: number };
};
export type Gathering = { is: "gathering"; card: TableCard; open_nonces: boolean };
export type Told = Fact & { change: number; text: string };
export type TurnOf = {
  seats: number[]; decision: number | null; step: string; rule: string | null; text: string; help: string; next: number[];
  deadline: number | null;
};
export type OfferedChoice = Choice & { text: string };
export type ClockNow = { kind: "live" | "days"; move: number; bank: (number | null)[]; running: boolean };
export type Vote = {
  vote: number; kind: "undo" | "absent" | "relink"; seat: number; ends: number; yes: number[]; asked: number[]; text: string;
};
export type ScoreRow = { label: string; rule: string | null; cells: (string | null)[]; total: boolean };
export type ScoreSheet = { columns: string[]; rows: ScoreRow[] };
export type Over = { winners: number[]; scores: number[]; places: number[]; why: "played" | "closed"; sheet: ScoreSheet };
export type Update = {
  is: "update"; table: string; epoch: string; change: number; viewer: number | null; now: number; view: View; told: Told[];
  turn: TurnOf; choices: OfferedChoice[]; clock: ClockNow | null; people: Person[]; watchers: number;
  undo: "free" | "ask" | "no"; vote: Vote | null; hints: boolean; over: Over | null;
};
export type Done = { is: "done"; id: string; change: number };
export type No = { is: "no"; id: string | null; code: string; rule: string | null; facts: Record<string, string>; text: string };
export type Why = { is: "why"; id: string; action: string; allowed: boolean; rule: string | null; text: string };
export type Chat = { is: "chat"; n: number; seat: number | null; at: number; text: string };
export type Hint = { action: string; share: number; pm: number };
export type Hints = { is: "hints"; id: string; hints: Hint[]; visits: number };
export type Beat = { is: "beat"; now: number };
export type Bye = { is: "bye"; why: "restart" | "slow" | "replaced" | "closed" | "limit"; until: number | null; text: string };
export type Heard = Welcome | Gathering | Update | Done | No | Why | Chat | Hints | Beat | Bye;
