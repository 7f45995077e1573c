// The wire cannot include the engine.
#ifdef SHOULD_COMPILE
#include "view/stonks/view.h"
#else
#include "engine/stonks/state.h"
#endif

int seats(const bell::stonks::View& view) { return view.seats; }
