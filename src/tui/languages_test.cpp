// Whole matches of every title in every language: boards and menus fit the screen, and no word of English is on it.
#include <gtest/gtest.h>

#include <algorithm>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tables/thorough.h"
#include "texts/toml.h"
#include "tui/scene.h"

namespace bell::tui {
namespace {

using Vocabulary = std::set<std::string>;

constexpr int kScreenWidth = 80;

// Letters beyond ASCII begin with these bytes or continue one; signs like « and ▲ begin with C2 and E2.
bool is_letter(char byte) {
  const auto letter = static_cast<unsigned char>(byte);
  return letter >= 0x80 || std::isalpha(letter) != 0;
}

std::string without_signs(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const bool is_times = text.substr(at).starts_with("×");
    if (lead != 0xC2 && lead != 0xE2 && !is_times) {
      plain += text[at];
      continue;
    }
    plain += ' ';
    at += lead == 0xE2 ? 2 : 1;
  }
  return plain;
}

// Words of three letters or more; one with a dot behind it may be `cut` to its column.
void add_words(std::string_view text, Vocabulary& into, Vocabulary* cut = nullptr) {
  std::string word;
  for (const char byte : without_signs(text) + ' ') {
    if (is_letter(byte)) {
      word += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
      continue;
    }
    if (word.size() > 2) (byte == '.' && cut != nullptr ? *cut : into).insert(word);
    word.clear();
  }
}

texts::Sentences sentences_of(const std::string& language) {
  texts::Sentences sentences;
  for (const auto& file : std::filesystem::directory_iterator("texts/" + language)) {
    if (file.path().extension() != ".toml" || file.path().stem() == "terms") continue;
    std::ostringstream content;
    content << std::ifstream(file.path()).rdbuf();
    EXPECT_TRUE(texts::read_sentences(content.str(), sentences)) << file.path();
  }
  return sentences;
}

// A pattern without what nobody reads in this language: what is typed, names of arguments, and what forms are chosen
// by.
std::string said_in(const std::string& pattern) {
  static const std::regex kUnsaid{
      R"(`[^`]*`|--[\w-]+|(?:/[\w.-]+)+|\{\w+, (?:plural|select),|[\w=]+ (?=\{)|\{\w+\}|^\S.*?  +)"};
  return std::regex_replace(pattern, kUnsaid, " ");
}

// The words of a language, and the names that it leaves in English.
struct Tongue {
  explicit Tongue(const std::string& language) {
    const texts::Sentences english = sentences_of("en");
    for (const auto& [key, pattern] : sentences_of(language)) {
      const auto same = english.find(key);
      if (language != "en" && same != english.end() && same->second == pattern) kept.push_back(said_in(pattern));
    }
    std::erase_if(kept, [](const std::string& name) { return std::ranges::count_if(name, is_letter) < 3; });
    std::ranges::sort(kept, std::ranges::greater{}, &std::string::size);
    for (const auto& [key, pattern] : sentences_of(language))
      if (!key.starts_with("language.")) add_words(without_names(said_in(pattern)), words);
  }

  // No word of a name is a word of the language: "Corner the Market" does not make "the" one.
  std::string without_names(std::string text) const {
    for (const std::string& name : kept)
      for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1))
        if (is_whole(text, at, name.size())) text.replace(at, name.size(), " ");
    return text;
  }
  static bool is_whole(const std::string& text, std::size_t at, std::size_t size) {
    const std::size_t end = at + size;
    return (at == 0 || !is_letter(text[at - 1])) && (end >= text.size() || !is_letter(text[end]));
  }

  std::vector<std::string> kept;
  Vocabulary words;
};

// One match, all seats played at random; every word that is shown is looked at.
class ForeignEvening {
 public:
  ForeignEvening(const Setup& setup, const std::string& language, std::uint64_t seed)
      : words_(*texts::Catalogue::find(language)), title_(setup.title), rng_(seed), box_(*rulebook::printed(setup)) {
    for (int seat = 1; seat <= setup.seats; ++seat)
      names_.push_back(words_.say("ui.terminal.name." + std::to_string(seat)));
    auto scene = scene_for(setup, words_);
    const std::vector<std::string> people(static_cast<std::size_t>(setup.seats), "human");
    auto table = table::Table::open({setup, people}, store_, "table",
                                    {.dealer = std::make_unique<SeededDealer>(seed), .hire = {}});
    EXPECT_TRUE(scene.is_ok() && table.is_ok());
    scene_ = std::move(*scene);
    table_.emplace(std::move(*table));
  }

  // Every text that was shown, as often as it was another one.
  std::set<std::string> play() {
    while (!table_->turn().is_over() && !testing::Test::HasFailure()) {
      const auto moved = table_->advance_one({});
      EXPECT_TRUE(moved.is_ok());
      if (!*moved) decide(table_->turn().first());
    }
    const texts::Present present{names_, viewer_of(seat_at(0)), &box_};
    const auto told = table_->told(present.reader, 0);
    for (const std::string& sentence : texts::tell_all(words_, present, told)) seen_.insert(sentence);
    const AnyView view = table_->view_for(present.reader);
    show(scene_->score_sheet(view, texts::score_sheet(words_, view, told), told, present, look_));
    return seen_;
  }

