// What has happened and what can be done, in words: chooses the title whose words they are.
#include "texts/fill.h"
#include "texts/wording.h"

namespace bell::texts {
namespace {

struct Teller {
  const Catalogue& words;
  const Present& present;
  std::string operator()(const stonks::SeenEvent& event) const { return stonks_words::tell(words, present, event); }
  std::string operator()(const stockpile::SeenEvent& event) const {
    return stockpile_words::tell(words, present, event);
  }
  std::string operator()(const wall_street_1920::SeenEvent& event) const {
    return wall_street_1920_words::tell(words, present, event);
  }
};

}  // namespace

std::string name_of(const Catalogue& words, const Present& present, Seat seat) {
  if (seat == kChance) return words.say("ui.chance");
  const auto place = static_cast<std::size_t>(index(seat));
  if (place < present.names.size()) return present.names[place];
  return words.say("ui.seat", {{"number", std::to_string(place + 1)}});
}

std::string counted(const Catalogue& words, const std::string& key, int number) {
  const std::string exact = key + "." + std::to_string(number);
  return words.say(words.has(exact) ? exact : key + ".many", {{"number", std::to_string(number)}});
}

std::string tell(const Catalogue& words, const Present& present, const AnySeenEvent& event) {
  return capitalised(std::visit(Teller{words, present}, event));
}

std::vector<std::string> tell_all(const Catalogue& words, const Present& present,
                                  const std::vector<AnySeenEvent>& events) {
  std::vector<stockpile::SeenEvent> stretch;
  std::vector<std::string> sentences;
  for (const AnySeenEvent& event : events) {
    if (const auto* fact = std::get_if<stockpile::SeenEvent>(&event))
      stretch.push_back(*fact);
    else if (std::string sentence = tell(words, present, event); !sentence.empty())
      sentences.push_back(std::move(sentence));
  }
  if (!stretch.empty()) return stockpile_words::tell_all(words, present, stretch);
  return sentences;
}

std::string describe(const Catalogue& words, const Present& present, std::string_view title, const Action& action) {
  if (title == "stonks") return stonks_words::describe(words, present, action);
  if (title == "stockpile") return stockpile_words::describe(words, present, action);
  if (title == "wall-street-1920") return wall_street_1920_words::describe(words, present, action);
  return words.say("ui.unknown_action");
}

}  // namespace bell::texts
