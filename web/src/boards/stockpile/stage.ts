// What the row of the piles shows in each phase, and which of the six phases a step belongs to.
import type { StockpileStep, StockpileView } from "../../wire/generated";

export type Stage =
  | "investors" | "auction" | "discarding" | "bonds" | "insider" | "supply" | "piles" | "give" | "action" | "dividend"
  | "selling" | "movement" | "ending" | "over";
export type Phase = "information" | "supply" | "demand" | "action" | "selling" | "movement";
export const PHASES: readonly Phase[] = ["information", "supply", "demand", "action", "selling", "movement"];

const STAGE: Partial<Record<StockpileStep, Stage>> = {
  deal_investors: "investors", keep_investors: "investors", reveal_investors: "investors",
  bid_for_investors: "auction", take_investors: "auction",
  deal_strategies: "discarding", discard_strategies: "discarding", draw_strategies: "bonds",
  start_round: "bonds", buy_bonds: "bonds", roll_dice: "insider", deal_pairs: "insider", take_insider_card: "insider",
  open_piles: "supply", draw_opening: "supply", hide_opening: "supply", deal_market: "supply", place_market: "supply",
  next_supply: "supply", draw_commerce: "supply", place_commerce: "supply", place_first_card: "supply",
  before_demand: "piles", start_demand: "piles", bidding: "piles", look_while_bidding: "piles", payment: "piles",
  give_first_card: "give", action_cards: "action", play_strategy: "action", pay_dividend: "dividend",
  selling: "selling", sell_again: "selling", buy_discarded: "selling", movement: "movement", move_company: "movement",
  end_of_round: "ending", bond_interest: "ending", round_end: "ending",
};
const PHASE: Partial<Record<StockpileStep, Phase>> = {
  open_piles: "supply", draw_opening: "supply", hide_opening: "supply", deal_market: "supply", place_market: "supply",
  next_supply: "supply", draw_commerce: "supply", place_commerce: "supply", place_first_card: "supply",
  before_demand: "demand", start_demand: "demand", bidding: "demand", look_while_bidding: "demand", payment: "demand",
  action_cards: "action", selling: "selling", sell_again: "selling", buy_discarded: "selling",
  movement: "movement", end_of_round: "movement", bond_interest: "movement", round_end: "movement",
  majorities: "movement", final_sale: "movement", repay_bonds: "movement", pay_commodities: "movement",
  held_fees: "movement", pay_taxes: "movement", final_total: "movement",
};

export function stageOf(view: StockpileView): Stage {
  if (view.winners.length > 0) return "over";
  const step = view.steps.at(-1);
  return (step && STAGE[step]) || "over";
}

export function phaseOf(view: StockpileView): Phase {
  const step = view.steps[0];
  return (step && PHASE[step]) || "information";
}

// On a phone the tab follows the question: 0 the stage, 1 prices, 2 your side. A company is chosen on the price board.
export function tabOf(view: StockpileView): number {
  const stage = stageOf(view);
  if (stage === "action") return view.strategy_cards ? 0 : 1;
  return 0;
}
