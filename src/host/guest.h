// One connection at one table: who looks, in which language, and what is on its way to it. Belongs to the table's
// strand; only sent() comes from elsewhere. For this room only.
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
  // What is said from here to let_out() goes out together: whoever acted hears of it and sees it at once.
  void gather() {
    const std::lock_guard held(lock_);
    is_gathering_ = true;
  }
  void let_out() {
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
    let_out();
    auto text = std::make_shared<std::string>();
    write(*text, bye);
    if (const auto line = let_go()) line->end(std::move(text));
  }
  void leave() { let_go(); }
  // There is something newer to tell; true: now, because no update is under way.
  bool expect_update() {
    const std::lock_guard held(lock_);
    is_stale_ = true;
    return is_owed();
  }
  // A frame is out; true: there is something newer to tell, and now it may be told. From any thread.
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
  std::string token_hash{};  // it came by
  std::uint32_t chat = 0;    // the last line it heard
  bool hears_chat = false;   // it has heard all before it came

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
  // The line belongs to us as we belong to it: whoever goes lets go of it.
  std::shared_ptr<Line> let_go() {
    const std::lock_guard held(lock_);
    is_gone_ = true;
    return std::exchange(line_, nullptr);
  }

  mutable std::mutex lock_;  // what follows: the line says from its own thread what is out
  std::shared_ptr<Line> line_;
  int out_ = 0;           // frames under way
  int until_update_ = 0;  // of these, up to and including an update; 0: none is under way
  bool is_stale_ = false;
  bool is_gone_ = false;
  bool is_gathering_ = false;
  std::vector<Frame> gathered_;
};

}  // namespace bell::host
