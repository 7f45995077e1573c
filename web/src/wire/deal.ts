// Verifies a deal with the browser's SHA-256 and HMAC, as docs/fair-deal.md specifies byte by byte.
import type { Certificate } from "./messages";
import { bytesOf, sha256 } from "./secrets";

type Bytes = Uint8Array<ArrayBuffer>;
export type Verdict = { commitment: boolean; key: boolean; nonces: boolean; drawn: number; wrong: number; withheld: number[] };

const text = (value: string, width: number): Bytes => {
  const field = new Uint8Array(width);
  field.set(new TextEncoder().encode(value).slice(0, width));
  return field;
};
const number = (value: number, width: number): Bytes => Uint8Array.from({ length: width }, (_, k) => Math.floor(value / 256 ** (width - 1 - k)) % 256);
const join = (...parts: Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

export const commitmentOf = (table: string, secret: string): Promise<string> => sha256(join(text("bell commit 1", 16), text(table, 32), bytesOf(secret)));

export async function keyOf(table: string, secret: string, orderHash: string, nonces: (string | null)[]): Promise<string> {
  const seats = Array.from({ length: 5 }, (_, seat) => nonces[seat] ?? null).map((nonce) => (nonce === null ? new Uint8Array(33) : join(number(1, 1), bytesOf(nonce))));
  const sign = await hmac(bytesOf(secret));
  return hexOf(await sign(join(text("bell deal 1", 16), text(table, 32), bytesOf(orderHash), ...seats)));
}

/** The number below `below` for a chance event. */
export async function draw(sign: (message: Bytes) => Promise<Bytes>, purpose: string, round: number, position: number, below: number): Promise<number> {
  const bound = BigInt(below);
  const refuse = (2n ** 32n - bound) % bound;
  for (let block = 0; ; block++) {
    const words = new DataView((await sign(join(text(purpose, 32), number(round, 2), number(position, 4), number(block, 4)))).buffer);
    for (let word = 0; word < 8; word++) {
      const product = BigInt(words.getUint32(word * 4)) * bound;
      if (product % 2n ** 32n >= refuse) return Number(product / 2n ** 32n);
    }
  }
}

export const signer = (key: string): Promise<(message: Bytes) => Promise<Bytes>> => hmac(bytesOf(key));

/** Everything the certificate claims, recomputed; `progress` from 0 to 1. */
export async function check(claim: Certificate, progress: (done: number) => void = () => undefined): Promise<Verdict> {
  if (claim.secret === null || claim.key === null) throw new Error("sealed");
  const nonces = Array.from({ length: 5 }, (_, seat) => claim.contributions.find((part) => part.seat === seat)?.nonce ?? null);
  const hashes = await Promise.all(claim.contributions.map(async (part) => part.nonce === null || (await sha256(bytesOf(part.nonce))) === part.nonce_hash));
  const verdict: Verdict = {
    commitment: (await commitmentOf(claim.table, claim.secret)) === claim.commitment,
    key: (await keyOf(claim.table, claim.secret, claim.order_hash, nonces)) === claim.key,
    nonces: hashes.every(Boolean),
    drawn: 0, wrong: 0, withheld: claim.contributions.filter((part) => part.nonce === null).map((part) => part.seat),
  };
  const sign = await signer(claim.key);
  for (const [at, one] of claim.draws.entries()) {
    if ((await draw(sign, one.purpose, one.round, one.position, one.below)) !== one.drawn) verdict.wrong++;
    verdict.drawn++;
    if (at % 50 === 0) progress(at / claim.draws.length);
  }
  progress(1);
  return verdict;
}
