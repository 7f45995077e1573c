// Draws a small chart for each company, all to the same scale, with the rounds marked.
#include <fmt/format.h>

#include <algorithm>

#include "cli/analysis/charts.h"
#include "cli/analysis/sections.h"
#include "cli/language.h"
#include "texts/grammar.h"

namespace bell::cli {
namespace {

struct Course {
  std::string company;                       // in notation
  std::vector<std::pair<double, int>> path;  // how far the match was, and the price from then on
  int least() const { return std::ranges::min(path, {}, &std::pair<double, int>::second).second; }
  int most() const { return std::ranges::max(path, {}, &std::pair<double, int>::second).second; }
};

// Companies may come into play late, and prices stay the same for a while: only changes are kept.
std::vector<Course> courses_of(const Account& account) {
  std::vector<Course> courses;
  const auto& stands = account.chronicle().stands();
  for (std::size_t at = 0; at < stands.size(); ++at)
    for (const Quote& quote : stands[at].quotes) {
      auto course = std::ranges::find(courses, quote.company, &Course::company);
      if (course == courses.end()) course = courses.insert(courses.end(), {std::string(quote.company), {}});
      if (course->path.empty() || course->path.back().second != quote.value)
        course->path.emplace_back(progress_at(account, at), quote.value);
    }
  return courses;
}

std::string money(const Account& account, int price) {
  const std::string key = account.order().setup.title + ".money";
  const std::string number = std::to_string(price);
  return words().has(key) ? words().say(key, {{"number", number}}) : number;
}

std::string points_of(const Course& course, int most) {
  const auto height = [&](int price) { return kChartHigh * (1 - static_cast<double>(price) / most); };
  std::string points;
  double level = height(course.path.front().second);
  for (const auto& [progress, price] : course.path) {
    points += fmt::format("{:.1f},{:.1f} ", kChartWide * progress, level);
    level = height(price);
    points += fmt::format("{:.1f},{:.1f} ", kChartWide * progress, level);
  }
  return points + fmt::format("{:.0f},{:.1f}", kChartWide, level);
}

std::string chart_of(const Account& account, const Course& course, int most) {
  const std::string name = texts::capitalised(words().say(account.order().setup.title + ".company." + course.company));
  const std::string text = say("analysis.price_line", {{"company", name},
                                                       {"first", money(account, course.path.front().second)},
                                                       {"last", money(account, course.path.back().second)},
                                                       {"least", money(account, course.least())},
                                                       {"most", money(account, course.most())}});
  return fmt::format(
      "<figure class=\"price {0}\">\n<figcaption><b>{1}</b> <span class=\"now\">{2}</span> <span>{3}</span>"
      "</figcaption>\n<svg class=\"course\" viewBox=\"0 0 {4:.0f} {5:.0f}\" preserveAspectRatio=\"none\" role=\"img\" "
      "aria-label=\"{6}\">\n{7}<polyline class=\"course\" points=\"{8}\"/>\n</svg>\n</figure>\n",
      escaped(course.company), escaped(name), escaped(money(account, course.path.back().second)),
      told("from_to", {{"first", money(account, course.least())}, {"last", money(account, course.most())}}), kChartWide,
      kChartHigh, escaped(text), round_lines(account), points_of(course, most));
}

}  // namespace

std::string prices_section(const Account& account) {
  const std::vector<Course> courses = courses_of(account);
  if (courses.empty()) return "";
  int most = 1;
  for (const Course& course : courses) most = std::max(most, course.most());
  std::string charts;
  for (const Course& course : courses) charts += chart_of(account, course, most);
  return section(told("prices_over_time"),
                 fmt::format("<p>{}</p>\n<div class=\"prices-list\">\n{}</div>\n", told("prices_text"), charts));
}

}  // namespace bell::cli
