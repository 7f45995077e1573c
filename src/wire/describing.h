// Includes the descriptions of all titles, for code that walks them.
#pragma once

#include "view/any.h"
#include "view/every_description.h"
#include "wire/wire.h"
#include "wire/writing_walk.h"

namespace bell::wire {

template <class Title>
concept Described = requires(WritingWalk& walk, const typename Title::View& view) {
  describe(walk, view);
  Title::facts();
  Title::verbs();
};

}  // namespace bell::wire
