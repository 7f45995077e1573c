// Draws the Coin table as text: the score, the cup, and the claim.
#include "tui/coin/scene.h"

namespace bell::tui {
namespace {

using coin::Side;
using coin::View;

class CoinScene final : public Scene {
 public:
  explicit CoinScene(const texts::Catalogue& words) : words_(words) {}

  using Scene::board;
  Lines board(const AnyView& any, const texts::Present& present, const Look& look,
              std::span<const MenuItem>) const override {
    const View& view = *std::get_if<View>(&any);
    Lines lines{paint(look, Ink::strong, words_.say("coin.title")), heading(view)};
    append(lines, points(view, present));
    if (view.coin.is_known()) lines.push_back(say("cup", {{"side", side(view.coin.or_else(Side::none))}}));
    if (view.board.claim != Side::none) lines.push_back(say("claim", {{"side", side(view.board.claim)}}));
    for (std::string& line : lines) line = clip(line, look.width);
    return lines;
  }

  Menu menu(const AnyView&, std::span<const Choice> choices, const texts::Present& present,
            const Look&) const override {
    const bool is_claim = coin::verb_of(choices.front().action) == coin::Verb::claim;
    Menu menu{.question = say(is_claim ? "ask_claim" : "ask_guess"), .choices = {}};
    for (const Choice& choice : choices) menu.choices.push_back({label_of(choice, present), choice.action, {}});
    return menu;
  }

  std::optional<Action> read(std::string_view text, std::span<const Action> allowed) const override {
    const std::vector<Action> meant = read_actions(coin::Vocabulary::verbs(), text, allowed.front().by);
    return meant.empty() ? std::nullopt : std::optional(meant.front());
  }

  Lines score_sheet(const AnyView& any, std::span<const texts::SheetRow>, std::span<const AnySeenEvent>,
                    const texts::Present& present, const Look& look) const override {
    Lines lines{paint(look, Ink::strong, say("score_sheet"))};
    append(lines, points(*std::get_if<View>(&any), present));
    return lines;
  }

  // All facts of Coin are equally important, and nothing has a price.
  Weight weight_of(const AnySeenEvent&, Viewer) const override { return Weight::plain; }
  Stretch ended_by(const AnySeenEvent&, const AnyView&) const override { return Stretch::nothing; }
  std::vector<PricePath> price_paths(const AnyView&, std::span<const AnySeenEvent>, const texts::Present&,
                                     const Look&) const override {
    return {};
  }

 private:
  std::string say(const std::string& key, const texts::Args& args = {}) const {
    return words_.say("coin.ui.screen." + key, args);
  }
  std::string side(Side side) const { return words_.say("coin.side." + std::string(coin::name_of(side))); }
  static std::string number(int number) { return std::to_string(number); }

  std::string heading(const View& view) const {
    return say("heading", {{"round", number(view.board.round)},
                           {"rounds", number(view.rounds)},
                           {"left", number(view.deduced.rounds_left)},
                           {"prize", number(view.deduced.prize)},
                           {"comfort", number(view.deduced.comfort)}});
  }
  Lines points(const View& view, const texts::Present& present) const {
    Lines lines;
    for (const Seat seat : seats_of(view.seats))
      lines.push_back(say("points", {{"name", present.names.at(static_cast<std::size_t>(index(seat)))},
                                     {"points", number(view.board.points[seat].amount())}}));
    return lines;
  }
  std::string label_of(const Choice& choice, const texts::Present& present) const {
    const std::string label = texts::describe(words_, present, coin::Vocabulary::name, choice.action);
    const coin::Prospect& prospect = *std::get_if<coin::Prospect>(&choice.prospect);
    if (prospect.honest) return say(*prospect.honest ? "honest" : "bluff", {{"label", label}});
    return say("gamble", {{"label", label}, {"points", number(prospect.if_right.value_or(0))}});
  }

  const texts::Catalogue& words_;
};

}  // namespace

std::unique_ptr<Scene> scene_with(const coin::Components&, const Setup&, const texts::Catalogue& words) {
  return std::make_unique<CoinScene>(words);
}

}  // namespace bell::tui
