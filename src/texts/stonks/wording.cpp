// Words the facts and actions of Stonks.
#include "texts/stonks/wording.h"

#include <array>
#include <cstdlib>
#include <map>

#include "texts/grammar.h"
#include "view/stonks/names.h"
#include "view/stonks/vocabulary.h"

namespace bell::texts::stonks_words {
namespace {

using namespace stonks;

// A rise and a fall have different sentences.
std::string key_of(const SeenEvent& event) {
  if (event.what == Happening::price_changed) return event.number > 0 ? "price_raised" : "price_lowered";
  const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what);
  return form == nullptr ? "" : std::string(form->name);
}

// Facts may come from the network: an invalid company or card is called "that company" or "that card".
std::string say_company(const Catalogue& words, int company) {
  if (company < 0 || company >= kCompanies) return words.say("stonks.that_company");
  return words.say("stonks.company." + std::string(stonks::name_of(static_cast<Company>(company))));
}
std::string say_company(const Catalogue& words, Company company) {
  return say_company(words, static_cast<int>(company));
}
std::string put_together(const Catalogue& words, Card card) {
  return words.say("stonks.card",
                   {{"company", say_company(words, company_of(card))}, {"rank", std::to_string(rank_of(card))}});
}
// The names of cards are half of all that a busy server says. Those in our own languages, which stay as they are, are
// put together once for each thread.
std::string say_card(const Catalogue& words, int card) {
  if (!is_card(card)) return words.say("stonks.that_card");
  const Card known = static_cast<Card>(card);
  if (Catalogue::find(words.language()) != &words) return put_together(words, known);
  thread_local std::map<const Catalogue*, std::array<std::string, kCards + 1>> names;
  std::string& name = names[&words][static_cast<std::size_t>(card)];
  if (name.empty()) name = put_together(words, known);
  return name;
}

// Words a particular of a fact or an argument of an action.
std::string say(const Catalogue& words, const Present& present, const Kind& kind, int number) {
  if (kind.type == seat_kind().type) return texts::name_of(words, present, static_cast<Seat>(number));
  if (kind.type == Named<Company>::type) return say_company(words, number);
  if (kind.type == Named<Card>::type) return say_card(words, number);
  return std::to_string(std::abs(number));
}
// In sentences, a seat is a name.
std::string called(std::string_view particular) { return std::string(particular == "seat" ? "name" : particular); }

// Only what the fact has: a busy server words tens of thousands a second.
Args args_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  Args args;
  if (const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what))
    form->for_each([&](const auto& said) {
      const std::optional<int> number = said.read(event);
      args.emplace(called(said.name),
                   number ? say(words, present, said.kind, *number) : words.say("stonks.unseen_card"));
    });
  return args;
}

// The key of the sentence for this reader.
std::string sentence_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const std::string key = "stonks.happening." + key_of(event);
  if (event.seat == kNoSeat) return key;
  const std::string told = key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
  return !event.card.is_known() && words.has(told + "_unseen") ? told + "_unseen" : told;
}

}  // namespace

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  return words.say(sentence_of(words, present, event), args_of(words, present, event));
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const VerbForm* form = find_form(Vocabulary::verbs(), action.verb);
  if (form == nullptr) return words.say("ui.unknown_action");
  Args args;
  form->for_each([&](std::size_t at, const ArgumentForm& argument) {
    args.emplace(called(argument.name), say(words, present, argument.kind, action.args[at]));
  });
  return words.say("stonks.action." + std::string(form->name), args);
}

Args facts_of(const Catalogue& words, const Refusal& refusal) {
  const auto [first, second, unused] = refusal.facts;
  const bool matched = refusal.rule == Rule::ST_SPC_4 && refusal.reason == Reason::forbidden;
  const bool is_rank = second >= 1 && second <= kRanks && first >= 0 && first < kCompanies;
  const int card = matched && is_rank ? static_cast<int>(card_of(static_cast<Company>(first), second)) : first;
  return {{"card", say_card(words, card)}, {"company", say_company(words, first)}, {"levels", std::to_string(second)}};
}

Question next_card(const Catalogue& words, const View& view) {
  const Company lead = view.board.trick.lead;
  if (lead == kNoCompany)
    return {words.say("stonks.step.play_cards.ask_lead"), words.say("stonks.step.play_cards.help_lead")};
  return {capitalised(words.say("stonks.step.play_cards.ask_follow", {{"company", say_company(words, lead)}})),
          words.say("stonks.step.play_cards.help_follow")};
}

std::optional<Question> ask(const Catalogue& words, const View& view) {
  if (view.steps.is_empty() || view.steps.back() != StepId::play_cards) return std::nullopt;
  return next_card(words, view);
}

}  // namespace bell::texts::stonks_words
