// Views, facts and choices as JSON. Only what is listed here can be sent: there is no encoding of the truth.
//
// Companies and cards are sent by name, seats by number; levels and places count from 1. What a viewer does not know is
// null. Keys come in the order of the description, so equal views give equal bytes.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/turn.h"
#include "view/choice.h"

namespace bell::wire {

using Json = nlohmann::ordered_json;

// Appends the document to `out` without building a tree.
template <class T>
void write(std::string& out, const T&) = delete;
void write(std::string& out, const AnyView& view);
void write(std::string& out, const AnySeenEvent& event);
void write(std::string& out, const Choice& choice);

// The same as a tree, for further processing.
template <class T>
Json encode(const T&) = delete;

template <>
Json encode(const AnyView& view);
template <>
Json encode(const AnySeenEvent& event);
template <>
Json encode(const Choice& choice);
template <>
Json encode(const Turn& turn);  // the seats that must act, "chance", or null when the match is over

// The encoded view, or the path of the first invalid part: "players[1].hand[3]: …". Unknown keys are ignored, so that
// an older reader understands a newer writer.
Outcome<AnyView, Problem> decode_view(const Json& json);

// The encoded choice of that title, made by `by`.
Outcome<Choice, Problem> decode_choice(std::string_view title, const Json& json, Seat by);
// The notation of an action of that title.
std::string notation_of(std::string_view title, const Action& act);

}  // namespace bell::wire
