// Tests that a choice of Stockpile does what its prospect says: at every decision of random matches with many sets of
// modules, against the facts that follow.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "exam/setups.h"
#include "exam/walk.h"
#include "view/stockpile/actions.h"

namespace bell::exam::stockpile_game {
namespace {

using namespace stockpile;
using Stockpile = Subject<stockpile::Stockpile>;

StepId step_of(const Rules& rules, const State& now) { return rules.program[top(now.cursor()).step].id; }

// One choice, its prospect, and what followed.
struct Node {
  const Rules& rules;
  const State& before;
  const View& view;  // the actor's
  Action act;
  Prospect said;
  State after;
  std::vector<Event> told{};

  Node(const Rules& all, const State& now, const View& seen, const Action& chosen)
      : rules(all), before(now), view(seen), act(chosen), said(Stockpile::prospect(all, seen, chosen)), after(now) {
    apply(act);
  }
  void apply(const Action& next) { Stockpile::apply(rules, after, next, Stockpile::Tell(told)); }

  // Others show nothing for the dividend that the choice is about or has caused.
  void let_the_dividend_pass() {
    const Company company = after.board.dividend.company;
    while (step_of(rules, after) == StepId::pay_dividend && after.board.dividend.company == company && !is_disturbed())
      apply(action_of(Verb::show, after.cursor().turn.first(), 0, 0));
  }
  const Event* find(Happening what) const {
    const auto found = std::find_if(told.begin(), told.end(), [&](const Event& event) { return event.what == what; });
    return found == told.end() ? nullptr : &*found;
  }
  // Whether something else that moves money or companies has happened since: another step, pair or investor.
  bool is_disturbed() const {
    const Frame& then = before.cursor().frames[0];
    const Frame& now = after.cursor().frames[0];
    if (now.step != then.step || after.board.round != before.board.round) return true;
    const StepId step = rules.program[then.step].id;
    if (step == StepId::end_of_round) return now.actor != then.actor;
    if (step == StepId::payment) return true;  // the stockpile's fees are paid next
    const auto is_revealed = [](const Event& event) { return event.what == Happening::pair_revealed; };
    return std::count_if(told.begin(), told.end(), is_revealed) > (verb_of(act) == Verb::reveal_pair ? 1 : 0);
  }
  int gained() const { return (after.board.cash[act.by] - before.board.cash[act.by]).amount(); }
};

// The fields that are set, by name, to check that none is set where it does not apply.
std::vector<std::string> fields_of(const Prospect& said) {
  std::vector<std::string> names;
  const auto add = [&](const char* name, const auto& field) {
    if (field.has_value()) names.emplace_back(name);
  };
  add("costs", said.costs);
  add("pays", said.pays);
  add("each", said.each);
  add("fees_paid", said.fees_paid);
  add("other_worth", said.other_worth);
  add("interest", said.interest);
  add("bid", said.bid);
  add("outbids", said.outbids);
  add("starting_cash", said.starting_cash);
  add("held", said.held);
  add("spaces", said.spaces);
  add("price_now", said.price_now);
  add("landing", said.landing);
  add("dividend", said.dividend);
  add("company", said.company);
  add("forecast", said.forecast);
  add("card", said.card);
  add("owner", said.owner);
  add("open_to_all", said.open_to_all);
  add("to_go", said.to_go);
  return names;
}

struct Belongs {
  Verb verb;
  std::vector<std::string> always;
  std::vector<std::string> sometimes;
};
const std::vector<Belongs>& belongings() {
  static const std::vector<Belongs> kAll{
      {Verb::bid, {"costs", "bid"}, {"pays", "fees_paid", "outbids", "starting_cash"}},
      {Verb::play_action, {"spaces", "landing", "price_now"}, {"pays", "fees_paid"}},
      {Verb::sell, {"pays", "each", "held"}, {"fees_paid"}},
      {Verb::sell_short, {"pays", "each"}, {"fees_paid"}},
      {Verb::show, {"pays", "each", "company"}, {"fees_paid"}},
      {Verb::reveal_pair,
       {"company", "forecast", "owner", "open_to_all"},
       {"pays", "fees_paid", "spaces", "landing", "price_now", "dividend"}},
      {Verb::buy_bonds, {"costs", "each", "other_worth", "interest"}, {}},
      {Verb::keep_investor, {}, {"starting_cash"}},
      {Verb::hide_opening, {"card"}, {}},
      {Verb::move_card, {}, {"card"}},
      {Verb::look_at_pair, {"open_to_all"}, {"company", "forecast", "owner"}},
      {Verb::raise, {"spaces", "landing", "price_now"}, {"pays", "fees_paid", "dividend"}},
      {Verb::lower, {"spaces", "landing", "price_now"}, {"pays", "fees_paid"}},
      {Verb::buy_discarded, {"costs"}, {}},
      {Verb::name_company, {}, {"dividend"}},
      {Verb::use_power, {}, {"pays", "fees_paid"}},
      {Verb::show_companies, {"pays", "each"}, {"fees_paid"}},
      {Verb::give_money, {"costs", "each"}, {}},
      {Verb::discard_strategy, {"to_go"}, {}},
      {Verb::play_strategy, {}, {"costs", "pays", "fees_paid", "other_worth"}},
      {Verb::take_discarded, {}, {"pays", "fees_paid", "other_worth"}},
      {Verb::discard_card, {}, {"pays", "fees_paid", "other_worth"}},
      {Verb::cover, {"open_to_all"}, {"company", "forecast", "owner", "spaces", "dividend"}},
      {Verb::refund, {"pays", "bid"}, {"fees_paid"}},
  };
  return kAll;
}

void expect_fields_that_belong(const Node& node) {
  Belongs belongs{verb_of(node.act), {}, {}};
  for (const Belongs& each : belongings())
    if (each.verb == belongs.verb) belongs = each;
  const std::vector<std::string> said = fields_of(node.said);
  const auto has = [](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (const std::string& name : belongs.always) EXPECT_TRUE(has(said, name)) << name << " is not said";
  for (const std::string& name : said)
    EXPECT_TRUE(has(belongs.always, name) || has(belongs.sometimes, name)) << name << " is said";
}

// Money moves as predicted, and does not move if nothing was predicted.
void expect_money(const Node& node) {
  const Verb verb = verb_of(node.act);
  if (verb == Verb::show || node.is_disturbed() || node.find(Happening::dividend_declared) != nullptr) return;
  const int costs = verb == Verb::bid ? 0 : node.said.costs.value_or(0);  // a bid is paid later
  EXPECT_EQ(node.gained(), node.said.pays.value_or(0) - costs - node.said.fees_paid.value_or(0));
  const auto other = [&](const State& now) {
    int sum = Stockpile::score(node.rules, now, node.act.by) - now.board.cash[node.act.by].amount();
    for (const Company company : kAllCompanies)
      sum -= now.board.value[company] * (now.regular[node.act.by][company] + 2 * now.board.split[node.act.by][company]);
    return sum;
  };
  EXPECT_EQ(other(node.after) - other(node.before), node.said.other_worth.value_or(0));
}

// Cards shown are paid for at every mark this movement still passes.
void expect_dividend(Node& node, int& with_marks) {
  node.let_the_dividend_pass();
  int paid = 0;
  int times = 0;
  for (const Event& event : node.told) {
    if (event.what == Happening::stock_split || event.what == Happening::pair_revealed) break;
    if (event.what != Happening::dividend_paid || event.seat != node.act.by) continue;
    paid += event.number;
    ++times;
  }
  EXPECT_EQ(node.said.pays, paid);
  EXPECT_EQ(*node.said.each * (node.act.args[0] + 2 * node.act.args[1]), paid);
  EXPECT_EQ(node.said.company, node.before.board.dividend.company);
  if (times > 1) ++with_marks;
  if (node.find(Happening::stock_split) == nullptr && !node.is_disturbed() &&
      node.find(Happening::dividend_declared) == nullptr) {
    EXPECT_EQ(node.gained(), *node.said.pays - node.said.fees_paid.value_or(0));
  }
}

Company moved_company(const Node& node) {
  if (node.said.company) return *node.said.company;
  return verb_of(node.act) == Verb::play_action ? static_cast<Company>(node.act.args[1]) : company_in(node.act);
}

// Where the company ended, and what happened on the way.
void expect_landing(Node& node, std::map<std::string, int>& met) {
  if (!node.said.landing) return;
  const bool has_dividend = node.said.dividend.has_value();  // declared together with the movement
  if (!has_dividend || verb_of(node.act) == Verb::reveal_pair) node.let_the_dividend_pass();
  const Company company = moved_company(node);
  Landing landed{.place = node.before.board.place[company], .value = node.before.board.value[company]};
  int spaces = 0;
  for (const Event& event : node.told) {
    if (event.what == Happening::pair_revealed && verb_of(node.act) != Verb::reveal_pair) break;
    if (event.what == Happening::pair_revealed && event.number != node.act.args[0]) break;
    if (event.company != company) continue;
    if (event.what == Happening::value_moved) spaces += event.number;
    if (event.what == Happening::stock_split) ++landed.splits, ++spaces;
    if (event.what == Happening::bankrupt) landed.bankrupt = 1;
    if (event.what == Happening::value_moved || event.what == Happening::stock_split ||
        event.what == Happening::bankrupt) {
      EXPECT_EQ(event.before, landed.value);
      landed.value = static_cast<std::uint8_t>(event.value);
    }
  }
  landed.place = node.is_disturbed() ? node.said.landing->place : node.after.board.place[company];
  EXPECT_EQ(*node.said.landing, landed);
  EXPECT_EQ(node.said.price_now, node.before.board.value[company]);
  if (landed.bankrupt == 0) {
    EXPECT_EQ(node.said.spaces, spaces);
  }
  met["split"] += landed.splits > 0 ? 1 : 0;
  met["splits"] += landed.splits > 1 ? 1 : 0;
  met["bankrupt"] += landed.bankrupt;
  const bool is_asked = node.find(Happening::dividend_declared) != nullptr;
  if (!is_asked && !node.is_disturbed()) {
    EXPECT_EQ(node.said.pays.has_value(), landed.splits > 0);
  }
}

void expect_bid(const Node& node) {
  const Event* made = node.find(Happening::bid_made);
  const Event* outbid = node.find(Happening::outbid);
  EXPECT_EQ(node.said.bid, made->value);
  EXPECT_EQ(node.said.outbids, outbid == nullptr ? std::nullopt : std::optional(outbid->seat));
}

void expect_known_cards(const Node& node) {
  const Verb verb = verb_of(node.act);
  if (verb == Verb::reveal_pair || verb == Verb::look_at_pair || verb == Verb::cover) {
    const Pair& pair = node.before.pairs[node.act.args[0]];
    const SeenPair& seen = node.view.pairs[node.act.args[0]];
    EXPECT_EQ(node.said.company.value_or(pair.company.truth()), pair.company.truth());
    EXPECT_EQ(node.said.forecast.value_or(pair.forecast.truth()), pair.forecast.truth());
    EXPECT_TRUE(node.said.company.has_value() || !seen.company.is_known());
    EXPECT_TRUE(node.said.forecast.has_value() || !seen.forecast.is_known());
    EXPECT_EQ(node.said.owner, seen.owner == kNoSeat ? std::nullopt : std::optional(seen.owner));
    EXPECT_EQ(node.said.open_to_all, seen.face == Face::up);
  }
  if (verb == Verb::hide_opening) {
    EXPECT_EQ(node.said.card, node.before.drawn[node.act.args[0]].truth());
  }
  if (const Event* moved = node.find(Happening::card_moved)) {
    const Seen<Card> seen = moved->card.seen_by(viewer_of(node.act.by));
    EXPECT_EQ(node.said.card, seen.is_known() ? std::optional(seen.or_else(kNoCard)) : std::nullopt);
  }
}

void expect_particulars(const Node& node) {
  const Verb verb = verb_of(node.act);
  if (verb == Verb::bid) expect_bid(node);
  if (verb == Verb::buy_bonds) {
    const int held = node.before.board.bond.held[node.act.by];
    const auto& own = node.before.board.investors.of[node.act.by];
    const bool has_li = std::find(own.begin(), own.end(), Investor::li) != own.end();
    const int bought = node.act.args[0];
    EXPECT_EQ(*node.said.each * bought, node.said.costs);
    EXPECT_EQ(node.said.interest, bought + (has_li ? (held + bought + 1) / 2 - (held + 1) / 2 : 0));
  }
  if (verb == Verb::sell) {
    const bool is_regular = portion_in(node.act) == Portion::regular;
    const auto& cards = is_regular ? node.before.regular : node.before.board.split;
    EXPECT_EQ(node.said.held, cards[node.act.by][company_in(node.act)]);
  }
  if (verb == Verb::give_money) {
    const Event* given = node.find(Happening::money_given);
    EXPECT_EQ(node.said.each, given->number);
  }
  if (verb == Verb::discard_strategy) {
    const auto kept = node.rules.strategies_kept();
    EXPECT_EQ(node.said.to_go, node.before.board.strategies.hand_size[node.act.by] - kept);
  }
  if (verb == Verb::refund) {
    const Purchase& bought = node.before.board.purchases[node.act.by][node.act.args[0]];
    EXPECT_EQ(node.said.bid, node.rules.printed.bids[bought.space]);
  }
  const Event* declared = node.find(Happening::dividend_declared);
  if (node.said.dividend && verb != Verb::cover && declared != nullptr && verb != Verb::raise) {
    EXPECT_EQ(node.said.dividend, declared->number);
  }
  if (verb == Verb::sell) {
    const int shares = node.act.args[2] * (portion_in(node.act) == Portion::whole_split ? 2 : 1);
    EXPECT_EQ(*node.said.each * shares, node.said.pays);
  }
  if (verb == Verb::show_companies) {
    EXPECT_EQ(*node.said.each * CompanySet(node.act.args[0]).size(), node.said.pays);
  }
}

void expect_rule(const Node& node) {
  EXPECT_TRUE(id_of(node.said.rule).starts_with("SP-")) << id_of(node.said.rule);
  const Event* played = node.find(Happening::strategy_played);
  if (played != nullptr) {
    EXPECT_EQ(node.said.rule, played->rule);
  }
  const Event* used = node.find(Happening::power_used);
  if (used != nullptr && used->seat == node.act.by) {
    EXPECT_EQ(node.said.rule, used->rule);
  }
}

// Predictions that come true at a later decision: the cost of a bid, and what an investor brings.
struct Promises {
  PerPile<int> costs;
  PerPile<std::optional<int>> starting_cash;
  PerSeat<int> kept{};
  int checked = 0;

  void hear(const State& now, const Action& act, const Prospect& said) {
    if (verb_of(act) == Verb::keep_investor) kept[act.by] = said.starting_cash.value_or(0);
    if (verb_of(act) != Verb::bid) return;
    costs[pile_in(act)] = *said.costs;
    starting_cash[pile_in(act)] = now.board.round == 0 ? said.starting_cash : std::nullopt;
  }
  void check(const State& before, const Action& act, const Event& event) {
    if (event.what == Happening::bid_paid) {
      EXPECT_EQ(event.number, costs[event.pile]);
      ++checked;
    }
    if (event.what != Happening::cash_given || verb_of(act) == Verb::discard_strategy) return;
    int promised = kept[event.seat];
    for (int at = 0; at < kMaxPiles; ++at) {
      const bool is_own = verb_of(act) == Verb::bid && pile_in(act) == pile_at(at)
                              ? act.by == event.seat
                              : before.board.tracks[pile_at(at)].by == event.seat;
      if (is_own) promised += starting_cash[pile_at(at)].value_or(0);
    }
    if (promised == 0) return;
    EXPECT_EQ(event.number, promised);
    ++checked;
  }
};

// Random matches at one table; counts the cases it saw, so that a test which never saw one fails.
class Examination {
 public:
  explicit Examination(const Setup& setup) : rules_(rules_for<stockpile::Stockpile>(setup)) {}

  const Rules& rules() const { return rules_; }
  const std::map<std::string, int>& met() const { return met_; }
  int kept_promises() const { return promises_.checked; }

  void play(std::uint64_t seed) {
    for (Walk<Stockpile> walk(rules_, seed); !walk.is_over() && !testing::Test::HasFailure();) {
      for (const Seat seat : walk.turn().seats()) {
        const View view = Stockpile::project(rules_, walk.state(), viewer_of(seat));
        for (const Action& act : choices<Stockpile>(rules_, walk.state(), seat)) {
          SCOPED_TRACE("seed " + std::to_string(seed) + walk.where() + ": " + notation(act));
          check(Node(rules_, walk.state(), view, act));
        }
      }
      go_on(walk);
    }
  }

 private:
  void check(Node node) {
    expect_rule(node);
    expect_fields_that_belong(node);
    expect_particulars(node);
    expect_known_cards(node);
    expect_money(node);
    if (verb_of(node.act) == Verb::show) expect_dividend(node, met_["several marks"]);
    expect_landing(node, met_);
    for (const std::string& name : fields_of(node.said)) ++met_[name];
  }
  void go_on(Walk<Stockpile>& walk) {
    const Action next = walk.pick();
    const State before = walk.state();
    const std::size_t heard = walk.told().size();
    if (!walk.turn().is_chance()) {
      const View view = Stockpile::project(rules_, before, viewer_of(next.by));
      promises_.hear(before, next, Stockpile::prospect(rules_, view, next));
    }
    walk.apply(next);
    for (std::size_t at = heard; at < walk.told().size(); ++at) promises_.check(before, next, walk.told()[at]);
  }

  Rules rules_;
  Promises promises_;
  std::map<std::string, int> met_;
};

class StockpileProspect : public ::testing::TestWithParam<Setup> {};

TEST_P(StockpileProspect, IsWhatHappens) {
  constexpr int kMatches = 3;
  Examination examination(GetParam());
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed) examination.play(seed);
  const Rules& rules = examination.rules();
  EXPECT_GE(examination.kept_promises(), kMatches * rules.piles * rules.rounds);
}

// There was an example of everything that can be predicted or happen.
TEST(StockpileProspects, MeetEverything) {
  std::map<std::string, int> met;
  for (const int seats : {2, 3, 5})
    for (const unsigned modules : {kAllOfStockpile, kAllOfStockpile & ~kAuctionBit}) {
      auto setup = stockpile_setup(seats, modules);
      setup.options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
      Examination examination(setup);
      for (std::uint64_t seed = 11; seed <= 20; ++seed) examination.play(seed);
      for (const auto& [name, times] : examination.met()) met[name] += times;
    }
  for (const char* name :
       {"held",        "price_now", "owner", "open_to_all", "costs",         "pays",   "each",     "fees_paid",
        "other_worth", "interest",  "bid",   "outbids",     "starting_cash", "spaces", "landing",  "dividend",
        "company",     "forecast",  "card",  "to_go",       "split",         "splits", "bankrupt", "several marks"})
    EXPECT_GT(met[name], 0) << name;
}

// A world that the seat cannot tell from the true one gives the same prospects, and the same follows from it.
TEST_P(StockpileProspect, IsTheSameInImaginedWorlds) {
  const Rules rules = rules_for<stockpile::Stockpile>(GetParam());
  Walk<Stockpile> walk(rules, 5);
  for (; !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    if (walk.turn().is_chance() || walk.done().size() % 4 != 0) continue;
    for (const Seat seat : walk.turn().seats()) {
      const View view = Stockpile::project(rules, walk.state(), viewer_of(seat));
      const State guess = Stockpile::imagine(rules, view, walk.memory_of(viewer_of(seat)), walk.rng());
      const View imagined = Stockpile::project(rules, guess, viewer_of(seat));
      EXPECT_TRUE(same_bytes(imagined.deduced, view.deduced)) << walk.where();
      for (const Action& act : choices<Stockpile>(rules, walk.state(), seat))
        EXPECT_EQ(Stockpile::prospect(rules, view, act), Stockpile::prospect(rules, imagined, act)) << notation(act);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, StockpileProspect, ::testing::ValuesIn(setups_of<stockpile::Stockpile>()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam::stockpile_game
