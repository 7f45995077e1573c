// A recorded match as one viewer saw it: one picture per change that showed something.
#pragma once

#include <vector>

#include "journal/journal.h"
#include "kernel/outcome.h"
#include "table/open_fault.h"
#include "texts/texts.h"
#include "tui/news.h"
#include "tui/scene.h"
#include "view/any.h"

namespace bell::tui {

// The current round; 0: the title has none, or it has not begun.
int round_of(const AnyView& view);

struct Picture {
  std::size_t position = 0;  // entries of the journal before it
  int round = 0;             // 0: the title has none, or it has not begun
  AnyView view;
  std::vector<News> news{};  // told with it
};

class Film {
 public:
  // Plays the journal through `present.reader`'s eyes; checks it on the way.
  static Outcome<Film, table::OpenFault> of(const journal::Journal& journal, const Scene& scene,
                                            const texts::Catalogue& words, const texts::Present& present);

  const std::vector<Picture>& pictures() const { return pictures_; }  // the first is the table before anything happened
  std::size_t last() const { return pictures_.size() - 1; }
  int rounds() const { return pictures_.back().round; }
  // The last picture that is not beyond that many entries.
  std::size_t at_position(std::size_t position) const;
  // The first one of a round; of the next or previous round of picture `from`, or the last or first picture.
  std::size_t start_of(int round) const;
  std::size_t round_before(std::size_t from) const;
  std::size_t round_after(std::size_t from) const;

 private:
  std::vector<Picture> pictures_;
};

}  // namespace bell::tui
