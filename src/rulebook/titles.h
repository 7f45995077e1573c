// The titles whose numbers we know how to read; to add one, write its file and add it to titles.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/problem.h"
#include "rulebook/field.h"
#include "view/any.h"

namespace bell::rulebook {

struct TitleNumbers {
  std::string_view title;
  std::span<const Field> fields;
  // What no single field can see: why these numbers make no game. Precondition: every field is there and fits.
  std::optional<FieldFault> (*contradiction)(const Numbers& numbers);
  AnyComponents (*fill)(const Numbers& numbers);
};

const TitleNumbers& stonks_numbers();
const TitleNumbers& stockpile_numbers();
const TitleNumbers& wall_street_1920_numbers();

std::span<const TitleNumbers> all_titles();
const TitleNumbers* find_title(std::string_view title);
const Field* find_field(const TitleNumbers& numbers, std::string_view key);

// A title's rules stand in rulebook/<folder>: "wall-street-1920" in wall_street_1920.
std::string folder_of_title(std::string_view title);
std::string title_of_folder(std::string_view folder);

// "stonks, …": for sentences that say what there is.
std::string list_of_titles();
std::string list_of_keys(const TitleNumbers& numbers);

Problem no_such_title(std::string_view title);

}  // namespace bell::rulebook
