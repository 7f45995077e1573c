// Uses the title's board for the page, or the terminal's if it has none.
#include "cli/analysis/board.h"

#include "cli/analysis/markup.h"
#include "cli/every_board.h"

namespace bell::cli {
namespace {

// Unused while every title has its own board for the page.
[[maybe_unused]] std::string as_in_a_terminal(const tui::Scene& scene, const AnyView& view, const Onlooker& onlooker) {
  std::string text;
  for (const std::string& line : scene.board(view, onlooker.present, look_of_page())) text += line + '\n';
  return element("pre", escaped(text));
}

}  // namespace

std::string board_markup(const tui::Scene& scene, const AnyView& view, const Onlooker& onlooker) {
  return std::visit(
      [&](const auto& seen) {
        if constexpr (requires { draw_board(seen, onlooker); })
          return element("div class=\"board\"", draw_board(seen, onlooker));
        else
          return as_in_a_terminal(scene, view, onlooker);
      },
      view);
}

}  // namespace bell::cli
