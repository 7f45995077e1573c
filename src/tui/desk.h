// The table as the terminal game sees it: one in this program, or one on a server. It shows what its seats see, and
// passes on what they answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/refusal.h"
#include "kernel/setup.h"
#include "kernel/turn.h"
#include "texts/texts.h"
#include "tui/look.h"
#include "view/any_sight.h"

namespace bell::tui {

class Desk {
 public:
  virtual ~Desk() = default;

  virtual const Setup& setup() const = 0;
  virtual std::vector<std::string> names(const texts::Catalogue& words) const = 0;  // by seat
  virtual bool is_ours(Seat seat) const = 0;  // a person at this keyboard plays it
  virtual Turn turn() const = 0;
  virtual Rule cited() const = 0;  // the rule that requires the current decision
  virtual std::vector<Choice> choices_for(Seat seat) const = 0;
  virtual AnyView view_for(Viewer viewer) const = 0;

  // The number of facts told; those told to `reader` from an index on as sentences; and as facts, where available.
  virtual std::size_t told_so_far() const = 0;
  struct Heard {
    std::string text;
    std::optional<AnySeenEvent> fact{};  // the last fact it tells
  };
  virtual std::vector<Heard> sentences(const texts::Catalogue& words, const texts::Present& present,
                                       std::size_t from) const = 0;
  virtual std::vector<AnySeenEvent> memory(Viewer viewer) const = 0;
  virtual std::vector<texts::SheetRow> score_sheet(const texts::Catalogue& words, Viewer reader) const = 0;

  struct Judged {
    bool is_allowed = false;
    Rule rule = Rule::none;  // the rule that forbids it
    std::string sentence{};  // why not
  };
  virtual Judged judge(const texts::Catalogue& words, const Action& act) = 0;
  struct Hinted {
    Action action;
    double win_share = 0;
  };
  // Best first, from what the seat has seen; none if hints are not available.
  virtual std::vector<Hinted> hints(Seat seat) = 0;

  // Done; or refused, with the reason that judge() gives; or a problem that ends the session.
  enum class Submitted : std::uint8_t { done, refused };
  virtual Outcome<Submitted, Problem> submit(const texts::Catalogue& words, const Action& act) = 0;
  // Takes back the seat's last answer, if nobody has learned anything since. False: not possible.
  virtual Outcome<bool, Problem> undo(const texts::Catalogue& words, Seat seat) = 0;
  // Lets others act. `ours`: a person at this keyboard must act. `later`: nothing has happened for a moment.
  enum class Passed : std::uint8_t { luck, acted, ours, later };
  virtual Outcome<Passed, Problem> let_others_act(const texts::Catalogue& words) = 0;
};

}  // namespace bell::tui
