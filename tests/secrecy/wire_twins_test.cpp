// Compares what a seat and a watcher receive over a whole match, byte by byte and with the same timing, in two worlds
// they cannot tell apart.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>

#include "house/fake_house.h"
#include "secrecy/match_twins.h"
#include "server/refusal.h"

namespace bell::exam {
namespace {

using host::Client;
using host::FakeHouse;
using host::FakeWorld;
using host::MemoryRegister;

// Everything that one viewer and a watcher received.
struct Heard {
  std::vector<std::string> viewer;
  std::vector<std::string> watcher;
  std::vector<std::string> others;  // of all seats, one after the other
};

// As it goes over the line: status, headers, body.
std::string sent(const server::Answer& answer) {
  std::string text = std::to_string(answer.status) + ' ' + answer.type;
  for (const auto& [name, value] : answer.headers) text.append("\n").append(name).append(": ").append(value);
  return text + "\n\n" + answer.body;
}

template <class T>
std::string sent(const Outcome<T, wire::No>& answer) {
  return sent(answer ? server::answer_with(*answer) : server::refusal(answer.error()));
}

// Requests everything that a page can ask for over HTTP during a match, allowed or not.
void ask_over_http(FakeHouse& house, const host::TableId& table, Viewer viewer, std::vector<std::string>& heard) {
  host::Host& host = *house.host;
  const std::string token = is_seat(viewer) ? FakeHouse::token(index(seat_of(viewer))) : "";
  const host::Asker asker{.token = token, .lang = "en"};
  const auto ask = [&]<class T>(std::type_identity<T>, const auto& call) { heard.push_back(sent(house.ask<T>(call))); };
  ask(std::type_identity<wire::TableCard>{}, [&](auto answer) { host.card(table, asker, answer); });
  ask(std::type_identity<wire::Tables>{}, [&](auto answer) { host.list({}, asker, answer); });
  ask(std::type_identity<wire::Tables>{}, [&](auto answer) { host.mine({{{table, token}}}, "en", answer); });
  for (const char* as : {"public", "all", "0", "1"})
    ask(std::type_identity<wire::ReplayPage>{}, [&](auto answer) { host.replay(table, as, 0, 0, asker, answer); });
  // Both worlds have one secret, because their luck is scripted: comparing them would not show that it is out.
  const auto certificate = house.ask<wire::Certificate>([&](auto answer) { host.deal(table, asker, answer); });
  EXPECT_FALSE(certificate && (certificate->secret || certificate->key || !certificate->draws.empty()))
      << "the deal was opened while the match is on";
  heard.push_back(sent(certificate));
  ask(std::type_identity<wire::Analysis>{}, [&](auto answer) { host.analysis(table, asker, answer); });
  ask(std::type_identity<wire::Opened>{}, [&](auto answer) { host.rematch(table, asker, answer); });
  const auto journal = house.ask<std::string>([&](auto answer) { host.journal(table, asker, answer); });
  heard.push_back(journal ? *journal : sent(server::refusal(journal.error())));
}

constexpr std::array kNonsense{"pass", "bid 1 at 1", "play C7", "sell steel x9", "raise", "undo 3"};

// Plays the actions at a served table, with people in all seats; those of odd seats take their time.
Heard play(const Setup& setup, Viewer viewer, const std::vector<Action>& actions) {
  FakeWorld world;
  MemoryRegister memory([&world] { return world.now(); });
  const auto luck = std::make_shared<std::deque<std::uint32_t>>();
  FakeHouse house(memory, world, [luck](const host::TableId&) { return std::make_unique<ScriptedDealer>(luck); });
  *luck = luck_of(setup, actions);
  wire::NewTable order = FakeHouse::order(std::vector<std::string>(static_cast<std::size_t>(setup.seats), "open"));
  order.title = setup.title;
  order.modules = setup.modules;
  order.options = setup.options;
  order.clock = wire::LiveClock{.move = 60, .bank = 600};
  std::map<int, Client> people;
  const host::TableId table = house.play(order, people);
  Client watcher = house.hello(table, std::nullopt);
  std::uint64_t id = 1;
  auto match = open(setup);
  for (const Action& act : actions) {
    const bool is_asked = act.by != kChance && !match->is_forced(act.by);
    if (is_asked) {
      Client& actor = people[index(act.by)];
      const wire::Json now = actor.line->last("update");
      EXPECT_FALSE(now.is_null() || now["turn"]["decision"].is_null()) << match->notation(act);
      if (now.is_null() || now["turn"]["decision"].is_null()) break;
      world.pass(std::chrono::milliseconds(index(act.by) % 2 == 0 ? 1000 : 2500));
      if (is_seat(viewer) && act.by == seat_of(viewer)) house.say(actor, wire::AskHint{{++id}});
      house.say(actor, wire::Act{{++id}, now["turn"]["decision"].get<std::uint32_t>(), match->notation(act)});
      if (is_seat(viewer) && ++id % 3 == 0)
        house.say(people[index(seat_of(viewer))], wire::AskWhy{{id}, kNonsense[id / 3 % kNonsense.size()]});
      for (auto& [seat, client] : people) house.flush(client);
      house.flush(watcher);
    }
    match->apply_assuming_legal(act);
  }
  if (is_seat(viewer)) {
    Client& own = people[index(seat_of(viewer))];
    for (const char* nonsense : kNonsense) house.say(own, wire::AskWhy{{++id}, nonsense});
    house.say(own, wire::SayChat{{++id}, "well played"});
    house.say(own, wire::AskUndo{{++id}});
  }
  Heard heard{.viewer = {}, .watcher = watcher.line->heard, .others = {}};
  for (const auto& [seat, client] : people)
    heard.others.insert(heard.others.end(), client.line->heard.begin(), client.line->heard.end());
  heard.viewer = is_seat(viewer) ? people[index(seat_of(viewer))].line->heard : heard.watcher;
  // After the match everybody may read everything.
  if (!match->turn().is_over()) ask_over_http(house, table, viewer, heard.viewer);
  return heard;
}

template <class T>
class WireTwins : public testing::Test {};
TYPED_TEST_SUITE(WireTwins, EveryEngine::As<testing::Types>);

// BELL_WIRE_SETS=400 runs the long form.
TYPED_TEST(WireTwins, HearTheSame) {
#ifdef BELL_CHECK
  GTEST_SKIP() << "minutes with every assertion; the release build runs it";
#endif
  // Stockpile has the most to hide: with fewer sets a leak of one bit goes unnoticed.
  constexpr std::size_t kUsualSets = std::is_same_v<TypeParam, stockpile::Stockpile> ? 96 : 40;
  const char* wanted = std::getenv("BELL_WIRE_SETS");
  const std::size_t sets = wanted == nullptr ? kUsualSets : static_cast<std::size_t>(std::atoi(wanted));
  constexpr std::array<std::uint32_t, 4> kRarities{1, 3, 12, 40};
  const std::vector<Setup> setups = setups_of<TypeParam>();
  int differences = 0;
  std::size_t frames = 0;
  int told_apart = 0;
  for (std::size_t n = 0; n < sets && !this->HasFailure(); ++n) {
    const Setup& setup = setups[n * 7919 % setups.size()];
    const Viewer viewer = n % 4 == 3 ? Viewer::spectator : viewer_of(seat_at(static_cast<int>(n) % setup.seats));
    const MatchTwins twins = make_twins(setup, viewer, n + 1, kRarities[n / 2 % kRarities.size()]);
    differences += twins.differences;
    const Heard one = play(setup, viewer, twins.one);
    const Heard other = play(setup, viewer, twins.other);
    frames += one.viewer.size();
    told_apart += one.others == other.others ? 0 : 1;
    const std::string difference = first_difference(one.viewer, other.viewer);
    EXPECT_EQ(difference, "") << describe(setup) << " for viewer " << static_cast<int>(viewer);
    EXPECT_EQ(first_difference(one.watcher, other.watcher), "")
        << describe(setup) << " for a watcher, in worlds that viewer " << static_cast<int>(viewer)
        << " can't tell apart";
  }
  std::printf("%zu sets, %zu frames, %d differences, %d told apart by others\n", sets, frames, differences, told_apart);
  EXPECT_GT(differences, 4) << "the worlds must differ somewhere, or nothing is compared";
  EXPECT_GT(told_apart, 0) << "whoever may know the difference hears it";
  EXPECT_GT(frames, 20 * sets);
}

}  // namespace
}  // namespace bell::exam
