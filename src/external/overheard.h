// What a program writes to stderr, passed on to ours with nothing in it that a terminal would obey.
#pragma once

#include <string>

namespace bell::external {

class Overheard {
 public:
  // `line`: where it can be read, without waiting; below zero: nothing is passed on. It is closed with this object.
  explicit Overheard(int line) : line_(line) {}
  Overheard(Overheard&& other) noexcept;
  Overheard& operator=(Overheard&&) = delete;
  ~Overheard();

  // To be polled; below zero once nothing more will come.
  int line() const { return line_; }
  // Whatever is there by now, in whole lines as far as they have ended.
  void pass_on();
  // That and what is left of a line; afterwards nothing more comes.
  void end();

 private:
  void write_up_to(std::size_t end);

  int line_;
  std::string rest_;  // of a line whose end has not come
};

}  // namespace bell::external
