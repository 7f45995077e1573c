// A buffer that JSON is written into: room is made for a whole piece first, which is then filled without looking at
// each byte. A thread's buffer is used again, so that only its first message has to grow it. For this room only.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

namespace bell::wire {

class Ink {
 public:
  Ink() : block_(std::exchange(kept(), {})), at_(block_.bytes.get()) {}
  ~Ink() {
    if (block_.size > kept().size && block_.size <= kMostKept) std::swap(kept(), block_);
  }
  Ink(const Ink&) = delete;
  Ink& operator=(const Ink&) = delete;

  // Room for at least so many bytes; what is written there counts from used() on.
  char* room(std::size_t most) {
    if (static_cast<std::size_t>(end() - at_) < most) grow(most);
    return at_;
  }
  void used(char* end) { at_ = end; }
  [[gnu::always_inline]] void add(char letter) {
    *room(1) = letter;
    ++at_;
  }
  void add(std::string_view bytes) { used(copy(room(bytes.size()), bytes)); }

  std::size_t size() const { return static_cast<std::size_t>(at_ - block_.bytes.get()); }
  std::string_view bytes() const { return {block_.bytes.get(), size()}; }
  void replace(std::size_t place, char letter) { block_.bytes[place] = letter; }
  void drop_last() { --at_; }

  // Most keys and names are short, and a call would take longer than copying them as two overlapping words.
  static char* copy(char* to, std::string_view from) {
    const std::size_t size = from.size();
    if (size >= 4 && size <= 8)
      copy_ends<std::uint32_t>(to, from);
    else if (size > 8 && size <= 16)
      copy_ends<std::uint64_t>(to, from);
    else if (size > 16)
      std::memcpy(to, from.data(), size);
    else
      for (std::size_t n = 0; n < size; ++n) to[n] = from[n];
    return to + size;
  }

 private:
  static constexpr std::size_t kMostKept = std::size_t{128} * 1024;  // a page of a replay can take megabytes
  struct Block {
    std::unique_ptr<char[]> bytes{};
    std::size_t size = 0;
  };
  template <class Word>
  static void copy_ends(char* to, std::string_view from) {
    const std::size_t last = from.size() - sizeof(Word);
    Word first_word;
    Word last_word;
    std::memcpy(&first_word, from.data(), sizeof(Word));
    std::memcpy(&last_word, from.data() + last, sizeof(Word));
    std::memcpy(to, &first_word, sizeof(Word));
    std::memcpy(to + last, &last_word, sizeof(Word));
  }
  static Block& kept() {
    thread_local Block block;
    return block;
  }
  char* end() const { return block_.bytes.get() + block_.size; }
  void grow(std::size_t most);

  Block block_;
  char* at_;
};

}  // namespace bell::wire
