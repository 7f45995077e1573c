// The requests to the server by name: tables, seats, matches.
import type { About, Certificate, NewTable, Opened, Replay, Seated, TableCard, Tables, Titles } from "./messages";
import { ask, askFile } from "./requests";
import { bytesOf, held, hex, hold, newToken, release, sha256 } from "./secrets";

const inLanguage = (lang: string): string => `lang=${lang}`;

export const about = (): Promise<About> => ask("/api/about");
export const titles = (lang: string): Promise<Titles> => ask(`/api/titles?${inLanguage(lang)}`);
export const tables = (state: string, lang: string, title = "", page = 0): Promise<Tables> => ask(`/api/tables?state=${state}&title=${title}&page=${page}&${inLanguage(lang)}`);
export const tableCard = (table: string, lang: string, token = held()[table]?.token): Promise<TableCard> => ask(`/api/tables/${table}?${inLanguage(lang)}`, { token });

export async function mine(lang: string): Promise<TableCard[]> {
  const all = Object.entries(held()).filter(([, one]) => one.token).sort((a, b) => b[1].at - a[1].at).slice(0, 40);
  if (all.length === 0) return [];
  const answer = await ask<Tables>(`/api/mine?${inLanguage(lang)}`, { body: { tables: all.map(([table, one]) => ({ table, token: one.token! })) } });
  return answer.tables;
}

export async function openTable(order: NewTable): Promise<Opened> {
  const token = newToken();
  const opened = await ask<Opened>("/api/tables", { body: order, token });
  hold(opened.table, { token, watch: opened.watch, opened: true });
  return opened;
}

/** Sits down: promises a nonce, and stores seat and nonce in this browser. */
export async function sit(table: string, seat: number, name: string, hat: string, lang: string): Promise<Seated> {
  const token = held()[table]?.token ?? newToken();
  const nonce = hex(32);
  const seated = await ask<Seated>(`/api/tables/${table}/sit`, { body: { seat, name, hat, nonce_hash: await sha256(bytesOf(nonce)), lang }, token });
  hold(table, { token, nonce });
  return seated;
}

export async function stand(table: string): Promise<void> {
  await ask(`/api/tables/${table}/stand`, { method: "POST", body: {}, token: held()[table]?.token });
  if (!held()[table]?.opened) release(table);
}

export const freeSeat = (table: string, seat: number): Promise<unknown> => ask(`/api/tables/${table}/free`, { body: { seat }, token: held()[table]?.token });
export const seatBot = (table: string, seat: number, bot: string | null): Promise<unknown> => ask(`/api/tables/${table}/seat`, { body: { seat, bot }, token: held()[table]?.token });

/** Asks the others whether this token may become the seat's; the answer is a vote with a deadline. */
export const askSeat = (table: string, seat: number, token: string): Promise<{ vote: number; ends: number }> => ask(`/api/tables/${table}/relink`, { body: { seat }, token });

/** A rematch: the first request opens the table, the others get the same one. */
export async function rematch(table: string): Promise<Opened> {
  const token = held()[table]?.token ?? newToken();
  const opened = await ask<Opened>(`/api/tables/${table}/rematch`, { method: "POST", body: {}, token });
  hold(opened.table, { token, ...(opened.watch ? { watch: opened.watch, opened: true } : {}) });
  return opened;
}

/** A whole match: the server sends it in pages, each from the change after the last. */
export async function replay(table: string, as: string, lang: string): Promise<Replay> {
  let all: Replay | null = null;
  for (let from = 0; ; ) {
    const page: Replay = await ask(`/api/tables/${table}/replay?as=${as}&from=${from}&${inLanguage(lang)}`, { token: held()[table]?.token ?? held()[table]?.watch });
    all = all === null ? page : { ...page, steps: [...all.steps, ...page.steps] };
    const last = page.steps.at(-1)?.change ?? null;
    if (last === null || last >= page.changes || last < from) return all;
    from = last + 1;
  }
}
export const certificate = (table: string): Promise<Certificate> => ask(`/api/tables/${table}/deal`, { token: held()[table]?.token ?? held()[table]?.watch });
export const journal = (table: string): Promise<Blob> => askFile(`/api/tables/${table}/journal`, { token: held()[table]?.token ?? held()[table]?.watch });
export const analysis = (table: string): Promise<unknown> => ask(`/api/tables/${table}/analysis`, { token: held()[table]?.token ?? held()[table]?.watch });
