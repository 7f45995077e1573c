// Planted leaks: Stonks with one thing wrong each. A check that misses one of them is worthless.
#pragma once

#include "engine/stonks/rules.h"
#include "secrecy/planted.h"
#include "view/stonks/actions.h"

namespace bell::exam {

using Honest = Subject<stonks::Stonks>;
using stonks::Card;
using stonks::CardSet;
using stonks::Happening;
using stonks::SeenEvent;
using stonks::View;

template <class Leak>
using LeakyView = LeakyViewOf<Leak, stonks::Stonks>;
template <class Leak>
using LeakyFact = LeakyFactOf<Leak, stonks::Stonks>;

struct DealIsTold : LeakyFact<DealIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::dealt) seen.card = Seen(event.card.truth());
  }
};

struct LastCardIsTold : LeakyFact<LastCardIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::last_card_discarded) seen.card = Seen(event.card.truth());
  }
};

// Not the card itself, only its rank.
struct HiddenRankIsTold : LeakyFact<HiddenRankIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::laid_face_down)
      seen.number = static_cast<std::int16_t>(stonks::rank_of(event.card.truth()) / 7);
  }
};

struct FaceDownRankIsTold : LeakyFact<FaceDownRankIsTold> {
  static void spoil(const Event& event, SeenEvent& seen) {
    if (event.what == Happening::speculated_opening)
      seen.value = static_cast<std::uint8_t>(stonks::rank_of(event.card.truth()));
  }
};

// A hash of the deck in an unused byte.
struct DeckInTheBoard : LeakyView<DeckInTheBoard> {
  static void spoil(const Rules&, const State& truth, Viewer, View& view) {
    view.board.two_players.last_winner = static_cast<Seat>(hash_of(truth.deck) & 3U);
  }
};

struct HandSizeByCompany : LeakyView<HandSizeByCompany> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      view.board.hand_size[seat] = static_cast<std::uint8_t>(truth.hands[seat].truth().size() +
                                                             static_cast<int>(truth.hands[seat].truth().nth(0)) % 2);
  }
};

struct RevealedTooEarly : LeakyView<RevealedTooEarly> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (truth.to_reveal[seat].truth() != stonks::kNoCard) view.to_reveal[seat] = Seen(truth.to_reveal[seat].truth());
  }
};

struct NeighbourSeesFaceDown : LeakyView<NeighbourSeesFaceDown> {
  static void spoil(const Rules& rules, const State& truth, Viewer viewer, View& view) {
    const Seat opener = truth.board.trick.speculator;
    if (truth.face_down.truth() != stonks::kNoCard && viewer == viewer_of(next_seat(opener, rules.seats)))
      view.face_down = Seen(truth.face_down.truth());
  }
};

struct PublicSeesSeatZero : LeakyView<PublicSeesSeatZero> {
  static void spoil(const Rules&, const State& truth, Viewer viewer, View& view) {
    if (!is_seat(viewer) && truth.board.hand_size[seat_at(0)] > 0)
      view.hands[seat_at(0)] = Seen(truth.hands[seat_at(0)].truth());
  }
};

// The length of a list of blanks reveals what is under them.
struct BlanksByRank : LeakyView<BlanksByRank> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (truth.hidden[seat].size() == 1 && stonks::rank_of(truth.hidden[seat][0].truth()) > 6)
        view.hidden[seat].push_back({});
  }
};

// A blank whose bytes still contain the value: invisible through the interface.
struct UnderTheBlank : LeakyView<UnderTheBlank> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      if (truth.hidden[seat].size() > 0 && !view.hidden[seat][0].is_known()) {
        const Card card = truth.hidden[seat][0].truth();
        std::memcpy(static_cast<void*>(&view.hidden[seat][0]), &card, sizeof card);
      }
  }
};

// What is deduced from a view must not know more than the view.
struct WorthOfHidden : LeakyView<WorthOfHidden> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats))
      for (const auto& card : truth.hidden[seat]) view.deduced.portfolios[seat].worth += rules.shares(card.truth());
  }
};

