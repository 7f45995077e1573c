// Made by `bell schema --typescript`; see docs/protocol.md.

export type StonksStep = "remove_company" | "place_tiles" | "start_tokens" | "start_round" | "deal" | "start_portfolio" | "first_opener" | "open_market" | "play_cards" | "fluctuation" | "resolve_trick" | "take_card" | "next_trick" | "end_round" | "score_round" | "next_round" | "final_scoring" | "gather";

export type Seat = number;

export type StonksCompany = "carrot" | "grass" | "honey" | "fish" | "apple";

export type StonksSide = "A" | "B";

export type StonksCard = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "C10" | "C11" | "C12" | "C13" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10" | "G11" | "G12" | "G13" | "H1" | "H2" | "H3" | "H4" | "H5" | "H6" | "H7" | "H8" | "H9" | "H10" | "H11" | "H12" | "H13" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9" | "F10" | "F11" | "F12" | "F13" | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "A8" | "A9" | "A10" | "A11" | "A12" | "A13";

export type StonksSpeculation = "unused" | "opened" | "followed" | "cancelled";

export type StonksTieBreak = "cards" | "shares";

export type StonksView = {
  title: "stonks";
  seats: number;
  round: number;
  rounds: number;
  steps: StonksStep[];
  turn: Seat[] | "chance" | null;
  trick_of_round: number;
  tricks: number;
  tricks_left: number;
  opener: Seat | null;
  row: StonksCompany[];
  prices: Partial<Record<StonksCompany, {
    place: number;
    side: StonksSide;
    level: number;
    value: number;
    black: boolean;
    values: number[];
  }>>;
  black: StonksCompany[];
  trump: StonksCompany | null;
  trick: {
    lead: StonksCompany | null;
    plays: ({
      seat: Seat;
      card: StonksCard | null;
    })[];
    counts_as: (StonksCompany | null)[];
    face_down: StonksCard | null;
    market: StonksCard | null;
    speculation: StonksSpeculation;
    speculator: Seat | null;
    winner: Seat | null;
    ahead: Seat | null;
    must_follow: StonksCompany | null;
    steps_to_move: number;
  };
  deck_size: number;
  discard: StonksCard[];
  players: ({
    seat: Seat;
    points: number;
    worth: number;
    shares: number;
    held: Partial<Record<StonksCompany, number>>;
    cards: number;
    unseen: number;
    hand_size: number;
    hand: StonksCard[] | null;
    portfolio: StonksCard[];
    hidden: (StonksCard | null)[];
    speculation_card: boolean;
    start_card: StonksCard | null;
    to_reveal: StonksCard | null;
    last_cards: (StonksCard | null)[];
  })[];
  two_players?: {
    last_winner: Seat | null;
  };
  moderate?: {
  };
  small_caps?: {
  };
  card_shares: number[];
  card_fluctuation: number[];
  winners: Seat[];
  tie_break: StonksTieBreak | null;
};

export type StonksFact = {
  fact: "company_removed";
  rule: string | null;
  company: StonksCompany | null;
} | {
  fact: "tile_placed";
  rule: string | null;
  company: StonksCompany | null;
  place: number | null;
} | {
  fact: "dealt";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "laid_to_reveal";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "laid_face_down";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "revealed";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "opener_chosen";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "market_opened";
  rule: string | null;
  card: StonksCard | null;
} | {
  fact: "played";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "speculated_opening";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
  company: StonksCompany | null;
} | {
  fact: "speculated_following";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
  company: StonksCompany | null;
} | {
  fact: "speculation_cancelled";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "price_changed";
  rule: string | null;
  seat: Seat | null;
  company: StonksCompany | null;
  steps: number | null;
  value: number | null;
  before: number | null;
} | {
  fact: "token_unlocked";
  rule: string | null;
  company: StonksCompany | null;
} | {
  fact: "trump_changed";
  rule: string | null;
  company: StonksCompany | null;
} | {
  fact: "face_down_revealed";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "trick_won";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "trick_lost";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "card_taken";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "last_card_discarded";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "hidden_revealed";
  rule: string | null;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "speculation_placed";
  rule: string | null;
  seat: Seat | null;
  company: StonksCompany | null;
} | {
  fact: "round_scored";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "round_started";
  rule: string | null;
  round: number | null;
} | {
  fact: "match_won";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
};

export type StonksChoice = {
  action: string;
  verb: "lay_to_reveal";
  card: StonksCard;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "lay_face_down";
  card: StonksCard;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "play";
  card: StonksCard;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "speculate";
  card: StonksCard;
  company: StonksCompany;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "raise";
  company: StonksCompany;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "lower";
  company: StonksCompany;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
} | {
  action: string;
  verb: "take";
  card: StonksCard;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    price_now?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump_now?: StonksCompany | null;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
};

export type StockpileStep = "name_first_player" | "starting_cash" | "starting_share" | "start_round" | "deal_pairs" | "open_piles" | "deal_market" | "place_market" | "next_supply" | "bidding" | "payment" | "action_cards" | "selling" | "movement" | "round_end" | "majorities" | "final_sale" | "held_fees" | "final_total" | "move_company" | "pay_dividend" | "buy_bonds" | "bond_interest" | "repay_bonds" | "draw_commerce" | "place_commerce" | "pay_commodities" | "pay_taxes" | "roll_dice" | "place_first_card" | "give_first_card" | "deal_investors" | "keep_investors" | "reveal_investors" | "bid_for_investors" | "take_investors" | "take_insider_card" | "draw_opening" | "hide_opening" | "before_demand" | "start_demand" | "look_while_bidding" | "sell_again" | "buy_discarded" | "end_of_round" | "deal_strategies" | "discard_strategies" | "draw_strategies" | "play_strategy";

