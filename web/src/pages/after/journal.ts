// The journal as a file: asked for with the seat's own token, which a plain link could not bring along.
import { journal } from "../../wire/house";

export async function saveJournal(table: string, title: string): Promise<void> {
  const address = URL.createObjectURL(await journal(table));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${title}-${table.slice(0, 6)}.journal`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
