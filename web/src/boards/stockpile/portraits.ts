// The investors' portraits as separate files: a browser loads only those it shows.
import type { StockpileInvestor } from "../../wire/generated";

const files = import.meta.glob<string>("../../art/made/investors/*.svg", { eager: true, query: "?url", import: "default" });

export const portraitOf = (investor: StockpileInvestor): string => files[`../../art/made/investors/${investor}.svg`] ?? "";
