// Views, facts and actions as JSON. Nothing is sendable until somebody says so here: there is no encoding of the truth.
#pragma once

#include <nlohmann/json.hpp>

#include "kernel/refusal.h"
#include "kernel/turn.h"
#include "view/any.h"

namespace bell::wire {

using Json = nlohmann::ordered_json;

template <class T>
Json encode(const T&) = delete;

template <>
Json encode(const AnyView& view);
template <>
Json encode(const AnySeenEvent& event);
template <>
Json encode(const Turn& turn);  // seats that must act, "chance", or null when it is over

}  // namespace bell::wire
