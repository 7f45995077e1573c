// Parses what people type for a Stonks action: the journal's notation, or short forms.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "kernel/action.h"
#include "texts/texts.h"

namespace bell::tui::stonks_scene {

// "play C7", "c7", "speculate H13 as fish", "raise F", "+f", "-f". What a bare card means depends on the legal actions.
// The result may be illegal.
std::optional<Action> read_action(const texts::Catalogue& words, std::string_view text,
                                  std::span<const Action> allowed);

}  // namespace bell::tui::stonks_scene
