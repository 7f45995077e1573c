// The table of all titles' numbers, and the titles' names in sentences.
#include "rulebook/titles.h"

#include <algorithm>
#include <vector>

#include "rulebook/every_title.h"

namespace bell::rulebook {
namespace {

void append(std::string& list, std::string_view name) {
  if (!list.empty()) list += ", ";
  list += name;
}

}  // namespace

std::span<const TitleNumbers> all_titles() {
  static const std::vector<TitleNumbers> kTitles = [] {
    std::vector<TitleNumbers> titles;
    EveryTitle::for_each([&]<class Title>() { titles.push_back(numbers_of<Title>()); });
    return titles;
  }();
  return kTitles;
}

const TitleNumbers* find_title(std::string_view title) {
  for (const TitleNumbers& each : all_titles())
    if (each.title == title) return &each;
  return nullptr;
}

const Field* find_field(const TitleNumbers& numbers, std::string_view key) {
  for (const Field& field : numbers.fields)
    if (field.key == key) return &field;
  return nullptr;
}

std::string folder_of_title(std::string_view title) {
  std::string folder(title);
  std::replace(folder.begin(), folder.end(), '-', '_');
  return folder;
}

std::string title_of_folder(std::string_view folder) {
  std::string title(folder);
  std::replace(title.begin(), title.end(), '_', '-');
  return title;
}

std::string list_of_titles() {
  std::string list;
  for (const TitleNumbers& each : all_titles()) append(list, each.title);
  return list;
}

std::string list_of_keys(const TitleNumbers& numbers) {
  std::string list;
  for (const Field& field : numbers.fields) append(list, field.key);
  return list;
}

Problem no_such_title(std::string_view title) {
  return {"problem.no_title", Facts{{"title", std::string(title)}, {"known", list_of_titles()}}};
}

}  // namespace bell::rulebook
