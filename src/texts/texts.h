// The sentences people read, from catalogues with keys. The engine has numbers and ids; words are here.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kernel/action.h"
#include "kernel/fault.h"
#include "kernel/misfit.h"
#include "kernel/problem.h"
#include "kernel/refusal.h"
#include "kernel/seat.h"
#include "view/any.h"

namespace bell::texts {

using Args = Facts;

class Message;
class Grammar;

// One language. Missing keys fall back to English; a key missing there, too, is shown itself. Loaded on first use and
// never changed afterwards, so many threads may share it.
class Catalogue {
 public:
  Catalogue();
  ~Catalogue();
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  // "en", "pt", "es", "el"; null for a language we do not have.
  static const Catalogue* find(std::string_view language);
  static std::vector<std::string> languages();

  // The sentence with its arguments filled in (texts/message.h). An argument may itself be a sentence: `with_problem`.
  std::string say(std::string_view key, const Args& args = {}) const;
  // Whether say() finds a sentence, in this language or in English.
  bool has(std::string_view key) const;
  // "Ann, Ben, and Cleo", as the language joins them; empty for none.
  std::string list(const std::vector<std::string>& things) const;
  // The rulebook is in English; this is its text in this language, or `english` if it is not translated. A part of a
  // rule is "title", "text" or "ruling". Texts about printed numbers and sources are found by their English.
  std::string rule(std::string_view id, std::string_view part, const std::string& english) const;
  std::string printed(const std::string& english) const;
  std::string_view language() const { return language_; }

 private:
  friend struct Loader;
  std::string language_;
  // Looked up dozens of times per update, hence the hash.
  struct KeyHash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  std::unordered_map<std::string, Message, KeyHash, std::equal_to<>> sentences_;
  std::map<std::string, std::string, std::less<>> rulebook_;  // by "rules.ST-TRK-3.text", or "printed." and the English
  std::unique_ptr<Grammar> grammar_;
  const Catalogue* fallback_ = nullptr;
};

// How the reader names the seats: names[0] is seat 0's. `reader` is addressed as "you". With the components, cards are
// named by what is printed on them; without, some have only a number.
struct Present {
  std::vector<std::string> names;
  Viewer reader = Viewer::spectator;
  const AnyComponents* box = nullptr;
};

// Whom the sentence of a fact addresses: the reader if it is about them ("You play …"), otherwise nobody in particular.
// Readers of one language with the same addressee are told the same.
Viewer addressee(const AnySeenEvent& event, Viewer reader);
// A fact as one sentence; empty if it need not be told.
std::string tell(const Catalogue& words, const Present& present, const AnySeenEvent& event);
// Many facts in order, told as briefly as the title can. Facts that need not be told are left out.
std::vector<std::string> tell_all(const Catalogue& words, const Present& present,
                                  const std::vector<AnySeenEvent>& events);
// The same, with the index of the last fact that each sentence covers.
struct Sentence {
  std::string text;
  std::size_t fact = 0;
};
std::vector<Sentence> tell_each(const Catalogue& words, const Present& present,
                                const std::vector<AnySeenEvent>& events);
// An action as a person would say it ("Play apple 7"), for the given title.
std::string describe(const Catalogue& words, const Present& present, std::string_view title, const Action& action);
// The name of a module; its identifier if the catalogues have none.
std::string module_name(const Catalogue& words, std::string_view title, std::string_view module);
// What a preset is called; that of a variant like its module.
std::string preset_name(const Catalogue& words, std::string_view title, std::string_view preset);
// Where play stands: "Round 4 · Demand".
std::string where(const Catalogue& words, const AnyView& view);
// What the reader is asked, or whom the table waits for; and one line of explanation, which may be empty. `asked` are
// the seats that must act; none: the match is over.
struct Question {
  std::string text;
  std::string help;
};
Question question(const Catalogue& words, const Present& present, const AnyView& view, SeatMask asked);

// How a final score came about: rows that add up to the total, which is the last one.
struct SheetRow {
  std::string label;
  Rule rule = Rule::none;
  std::vector<std::optional<std::string>> cells;  // by seat
  bool is_total = false;
};
// From everything told to everybody, in order, and the last view.
std::vector<SheetRow> score_sheet(const Catalogue& words, const AnyView& view, const std::vector<AnySeenEvent>& memory);
// As two texts are compared when one is searched for the other: all capitals, and no accents, as people type.
std::string searchable(std::string_view text);

// A refusal: "ST-TRK-3: you hold a carrot card, so you must play one of those."
std::string explain(const Catalogue& words, std::string_view title, const Refusal& refusal);
std::string explain(const Catalogue& words, const CompositionError& error);
// A fault: "game.journal, line 12: the checkpoint (# and 16 hex digits) is missing or cut."
std::string explain(const Catalogue& words, const Fault& fault);
std::string explain(const Catalogue& words, const Problem& problem);

}  // namespace bell::texts
