// Amounts of different things do not mix.
#include "kernel/quantity.h"

#ifdef SHOULD_COMPILE
constexpr auto kSum = bell::Money(1) + bell::Money(2);
#else
constexpr auto kSum = bell::Money(1) + bell::Points(2);
#endif
static_assert(kSum.amount() == 3);
