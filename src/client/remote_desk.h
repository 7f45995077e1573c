// A served table behind the interface that the terminal game uses.
#pragma once

#include "client/served_table.h"
#include "tui/desk.h"

namespace bell::client {

class RemoteDesk final : public tui::Desk {
 public:
  // The table must outlive the desk. Precondition: the match has begun.
  explicit RemoteDesk(ServedTable& table);

  const Setup& setup() const override { return setup_; }
  std::vector<std::string> names(const texts::Catalogue& words) const override;
  bool is_ours(Seat seat) const override { return index(seat) == table_.seat(); }
  Turn turn() const override;
  Rule cited() const override;
  std::vector<Choice> choices_for(Seat seat) const override;
  AnyView view_for(Viewer viewer) const override;
  std::size_t told_so_far() const override { return table_.told().size(); }
  std::vector<Heard> sentences(const texts::Catalogue& words, const texts::Present& present,
                               std::size_t from) const override;
  std::vector<AnySeenEvent> memory(Viewer) const override { return {}; }
  std::vector<texts::SheetRow> score_sheet(const texts::Catalogue& words, Viewer reader) const override;
  Judged judge(const texts::Catalogue& words, const Action& act) override;
  std::vector<Hinted> hints(Seat seat) override;
  Outcome<Submitted, Problem> submit(const texts::Catalogue& words, const Action& act) override;
  Outcome<bool, Problem> undo(const texts::Catalogue& words, Seat seat) override;
  Outcome<Passed, Problem> let_others_act(const texts::Catalogue& words) override;

 private:
  std::string notation(const Action& act) const;

  ServedTable& table_;
  Setup setup_;
};

// The setup that a table's card names.
Setup setup_of(const Json& card);

}  // namespace bell::client
