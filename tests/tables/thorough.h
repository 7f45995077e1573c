// Whether tests of screens look at everything. Under sanitizers and with every check a look costs fifty times as much,
// nearly all of it for the strings that are made: there a sample has to do, and a release takes it all.
#pragma once

namespace bell {

#ifdef BELL_CHECK
inline constexpr bool kIsThorough = false;
#else
inline constexpr bool kIsThorough = true;
#endif

}  // namespace bell
