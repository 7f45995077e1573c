// The test vectors of docs/fair-deal.md.
import { describe, expect, it } from "vitest";
import { check, commitmentOf, draw, keyOf, signer } from "./deal";
import { sha256 } from "./secrets";

const table = "A".repeat(22);
const secret = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, "0")).join("");
const order = "01f3f82a18808947de4648b7d86d2ab3c8545e518bda5cdbe51ba6910b9c6ff6";
const nonces = ["11".repeat(32), null, "22".repeat(32)];
const key = "a9e41bb244c66a1d1fdd7e7305f3a41aa63022fb36388b6f4c0b511a1cfe5739";

describe("a deal", () => {
  it("has the commitment, the order and the key of the vectors", async () => {
    expect(await commitmentOf(table, secret)).toBe("7a7dd58b123184c7c4ddbaff5423dca071488044b201a54e760c0c561341f108");
    expect(await sha256(new TextEncoder().encode("title stonks\nplayers 3\nmodule moderate\noption rounds=3\n"))).toBe(order);
    expect(await keyOf(table, secret, order, nonces)).toBe(key);
  });
  it("draws what the vectors say", async () => {
    const sign = await signer(key);
    expect(await draw(sign, "deal", 1, 7, 52)).toBe(10);
    expect(await draw(sign, "deal", 1, 8, 51)).toBe(25);
    expect(await draw(sign, "remove_company", 0, 0, 6)).toBe(4);
    expect(await draw(sign, "deal", 2, 0, 3_000_000_000)).toBe(1_015_622_978);
  });
  it("is checked, and one that was bent is found out", async () => {
    const claim = {
      table, commitment: "7a7dd58b123184c7c4ddbaff5423dca071488044b201a54e760c0c561341f108", order_hash: order, seats: 3, deals: 1, secret, key,
      contributions: [{ seat: 0, nonce_hash: "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc", nonce: nonces[0]! }, { seat: 2, nonce_hash: await sha256(Uint8Array.from({ length: 32 }, () => 0x22)), nonce: nonces[2]! }],
      draws: [{ purpose: "deal", round: 1, position: 7, below: 52, drawn: 10, action: "" }],
    };
    expect(await check(claim)).toEqual({ commitment: true, key: true, nonces: true, drawn: 1, wrong: 0, withheld: [] });
    expect((await check({ ...claim, draws: [{ ...claim.draws[0]!, drawn: 11 }] })).wrong).toBe(1);
    expect((await check({ ...claim, secret: "ff" + secret.slice(2) })).commitment).toBe(false);
    expect((await check({ ...claim, contributions: [{ ...claim.contributions[0]!, nonce: "33".repeat(32) }] })).nonces).toBe(false);
  });
});
