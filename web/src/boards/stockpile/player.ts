// A player's line in the rail: investors, cash, and current activity.
import type { StockpileView } from "../../wire/generated";
import type { PlayerLine } from "../contract";
import { investorName, money, say } from "./words";

export function playerLine(view: StockpileView, seat: number): PlayerLine {
  const player = view.players[seat];
  const investors = view.investors?.players.find((one) => one.seat === seat)?.investors ?? [];
  return {
    sub: investors.map(({ investor, used }) => (used ? `${investorName(investor)} ✓` : investorName(investor))).join(", "),
    figure: player?.cash ?? null,
    figureLabel: player ? say("cash_is", { money: money(player.cash) }) : undefined,
    ...stateOf(view, seat),
  };
}

function stateOf(view: StockpileView, seat: number): Pick<PlayerLine, "state" | "stateKind"> {
  const acts = Array.isArray(view.turn) && view.turn.includes(seat);
  const bidding = view.steps.includes("bidding") || view.steps.includes("bid_for_investors");
  if (acts) return { state: say(bidding ? "state.bids" : "state.acts"), stateKind: "on" };
  if (!bidding || view.meeples > 1) return { state: null };
  const index = view.piles.findIndex((one) => one.bid?.seat === seat);
  if (index >= 0) return { state: say("state.stands", { money: money(view.standing_bids[index]?.bid ?? 0), pile: index + 1 }) };
  return view.bids_made >= view.seats ? { state: say("state.outbid"), stateKind: "warn" } : { state: say("state.waits") };
}
