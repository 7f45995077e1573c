// Words facts and actions: dispatches to the title.
#include "texts/every_title.h"
#include "texts/grammar.h"

namespace bell::texts {
namespace {

template <class Title>
std::vector<Sentence> tell_facts(const Catalogue& words, const Present& present,
                                 const std::vector<typename Title::SeenEvent>& facts) {
  std::vector<Sentence> sentences;
  if constexpr (requires { Wording<Title>::tell_all; })
    sentences = Wording<Title>::tell_all(words, present, facts);
  else
    for (std::size_t at = 0; at < facts.size(); ++at)
      sentences.push_back({capitalised(Wording<Title>::tell(words, present, facts[at])), at});
  std::erase_if(sentences, [](const Sentence& each) { return each.text.empty(); });
  return sentences;
}

}  // namespace

std::string name_of(const Catalogue& words, const Present& present, Seat seat) {
  if (seat == kChance) return words.say("ui.chance");
  const auto place = static_cast<std::size_t>(index(seat));
  if (place < present.names.size()) return present.names[place];
  return words.say("ui.seat", {{"number", std::to_string(place + 1)}});
}

Viewer addressee(const AnySeenEvent& event, Viewer reader) {
  const bool is_about = std::visit([&](const auto& fact) { return viewer_of(fact.seat) == reader; }, event);
  return is_about ? reader : Viewer::spectator;
}

std::string tell(const Catalogue& words, const Present& present, const AnySeenEvent& event) {
  std::string sentence;
  EveryTitle::any_of([&]<class Title>() {
    const auto* fact = std::get_if<typename Title::SeenEvent>(&event);
    if (fact != nullptr) sentence = Wording<Title>::tell(words, present, *fact);
    return fact != nullptr;
  });
  return capitalised(sentence);
}

// A match has one title: all facts belong to it.
std::vector<Sentence> tell_each(const Catalogue& words, const Present& present,
                                const std::vector<AnySeenEvent>& events) {
  std::vector<Sentence> sentences;
  EveryTitle::any_of([&]<class Title>() {
    std::vector<typename Title::SeenEvent> facts;
    for (const AnySeenEvent& event : events)
      if (const auto* fact = std::get_if<typename Title::SeenEvent>(&event)) facts.push_back(*fact);
    sentences = tell_facts<Title>(words, present, facts);
    return !facts.empty();
  });
  return sentences;
}

std::vector<std::string> tell_all(const Catalogue& words, const Present& present,
                                  const std::vector<AnySeenEvent>& events) {
  std::vector<std::string> texts;
  for (Sentence& sentence : tell_each(words, present, events)) texts.push_back(std::move(sentence.text));
  return texts;
}

std::string describe(const Catalogue& words, const Present& present, std::string_view title, const Action& action) {
  const auto sentence =
      EveryTitle::visit_named(title, [&]<class Title>() { return Wording<Title>::describe(words, present, action); });
  return sentence ? *sentence : words.say("ui.unknown_action");
}

}  // namespace bell::texts
