// Random numbers that prove a seat or contribute to the shuffle, and where this browser stores them.
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const newId = (): string => hex(8);

export function newToken(): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...random)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser stores for a table: the seat's token, the promised nonce, or the right to watch. */
export type Held = { token?: string; nonce?: string; watch?: string; opened?: boolean; at: number };
const key = "bell.tables";

export function held(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Held>;
  } catch {
    return {};
  }
}

export function hold(table: string, what: Partial<Held>): void {
  const all = held();
  all[table] = { ...all[table], ...what, at: Date.now() };
  localStorage.setItem(key, JSON.stringify(all));
}

export function release(table: string): void {
  const all = held();
  delete all[table];
  localStorage.setItem(key, JSON.stringify(all));
}
