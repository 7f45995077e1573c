// The room of the bots has no path to tables, which own the truth.
#ifdef SHOULD_COMPILE
#include "bots/bot.h"
#else
#include "table/table.h"
#endif