export type StockpileCompany = "automotive" | "bank" | "computers" | "electric" | "laboratories" | "steel";

export type StockpileForecast = "-4" | "-3" | "-2" | "-1" | "+1" | "+2" | "+3" | "+4" | "$" | "$$" | "$$$";

export type StockpileFace = "down" | "up";

export type StockpileCard = "automotive" | "bank" | "computers" | "electric" | "laboratories" | "steel" | "fee1" | "fee2" | "fee3" | "boom" | "bust" | "gold" | "platinum" | "oil" | "gas" | "corn" | "cattle" | "tax" | "first-player";

export type StockpilePayMarks = "unasked" | "as_shown" | "automatic";

export type StockpileInvestor = "bill" | "bernie" | "cramer" | "donald" | "deborah" | "graham" | "mark" | "martha" | "stuart" | "warren" | "ana" | "chanda" | "carlos" | "dangote" | "li" | "talal" | "ivan" | "barack" | "barbara" | "phil" | "liliane" | "mitt" | "oprah" | "robins" | "soros" | "sanders";

export type StockpileStrategy = "block-trading" | "value-investing" | "convertible-bond" | "corner-the-market" | "corporate-espionage" | "insider-trading" | "data-broker" | "diversification" | "dividend-growth-investing" | "special-dividend" | "falsified-earnings" | "fraudulent-transfer" | "vulture-capitalism" | "interpositioning" | "market-maker" | "naked-short" | "rogue-trading" | "systemic-shock" | "short-and-distort" | "pump-and-dump" | "bear-raid" | "stock-buyback" | "golden-parachute" | "tax-haven" | "bond-ladder" | "dead-cat-bounce";

export type StockpileView = {
  title: "stockpile";
  seats: number;
  viewer: Seat | null;
  round: number;
  rounds: number;
  steps: StockpileStep[];
  actors: (Seat | null)[];
  turn: Seat[] | "chance" | null;
  first_player: Seat | null;
  meeples: number;
  prices: Partial<Record<StockpileCompany, {
    space: number;
    value: number;
    track: {
      spaces: {
        value: number;
        pays: number;
      }[];
      start: number;
      after_split: number;
    };
    majority: {
      leaders: Seat[] | null;
      pays: number;
    };
  }>>;
  forecasts: Partial<Record<StockpileForecast, number>>;
  unseen_forecasts: Partial<Record<StockpileForecast, number>>;
  companies_left: StockpileCompany[];
  pairs: ({
    owner: Seat | null;
    company: StockpileCompany | null;
    forecast: StockpileForecast | null;
    face: StockpileFace;
    known_to: Seat[];
    foreseen: {
      company: StockpileCompany;
      dividend: number;
      steps: number;
      landing: {
        space: number;
        value: number;
        splits: number;
        bankrupt: boolean;
      };
    } | null;
    company_dealt: boolean;
    forecast_dealt: boolean;
  })[];
  piles: ({
    bid?: {
      seat: Seat;
      space: number;
      meeple: number;
    };
    cards: ({
      card: StockpileCard | null;
      face: StockpileFace;
      known_to: Seat[];
      nth: number;
    })[];
  })[];
  standing_bids: {
    bid: number;
    costs: number;
    lowest_space: number;
  }[];
  bid_spaces: number[];
  fees: number[];
  opening_cards_laid: number;
  market_sets_placed: number;
  placing: {
    card: StockpileCard | null;
    pile: number | null;
    face: StockpileFace;
  } | null;
  bids_made: number;
  last_bidder: Seat | null;
  fees_due: Partial<Record<StockpileCard, number>>;
  held_fees: {
    seat: Seat;
    fee: StockpileCard;
  }[];
  pair_moving?: number;
  moving?: {
    company: StockpileCompany;
    spaces_left: number;
    pay_marks: StockpilePayMarks;
  };
  dividend?: {
    company: StockpileCompany;
    per_share: number;
    only_to: Seat | null;
    shown: {
      regular: number;
      split: number;
    }[];
  };
  deck_size: number;
  discard: Partial<Record<StockpileCard, number>>;
  players: ({
    seat: Seat;
    cash: number;
    worth: number;
    shares_worth: number;
    bonds_worth: number;
    goods_worth: number;
    taxes_cost: number;
    commerce_worth: number;
    held_fees: number;
    free_cash: number;
    held: Partial<Record<StockpileCompany, number>>;
    unseen: number;
    commodities: number;
    regular: Partial<Record<StockpileCompany, number>>;
    surely: Partial<Record<StockpileCompany, number>>;
    regular_size: number;
    split: Partial<Record<StockpileCompany, number>>;
    hand_size: number;
    hand: (StockpileCard | null)[];
    kept: Partial<Record<StockpileCard, number>>;
    surely_kept: Partial<Record<StockpileCard, number>>;
    kept_size: number;
    purchases: {
      meeple: number;
      space: number;
      paid: number;
    }[];
  })[];
  next_first_player: Seat | null;
  investor_numbers: {
    investor: StockpileInvestor;
    cash: number;
    power: number;
    second: number;
  }[];
  strategy_numbers: {
    strategy: StockpileStrategy;
    cost: number;
    gain: number;
    times: number;
    limit: number;
  }[];
  bonds?: {
    held: number[];
  };
  commodities_taxes?: {
    deck_size: number;
    gone: Partial<Record<StockpileCard, number>>;
    players: ({
      seat: Seat;
      owned: Partial<Record<StockpileCard, number>>;
      hand_size: number;
      hand: (StockpileCard | null)[];
    })[];
  };
  forecast_dice?: {
  };
  first_player_card?: {
    holder: Seat | null;
  };
  advanced_board?: {
  };
  investors?: {
    players: ({
      seat: Seat;
      investors: {
        investor: StockpileInvestor;
        used: boolean;
      }[];
      offered: (StockpileInvestor | null)[];
      kept: (StockpileInvestor | null)[];
    })[];
    drawn_opening_cards: (StockpileCard | null)[];
    drawn_known_to: Seat[];
  };
  investor_auction?: {
    put_up: (StockpileInvestor | null)[];
  };
  strategy_cards?: {
    played: StockpileStrategy[];
    in_play?: {
      card: StockpileStrategy;
      choices_made: number;
      company: StockpileCompany | null;
      companies_done: StockpileCompany[];
      pairs_seen: number[];
    };
    cards_on_forecasts: number[];
    idle: StockpileStrategy[];
    players: ({
      seat: Seat;
      hand_size: number;
      hand: StockpileStrategy[] | null;
      played_this_round: number;
    })[];
  };
  winners: Seat[];
};

