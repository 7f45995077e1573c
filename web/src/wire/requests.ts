// Requests outside the socket, all through one function.
import type { No } from "./messages";

/** A refusal by the server, or a network error. */
export class Refused extends Error {
  constructor(readonly no: No, readonly status: number) {
    super(no.text);
  }
}

type Options = { method?: "GET" | "POST"; body?: unknown; token?: string | null };

export async function ask<T>(path: string, options: Options = {}): Promise<T> {
  return (await (await answered(path, options)).json()) as T;
}

/** The answer is not JSON but a file. */
export async function askFile(path: string, options: Options = {}): Promise<Blob> {
  return (await answered(path, options)).blob();
}

async function answered(path: string, options: Options): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.token) headers["Authorization"] = `Bearer ${options.token}`;
  const answer = await fetch(path, { method: options.method ?? (options.body === undefined ? "GET" : "POST"), headers, body: options.body === undefined ? undefined : JSON.stringify(options.body) });
  if (answer.ok) return answer;
  const no = (await answer.json().catch(() => null)) as No | null;
  throw new Refused(no ?? { is: "no", id: null, code: `http_${answer.status}`, rule: null, facts: {}, text: `${answer.status} ${answer.statusText}` }, answer.status);
}
