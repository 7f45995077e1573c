// Lists the spells of luck, and whom they helped or hurt.
#include <fmt/format.h>

#include "cli/analysis/board_parts.h"
#include "cli/analysis/sections.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

std::string spell_words(const Account& account, const lab::Spell& spell) {
  if (spell.first == spell.last) return escaped(account.words_of(spell));
  std::string actions = "<ol>\n";
  for (const Action& action : account.actions_of(spell))
    actions += fmt::format("<li>{}</li>\n", escaped(account.words_of(action)));
  return folded(escaped(account.words_of(spell)), actions + "</ol>\n");
}

std::vector<std::string> spell_row(const Account& account, const lab::Spell& spell) {
  std::vector<std::string> row{Account::numbers_of(spell), spell_words(account, spell)};
  for (const double luck : spell.luck) row.push_back(coloured(luck));
  return row;
}

}  // namespace

std::string spells_section(const Account& account) {
  std::vector<Column> columns{head("number"), head("luck_did")};
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    columns.push_back(
        {first_name({words(), account.present(), seat_at(static_cast<int>(seat))}, seat_at(static_cast<int>(seat))),
         true});
  std::vector<std::vector<std::string>> greatest, all;
  for (const lab::Spell* spell : account.greatest_spells())
    if (greatest.size() < kListed) greatest.push_back(spell_row(account, *spell));
  for (const lab::Spell& spell : account.report().spells) all.push_back(spell_row(account, spell));
  if (all.empty()) return section(told("greatest"), fmt::format("<p>{}</p>\n", told("no_luck")));
  const std::string caption = say("analysis.brought", counts(greatest.size(), all.size()));
  return section(told("greatest"),
                 fmt::format("<div class=\"spells\" style=\"--seats:{}\">\n", account.report().seats.size()) +
                     table_markup(caption, columns, greatest) +
                     folded(told("all_spells", {{"all", std::to_string(all.size())}}),
                            table_markup(say("analysis.in_order"), columns, all)) +
                     "</div>\n");
}

}  // namespace bell::cli
