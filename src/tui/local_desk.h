// A table in this program behind the interface that the terminal game uses.
#pragma once

#include "table/table.h"
#include "tui/desk.h"

namespace bell::tui {

class LocalDesk final : public Desk {
 public:
  // The table must outlive the desk. `names` are those of the people, in the order of their seats; there may be fewer.
  explicit LocalDesk(table::Table& table, std::vector<std::string> names = {})
      : table_(table), said_(std::move(names)) {}

  const Setup& setup() const override { return table_.setup(); }
  std::vector<std::string> names(const texts::Catalogue& words) const override;
  bool is_ours(Seat seat) const override { return table_.is_human(seat); }
  Turn turn() const override { return table_.turn(); }
  Rule cited() const override { return table_.cited(); }
  std::vector<Choice> choices_for(Seat seat) const override { return table_.choices_for(seat); }
  AnyView view_for(Viewer viewer) const override { return table_.view_for(viewer); }
  std::size_t told_so_far() const override { return table_.told_so_far(); }
  std::vector<Heard> sentences(const texts::Catalogue& words, const texts::Present& present,
                               std::size_t from) const override;
  std::vector<AnySeenEvent> memory(Viewer viewer) const override { return table_.told(viewer, 0); }
  std::vector<texts::SheetRow> score_sheet(const texts::Catalogue& words, Viewer reader) const override {
    return texts::score_sheet(words, view_for(reader), memory(reader));
  }
  Judged judge(const texts::Catalogue& words, const Action& act) override;
  std::vector<Hinted> hints(Seat seat) override;
  Outcome<Submitted, Problem> submit(const texts::Catalogue& words, const Action& act) override;
  Outcome<bool, Problem> undo(const texts::Catalogue& words, Seat seat) override;
  Outcome<Passed, Problem> let_others_act(const texts::Catalogue& words) override;

 private:
  table::Table& table_;
  std::vector<std::string> said_;
};

}  // namespace bell::tui
