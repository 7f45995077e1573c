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
  // What no single field can see: why these numbers make no game. Precondition: every field is there and fits.
  std::optional<FieldFault> (*contradiction)(const Numbers& numbers);
  AnyComponents (*fill)(const Numbers& numbers);
};

// Each title specialises this in rulebook/<title>/numbers.h.
template <class Title>
const TitleNumbers& numbers_of() = delete;

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
