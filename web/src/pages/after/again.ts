// A rematch: the first request opens the next table, the others are sent to the seats reserved for them.
import { rematch, sit } from "../../wire/house";
import { language } from "../../words/words.svelte";
import { myName } from "../lobby/begin";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";

export async function playAgain(table: string, seat: number): Promise<void> {
  const opened = await rematch(table);
  await sit(opened.table, seat, myName(), settings.hat, language());
  go(`/t/${opened.table}`);
}
