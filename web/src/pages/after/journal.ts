// Downloads the journal with the seat's token, which a plain link could not send.
import { journal } from "../../wire/house";

export async function saveJournal(table: string, title: string): Promise<void> {
  const address = URL.createObjectURL(await journal(table));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${title}-${table.slice(0, 6)}.journal`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
