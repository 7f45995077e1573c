// Analyses finished matches with the laboratory, on a budget that the server can afford for every match.
#include "host/critic.h"

#include "host/words.h"
#include "lab/analysis.h"
#include "rulebook/rulebook.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::host {
namespace {

constexpr std::uint32_t kIterations = 300;
constexpr std::uint32_t kPlayouts = 300;
constexpr std::size_t kShown = 8;  // choices of a decision

}  // namespace

struct Critic::Judged {
  lab::AnalysisOrder order;
  std::vector<std::uint32_t> changes;  // per action
  std::map<Action, std::string> notation;
  std::optional<lab::AnalysisReport> report;  // none: it could not be judged
};

void Critic::judge(const TableRecord& record, const std::vector<std::string>& names, const std::string& lang,
                   const Answer<wire::Analysis>& answer) {
  if (house_.staff.critics == nullptr) return answer(refusal(lang, "no_analysis"));
  Verdict verdict;
  {
    const std::lock_guard held(lock_);
    const auto found = verdicts_.find(record.id);
    if (found == verdicts_.end()) {
      if (waiting_ >= kMostWaiting) return answer(refusal(lang, "busy"));
      verdicts_[record.id] = nullptr;
      ++waiting_;
      begin(record);
      return answer(refusal(lang, "judging"));
    }
    verdict = found->second;
  }
  if (!verdict) return answer(refusal(lang, "judging"));
  if (!verdict->report) return answer(refusal(lang, "no_analysis"));
  house_.staff.archive->post([verdict, names, lang, answer] { answer(told(*verdict, names, lang)); });
}

void Critic::begin(const TableRecord& record) {
  house_.staff.critics->post([house = house_.shared_from_this(), id = record.id] {
    Critic& critic = *house->critic;
    critic.put(id, critic.work(id));
  });
}

// If the journal cannot be read now, the next request for this match tries again.
void Critic::put(const TableId& table, Verdict verdict) {
  const std::lock_guard held(lock_);
  --waiting_;
  if (!verdict) {
    verdicts_.erase(table);
    return;
  }
  verdicts_[table] = std::move(verdict);
  order_.push_back(table);
  if (order_.size() <= kRemembered) return;
  verdicts_.erase(order_.front());
  order_.pop_front();
}

std::shared_ptr<Critic::Judged> Critic::work(const TableId& table) const {
  auto journal = house_.registry().journals().read(table, 1);
  if (!journal) return nullptr;
  auto judged = std::make_shared<Judged>();
  lab::AnalysisOrder& order = judged->order;
  order.setup = journal->header.setup;
  auto replay = table::Replay::open(std::move(*journal));
  if (!replay) return judged;
  while (!replay->at_end())
    if (!replay->step()) return judged;
  for (const table::Replay::Stands& stands : replay->standing()) {
    order.actions.push_back(stands.action);
    judged->changes.push_back(stands.change);
    judged->notation.try_emplace(stands.action, replay->notation(stands.action));
  }
  order.iterations = kIterations;
  order.playouts = kPlayouts;
  const std::int64_t until =
      house_.now().milliseconds + std::chrono::milliseconds(house_.staff.timings.critique).count();
  order.stop = [this, until] { return house_.is_draining || house_.is_over || house_.now().milliseconds > until; };
  auto report = lab::analyze(order);
  order.stop = {};
  if (!report || report->is_partial) return judged;
  for (lab::Decision& decision : report->decisions) {
    if (decision.choices.size() > kShown) decision.choices.resize(kShown);
    for (const lab::Weighed& choice : decision.choices)
      judged->notation.try_emplace(choice.action, replay->notation(choice.action));
  }
  judged->report = std::move(*report);
  return judged;
}

wire::Analysis Critic::told(const Judged& judged, const std::vector<std::string>& names, const std::string& lang) {
  const lab::AnalysisReport& report = *judged.report;
  const Setup& setup = judged.order.setup;
  const auto box = rulebook::printed(setup);
  texts::Present present{.names = names, .reader = Viewer::spectator};
  if (box) present.box = &*box;
  const auto worded = [&](const Action& action) {
    return wire::WordedAction{judged.notation.at(action),
                              texts::describe(words_of(lang), present, setup.title, action)};
  };
  const auto change_of = [&](std::uint32_t number) { return number == 0 ? 0 : judged.changes[number - 1]; };
  wire::Analysis told{.title = setup.title,
                      .players = setup.seats,
                      .actions = static_cast<std::int64_t>(judged.order.actions.size()),
                      .over = report.is_over,
                      .nodes = judged.order.iterations,
                      .playouts = judged.order.playouts};
  for (std::size_t at = 0; at < report.seats.size(); ++at) {
    const lab::SeatSum& sum = report.seats[at];
    told.seats.push_back({seat_at(static_cast<int>(at)), names[at], sum.decisions, sum.best_taken, sum.lost, sum.start,
                          sum.luck, sum.play, sum.end});
  }
  for (const lab::Decision& from : report.decisions) {
    wire::JudgedDecision decision{
        from.number,      change_of(from.number), from.seat, worded(from.taken), worded(from.best), from.rank,
        from.taken_share, from.best_share,        from.lost, from.lead.low,      from.lead.high};
    for (const lab::Weighed& choice : from.choices) {
      wire::WordedAction said = worded(choice.action);
      decision.choices.push_back({std::move(said.action), std::move(said.words), choice.share, choice.visits});
    }
    told.decisions.push_back(std::move(decision));
  }
  for (const lab::Spell& from : report.spells) {
    wire::JudgedSpell spell{from.first, from.last, change_of(from.last), from.luck, {}};
    for (std::uint32_t number = from.first; number <= from.last; ++number)
      spell.actions.push_back(worded(judged.order.actions[number - 1]));
    told.spells.push_back(std::move(spell));
  }
  for (const lab::Standing& from : report.standings)
    told.standings.push_back({from.after, change_of(from.after), from.shares});
  return told;
}

}  // namespace bell::host
