// One connection at one table: its viewer, its language, and the frames on their way to it. Belongs to the table's
// strand; only sent() is called from elsewhere. For this room only.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

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
  void tell(Frame update) { say(std::move(update), Kind::update); }
  void hear(const ChatLine& line) {
    if (line.n <= chat) return;
    chat = line.n;
    say(wire::Chat{line.n, line.seat, line.at.milliseconds, line.text});
  }
  // Frames queued from here to flush() are sent together, so that whoever acted gets the answer and the update at
  // once.
  void gather() {
    const std::lock_guard held(lock_);
    is_gathering_ = true;
  }
  void flush() {
    std::shared_ptr<Line> line;
    std::vector<Frame> frames;
    {
      const std::lock_guard held(lock_);
      if (!std::exchange(is_gathering_, false)) return;
      frames.swap(gathered_);
      line = line_;
    }
    if (line && !frames.empty()) line->send(frames);
  }
  void end(const wire::Bye& bye) {
    flush();
    auto text = std::make_shared<std::string>();
    write(*text, bye);
    if (const auto line = let_go()) line->end(std::move(text));
  }
  void leave() { let_go(); }
  // There is a newer state to send. True: send it now, because no update is under way.
  bool expect_update() {
    const std::lock_guard held(lock_);
    is_stale_ = true;
    return is_owed();
  }
  // A frame has been sent. True: a newer state is waiting, and may now be sent. From any thread.
  bool sent() {
    const std::lock_guard held(lock_);
    if (out_ > 0) --out_;
    if (until_update_ > 0) --until_update_;
    return is_owed();
  }
  bool is_waiting_for_update() const {
    const std::lock_guard held(lock_);
    return is_owed();
  }
  bool is_gone() const {
    const std::lock_guard held(lock_);
    return is_gone_;
  }
  bool is_slow() const {
    const std::lock_guard held(lock_);
    return out_ > kMostOut;
  }
  bool has_seat() const { return is_seat(viewer); }
  Seat seat() const { return has_seat() ? seat_of(viewer) : kNoSeat; }

  Viewer viewer;
  std::string lang;
  std::uint32_t since;  // the last change it was told
  bool is_opener;
  std::string token_hash{};  // it connected with
  std::uint32_t chat = 0;    // the last line it got
  bool hears_chat = false;   // it has all lines from before it came

 private:
  enum class Kind : std::uint8_t { update, other };
  static constexpr int kMostOut = 256;
  bool is_owed() const { return is_stale_ && until_update_ == 0 && !is_gone_; }
  void say(Frame frame, Kind kind) {
    std::shared_ptr<Line> line;
    {
      const std::lock_guard held(lock_);
      if (is_gone_) return;
      ++out_;
      if (kind == Kind::update) {
        is_stale_ = false;
        until_update_ = out_;
      }
      if (is_gathering_) return gathered_.push_back(std::move(frame));
      line = line_;
    }
    line->send(std::move(frame));
  }
  // Guest and Line refer to each other; this breaks the cycle.
  std::shared_ptr<Line> let_go() {
    const std::lock_guard held(lock_);
    is_gone_ = true;
    return std::exchange(line_, nullptr);
  }

  mutable std::mutex lock_;  // guards what follows: the line reports sent frames from its own thread
  std::shared_ptr<Line> line_;
  int out_ = 0;           // frames under way
  int until_update_ = 0;  // of these, up to and including an update; 0: none is under way
  bool is_stale_ = false;
  bool is_gone_ = false;
  bool is_gathering_ = false;
  std::vector<Frame> gathered_;
};

}  // namespace bell::host
