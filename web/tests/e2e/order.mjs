// Opens a table through the dialog, as a person does.
import { atTable } from "./play.mjs";

export async function openForm(page, house, title) {
  await page.goto(`${house.url}/?new=${title}`);
  await page.waitForSelector("dialog[open] .titles");
}

/** Against bots; `prepare` may change the form before the table is opened. */
export async function order(page, house, title, prepare = async () => undefined) {
  await openForm(page, house, title);
  await page.locator("dialog").getByRole("button", { name: /against bots/i }).click();
  await prepare(page);
  await page.getByRole("button", { name: /open the table/i }).click();
  return atTable(page);
}

/** The option whose list has this value. */
export const option = (page, value) => page.locator(".opts select").filter({ has: page.locator(`option[value="${value}"]`) });

export const oneRound = (page) => option(page, "9").selectOption("1");

/** All compatible modules, and five players. */
export async function everything(page) {
  const off = page.locator(".mods .switch[aria-checked=false]:not([disabled])");
  for (let switched = 0; switched < 12 && (await off.count()) > 0; switched++) await off.first().click();
  const more = page.locator(".seatlist .seatrow").last().getByRole("button").first();
  for (let seats = await page.locator(".seatlist .select--sm").count(); seats < 4; seats++) await more.click();
}
