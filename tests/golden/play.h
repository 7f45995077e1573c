// Records a match between random players.
#pragma once

#include <cstdint>
#include <string>

#include "golden/album.h"

namespace bell::golden {

struct Played {
  std::string journal;
  Names shown;
};
Played play(const Album& album, const Setup& setup, std::uint64_t seed);

}  // namespace bell::golden
