// A step that asks nobody: does its work and is done.
#pragma once

#include "engine/core/step.h"

namespace bell {

template <auto Id, Rule Cite, auto Work>
struct AtOnce {
  static constexpr auto id = Id;
  static constexpr Rule cite = Cite;
  template <class G>
  static Progress enter(Ctx<G>& ctx) {
    Work(ctx);
    return Progress::done;
  }
};

}  // namespace bell
