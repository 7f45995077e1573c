// Whole matches of every title in every language: boards and menus fit the screen, and no word of English is on it.
#include <gtest/gtest.h>

#include <algorithm>

#include <filesystem>
#include <fstream>
#include <set>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tui/scene.h"

namespace bell::tui {
namespace {

using Vocabulary = std::set<std::string>;

constexpr int kScreenWidth = 80;

bool is_letter(char byte) {
  const auto letter = static_cast<unsigned char>(byte);
  return letter >= 0x80 || std::isalpha(letter) != 0;
}

void add_words(std::string_view text, Vocabulary& into) {
  std::string word;
  for (const char byte : text) {
    if (is_letter(byte)) {
      word += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
      continue;
    }
    if (word.size() > 2) into.insert(word);
    word.clear();
  }
  if (word.size() > 2) into.insert(word);
}

// Every word of a language's sentences. What stands before " = " is the key, unless the line goes on another.
Vocabulary words_of(const std::string& language) {
  Vocabulary words;
  for (const auto& file : std::filesystem::directory_iterator("texts/" + language)) {
    if (file.path().extension() != ".toml" || file.path().stem() == "terms") continue;
    std::ifstream lines(file.path());
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with('#') || line.starts_with('[')) continue;
      const std::size_t equals = line.find(" = \"");
      add_words(equals == std::string::npos ? line : line.substr(equals), words);
    }
  }
  return words;
}

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

  Vocabulary play() {
    while (!table_->turn().is_over() && !testing::Test::HasFailure()) {
      const auto moved = table_->advance_one({});
      EXPECT_TRUE(moved.is_ok());
      if (!*moved) decide(table_->turn().first());
    }
    const texts::Present present{names_, viewer_of(seat_at(0)), &box_};
    const auto told = table_->told(present.reader, 0);
    for (const std::string& sentence : texts::tell_all(words_, present, told)) add_words(sentence, seen_);
    show(scene_->score_sheet(table_->view_for(present.reader), told, present, look_));
    return seen_;
  }

 private:
  void show(const Lines& lines) {
    for (const std::string& line : lines) {
      EXPECT_LE(width_of(line), kScreenWidth) << words_.language() << ": " << line;
      add_words(line, seen_);
    }
  }
  void show(const std::vector<MenuItem>& items) {
    for (const MenuItem& item : items) {
      add_words(item.label, seen_);
      add_words(item.heading, seen_);
      show(item.more);
    }
  }

  void decide(Seat seat) {
    const std::vector<Choice> choices = table_->choices_for(seat);
    const texts::Present present{names_, viewer_of(seat), &box_};
    const AnyView view = table_->view_for(present.reader);
    const Menu menu = scene_->menu(view, choices, present, look_);
    add_words(menu.question, seen_);
    show(menu.choices);
    if (rng_.below(8) == 0) show(scene_->board(view, present, look_));
    const Choice& chosen = choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
    add_words(texts::describe(words_, present, title_, chosen.action), seen_);
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
  Vocabulary seen_;
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

// A label cut to its column: the beginning of a word of the language.
bool is_cut(const std::string& word, const Vocabulary& own) {
  return std::ranges::any_of(own, [&word](const std::string& whole) { return whole.starts_with(word); });
}

TEST(Languages, ShowWholeMatchesWithoutAWordOfEnglish) {
  const Vocabulary english = words_of("en");
  ASSERT_GT(english.size(), 500U);
  for (const std::string& language : texts::Catalogue::languages()) {
    const Vocabulary own = words_of(language);
    for (const auto& setup : setups())
      for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for (const std::string& word : ForeignEvening(setup, language, seed).play())
          EXPECT_FALSE(english.contains(word) && !own.contains(word) && !is_cut(word, own))
              << word << " is English, in " << language << ", " << setup.title;
  }
}

}  // namespace
}  // namespace bell::tui