export type Money = number;

export type StockpileInsiderCard = "company" | "forecast";

export type StockpilePortion = "regular" | "split" | "half";

export type StockpileFact = {
  fact: "first_player_named";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "cash_given";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "share_given";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "round_started";
  rule: string | null;
  round: number | null;
} | {
  fact: "pair_dealt";
  rule: string | null;
  seat: Seat | null;
  pair: number | null;
  company: StockpileCompany | null;
  forecast: StockpileForecast | null;
} | {
  fact: "pile_opened";
  rule: string | null;
  pile: number | null;
  card: StockpileCard | null;
} | {
  fact: "market_dealt";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "chosen_face_up";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "placed";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  card: StockpileCard | null;
} | {
  fact: "bid_made";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  space: number | null;
  bid: Money | null;
} | {
  fact: "outbid";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
} | {
  fact: "bid_paid";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  money: Money | null;
} | {
  fact: "card_taken";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  card: StockpileCard | null;
} | {
  fact: "fee_paid";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
  money: Money | null;
} | {
  fact: "fee_held";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
  money: Money | null;
} | {
  fact: "fee_dropped";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "action_played";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
  company: StockpileCompany | null;
} | {
  fact: "value_moved";
  rule: string | null;
  company: StockpileCompany | null;
  spaces: number | null;
  value: Money | null;
  before: Money | null;
} | {
  fact: "stock_split";
  rule: string | null;
  company: StockpileCompany | null;
  value: Money | null;
  before: Money | null;
} | {
  fact: "split_paid";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  money: Money | null;
} | {
  fact: "bankrupt";
  rule: string | null;
  company: StockpileCompany | null;
  value: Money | null;
  before: Money | null;
} | {
  fact: "cards_lost";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  regular: number | null;
  split: number | null;
} | {
  fact: "cards_split";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  count: number | null;
} | {
  fact: "dividend_declared";
  rule: string | null;
  company: StockpileCompany | null;
  per_share: Money | null;
} | {
  fact: "shown";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  regular: number | null;
  split: number | null;
} | {
  fact: "dividend_paid";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  money: Money | null;
} | {
  fact: "sold";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  count: number | null;
  money: Money | null;
} | {
  fact: "sold_split";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  count: number | null;
  money: Money | null;
} | {
  fact: "halved";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  count: number | null;
  money: Money | null;
} | {
  fact: "pair_revealed";
  rule: string | null;
  seat: Seat | null;
  pair: number | null;
  company: StockpileCompany | null;
  forecast: StockpileForecast | null;
} | {
  fact: "token_passed";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "majority_paid";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  money: Money | null;
} | {
  fact: "final_sale";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "match_won";
  rule: string | null;
  seat: Seat | null;
  total: Money | null;
} | {
  fact: "portfolio_revealed";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  regular: number | null;
  split: number | null;
} | {
  fact: "bonds_bought";
  rule: string | null;
  seat: Seat | null;
  count: number | null;
  money: Money | null;
} | {
  fact: "interest_paid";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "bonds_repaid";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "commerce_drawn";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "commodities_paid";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "taxes_paid";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "die_rolled";
  rule: string | null;
  die: number | null;
  forecast: StockpileForecast | null;
} | {
  fact: "first_card_given";
  rule: string | null;
  seat: Seat | null;
  to: Seat | null;
} | {
  fact: "investor_dealt";
  rule: string | null;
  seat: Seat | null;
  investor: StockpileInvestor | null;
} | {
  fact: "investor_kept";
  rule: string | null;
  seat: Seat | null;
  investor: StockpileInvestor | null;
} | {
  fact: "investor_revealed";
  rule: string | null;
  seat: Seat | null;
  investor: StockpileInvestor | null;
} | {
  fact: "investor_put_up";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  investor: StockpileInvestor | null;
} | {
  fact: "investor_bought";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  investor: StockpileInvestor | null;
  bid: Money | null;
} | {
  fact: "power_used";
  rule: string | null;
  seat: Seat | null;
  investor: StockpileInvestor | null;
} | {
  fact: "money_gained";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "money_lost";
  rule: string | null;
  seat: Seat | null;
  money: Money | null;
} | {
  fact: "money_given";
  rule: string | null;
  seat: Seat | null;
  to: Seat | null;
  money: Money | null;
} | {
  fact: "looked_at_pair";
  rule: string | null;
  seat: Seat | null;
  pair: number | null;
  company: StockpileCompany | null;
  forecast: StockpileForecast | null;
} | {
  fact: "looked_at_card";
  rule: string | null;
  seat: Seat | null;
  pile: number | null;
  card: StockpileCard | null;
} | {
  fact: "card_moved";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
  from_pile: number | null;
  to_pile: number | null;
} | {
  fact: "insider_card_taken";
  rule: string | null;
  seat: Seat | null;
  taken: StockpileInsiderCard | null;
  company: StockpileCompany | null;
  forecast: StockpileForecast | null;
} | {
  fact: "moved_to_split";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
} | {
  fact: "moved_to_regular";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
} | {
  fact: "share_discarded";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
} | {
  fact: "share_taken";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  money: Money | null;
} | {
  fact: "sold_short";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  portion: StockpilePortion | null;
  money: Money | null;
} | {
  fact: "strategy_dealt";
  rule: string | null;
  seat: Seat | null;
  strategy: StockpileStrategy | null;
} | {
  fact: "strategy_discarded";
  rule: string | null;
  seat: Seat | null;
  strategy: StockpileStrategy | null;
} | {
  fact: "strategy_played";
  rule: string | null;
  seat: Seat | null;
  strategy: StockpileStrategy | null;
} | {
  fact: "forecast_covered";
  rule: string | null;
  seat: Seat | null;
  pair: number | null;
} | {
  fact: "companies_shown";
  rule: string | null;
  seat: Seat | null;
  company: StockpileCompany | null;
  portion: StockpilePortion | null;
} | {
  fact: "thing_discarded";
  rule: string | null;
  seat: Seat | null;
  card: StockpileCard | null;
} | {
  fact: "bond_discarded";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "passed";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "power_chosen";
  rule: string | null;
  seat: Seat | null;
  investor: StockpileInvestor | null;
};

