// A citation of a rule that is not in the rulebook does not compile.
#include "kernel/rule.h"

#ifdef SHOULD_COMPILE
constexpr bell::Rule kCited = bell::Rule::ST_TRK_3;
#else
constexpr bell::Rule kCited = bell::Rule::ST_TRK_333;
#endif
static_assert(kCited != bell::Rule::none);
