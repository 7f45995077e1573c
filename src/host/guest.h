// One connection at one table: who looks, in which language, and what is on its way to it. Belongs to the table's
// strand. For this room only.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "host/desk.h"

namespace bell::host {

class Guest {
 public:
  Guest(std::shared_ptr<Line> line, Viewer from, std::string language, std::uint32_t last_change, bool opened_it)
      : viewer(from), lang(std::move(language)), since(last_change), is_opener(opened_it), line_(std::move(line)) {}

  template <class Message>
  void say(const Message& message) {
    auto text = std::make_shared<std::string>();
    write(*text, message);
    say(Frame(std::move(text)), Kind::other);
  }
  void tell(Frame update) {
    is_stale = false;
    is_update_out_ = true;
    say(std::move(update), Kind::update);
  }
  void end(const wire::Bye& bye) {
    if (is_gone_) return;
    auto text = std::make_shared<std::string>();
    write(*text, bye);
    is_gone_ = true;
    line_->end(std::move(text));
  }
  void sent() {
    if (out_.empty()) return;
    if (out_.front() == Kind::update) is_update_out_ = false;
    out_.pop_front();
  }
  void leave() { is_gone_ = true; }
  // Whether an update may be sent now: none is under way.
  bool is_free() const { return !is_update_out_ && !is_gone_; }
  bool is_gone() const { return is_gone_; }
  bool is_slow() const { return out_.size() > kMostOut; }
  bool has_seat() const { return is_seat(viewer); }
  Seat seat() const { return has_seat() ? seat_of(viewer) : kNoSeat; }

  Viewer viewer;
  std::string lang;
  std::uint32_t since;  // the last change it was told
  bool is_opener;
  bool is_stale = false;  // there is something newer to tell

 private:
  enum class Kind : std::uint8_t { update, other };
  static constexpr std::size_t kMostOut = 256;
  void say(Frame frame, Kind kind) {
    if (is_gone_) return;
    out_.push_back(kind);
    line_->send(std::move(frame));
  }
  std::shared_ptr<Line> line_;
  std::deque<Kind> out_;
  bool is_update_out_ = false;
  bool is_gone_ = false;
};

}  // namespace bell::host
