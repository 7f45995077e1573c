// Words each fact once for all who are told it in the same way.
#include "host/edition.h"

#include <utility>

#include "table/table.h"
#include "wire/speak.h"

namespace bell::host {

wire::Spelled<wire::Told> Edition::tell(const table::ToldAt& told) {
  const Viewer addressee = texts::addressee(told.fact, present.reader);
  for (std::size_t n = 0; n < facts_.size(); ++n) {
    const std::size_t at = (at_ + n) % facts_.size();
    const Fact& known = facts_[at];
    if (known.change != told.change || known.addressee != addressee || known.fact != told.fact) continue;
    at_ = at + 1;
    return known.told;
  }
  facts_.push_back({told.change, told.fact, addressee,
                    wire::spelled(wire::Told{
                        .change = told.change, .text = texts::tell(*words, present, told.fact), .fact = told.fact})});
  at_ = facts_.size();
  return facts_.back().told;
}

const texts::Question& Edition::question(const AnyView& view, SeatMask asked) {
  const bool is_readers = is_seat(present.reader) && asked.has(seat_of(present.reader));
  std::optional<texts::Question>& question = is_readers ? asked_ : waiting_;
  if (!question) question = texts::question(*words, present, view, asked);
  return *question;
}

}  // namespace bell::host
