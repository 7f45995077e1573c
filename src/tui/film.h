// A written match as one viewer saw it: a picture for each change that showed something.
#pragma once

#include <string>
#include <vector>

#include "journal/journal.h"
#include "kernel/outcome.h"
#include "table/open_fault.h"
#include "texts/texts.h"
#include "view/any.h"

namespace bell::tui {

// Which round is being played; 0: the title has none, or not yet.
int round_of(const AnyView& view);

struct Picture {
  std::size_t position = 0;  // entries of the journal before it
  int round = 0;             // 0: the title has none, or not yet
  AnyView view;
  std::vector<std::string> news{};  // told with it, as sentences
};

class Film {
 public:
  // Plays the journal through `present.reader`'s eyes; checks it on the way.
  static Outcome<Film, table::OpenFault> of(const journal::Journal& journal, const texts::Catalogue& words,
                                            const texts::Present& present);

  const std::vector<Picture>& pictures() const { return pictures_; }  // the first is the table before anything happened
  std::size_t last() const { return pictures_.size() - 1; }
  int rounds() const { return pictures_.back().round; }
  // The last picture that shows no more than so many entries.
  std::size_t at_position(std::size_t position) const;
  // The first one of a round; of the round before or after that of picture `from`, or as far as it goes.
  std::size_t start_of(int round) const;
  std::size_t round_before(std::size_t from) const;
  std::size_t round_after(std::size_t from) const;

 private:
  std::vector<Picture> pictures_;
};

}  // namespace bell::tui
