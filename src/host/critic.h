// Judges finished matches one at a time, in the background. Reports are cached for a while; they follow from the
// journal, so they need not be stored. For this room only.
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

  // Precondition: the match is over, and the caller may read its journal. Answers when the report is ready, except that
  // the first request, and any that comes too early, is answered "judging". `names` by seat, in the caller's language.
  void judge(const TableRecord& record, const std::vector<std::string>& names, const std::string& lang,
             const Answer<wire::Analysis>& answer);

 private:
  struct Judged;
  // Nothing: still being judged. An entry without a report: it could not be judged.
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
  std::deque<TableId> order_;  // finished reports, oldest first
  std::size_t waiting_ = 0;
};

}  // namespace bell::host