export type StockpileChoice = {
  action: string;
  verb: "place_face_up";
  card: StockpileCard;
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "place_face_down";
  card: StockpileCard;
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "place_commerce";
  card: StockpileCard;
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "place_first_card";
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "give_first_card";
  seat: Seat;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "bid";
  pile: number;
  space: number;
  meeple: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "play_action";
  card: StockpileCard;
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "sell";
  company: StockpileCompany;
  portion: StockpilePortion;
  count: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "sell_short";
  company: StockpileCompany;
  portion: StockpilePortion;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "show";
  regular: number;
  split: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "reveal_pair";
  pair: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "buy_bonds";
  count: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "keep_investor";
  investor: StockpileInvestor;
  second: StockpileInvestor | null;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "take_company";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "take_forecast";
  forecast: StockpileForecast;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "hide_opening";
  nth: number;
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "look_at_pile";
  pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "move_card";
  from_pile: number;
  position: number;
  to_pile: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "look_at_pair";
  pair: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "raise";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "lower";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "exchange";
  company: StockpileCompany;
  portion: StockpilePortion;
  wanted: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "buy_discarded";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "name_company";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "show_companies";
  companies: StockpileCompany[];
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "give_money";
  seat: Seat;
  second: Seat | null;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "discard_strategy";
  strategy: StockpileStrategy;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "play_strategy";
  strategy: StockpileStrategy;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "give_up";
  company: StockpileCompany;
  portion: StockpilePortion;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "take_discarded";
  company: StockpileCompany;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "discard_card";
  card: StockpileCard;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "use_power";
  investor: StockpileInvestor;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "cover";
  pair: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "refund";
  meeple: number;
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
} | {
  action: string;
  verb: "pass";
  prospect: {
    rule: string | null;
    costs?: number;
    pays?: number;
    each?: number;
    fees_paid?: number;
    other_worth?: number;
    interest?: number;
    bid?: number;
    outbids?: Seat | null;
    starting_cash?: number;
    held?: number;
    spaces?: number;
    price_now?: number;
    landing?: {
      space: number;
      value: number;
      splits: number;
      bankrupt: boolean;
    };
    dividend?: number;
    company?: StockpileCompany | null;
    forecast?: StockpileForecast | null;
    card?: StockpileCard | null;
    owner?: Seat | null;
    open_to_all?: boolean;
    to_go?: number;
  };
};

export type WallStreet1920Step = "set_out" | "lay_duals" | "lay_cards" | "deal_capital" | "choose_start" | "first_top" | "place_pawns" | "fresh_top" | "start_turn" | "act" | "choose_pile" | "resolve_purchase" | "refill" | "new_top" | "close_turn" | "next_player" | "discard_explosion" | "next_turn" | "final_scoring" | "surprise" | "exchange" | "lay_magnates" | "turn_magnates" | "magnate";

