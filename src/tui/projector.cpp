// Keys move between the pictures of a film; a film of another seat is made when it is asked for.
#include "tui/projector.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "rulebook/rulebook.h"
#include "table/replay.h"
#include "table/table.h"
#include "tui/film.h"
#include "tui/names.h"
#include "tui/scene.h"
#include "tui/terminal.h"

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
    auto film = Film::of(showing_.journal, words_, present());
    if (!film) return film.error();
    const std::size_t position = film_ ? film_->pictures()[at_].position : 0;
    film_ = std::move(*film);
    at_ = film_->at_position(position);
    return std::nullopt;
  }

  Viewer reader() const { return reader_; }
  Lines board(const AnyView& view, const Look& look) const { return scene_.board(view, present(), look); }

  Lines screen(const Look& look) const {
    const Picture& picture = film_->pictures()[at_];
    const Lines below = status(look, picture);
    Look above = look;
    above.height = look.height - static_cast<int>(below.size()) - 1;
    Lines lines = board(picture.view, above);
    Lines news;
    for (const std::string& sentence : picture.news) append(news, wrap(sentence, look.width - 3, 2));
    const int room = look.height - static_cast<int>(lines.size() + below.size()) - 1;
    append(lines, fitted(look, news, room));
    append(lines, below);
    return lines;
  }

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
  bool may_switch() const { return !showing_.seat && showing_.journal.is_finished; }
  texts::Present present() const { return {names_, reader_, box_ ? &*box_ : nullptr}; }

  std::string eyes() const {
    if (!is_seat(reader_)) return words_.say("ui.replay.as_public");
    const auto seat = static_cast<std::size_t>(index(seat_of(reader_)));
    return words_.say("ui.replay.as_seat", {{"name", names_[seat]}, {"seat", std::to_string(seat)}});
  }

  Lines status(const Look& look, const Picture& picture) const {
    const std::string last = std::to_string(film_->last());
    const std::string where = at_ == 0
                                  ? words_.say("ui.replay.status_start", {{"last", last}})
                                  : words_.say("ui.replay.status", {{"position", std::to_string(at_)},
                                                                    {"last", last},
                                                                    {"where", texts::where(words_, picture.view)}});
    Lines lines;
    for (const std::string& line : wrap(where + " · " + eyes(), look.width - 1))
      lines.push_back(paint(look, Ink::strong, line));
    const std::string keys = typing_           ? words_.say("ui.replay.which_round") + ' ' + typed_
                             : !reply_.empty() ? reply_
                                               : words_.say(may_switch() ? "ui.replay.keys" : "ui.replay.keys_alone");
    for (const std::string& line : wrap(keys, look.width - 1)) lines.push_back(paint(look, Ink::faint, line));
    return lines;
  }

  // As many lines as there is room for; the last one then says how many more there would be.
  Lines fitted(const Look& look, Lines news, int room) const {
    for (std::string& line : news) line.insert(0, " ");
    const auto rows = static_cast<std::size_t>(std::max(room, 0));
    if (news.size() <= rows || rows == 0) return rows == 0 ? Lines{} : news;
    const std::size_t more = news.size() - rows + 1;
    news.resize(rows - 1);
    news.push_back(' ' + paint(look, Ink::faint, words_.say("ui.replay.more", {{"more", std::to_string(more)}})));
    return news;
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

  // Everybody's eyes, then each seat's.
  bool next_seat() {
    if (!may_switch()) return true;
    const int seats = showing_.journal.header.setup.seats;
    const int next = is_seat(reader_) ? index(seat_of(reader_)) + 1 : 0;
    reader_ = next < seats ? viewer_of(seat_at(next)) : Viewer::spectator;
    return !develop();  // it held before, so it holds now
  }

  const Showing& showing_;
  const Scene& scene_;
  const texts::Catalogue& words_;
  std::optional<AnyComponents> box_;
  std::vector<std::string> names_;
  Viewer reader_ = Viewer::spectator;
  std::optional<Film> film_;
  std::size_t at_ = 0;
  bool typing_ = false;  // the number of a round
  std::string typed_;
  std::string reply_;
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
    terminal.show(prepared->projector->screen(terminal.look()));
    goes_on = prepared->projector->obey(terminal.read_key());
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
