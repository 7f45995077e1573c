// Tests the odds of every hidden card in Stonks, through whole rounds with the printed components.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "odds/campaign.h"
#include "odds/stonks_arrangements.h"
#include "odds/wrong_guesses.h"

namespace bell::exam::odds::stonks_secrets {
namespace {

using Honest = Subject<Stonks>;
using Zone = Place::Zone;

// Questions with the odds of their answers.
struct Inquiry {
  std::vector<Question<State>> questions;
  std::vector<Odds> odds;
};

const char* kind_of(Zone zone) {
  switch (zone) {
    case Zone::hand:
      return "hands";
    case Zone::hidden:
      return "hidden portfolio cards";
    case Zone::to_reveal:
      return "cards to be revealed";
    case Zone::face_down:
      return "face-down cards of a speculation";
    case Zone::last_card:
      return "last cards";
    case Zone::deck:
      return "deck";
  }
  return "";
}

class Judge {
 public:
  Judge(const Places& places, const CardSet& unseen, Rng& rng) : places_(places), unseen_(unseen), rng_(rng) {}

  // One place of every zone.
  Inquiry inquire() {
    for (const Zone zone : {Zone::hand, Zone::hidden, Zone::to_reveal, Zone::face_down, Zone::last_card, Zone::deck}) {
      std::vector<std::size_t> there;
      for (std::size_t at = 0; at < places_.size(); ++at)
        if (places_[at].zone == zone) there.push_back(at);
      if (there.empty()) continue;
      const std::size_t asked = there[rng_.below(static_cast<std::uint32_t>(there.size()))];
      if (places_[asked].size > 1)
        ask_how_many(asked);
      else if (rng_.below(2) == 0)
        ask_which(asked, [](Card card) { return static_cast<Answer>(card); });
      else
        ask_which(asked, [](Card card) { return static_cast<Answer>(company_of(card)); });
    }
    return std::move(inquiry_);
  }

 private:
  bool has_voids() const {
    return std::any_of(places_.begin(), places_.end(), [](const Place& place) { return place.barred != CompanySet{}; });
  }
  void add(std::size_t asked, std::function<Answer(const State&)> ask, const Odds& odds) {
    inquiry_.questions.push_back({kind_of(places_[asked].zone), ask});
    inquiry_.odds.push_back(odds);
    if (!has_voids() || places_[asked].zone != Zone::hand) return;
    inquiry_.questions.push_back({"hands after somebody did not follow", ask});
    inquiry_.odds.push_back(odds);
  }
  void ask_how_many(std::size_t asked) {
    const Company company = kAllCompanies[rng_.below(kCompanies)];
    const auto ask = [place = places_[asked], company](const State& world) {
      return static_cast<Answer>(cards_in(world, place).count(company));
    };
    add(asked, ask, Arrangements(places_, asked, unseen_).number_of(company));
  }
  // Cards of a company are equally likely.
  void ask_which(std::size_t asked, Answer (*name)(Card)) {
    Odds odds;
    for (const Company company : kAllCompanies) {
      if (unseen_.count(company) == 0) continue;
      const Odds number = Arrangements(places_, asked, unseen_).number_of(company);
      double all = 0;
      for (const auto& [count, ways] : number) all += ways;
      if (number.contains(1))
        unseen_.for_each_of(company,
                            [&](Card card) { odds[name(card)] += number.at(1) / all / unseen_.count(company); });
    }
    const auto ask = [place = places_[asked], name](const State& world) { return name(cards_in(world, place).nth(0)); };
    add(asked, ask, odds);
  }

  const Places& places_;
  const CardSet& unseen_;
  Rng& rng_;
  Inquiry inquiry_;
};

template <class Game>
void judge_stonks(const Rules& rules, std::uint64_t seed, Viewer viewer, std::size_t stride, Ledger& ledger) {
  constexpr int kGuesses = 1200;
  Walk<Game> walk(rules, seed);
  Voids<Game> voids(rules);
  Rng rng(seed);
  while (!walk.is_over()) {
    const State before = walk.state();
    const Action act = walk.pick();
    walk.apply(act);
    voids.watch(before, act, walk.state());
    const State& now = walk.state();
    const bool is_rare = now.face_down.truth() != kNoCard || now.to_reveal[seat_at(0)].truth() != kNoCard;
    if (now.board.round == 0 || walk.done().size() % (is_rare ? 3 : stride) != 0) continue;
    const Places places = places_of(now, rules.seats, viewer, voids);
    CardSet unseen;
    for (const Place& place : places) unseen |= cards_in(now, place);
    const Inquiry inquiry = Judge(places, unseen, rng).inquire();
    const auto odds_of = [&](const Question<State>& question) {
      return inquiry.odds[static_cast<std::size_t>(&question - inquiry.questions.data())];
    };
    judge_node<Game>(walk, viewer, std::span(inquiry.questions), odds_of, kGuesses, rng, ledger);
  }
}

template <class Game>
Ledger odds_of_hidden_cards(int part = 1) {
  Ledger ledger;
  for (const int seats : {2, 3, 4}) {
    const Rules rules = rules_for<Stonks>({"stonks", seats, {}, {}, {}});
    for (int seed = 1; seed <= matches(8) / part; ++seed) {
      const Viewer viewer = seed % 3 == 0 ? Viewer::spectator : viewer_of(seat_at(seed % seats));
      judge_stonks<Game>(rules, static_cast<std::uint64_t>(seed), viewer, 11, ledger);
    }
  }
  return ledger;
}

// Biased towards hands with carrots and few apples.
struct LeaningHands {
  static int lean(const State& world) {
    int sum = 0;
    for (const Secret<CardSet>& hand : world.hands)
      sum += hand.truth().count(Company::apple) - hand.truth().count(Company::carrot);
    return sum;
  }
};
// Biased towards single cards of the first companies.
struct LeaningSingles {
  static int lean(const State& world) {
    int sum = static_cast<int>(world.face_down.truth());
    for (int at = 0; at < kMaxSeats; ++at) {
      sum += 3 * static_cast<int>(world.to_reveal[seat_at(at)].truth());
      for (const Secret<Card>& card : world.hidden[seat_at(at)]) sum += static_cast<int>(card.truth());
      for (const Secret<Card>& card : world.last_cards[seat_at(at)]) sum += 3 * static_cast<int>(card.truth());
    }
    return sum;
  }
};

const std::vector<std::string> kKindsOfHands{"hands", "hands after somebody did not follow", "deck"};
const std::vector<std::string> kKindsOfSingles{"hidden portfolio cards", "cards to be revealed",
                                               "face-down cards of a speculation", "last cards"};
TEST(StonksOdds, OfHiddenCards) {
  const Ledger ledger = odds_of_hidden_cards<Honest>();
  expect_fair(ledger, kKindsOfHands);
  expect_judged(ledger, kKindsOfSingles);
}
TEST(StonksOdds, OfHandsThatLeanAreCaught) {
  expect_caught(odds_of_hidden_cards<Leaning<Stonks, LeaningHands>>(kHalf), kKindsOfHands);
}
TEST(StonksOdds, OfSinglesThatLeanAreCaught) {
  expect_caught(odds_of_hidden_cards<Leaning<Stonks, LeaningSingles>>(kHalf), kKindsOfSingles);
}
TEST(StonksOdds, OfVoidsThatAreForgottenAreCaught) {
  expect_caught(odds_of_hidden_cards<Forgetful<Stonks>>(kHalf), {"hands after somebody did not follow", "last cards"});
}

}  // namespace
}  // namespace bell::exam::odds::stonks_secrets
