// The influence map: each field of the truth is changed to another value, and the views that change are written down.
// A field that reaches too many is a leak; one that reaches too few is hidden from those who should have it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "exam/walk.h"

namespace bell::exam {

// How a viewer stands to a field: it is theirs, another seat's, or nobody's.
enum class Standing { owner, other_seat, spectator };

template <class State>
struct Field {
  std::string name;
  std::size_t bytes = 0;                           // of one state, all seats together
  std::function<bool(State&, Seat owner)> change;  // to another value; false if there is nothing to change now
};

struct Influence {
  int changed = 0;                  // times the field was changed
  std::map<Standing, int> viewers;  // views looked at
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

// "sees" if every change showed, "never" if none did, "sometimes" if that depends.
inline std::string verdict(const Influence& influence, Standing standing) {
  const auto count = [standing](const std::map<Standing, int>& map) {
    const auto at = map.find(standing);
    return at == map.end() ? 0 : at->second;
  };
  const int reached = count(influence.reached);
  return reached == 0 ? "never" : reached == count(influence.viewers) ? "sees" : "sometimes";
}

}  // namespace bell::exam
