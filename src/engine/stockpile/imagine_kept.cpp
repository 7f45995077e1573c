// Deals all action cards that came unseen, including those shown since, until everybody has at least what was shown.
// Drawing only the remaining cards would give wrong odds: one hand with two booms would count twice.
#include "engine/stockpile/imagine_kept.h"

namespace bell::stockpile {
namespace {

Card draw_action_card(MarketBag& from, Rng& rng) {
  const auto booms = static_cast<std::uint32_t>(from.count(Card::boom));
  const auto busts = static_cast<std::uint32_t>(from.count(Card::bust));
  const Card card = rng.below(booms + busts) < booms ? Card::boom : Card::bust;
  from.remove(card);
  return card;
}

class Deal {
 public:
  explicit Deal(const MarketBag& unseen) : left_(unseen) {}

  // The cards shown since were among those that could be dealt.
  void take_back(const ActionCards& shown) {
    for (const Card card : kActionCards) left_.add(card, shown.count(card));
  }
  bool attempt(Seat seat, int unseen, const ActionCards& shown, Rng& rng) {
    ActionCards& kept = kept_[seat];
    for (int number = unseen + shown.size(); number > 0; --number) kept.add(draw_action_card(left_, rng));
    for (const Card card : kActionCards)
      for (int number = shown.count(card); number > 0; --number) {
        if (!kept.has(card)) return false;
        kept.remove(card);
      }
    return true;
  }
  const MarketBag& left() const { return left_; }
  const ActionCards& kept(Seat seat) const { return kept_[seat]; }

 private:
  MarketBag left_;
  PerSeat<ActionCards> kept_;
};

}  // namespace

void imagine_kept(const Rules& rules, const View& view, const Remembered& remembered, Rng& rng, MarketBag& unseen,
                  State& state) {
  const auto unseen_of = [&view](Seat seat) { return view.kept_size[seat] - view.kept[seat].size(); };
  const auto deal_all = [&](Deal& deal) {
    for (const Seat seat : seats_of(rules.seats))
      if (unseen_of(seat) > 0) deal.take_back(remembered.of[seat].shown);
    for (const Seat seat : seats_of(rules.seats))
      if (unseen_of(seat) > 0 && !deal.attempt(seat, unseen_of(seat), remembered.of[seat].shown, rng)) return false;
    return true;
  };
  Deal deal(unseen);
  while (!deal_all(deal)) deal = Deal(unseen);
  unseen = deal.left();
  for (const Seat seat : seats_of(rules.seats))
    for (const Card card : kActionCards)
      for (int number = deal.kept(seat).count(card); number > 0; --number) state.kept[seat][seat].add(card);
}

}  // namespace bell::stockpile
