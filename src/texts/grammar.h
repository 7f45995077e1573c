// What a language does with numbers and capitals: which of them take a singular, how large ones are grouped, how a
// sentence begins. It is data, like everything about a language: texts/<language>/language.toml.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bell::texts {

// As CLDR names them; whatever belongs to none is "other".
inline constexpr std::array<std::string_view, 5> kCategories{"zero", "one", "two", "few", "many"};

class Grammar {
 public:
  using Sentences = std::map<std::string, std::string, std::less<>>;

  Grammar() = default;
  // From the keys language.plural.<category>, a condition each as CLDR writes them for whole numbers ("n = 1", "n % 10
  // = 2..4 and n % 100 != 12..14"), language.decimal, language.group and language.group_from. A condition that can't be
  // read never holds.
  explicit Grammar(const Sentences& own);

  // "one" for "1"; "other" for what is no whole number.
  std::string_view category(std::string_view number) const;
  // "-12345.5" as the language writes it. What is no number stays as it is.
  std::string number(std::string_view plain) const;

 private:
  // n, or n % modulus, is in one of the ranges, or is not.
  struct Relation {
    long modulus = 0;
    bool is_in = true;
    std::vector<std::pair<long, long>> ranges{};
    bool holds(long n) const;
  };
  using Condition = std::vector<std::vector<Relation>>;  // any of: all of
  static Condition read(std::string_view text);

  std::array<Condition, kCategories.size()> conditions_;
  std::string decimal_ = ".";
  std::string group_ = ",";
  std::size_t group_from_ = 4;  // digits
};

// With the first letter large: Latin, Greek (accents stay: Άλλος) and Cyrillic ones.
std::string capitalised(std::string sentence);

}  // namespace bell::texts
