// The visibility map: for every field of the description, whether all viewers are sent the same, and otherwise what
// others and the public get. It walks what is sent, so an added field appears automatically.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "exam/walk.h"
#include "wire/schema.h"
#include "wire/wire.h"

namespace bell::exam {

using wire::Json;

inline constexpr const char* kAnotherValue = "another value";

// What a viewer gets where another viewer gets something different.
struct Difference {
  std::size_t knowers = 0;       // the largest number of seats that got the most complete value
  std::set<std::string> others;  // seats that it is not about, or that see less than another seat
  std::set<std::string> spectators;
  bool hides() const {
    return std::ranges::any_of(others, [](const std::string& what) { return what != kAnotherValue; });
  }
};

class VisibilityMap {
 public:
  VisibilityMap() {
    const Json schema = wire::schema();
    collect_names(schema, schema["$defs"]);
  }

  template <class S>
  void look(const Walk<S>& walk) {
    std::map<std::string, std::map<Viewer, std::string>> sent;  // by position in the document
    const auto viewers = viewers_of(walk.rules().seats);
    for (const Viewer viewer : viewers)
      note(wire::encode(AnyView(S::project(walk.rules(), walk.state(), viewer))), "", viewer, sent);
    for (const auto& [place, by_viewer] : sent) compare(place, by_viewer, viewers);
  }

  std::string table() const {
    std::ostringstream out;
    for (const auto& [field, difference] : fields_) {
      out << field << ':';
      if (difference.others.empty() && difference.spectators.empty())
        out << " all";
      else if (difference.hides())
        out << " known to " << difference.knowers << (difference.knowers == 1 ? " seat" : " seats") << " at the most,";
      if (!difference.others.empty()) out << " others get " << joined(difference.others);
      if (!difference.spectators.empty())
        out << (difference.others.empty() ? "" : ",") << " the public gets " << joined(difference.spectators);
      out << '\n';
    }
    return out.str();
  }

 private:
  // Names that are used as keys somewhere.
  void collect_names(const Json& schema, const Json& part) {
    if (part.is_object() && part.contains("propertyNames")) {
      const std::string reference = part["propertyNames"]["$ref"];
      for (const Json& name : schema["$defs"][reference.substr(reference.rfind('/') + 1)]["enum"])
        names_.insert(name.get<std::string>());
    }
    if (part.is_structured())
      for (const auto& [key, value] : part.items()) collect_names(schema, value);
  }

  static std::string joined(const std::set<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " or ") + word;
    return text;
  }

  // Lists of names and numbers count as one value; lists of objects are searched.
  static void note(const Json& json, const std::string& place, Viewer viewer,
                   std::map<std::string, std::map<Viewer, std::string>>& sent) {
    if (json.is_object() && !json.empty())
      for (const auto& [key, value] : json.items()) note(value, place.empty() ? key : place + '.' + key, viewer, sent);
    else if (json.is_array() && !json.empty() && json.front().is_object())
      for (std::size_t at = 0; at < json.size(); ++at)
        note(json[at], place + '[' + std::to_string(at) + ']', viewer, sent);
    else
      sent[place][viewer] = json.dump();
  }

  void compare(const std::string& place, const std::map<Viewer, std::string>& by_viewer,
               const std::vector<Viewer>& viewers) {
    Difference& difference = fields_[field_of(place)];
    std::set<std::string> all;
    for (const auto& [viewer, value] : by_viewer) all.insert(value);
    const bool is_for_all = by_viewer.size() == viewers.size();
    if (is_for_all && all.size() == 1) return;
    const std::string fullest = most_telling(by_viewer);
    std::size_t knowers = 0;
    for (const Viewer viewer : viewers) {
      const auto found = by_viewer.find(viewer);
      const std::string value = found == by_viewer.end() ? "nothing" : found->second;
      if (value == fullest)
        knowers += is_seat(viewer) ? 1U : 0U;
      else
        (is_seat(viewer) ? difference.others : difference.spectators).insert(kind_of(value));
    }
    difference.knowers = std::max(difference.knowers, knowers);
  }
  // What the best-informed viewer was sent: the value with the fewest nulls, of these the longest.
  static std::string most_telling(const std::map<Viewer, std::string>& by_viewer) {
    std::string best;
    for (const auto& [viewer, value] : by_viewer)
      if (best.empty() || nulls_in(value) < nulls_in(best) ||
          (nulls_in(value) == nulls_in(best) && value.size() > best.size()))
        best = value;
    return best;
  }
  static int nulls_in(const std::string& value) {
    int count = 0;
    for (std::size_t at = value.find("null"); at != std::string::npos; at = value.find("null", at + 1)) ++count;
    return count;
  }
  static std::string kind_of(const std::string& value) {
    if (value == "null" || value == "nothing") return value;
    return value.find("null") == std::string::npos ? kAnotherValue : "less";
  }

  // Indexes of lists, and names used as keys, are not fields.
  std::string field_of(const std::string& place) const {
    std::string field;
    std::istringstream parts(place);
    for (std::string part; std::getline(parts, part, '.');) {
      const std::size_t bracket = part.find('[');
      std::string key = part.substr(0, bracket);
      if (names_.contains(key)) key = "*";
      field += (field.empty() ? "" : ".") + key + (bracket == std::string::npos ? "" : "[]");
    }
    return field;
  }

  std::set<std::string> names_;
  std::map<std::string, Difference> fields_;
};

}  // namespace bell::exam