 private:
  // A name may go on in the next line.
  void show(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) {
      EXPECT_LE(width_of(line), kScreenWidth) << words_.language() << ": " << line;
      text += line.substr(std::min(line.find_first_not_of(' '), line.size())) + ' ';
    }
    seen_.insert(text);
  }
  void show(const std::vector<MenuItem>& items) {
    for (const MenuItem& item : items) {
      seen_.insert(item.label);
      seen_.insert(item.heading);
      show(item.more);
    }
  }

  void decide(Seat seat) {
    const std::vector<Choice> choices = table_->choices_for(seat);
    const texts::Present present{names_, viewer_of(seat), &box_};
    const AnyView view = table_->view_for(present.reader);
    const Menu menu = scene_->menu(view, choices, present, look_);
    seen_.insert(menu.question);
    show(menu.choices);
    if (rng_.below(8) == 0) show(scene_->board(view, present, look_));
    const Choice& chosen = choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
    seen_.insert(texts::describe(words_, present, title_, chosen.action));
    ASSERT_TRUE(table_->submit(seat, chosen.action, table_->decision(seat), 0, {}).is_ok());
  }

  const texts::Catalogue& words_;
  std::string title_;
  Rng rng_;
  AnyComponents box_;
  Look look_{.width = kScreenWidth, .height = 24};
  std::vector<std::string> names_;
  journal::MemoryStore store_;
  std::unique_ptr<Scene> scene_;
  std::optional<table::Table> table_;
  std::set<std::string> seen_;
};

const std::vector<Setup>& setups() {
  static const std::vector<Setup> kSetups{
      {"stonks", 4, {}, {}, {}},
      {"stonks", 2, {}, {}, {}},
      {"stockpile", 4, {}, {}, {}},
      {"stockpile",
       3,
       {"bonds", "commodities_taxes", "forecast_dice", "strategy_cards", "investors", "first_player_card"},
       {{"investors", "base+cc+ii+promo"}},
       {}},
      {"wall-street-1920", 3, {"magnates", "purchase_option"}, {{"magnates", "mix"}}, {}},
      {"wall-street-1920", 5, {}, {}, {}}};
  return kSetups;
}

// "$5" where the language writes "5$", or the other way round. Stockpile's "$20K" is as printed on its cards.
void expect_money_as_written(const texts::Catalogue& words, const std::string& text) {
  static const std::regex kBefore{R"(\$\d)"};
  static const std::regex kBehind{R"((^|[^$\d])\d+\$)"};
  const bool is_behind = words.say("wall-street-1920.money", {{"number", "5"}}) == "5$";
  EXPECT_FALSE(std::regex_search(text, is_behind ? kBefore : kBehind)) << words.language() << ": " << text;
}

// A label cut to its column: the beginning of a word of the language.
bool is_cut(const std::string& word, const Vocabulary& own) {
  return std::ranges::any_of(own, [&word](const std::string& whole) { return whole.starts_with(word); });
}

TEST(Languages, WouldFindTheCommonestWordsOfEnglish) {
  const Vocabulary english = Tongue("en").words;
  for (const std::string& language : texts::Catalogue::languages()) {
    if (language == "en") continue;
    const Vocabulary own = Tongue(language).words;
    for (const char* word : {"the", "and", "with", "your", "card", "share", "price", "round", "player", "points",
                             "sell", "bid", "discard", "market", "company"})
      EXPECT_TRUE(english.contains(word) && !own.contains(word)) << word << " in " << language;
  }
}

TEST(Languages, ShowWholeMatchesWithoutAWordOfEnglish) {
  const Vocabulary english = Tongue("en").words;
  ASSERT_GT(english.size(), 500U);
  for (const std::string& language : texts::Catalogue::languages()) {
    const Tongue tongue(language);
    for (const auto& setup : setups())
      for (std::uint64_t seed = 1; seed <= (kIsThorough ? 3 : 1); ++seed) {
        Vocabulary seen, cut;
        for (const std::string& text : ForeignEvening(setup, language, seed).play()) {
          if (setup.title == "wall-street-1920") expect_money_as_written(*texts::Catalogue::find(language), text);
          add_words(tongue.without_names(without_signs(text)), seen, &cut);
        }
        std::erase_if(cut, [&tongue](const std::string& word) { return is_cut(word, tongue.words); });
        seen.merge(cut);
        for (const std::string& word : seen)
          EXPECT_FALSE(english.contains(word) && !tongue.words.contains(word))
              << word << " is English, in " << language << ", " << setup.title;
      }
  }
}

}  // namespace
}  // namespace bell::tui