export type WallStreet1920Card = "corn" | "corn+" | "corn-" | "corn2" | "corn2-" | "cotton" | "cotton+" | "cotton-" | "cotton2" | "cotton2-" | "steel" | "steel+" | "steel-" | "steel2" | "steel2-" | "oil" | "oil+" | "oil-" | "oil2" | "oil2-" | "gold" | "dual1" | "dual2" | "dual3" | "dual4" | "dual5" | "corn-up1" | "corn-up2" | "corn-down1" | "corn-down2" | "cotton-up1" | "cotton-up2" | "cotton-down1" | "cotton-down2" | "steel-up1" | "steel-up2" | "steel-down1" | "steel-down2" | "oil-up1" | "oil-up2" | "oil-down1" | "oil-down2" | "rise1" | "rise2" | "fall1" | "fall2" | "black-day" | "exchange" | "upward" | "downward" | "mixed" | "explosion";

export type WallStreet1920Company = "corn" | "cotton" | "steel" | "oil";

export type WallStreet1920Side = "blue" | "orange";

export type WallStreet1920Trend = "clockwise" | "counterclockwise";

export type WallStreet1920Pile = "A" | "B" | "C";

export type WallStreet1920Back = "back1" | "back2" | "back3" | "back4" | "back5";

export type WallStreet1920Magnate = "magnate1" | "magnate2" | "magnate3" | "magnate4";

export type WallStreet1920TieBreak = "capital";

export type WallStreet1920View = {
  title: "wall-street-1920";
  seats: number;
  viewer: Seat | null;
  round: number;
  steps: WallStreet1920Step[];
  turn: Seat[] | "chance" | null;
  start: Seat | null;
  active: Seat | null;
  has_flipped: boolean;
  has_exploded: boolean;
  business: {
    bought: (WallStreet1920Card | null)[];
    kept: WallStreet1920Card | null;
    to_discard: WallStreet1920Card | null;
    sold: WallStreet1920Card | null;
  };
  exchange: {
    shown: WallStreet1920Card;
    company: WallStreet1920Company;
    offering: Seat[];
  } | null;
  side: WallStreet1920Side;
  prices: Partial<Record<WallStreet1920Company, {
    level: number;
    value: number;
    counted_value: number;
    minimum: number;
    values: number[];
    wakes: number[];
  }>>;
  trend: WallStreet1920Trend;
  coins: number;
  rondel: ({
    card: WallStreet1920Card | null;
    second: WallStreet1920Card | null;
    cost: number;
    fare: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    } | null;
    other_way: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    } | null;
  })[];
  top: WallStreet1920Card | null;
  deck_size: number;
  safe_cards: number;
  piles: Partial<Record<WallStreet1920Pile, {
    top: WallStreet1920Card | null;
    size: number;
  }>>;
  cards: ({
    card: WallStreet1920Card;
    cost: number;
    dynamite: number;
    points: number;
    pay: number | null;
    prices: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    wakes: WallStreet1920Company[];
  })[];
  duals: ((WallStreet1920Company | null)[])[];
  capital_top: number;
  players: ({
    seat: Seat;
    cash: number;
    capital: number;
    loans: number;
    pawn: number | null;
    points: number;
    share_cards: number;
    shares: Partial<Record<WallStreet1920Card, number>> | null;
    variations: Partial<Record<WallStreet1920Card, number>>;
    back: WallStreet1920Back | null;
    secret_share: {
      company: WallStreet1920Company;
      shares: number;
      points: number;
    } | null;
    offer: WallStreet1920Card | null;
    returned: WallStreet1920Card | null;
    holding: {
      worth: number;
      stakes: Partial<Record<WallStreet1920Company, {
        shares: number;
        wild: number;
        minimum: number;
      }>>;
      counts: Partial<Record<WallStreet1920Company, {
        points: number;
        shares: number;
        gold: number;
        duals: number;
      }>>;
      secret: number;
      variations: number;
      loans: number;
      rest: number;
      unseen: number;
    };
  })[];
  magnates?: {
    at: Partial<Record<WallStreet1920Company, WallStreet1920Magnate | null>>;
    punishing: WallStreet1920Magnate[];
    turned: number;
    keeper: Seat | null;
    acting: WallStreet1920Company[];
  };
  purchase_option?: {
    options: ({
      seat: Seat;
      place: number | null;
    })[];
  };
  memory_aid: {
    shares: Partial<Record<WallStreet1920Card, number>>[];
    unsure: Seat[];
    dynamite: Partial<Record<WallStreet1920Pile, number>>;
    undrawn: Partial<Record<WallStreet1920Card, number>>;
  } | null;
  event: WallStreet1920Pile | null;
  winners: Seat[];
  tie_break: WallStreet1920TieBreak | null;
};

export type WallStreet1920MagnateSide = "reward" | "punishment";

