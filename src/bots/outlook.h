// What a bot must know of a title beyond its rules: how far to look, what is likely, and what a position is worth.
// Each title specialises Outlook in bots/<title>/outlook.h:
//
//   static int stretch(const State&)                                 changes when it's pointless to look further
//   static Action likely(rules, const State&, choices, Rng&)         a cheap, plausible choice; choices is not empty
//   static std::int32_t worth(rules, const State&, Seat)             the score as it stands, unscored things included
#pragma once

namespace bell::bots {

template <class T>
struct Outlook;

}  // namespace bell::bots