struct FaceDownDecides : LeakyView<FaceDownDecides> {
  static void spoil(const Rules& rules, const State& truth, Viewer, View& view) {
    if (truth.face_down.truth() == stonks::kNoCard) return;
    View honest = view;
    honest.face_down = Seen(truth.face_down.truth());
    view.deduced.ahead = stonks::Stonks::deduce(rules, honest).ahead;
  }
};

// The opposite error: an owner does not see their own hand.
struct OwnHandIsHidden : LeakyView<OwnHandIsHidden> {
  static void spoil(const Rules& rules, const State&, Viewer, View& view) {
    for (const Seat seat : seats_of(rules.seats)) view.hands[seat] = {};
  }
};

// The list starts elsewhere if the neighbour's lowest card is odd.
struct LegalOrderByNeighbour : Honest {
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    ActionList honest;
    Honest::legal(rules, now, who, honest);
    const CardSet& hand = now.hands[next_seat(who, rules.seats)].truth();
    const int first = !hand.is_empty() && static_cast<int>(hand.nth(0)) % 2 == 1 ? honest.size() / 2 : 0;
    for (int n = 0; n < honest.size(); ++n) out.push_back(honest[(first + n) % honest.size()]);
  }
};

// Correctly ordered, offered and accepted, but the neighbour's hand decides whether it is there.
struct OfferByNeighbour : Honest {
  static bool offers(const Rules& rules, const State& now, Seat who) {
    const CardSet& hand = now.hands[next_seat(who, rules.seats)].truth();
    return !hand.is_empty() && static_cast<int>(hand.nth(0)) % 2 == 1;
  }
  static Action extra(Seat who) { return Action{250, who, {}}; }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    Honest::legal(rules, now, who, out);
    if (offers(rules, now, who)) out.push_back(extra(who));
  }
  static bool is_extra(const Rules& rules, const State& now, const Action& act) {
    return index(act.by) < rules.seats && act == extra(act.by) && now.cursor().turn.is_for(act.by);
  }
  static Refusal refuse(const Rules& rules, const State& now, const Action& act) {
    return is_extra(rules, now, act) && offers(rules, now, act.by) ? allowed() : Honest::refuse(rules, now, act);
  }
  static void apply(const Rules& rules, State& state, const Action& act, const Tell& tell) {
    if (!is_extra(rules, state, act)) return Honest::apply(rules, state, act, tell);
    ActionList honest;
    Honest::legal(rules, state, act.by, honest);
    Honest::apply(rules, state, honest[0], tell);
  }
};

struct RefusalCountsDeck : Honest {
  static Refusal refuse(const Rules& rules, const State& now, const Action& act) {
    Refusal refusal = Honest::refuse(rules, now, act);
    if (refusal.is_refused() && !now.deck.is_empty()) refusal.facts[2] = static_cast<std::int16_t>(now.deck.nth(0));
    return refusal;
  }
};

// Remembers the last truth it saw, and guesses exactly that.
struct GuessesTheTruth : Honest {
  static State& peeked() {
    static State state;
    return state;
  }
  static View project(const Rules& rules, const State& truth, Viewer viewer) {
    peeked() = truth;
    return Honest::project(rules, truth, viewer);
  }
  static SeenEvent project(const Event& event, Viewer viewer) { return Honest::project(event, viewer); }
  static State imagine(const Rules&, const View&, std::span<const SeenEvent>, Rng&) { return peeked(); }
};

struct GuessesOnce : Honest {
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng&) {
    Rng same(1);
    return Honest::imagine(rules, view, memory, same);
  }
};

struct ForgetsVoids : Honest {
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent>, Rng& rng) {
    return Honest::imagine(rules, view, {}, rng);
  }
};

// Prefers one of two guesses: valid worlds, wrong odds.
struct GuessesUnevenly : Honest {
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
    const State first = Honest::imagine(rules, view, memory, rng);
    const State second = Honest::imagine(rules, view, memory, rng);
    return hash_of(first) < hash_of(second) ? first : second;
  }
};

}  // namespace bell::exam
