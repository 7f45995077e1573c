// Judges finished matches, one after the other, beside everything else. What was judged is remembered for a while; it
// follows from the journal, so nobody has to keep it. For this room only.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <mutex>

#include "host/house.h"

namespace bell::host {

class Critic {
 public:
  explicit Critic(House& house) : house_(house) {}

  // Precondition: the match is over, and whoever asks may read its journal. The answer comes when it is there; the
  // first who asks, and whoever comes too early, hears "judging". `names` by seat, in the asker's language.
  void judge(const TableRecord& record, const std::vector<std::string>& names, const std::string& lang,
             const Answer<wire::Analysis>& answer);

 private:
  struct Judged;
  // Nothing: it is still being judged. Without a report: that could not be done.
  using Verdict = std::shared_ptr<const Judged>;
  void begin(const TableRecord& record);
  std::shared_ptr<Judged> work(const TableId& table) const;
  void put(const TableId& table, Verdict verdict);
  static wire::Analysis told(const Judged& judged, const std::vector<std::string>& names, const std::string& lang);

  static constexpr std::size_t kMostWaiting = 16;
  static constexpr std::size_t kRemembered = 64;
  House& house_;
  std::mutex lock_;
  std::map<TableId, Verdict> verdicts_;
  std::deque<TableId> order_;  // of those that are there, the oldest first
  std::size_t waiting_ = 0;
};

}  // namespace bell::host
