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
  card_shares: number[];
  card_fluctuation: number[];
  winners: Seat[];
  tie_break: StonksTieBreak | null;
};

export type StonksFact = {
  fact: "company_removed";
  rule: string;
  company: StonksCompany | null;
} | {
  fact: "tile_placed";
  rule: string;
  company: StonksCompany | null;
  place: number | null;
} | {
  fact: "dealt";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "laid_to_reveal";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "laid_face_down";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "revealed";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "opener_chosen";
  rule: string;
  seat: Seat | null;
} | {
  fact: "market_opened";
  rule: string;
  card: StonksCard | null;
} | {
  fact: "played";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "speculated_opening";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
  company: StonksCompany | null;
} | {
  fact: "speculated_following";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
  company: StonksCompany | null;
} | {
  fact: "speculation_cancelled";
  rule: string;
  seat: Seat | null;
} | {
  fact: "price_changed";
  rule: string;
  seat: Seat | null;
  company: StonksCompany | null;
  steps: number | null;
  value: number | null;
} | {
  fact: "token_unlocked";
  rule: string;
  company: StonksCompany | null;
} | {
  fact: "trump_changed";
  rule: string;
  company: StonksCompany | null;
} | {
  fact: "face_down_revealed";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "trick_won";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "trick_lost";
  rule: string;
  seat: Seat | null;
} | {
  fact: "card_taken";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "last_card_discarded";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "hidden_revealed";
  rule: string;
  seat: Seat | null;
  card: StonksCard | null;
} | {
  fact: "speculation_placed";
  rule: string;
  seat: Seat | null;
  company: StonksCompany | null;
} | {
  fact: "round_scored";
  rule: string;
  seat: Seat | null;
  points: number | null;
} | {
  fact: "round_started";
  rule: string;
  round: number | null;
} | {
  fact: "match_won";
  rule: string;
  seat: Seat | null;
};

export type StonksChoice = {
  action: string;
  verb: "lay_to_reveal";
  card: StonksCard;
  prospect: {
    rule: string | null;
    shares?: number;
    worth?: number;
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
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
    counts_as?: StonksCompany | null;
    ahead?: boolean;
    fluctuation?: number;
    level?: number;
    value?: number;
    trump?: StonksCompany | null;
    black?: StonksCompany[];
  };
};

export type View = StonksView;

export type Fact = StonksFact;

export type Choice = StonksChoice;

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
