// The bots' room cannot include tables, which own the truth.
#ifdef SHOULD_COMPILE
#include "bots/bot.h"
#else
#include "table/table.h"
#endif
