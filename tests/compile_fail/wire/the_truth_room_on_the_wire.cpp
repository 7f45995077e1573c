// Nor the room that describes the truth.
#ifdef SHOULD_COMPILE
#include "wire/wire.h"
#else
#include "truth/truth.h"
#endif
