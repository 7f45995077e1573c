// The influence map: changes each field of the truth and records which views change. A field that reaches too many
// viewers is a leak; one that reaches too few is hidden from those who should see it.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "exam/walk.h"

namespace bell::exam {

// The relation of a viewer to a field: it is theirs, another seat's, or they are a spectator.
enum class Standing { owner, other_seat, spectator };

template <class State>
struct Field {
  std::string name;
  std::size_t bytes = 0;                           // of one state, all seats together
  std::function<bool(State&, Seat owner)> change;  // changes the value; false if there is nothing to change now
};

struct Influence {
  int changed = 0;                  // how often the field was changed
  std::map<Standing, int> viewers;  // views compared
  std::map<Standing, int> reached;  // views that changed
};

template <class S>
void add_influence(const Walk<S>& walk, const std::vector<Field<typename S::State>>& fields,
                   std::map<std::string, Influence>& map) {
  for (const auto& field : fields)
    for (const Seat owner : seats_of(S::seats(walk.rules()))) {
      typename S::State other = walk.state();
      if (!field.change(other, owner)) continue;
      Influence& influence = map[field.name];
      ++influence.changed;
      for (const Viewer viewer : viewers_of(S::seats(walk.rules()))) {
        const Standing standing = !is_seat(viewer)           ? Standing::spectator
                                  : seat_of(viewer) == owner ? Standing::owner
                                                             : Standing::other_seat;
        ++influence.viewers[standing];
        if (!same_bytes(S::project(walk.rules(), walk.state(), viewer), S::project(walk.rules(), other, viewer)))
          ++influence.reached[standing];
      }
    }
}

// "sees" if every change was visible, "never" if none was, "sometimes" otherwise.
inline std::string verdict(const Influence& influence, Standing standing) {
  const auto count = [standing](const std::map<Standing, int>& map) {
    const auto at = map.find(standing);
    return at == map.end() ? 0 : at->second;
  };
  const int reached = count(influence.reached);
  return reached == 0 ? "never" : reached == count(influence.viewers) ? "sees" : "sometimes";
}

// One line per field, in the order of the fields; `width` is for their names.
template <class State>
std::string influence_table(const std::vector<Field<State>>& fields, const std::map<std::string, Influence>& map,
                            int width) {
  const auto line = [width](const std::string& field, const std::string& owner, const std::string& other,
                            const std::string& open) {
    char text[96];
    std::snprintf(text, sizeof text, "%-*s %-10s %-11s %s\n", width, field.c_str(), owner.c_str(), other.c_str(),
                  open.c_str());
    return std::string(text);
  };
  std::string table = line("# field", "owner", "other seat", "public");
  for (const Field<State>& field : fields) {
    const auto at = map.find(field.name);
    const Influence influence = at == map.end() ? Influence{} : at->second;
    table += line(field.name, influence.changed == 0 ? "unchanged" : verdict(influence, Standing::owner),
                  verdict(influence, Standing::other_seat), verdict(influence, Standing::spectator));
  }
  return table;
}

// The approved map, from a file.
inline std::string agreed_influence(const char* path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// BELL_REGENERATE=1 writes the file anew.
inline void expect_agreed(const std::string& map, const char* path) {
  if (std::getenv("BELL_REGENERATE") != nullptr) std::ofstream(path) << map;
  EXPECT_EQ(map, agreed_influence(path));
}

}  // namespace bell::exam
