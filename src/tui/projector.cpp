// Keys move between the pictures of a film; the film of another seat is made on demand.
#include "tui/projector.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "rulebook/rulebook.h"
#include "table/replay.h"
#include "table/table.h"
#include "tui/names.h"
#include "tui/pager.h"
#include "tui/terminal.h"
#include "tui/viewer_screen.h"

namespace bell::tui {
namespace {

const texts::Catalogue& catalogue(const std::string& language) {
  const texts::Catalogue* words = texts::Catalogue::find(language);
  return words != nullptr ? *words : *texts::Catalogue::find("en");
}

class Projector {
 public:
  Projector(const Showing& showing, const Scene& scene, const texts::Catalogue& words)
      : showing_(showing), scene_(scene), words_(words) {
    if (auto printed = rulebook::printed(showing.journal.header.setup)) box_ = std::move(*printed);
    std::vector<std::string> players = showing.journal.header.players;
    players.resize(static_cast<std::size_t>(showing.journal.header.setup.seats), std::string(table::kHuman));
    names_ = seat_names(words, players, {});
    reader_ = showing.seat ? viewer_of(*showing.seat) : Viewer::spectator;
  }

  std::optional<table::OpenFault> develop() {
    auto film = Film::of(showing_.journal, scene_, words_, present());
    if (!film) return film.error();
    const std::size_t position = film_ ? film_->pictures()[at_].position : 0;
    film_ = std::move(*film);
    at_ = film_->at_position(position);
    return std::nullopt;
  }

  Viewer reader() const { return reader_; }
  Lines board(const AnyView& view, const Look& look) const { return scene_.board(view, present(), look); }

  Lines screen(const Look& look) const {
    const Frame frame{.picture = picture(), .at = at_, .last = film_->last(), .eyes = eyes(), .below = below()};
    return compose_frame(scene_, words_, present(), frame, look).lines;
  }

  // A page that was asked for, to be shown once.
  std::optional<Layout> take_page() { return std::exchange(page_, std::nullopt); }

  // Whether it goes on.
  bool obey(const Keystroke& key) {
    using enum Keystroke::Kind;
    typing_ = typing_ && (key.kind == letter || key.kind == enter || key.kind == erase);
    switch (key.kind) {
      case right:
        at_ = std::min(at_ + 1, film_->last());
        return true;
      case left:
        at_ -= at_ > 0 ? 1 : 0;
        return true;
      case down:
      case page_down:
        at_ = film_->round_after(at_);
        return true;
      case up:
      case page_up:
        at_ = film_->round_before(at_);
        return true;
      case home:
        at_ = 0;
        return true;
      case end:
        at_ = film_->last();
        return true;
      case tab:
        return next_seat();
      case enter:
        return typing_ ? go_to_round() : obey({right});
      case erase:
        if (typing_ && !typed_.empty()) typed_.pop_back();
        return typing_ || obey({left});
      case letter:
        return typing_ ? type(key.text.front()) : obey_letter(key.text.front());
      case escape:
      case stopped:
        return false;
      case close:
      case clear:
      case unknown:
      case resized:
        return true;
    }
    return true;
  }

 private:
  const Picture& picture() const { return film_->pictures()[at_]; }
  bool may_switch() const { return !showing_.seat && showing_.journal.is_finished; }
  texts::Present present() const { return {names_, reader_, box_ ? &*box_ : nullptr}; }

  std::string eyes() const {
    if (!is_seat(reader_)) return words_.say("ui.replay.as_public");
    const auto seat = static_cast<std::size_t>(index(seat_of(reader_)));
    return words_.say("ui.replay.as_seat", {{"name", names_[seat]}, {"seat", std::to_string(seat)}});
  }

  std::string below() const {
    if (typing_) return words_.say("ui.replay.which_round") + ' ' + typed_;
    if (!reply_.empty()) return reply_;
    return words_.say(may_switch() ? "ui.replay.keys" : "ui.replay.keys_alone");
  }

