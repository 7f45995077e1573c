// Views, facts and choices as JSON. Nothing is sendable until somebody says so here: there is no encoding of the truth.
//
// Companies and cards go by name, seats by number; levels and places count from 1. What a viewer does not know is null.
// Keys stand in the order of the description, so equal views are equal bytes.
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

// Appends the document to `out`, byte by byte.
template <class T>
void write(std::string& out, const T&) = delete;
void write(std::string& out, const AnyView& view);
void write(std::string& out, const AnySeenEvent& event);
void write(std::string& out, const Choice& choice);

// The same as a tree, for whoever takes it apart.
template <class T>
Json encode(const T&) = delete;

template <>
Json encode(const AnyView& view);
template <>
Json encode(const AnySeenEvent& event);
template <>
Json encode(const Choice& choice);
template <>
Json encode(const Turn& turn);  // the seats that must act, "chance", or null when it is over

// The view that was encoded, or the path of the first thing that can't be one: "players[1].hand[3]: …". Keys that
// nobody asked for are left alone, so that an older reader understands a newer writer.
Outcome<AnyView, Problem> decode_view(const Json& json);

// The choice of that title that was encoded, by `by`.
Outcome<Choice, Problem> decode_choice(std::string_view title, const Json& json, Seat by);
// How an action of that title is written.
std::string notation_of(std::string_view title, const Action& act);

}  // namespace bell::wire
