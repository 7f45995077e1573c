// The room that talks to programs cannot include the engine.
#ifdef SHOULD_COMPILE
#include "external/lines.h"
#else
#include "engine/stonks/state.h"
#endif

int seats(const bell::stonks::View& view) { return view.seats; }
