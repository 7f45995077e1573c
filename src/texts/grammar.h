// How a language treats numbers and capitals: its plural categories, its digit groups, and how a sentence begins. Like
// everything about a language it is data: texts/<language>/language.toml.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bell::texts {

// As CLDR names them; everything else is "other".
inline constexpr std::array<std::string_view, 5> kCategories{"zero", "one", "two", "few", "many"};

class Grammar {
 public:
  using Sentences = std::map<std::string, std::string, std::less<>>;

  Grammar() = default;
  // From the keys language.plural.<category> (each a condition as CLDR writes them for whole numbers: "n = 1", "n % 10
  // = 2..4 and n % 100 != 12..14"), language.decimal, language.group and language.group_from. An invalid condition is
  // always false.
  explicit Grammar(const Sentences& own);

  // "one" for "1"; "other" for anything that is not a whole number.
  std::string_view category(std::string_view number) const;
  // "-12345.5" as the language writes it. Non-numeric text is returned unchanged.
  std::string number(std::string_view plain) const;

 private:
  // n, or n % modulus, is (or is not) in one of the ranges.
  struct Relation {
    long modulus = 0;
    bool is_in = true;
    std::vector<std::pair<long, long>> ranges{};
    bool holds(long n) const;
  };
  using Condition = std::vector<std::vector<Relation>>;  // a disjunction of conjunctions
  static Condition read(std::string_view text);

  std::array<Condition, kCategories.size()> conditions_;
  std::string decimal_ = ".";
  std::string group_ = ",";
  std::size_t group_from_ = 4;  // digits
};

// Capitalises the first letter: Latin, Greek (accents stay: Άλλος) and Cyrillic.
std::string capitalised(std::string sentence);

}  // namespace bell::texts