  bool show_all() {
    page_ = [this](const Look& look) { return whole_picture(scene_, present(), picture(), look); };
    return true;
  }
  bool show_help() {
    page_ = [this](const Look& look) { return viewer_help(words_, showing_.journal.header.setup.title, look); };
    return true;
  }

  bool obey_letter(char letter) {
    reply_.clear();
    switch (letter) {
      case 'q':
      case 'Q':
        return false;
      case ' ':
      case 'n':
        return obey({Keystroke::Kind::right});
      case 'p':
        return obey({Keystroke::Kind::left});
      case 't':
        return show_all();
      case '?':
      case 'h':
        return show_help();
      case 'g':
        typing_ = true;
        typed_.clear();
        return true;
      default:
        return true;
    }
  }

  bool type(char letter) {
    constexpr std::size_t kDigits = 3;
    if (letter >= '0' && letter <= '9' && typed_.size() < kDigits) typed_ += letter;
    return true;
  }

  bool go_to_round() {
    typing_ = false;
    if (typed_.empty()) return true;
    const int round = std::stoi(typed_);
    if (round >= 1 && round <= film_->rounds()) {
      at_ = film_->start_of(round);
      return true;
    }
    reply_ = words_.say("ui.replay.no_round", {{"round", typed_}, {"last", std::to_string(film_->rounds())}});
    return true;
  }

  // The public view, then each seat's.
  bool next_seat() {
    if (!may_switch()) return true;
    const int seats = showing_.journal.header.setup.seats;
    const int next = is_seat(reader_) ? index(seat_of(reader_)) + 1 : 0;
    reader_ = next < seats ? viewer_of(seat_at(next)) : Viewer::spectator;
    return !develop();  // it was valid before, so it is valid now
  }

  const Showing& showing_;
  const Scene& scene_;
  const texts::Catalogue& words_;
  std::optional<AnyComponents> box_;
  std::vector<std::string> names_;
  Viewer reader_ = Viewer::spectator;
  std::optional<Film> film_;
  std::size_t at_ = 0;
  bool typing_ = false;  // reading the number of a round
  std::string typed_;
  std::string reply_;
  std::optional<Layout> page_;
};

struct Prepared {
  std::unique_ptr<Scene> scene;
  std::unique_ptr<Projector> projector;
};

Outcome<Prepared, table::OpenFault> prepare(const Showing& showing) {
  const texts::Catalogue& words = catalogue(showing.language);
  auto scene = scene_for(showing.journal.header.setup, words);
  if (!scene) return table::OpenFault{fault_of(FaultCode::bad_components, scene.error())};
  auto projector = std::make_unique<Projector>(showing, **scene, words);
  return Prepared{std::move(*scene), std::move(projector)};
}

}  // namespace

bool can_show() {
  const char* term = std::getenv("TERM");
  const std::string_view kind = term == nullptr ? "" : term;
  return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && !kind.empty() && kind != "dumb";
}

std::optional<table::OpenFault> show(const Showing& showing) {
  auto prepared = prepare(showing);
  if (!prepared) return prepared.error();
  if (auto fault = prepared->projector->develop()) return fault;
  Terminal terminal;
  for (bool goes_on = true; goes_on && !terminal.is_told_to_stop();) {
    Projector& projector = *prepared->projector;
    terminal.show(projector.screen(terminal.look()));
    goes_on = projector.obey(terminal.read_key());
    if (const auto page = projector.take_page())
      goes_on = page_through(terminal, catalogue(showing.language), *page, PagerStart::top);
  }
  return std::nullopt;
}

std::optional<table::OpenFault> print_table(const Showing& showing, std::size_t position) {
  const auto prepared = prepare(showing);
  if (!prepared) return prepared.error();
  auto replay = table::Replay::open(showing.journal);
  if (!replay) return replay.error();
  while (replay->position() < position)
    if (const auto action = replay->step(); !action) return table::OpenFault{action.error()};
  Terminal terminal;
  const Projector& projector = *prepared->projector;
  terminal.write(projector.board(replay->view_for(projector.reader()), terminal.look()));
  return std::nullopt;
}

}  // namespace bell::tui
