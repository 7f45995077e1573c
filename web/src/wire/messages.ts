// Short names for the protocol's messages, all generated from their one description.
import type { FromClient, Hints as AllHints, NewTable, ToClient } from "./generated";

export type {
  About, Bye, Certificate, Chat, Done, Gathering, Hints, NewTable, No, OfferedChoice, Opened, Over, Person, Replay, ReplayStep, RuleBook, ScoreSheet, Seated,
  Sit, TableCard, Tables, TitleOffer, Titles, Told, TurnOf, Update, Vote, Welcome, Why,
} from "./generated";

export type Ask = FromClient;
export type Heard = ToClient;
export type Clock = NewTable["clock"];
export type Hint = AllHints["hints"][number];
