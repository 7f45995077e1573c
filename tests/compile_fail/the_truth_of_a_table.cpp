// A table shows views; it has no accessor for the truth.
#include "table/table.h"

auto look(const bell::table::Table& table) {
#ifdef SHOULD_COMPILE
  return table.view_for(bell::Viewer::spectator);
#else
  return table.state();
#endif
}
