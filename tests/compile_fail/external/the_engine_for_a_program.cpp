// The room that writes to programs has no road to the engine.
#ifdef SHOULD_COMPILE
#include "external/lines.h"
#else
#include "engine/stonks/state.h"
#endif

int seats(const bell::stonks::View& view) { return view.seats; }