export type WallStreet1920Fact = {
  fact: "card_laid";
  rule: string | null;
  card: WallStreet1920Card | null;
  place: number | null;
} | {
  fact: "card_removed";
  rule: string | null;
  card: WallStreet1920Card | null;
} | {
  fact: "capital_dealt";
  rule: string | null;
  seat: Seat | null;
  back: WallStreet1920Back | null;
} | {
  fact: "start_chosen";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "card_turned_up";
  rule: string | null;
  card: WallStreet1920Card | null;
} | {
  fact: "pawn_placed";
  rule: string | null;
  seat: Seat | null;
  place: number | null;
} | {
  fact: "turn_started";
  rule: string | null;
  seat: Seat | null;
  round: number | null;
} | {
  fact: "trend_flipped";
  rule: string | null;
  seat: Seat | null;
  trend: WallStreet1920Trend | null;
} | {
  fact: "moved";
  rule: string | null;
  seat: Seat | null;
  spaces: number | null;
  place: number | null;
} | {
  fact: "paid";
  rule: string | null;
  seat: Seat | null;
  cash: number | null;
  by_capital: number | null;
} | {
  fact: "rival_paid";
  rule: string | null;
  seat: Seat | null;
  rival: Seat | null;
  cash: number | null;
} | {
  fact: "loan_taken";
  rule: string | null;
  seat: Seat | null;
  loans: number | null;
  owed: number | null;
} | {
  fact: "coins_taken";
  rule: string | null;
  seat: Seat | null;
  coins: number | null;
} | {
  fact: "card_kept";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "card_discarded";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  pile: WallStreet1920Pile | null;
} | {
  fact: "place_refilled";
  rule: string | null;
  card: WallStreet1920Card | null;
  place: number | null;
} | {
  fact: "price_changed";
  rule: string | null;
  seat: Seat | null;
  company: WallStreet1920Company | null;
  spaces: number | null;
  value: number | null;
  before: number | null;
} | {
  fact: "share_sold";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  income: number | null;
  place: number | null;
} | {
  fact: "capital_raised";
  rule: string | null;
  seat: Seat | null;
  capital: number | null;
} | {
  fact: "capital_lowered";
  rule: string | null;
  seat: Seat | null;
  capital: number | null;
} | {
  fact: "share_shown";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  company: WallStreet1920Company | null;
} | {
  fact: "all_shares_shown";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "share_counted";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  count: number | null;
} | {
  fact: "offered";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "offer_revealed";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "swapped";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  rival: Seat | null;
} | {
  fact: "swapped_back";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  rival: Seat | null;
} | {
  fact: "exchange_failed";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "magnate_laid";
  rule: string | null;
  magnate: WallStreet1920Magnate | null;
  company: WallStreet1920Company | null;
} | {
  fact: "magnate_turned";
  rule: string | null;
  magnate: WallStreet1920Magnate | null;
  side: WallStreet1920MagnateSide | null;
} | {
  fact: "magnate_acted";
  rule: string | null;
  seat: Seat | null;
  company: WallStreet1920Company | null;
  magnate: WallStreet1920Magnate | null;
} | {
  fact: "magnate_given";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "loan_returned";
  rule: string | null;
  seat: Seat | null;
  owed: number | null;
} | {
  fact: "discard_taken";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
  pile: WallStreet1920Pile | null;
} | {
  fact: "card_returned";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "option_laid";
  rule: string | null;
  seat: Seat | null;
  place: number | null;
} | {
  fact: "option_came_back";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "pile_counted";
  rule: string | null;
  pile: WallStreet1920Pile | null;
  dynamite: number | null;
} | {
  fact: "event_triggered";
  rule: string | null;
  pile: WallStreet1920Pile | null;
} | {
  fact: "event_averted";
  rule: string | null;
} | {
  fact: "back_revealed";
  rule: string | null;
  seat: Seat | null;
  back: WallStreet1920Back | null;
  points: number | null;
} | {
  fact: "company_scored";
  rule: string | null;
  seat: Seat | null;
  company: WallStreet1920Company | null;
  shares: number | null;
  points: number | null;
} | {
  fact: "extras_scored";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "match_scored";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "match_won";
  rule: string | null;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "sale_announced";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "effect_begun";
  rule: string | null;
  seat: Seat | null;
  card: WallStreet1920Card | null;
} | {
  fact: "turn_ended";
  rule: string | null;
  seat: Seat | null;
} | {
  fact: "offer_declined";
  rule: string | null;
  seat: Seat | null;
};

export type WallStreet1920Choice = {
  action: string;
  verb: "place_pawn";
  place: number;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "flip";
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "lay_option";
  place: number;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "move";
  spaces: number;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "sell";
  card: WallStreet1920Card;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "raise_capital";
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "keep";
  card: WallStreet1920Card;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "discard";
  card: WallStreet1920Card;
  pile: WallStreet1920Pile;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "choose_company";
  company: WallStreet1920Company;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "show";
  card: WallStreet1920Card;
  company: WallStreet1920Company;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "offer";
  card: WallStreet1920Card;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "swap";
  seat: Seat;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "give_magnate";
  seat: Seat;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "redeem";
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "decline";
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "take_discard";
  pile: WallStreet1920Pile;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "give_back";
  card: WallStreet1920Card;
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
} | {
  action: string;
  verb: "end_turn";
  prospect: {
    rule: string | null;
    pays?: {
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    };
    income?: number;
    capital?: number;
    spaces?: number;
    place?: number;
    cards?: (WallStreet1920Card | null)[];
    fares?: {
      spaces: number;
      surcharge: number;
      price: number;
      by_capital: number;
      cash: number;
      to_rivals: number;
      loans: number;
    }[];
    receives?: WallStreet1920Card | null;
    points?: number;
    dynamite?: number;
    stakes?: Partial<Record<WallStreet1920Company, {
      shares: number;
      wild: number;
      minimum: number;
    }>>;
    prices?: {
      company: WallStreet1920Company;
      level: number;
      value: number;
    }[];
    calls?: ({
      company: WallStreet1920Company;
      magnate: WallStreet1920Magnate;
      side: WallStreet1920MagnateSide;
      rule: string | null;
      points?: number;
      income?: number;
      asks: boolean;
      rivals: Seat[];
    })[];
  };
};

