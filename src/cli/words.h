// Utilities for words: lists, near misses, and text folded to a width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/timestamp.h"

namespace bell::cli {

std::string join(const std::vector<std::string>& words, std::string_view between);

// The word of `known` that was probably meant, whatever its case, or empty if none is close.
std::string nearest(std::string_view typed, const std::vector<std::string>& known);

// "there is no title 'stonk': did you mean stonks? There are: stonks, …"
std::string no_such(std::string_view kind, std::string_view typed, const std::vector<std::string>& known);

// In characters, not bytes of UTF-8.
std::size_t width_of(std::string_view text);

// Output for people fits a terminal of this width.
inline constexpr std::size_t kLineWidth = 80;

// Lines of at most `width` characters, each after `indent` spaces; line ends in the text are kept.
std::string fold(std::string_view text, std::size_t width, std::size_t indent);

// A heading, and a text next to it from the column on; below the heading if that is too long. Lines fit kLineWidth.
std::string hanging(const std::string& head, std::string_view text, std::size_t column);

// Formats rows of cells as columns, each as wide as its widest cell and aligned by its letter, l or r.
std::string columns(std::string_view alignment, const std::vector<std::vector<std::string>>& rows);

// In local time, to the minute.
std::string date_of(Timestamp time);

}  // namespace bell::cli
