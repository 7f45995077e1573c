// What the updates of one moment have in common in one language: made once, however many look at the table. For this
// room only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "texts/texts.h"
#include "wire/to_client.h"

namespace bell::table {
struct ToldAt;
}

namespace bell::host {

struct Edition {
  const texts::Catalogue* words = nullptr;
  texts::Present present{};  // its reader changes
  wire::Spelled<std::vector<wire::Person>> people{};
  std::optional<wire::Spelled<wire::ClockNow>> clock{};
  std::optional<wire::Spelled<wire::Vote>> vote{};
  std::optional<wire::Spelled<wire::Over>> over{};

  // A fact with its sentence, for the reader in `present`.
  wire::Spelled<wire::Told> tell(const table::ToldAt& told);
  // What is asked of the reader in `present`, or whom they wait for. `asked` are the same seats at every call.
  const texts::Question& question(const AnyView& view, SeatMask asked);

 private:
  struct Fact {
    std::uint32_t change;
    AnySeenEvent fact;
    Viewer addressee;
    wire::Spelled<wire::Told> told;
  };
  std::vector<Fact> facts_;
  std::size_t at_ = 0;  // where the next fact probably is: all readers hear the facts in the same order
  std::optional<texts::Question> asked_;
  std::optional<texts::Question> waiting_;
};

}  // namespace bell::host