export type View = StonksView | StockpileView | WallStreet1920View;

export type Fact = StonksFact | StockpileFact | WallStreet1920Fact;

export type Choice = StonksChoice | StockpileChoice | WallStreet1920Choice;

export type BotQuestion = {
  id: number;
  title: string;
  setup: {
    players: number;
    modules: string[];
    options: Record<string, string>;
    components: Record<string, string>;
  };
  seat: Seat;
  view: View;
  events: Fact[];
  legal: Choice[];
  budget: {
    milliseconds: number;
  };
};

export type BotReply = {
  id: number;
  action: string | number;
  evaluation?: number;
};

export type FromClient = {
  do: "hello";
  table: string;
  token?: string;
  watch?: string;
  lang: string;
  since?: number;
  epoch?: string;
} | {
  do: "act";
  id: string;
  decision: number;
  action: string;
} | {
  do: "why";
  id: string;
  action: string;
} | {
  do: "look";
  since: number;
} | {
  do: "undo";
  id: string;
} | {
  do: "vote";
  id: string;
  vote: number;
  yes: boolean;
} | {
  do: "away";
  id: string;
} | {
  do: "back";
  id: string;
} | {
  do: "absent";
  id: string;
  seat: Seat;
} | {
  do: "resign";
  id: string;
} | {
  do: "chat";
  id: string;
  text: string;
} | {
  do: "hint";
  id: string;
} | {
  do: "nonce";
  nonce: string;
} | {
  do: "begin";
  id: string;
} | {
  do: "lang";
  lang: string;
} | {
  do: "beat";
};

export type Welcome = {
  is: "welcome";
  protocol: number;
  build: string;
  table: string;
  seat: Seat | null;
  opener: boolean;
  epoch: string;
  now: number;
  limits: {
    frame: number;
    chat: number;
    name: number;
  };
};

export type Gathering = {
  is: "gathering";
  card: TableCard;
  open_nonces: boolean;
};

export type TableCard = {
  table: string;
  title: string;
  title_text: string;
  name: string;
  players: number;
  modules: string[];
  modules_text: string[];
  options: Record<string, string>;
  clock: {
    kind: "none";
  } | {
    kind: "live";
    move: number;
    bank: number;
  } | {
    kind: "days";
    days: number;
  };
  state: TableState;
  listed: boolean;
  watch: boolean;
  hints: boolean;
  undo: boolean;
  people: Person[];
  watchers: number;
  created: number;
  moved: number;
  seat: Seat | null;
  opener: boolean;
  your_turn: boolean;
  where: string;
  commitment: string;
  nonce_hashes: (string | null)[];
  deals: number;
  next: string | null;
};

export type TableState = "open" | "playing" | "finished" | "closed";

export type Person = {
  seat: Seat;
  kind: PersonKind;
  name: string;
  hat: string;
  bot: string | null;
  here: boolean;
  away_since: number | null;
  absent_at: number | null;
  played_by: string | null;
  resigned: boolean;
  ready: boolean;
};

export type PersonKind = "person" | "bot" | "free";

export type Update = {
  is: "update";
  table: string;
  epoch: string;
  change: number;
  viewer: Seat | null;
  now: number;
  view: View;
  told: Told[];
  undone: number[];
  turn: TurnOf;
  choices: OfferedChoice[];
  clock: ClockNow | null;
  people: Person[];
  watchers: number;
  undo: UndoState;
  vote: Vote | null;
  hints: boolean;
  over: Over | null;
  next: string | null;
};

export type Told = Fact & {
  change: number;
  text: string;
};

export type TurnOf = {
  seats: Seat[];
  decision: number | null;
  step: string;
  rule: string | null;
  text: string;
  help: string;
  deadline: number | null;
};

export type OfferedChoice = Choice & {
  text: string;
};

export type ClockNow = {
  kind: ClockKind;
  move: number;
  bank: (number | null)[];
  running: boolean;
};

export type ClockKind = "live" | "days";

export type UndoState = "free" | "ask" | "no";

export type Vote = {
  vote: number;
  kind: VoteKind;
  seat: Seat | null;
  ends: number;
  yes: Seat[];
  asked: Seat[];
  text: string;
};

export type VoteKind = "undo" | "absent" | "relink" | "revision";

export type Over = {
  winners: Seat[];
  scores: number[];
  places: number[];
  why: OverWhy;
  sheet: ScoreSheet;
};

export type OverWhy = "played" | "closed";

export type ScoreSheet = {
  columns: string[];
  rows: ({
    label: string;
    rule: string | null;
    cells: (string | null)[];
    total: boolean;
  })[];
};

export type Done = {
  is: "done";
  id: string;
  change: number;
};

export type No = {
  is: "no";
  id: string | null;
  code: string;
  rule: string | null;
  facts: Record<string, string>;
  text: string;
};

