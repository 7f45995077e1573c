// How to read the printed numbers of each title.
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
  // Why these numbers are invalid together, where each field is fine. Precondition: every field is present and valid.
  std::optional<FieldFault> (*contradiction)(const Numbers& numbers);
  AnyComponents (*fill)(const Numbers& numbers);
};

// Each title specialises this in rulebook/<title>/numbers.h.
template <class Title>
const TitleNumbers& numbers_of() = delete;

std::span<const TitleNumbers> all_titles();
const TitleNumbers* find_title(std::string_view title);
const Field* find_field(const TitleNumbers& numbers, std::string_view key);

// A title's rules are in rulebook/<folder>: "wall-street-1920" in wall_street_1920.
std::string folder_of_title(std::string_view title);
std::string title_of_folder(std::string_view folder);

// "stonks, …": for sentences that list them.
std::string list_of_titles();
std::string list_of_keys(const TitleNumbers& numbers);

Problem no_such_title(std::string_view title);

}  // namespace bell::rulebook
