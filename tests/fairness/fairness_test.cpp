// Tests that hidden information cannot influence bots: from the same view, memory and seed they choose the same in
// every world their seat cannot tell from the real one. Nor does it influence the analysis afterwards.
#include <gtest/gtest.h>

#include "bots/choose.h"
#include "exam/setups.h"
#include "exam/walk.h"
#include "external/lines.h"
#include "lab/judgement.h"

namespace bell::exam {
namespace {

using stockpile::Stockpile;
using stonks::Stonks;
using wall_street_1920::WallStreet1920;

// Small budgets: a leak shows in one iteration as well as in a thousand.
constexpr std::array kBots{"intern", "clerk:1", "broker:12", "tycoon:24"};

template <Title T>
class Fairness {
 public:
  Fairness(const typename T::Rules& rules, std::uint64_t seed) : walk_(rules, seed), rng_(seed) {}

  // Plays to the end and checks every `stride`-th decision. Returns how many were checked.
  int judge_match(std::size_t stride) {
    int judged = 0;
    for (; !walk_.is_over(); walk_.apply(walk_.pick())) {
      if (walk_.turn().is_chance() || walk_.done().size() % stride != 0) continue;
      const Seat seat = walk_.turn().first();
      if (choices<Subject<T>>(walk_.rules(), walk_.state(), seat).size() < 2) continue;
      judge(seat);
      ++judged;
    }
    return judged;
  }

 private:
  void judge(Seat seat) {
    const auto memory = walk_.memory_of(viewer_of(seat));
    const typename T::View view = T::project(walk_.rules(), walk_.state(), viewer_of(seat));
    const typename T::State other = T::imagine(walk_.rules(), view, memory, rng_);
    const std::uint64_t seed = rng_.next();
    for (const char* bot : kBots)
      ASSERT_EQ(answer(bot, walk_.state(), memory, seat, seed), answer(bot, other, memory, seat, seed))
          << bot << walk_.where();
    ASSERT_EQ(question(walk_.state(), memory, seat), question(other, memory, seat)) << walk_.where();
    ASSERT_EQ(hindsight(walk_.state(), memory, seat, seed), hindsight(other, memory, seat, seed)) << walk_.where();
  }

  // The line that a program would be sent.
  std::string question(const typename T::State& world, const std::vector<typename T::SeenEvent>& memory,
                       Seat seat) const {
    const typename T::View view = T::project(walk_.rules(), world, viewer_of(seat));
    const std::vector<Action> legal = choices<Subject<T>>(walk_.rules(), world, seat);
    const bots::Sight<T> sight{walk_.rules(), view, memory, legal, seat};
    const Setup setup{.title = std::string(T::name), .seats = T::seats(walk_.rules())};
    return external::print_question(any_sight_of<T>(setup, sight), 1, bots::kPatience);
  }

  // Builds the bot's whole input anew from this world.
  Action answer(const char* bot, const typename T::State& world, const std::vector<typename T::SeenEvent>& memory,
                Seat seat, std::uint64_t seed) const {
    const typename T::View view = T::project(walk_.rules(), world, viewer_of(seat));
    const std::vector<Action> legal = choices<Subject<T>>(walk_.rules(), world, seat);
    Rng rng(seed);
    return bots::choose<T>(bot, bots::Sight<T>{walk_.rules(), view, memory, legal, seat}, rng);
  }

  // The analysis of the last choice there.
  std::vector<double> hindsight(const typename T::State& world, const std::vector<typename T::SeenEvent>& memory,
                                Seat seat, std::uint64_t seed) const {
    const typename T::View view = T::project(walk_.rules(), world, viewer_of(seat));
    const std::vector<Action> legal = choices<Subject<T>>(walk_.rules(), world, seat);
    const bots::Sight<T> sight{walk_.rules(), view, memory, legal, seat};
    const lab::Decision judged = lab::judge_decision<T>(sight, legal.back(), 4, seed);
    std::vector<double> numbers{judged.taken_share, judged.best_share, judged.lost, judged.lead.low, judged.lead.high};
    for (const lab::Weighed& choice : judged.choices) numbers.push_back(choice.share);
    return numbers;
  }

  Walk<Subject<T>> walk_;
  Rng rng_;
};

// Uses every setup in turn, until that many positions have been checked.
template <Title T>
void judge_positions(int positions, std::size_t stride) {
  int judged = 0;
  for (std::uint64_t seed = 1; judged < positions; ++seed)
    for (const bell::Setup& setup : setups_of<T>()) {
      const auto rules = rules_for<T>(setup);
      judged += Fairness<T>(rules, seed).judge_match(stride);
      if (::testing::Test::HasFatalFailure()) FAIL() << describe(setup) << ", seed " << seed;
      if (judged >= positions) return;
    }
}

TEST(Fairness, StonksBotsChooseByWhatTheySee) { judge_positions<Stonks>(150, 23); }
TEST(Fairness, StockpileBotsChooseByWhatTheySee) { judge_positions<Stockpile>(150, 61); }
TEST(Fairness, WallStreet1920BotsChooseByWhatTheySee) { judge_positions<WallStreet1920>(150, 61); }
TEST(Fairness, StonksBotsInTenThousandPositionsSlow) { judge_positions<Stonks>(10'000, 5); }
TEST(Fairness, StockpileBotsInTenThousandPositionsSlow) { judge_positions<Stockpile>(10'000, 7); }
TEST(Fairness, WallStreet1920BotsInTenThousandPositionsSlow) { judge_positions<WallStreet1920>(10'000, 7); }

}  // namespace
}  // namespace bell::exam