export type Why = {
  is: "why";
  id: string;
  action: string;
  allowed: boolean;
  rule: string | null;
  text: string;
};

export type Chat = {
  is: "chat";
  n: number;
  seat: Seat | null;
  at: number;
  text: string;
};

export type Hints = {
  is: "hints";
  id: string;
  hints: {
    action: string;
    share: number;
    pm: number;
  }[];
  visits: number;
};

export type Beat = {
  is: "beat";
  now: number;
};

export type Bye = {
  is: "bye";
  why: ByeWhy;
  until: number | null;
  text: string;
};

export type ByeWhy = "restart" | "slow" | "replaced" | "closed" | "limit";

export type ToClient = Welcome | Gathering | Update | Done | No | Why | Chat | Hints | Beat | Bye;

export type NewTable = {
  title: string;
  players: number;
  modules: string[];
  options: Record<string, string>;
  seats: string[];
  clock: {
    kind: "none";
  } | {
    kind: "live";
    move: number;
    bank: number;
  } | {
    kind: "days";
    days: number;
  };
  listed: boolean;
  watch: boolean;
  hints: boolean;
  undo: boolean;
  name: string;
  password?: string;
  webhook?: string;
  lang?: string;
};

export type Sit = {
  seat: Seat;
  name: string;
  hat: string;
  nonce_hash: string;
  lang: string;
};

export type FreeSeat = {
  seat: Seat;
};

export type SeatBot = {
  seat: Seat;
  bot: string | null;
};

export type AskRelink = {
  seat: Seat;
};

export type Mine = {
  tables: {
    table: string;
    token: string;
  }[];
};

export type Request = NewTable | Sit | FreeSeat | SeatBot | AskRelink | Mine;

export type About = {
  product: string;
  version: string;
  build: string;
  protocol: number;
  languages: string[];
  limits: {
    frame: number;
    chat: number;
    name: number;
  };
  password: boolean;
};

export type Titles = {
  titles: TitleOffer[];
};

export type TitleOffer = {
  title: string;
  text: string;
  about: string;
  fewest: number;
  most: number;
  modules: ({
    name: string;
    text: string;
    help: string;
    kind: string;
    rule: string | null;
    fewest: number;
    most: number;
  })[];
  options: ({
    name: string;
    text: string;
    fallback: string;
    values: {
      value: string;
      text: string;
    }[];
    rule: string | null;
    module: string | null;
  })[];
  presets: {
    name: string;
    text: string;
    modules: string[];
    options: Record<string, string>;
  }[];
  bots: {
    name: string;
    text: string;
  }[];
};

export type Tables = {
  tables: TableCard[];
  more: boolean;
};

export type Opened = {
  table: string;
  commitment: string;
  watch: string;
};

export type Seated = {
  table: string;
  seat: Seat;
};

export type Relinking = {
  table: string;
  seat: Seat;
  vote: number;
  ends: number;
};

export type RuleBook = {
  title: string;
  text: string;
  rules: {
    id: string;
    chapter: string;
    kind: string;
    title: string;
    text: string;
    ruling: string;
    source: string;
  }[];
  numbers: {
    name: string;
    rule: string;
    text: string;
    value: string;
    provenance: string;
    note: string;
  }[];
};

export type Replay = {
  card: TableCard;
  as: string;
  changes: number;
  steps: ReplayStep[];
  over: Over | null;
  quotes: Quotes;
};

export type ReplayStep = {
  change: number;
  at: number;
  by: Seat | null;
  action: string;
  text: string;
  view: View;
  told: Told[];
  turn: TurnOf;
};

export type Quotes = {
  changes: number[];
  companies: ({
    company: string;
    values: (number | null)[];
  })[];
};

export type Certificate = {
  table: string;
  commitment: string;
  order_hash: string;
  seats: number;
  deals: number;
  contributions: ({
    seat: Seat;
    nonce_hash: string;
    nonce: string | null;
  })[];
  secret: string | null;
  key: string | null;
  draws: {
    purpose: string;
    round: number;
    position: number;
    below: number;
    drawn: number;
    action: string;
  }[];
};

export type Analysis = {
  title: string;
  players: number;
  actions: number;
  over: boolean;
  nodes: number;
  playouts: number;
  seats: JudgedSeat[];
  decisions: JudgedDecision[];
  spells: JudgedSpell[];
  standings: {
    after: number;
    change: number;
    shares: number[];
  }[];
};

export type JudgedSeat = {
  seat: Seat;
  name: string;
  decisions: number;
  best_taken: number;
  lost: number;
  start: number;
  luck: number;
  play: number;
  end: number;
};

export type JudgedDecision = {
  seq: number;
  change: number;
  seat: Seat;
  taken: WordedAction;
  best: WordedAction;
  rank: number;
  taken_share: number;
  best_share: number;
  lost: number;
  lead_low: number;
  lead_high: number;
  choices: {
    action: string;
    words: string;
    share: number;
    visits: number;
  }[];
};

export type WordedAction = {
  action: string;
  words: string;
};

export type JudgedSpell = {
  first: number;
  last: number;
  change: number;
  luck: number[];
  actions: WordedAction[];
};

export type Answer = About | Titles | Tables | TableCard | Opened | Seated | Relinking | RuleBook | Replay | Certificate | Analysis | No;
