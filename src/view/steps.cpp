// Names steps as views do.
#include "view/steps.h"

#include "view/every_description.h"

namespace bell {
namespace {

template <class Title>
using StepOf = std::remove_cvref_t<decltype(std::declval<typename Title::View>().steps[0])>;
// External titles need not name their steps.
template <class Title>
concept TellsSteps = requires(const typename Title::View& view) { Named<StepOf<Title>>::name(view.steps.back()); };

}  // namespace

std::string_view step_name(std::string_view title, std::uint16_t step) {
  std::string_view name = kNoName;
  EveryTitle::any_of([&]<class Title>() {
    if (Title::name != title) return false;
    if constexpr (TellsSteps<Title>)
      for_each_named<StepOf<Title>>([&](StepOf<Title> each, std::string_view its_name) {
        if (static_cast<std::uint16_t>(each) == step) name = its_name;
      });
    return true;
  });
  return name;
}

std::string_view step_of(const AnyView& view) {
  std::string_view name;
  EveryTitle::any_of([&]<class Title>() {
    const auto* of_title = std::get_if<typename Title::View>(&view);
    if (of_title == nullptr) return false;
    if constexpr (TellsSteps<Title>)
      if (!of_title->steps.is_empty()) name = Named<StepOf<Title>>::name(of_title->steps.back());
    return true;
  });
  return name;
}

std::string_view title_of(const AnyView& view) {
  std::string_view name;
  EveryTitle::any_of([&]<class Title>() {
    const bool is_of_title = std::holds_alternative<typename Title::View>(view);
    if (is_of_title) name = Title::name;
    return is_of_title;
  });
  return name;
}

}  // namespace bell
