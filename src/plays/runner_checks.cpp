// Executes lines that check: the table, the facts told to each seat, legal actions, and refusals with their rules.
#include <algorithm>

#include "kernel/reason_name.h"
#include "plays/runner.h"

namespace bell::plays {
namespace {

std::string list_of(const std::vector<std::string>& items) {
  std::string all;
  for (const std::string& item : items) all += (all.empty() ? "" : " \u00B7 ") + item;
  return all.empty() ? "nothing" : all;
}

bool has(const std::vector<std::string>& items, std::string_view wanted) {
  return std::find(items.begin(), items.end(), wanted) != items.end();
}

// Who must, and who must not, be told a fact: "to all", "to nobody", "to seat 1 public", "not to seat 2".
struct Audience {
  std::vector<Viewer> hears;
  std::vector<Viewer> misses;
};

std::vector<Viewer> everybody(int seats) {
  std::vector<Viewer> all{Viewer::spectator};
  for (const Seat seat : seats_of(seats)) all.push_back(viewer_of(seat));
  return all;
}

std::optional<std::vector<Viewer>> eat_viewers(Phrase& phrase, int seats) {
  if (phrase.eat("all")) return everybody(seats);
  std::vector<Viewer> some;
  for (;;) {
    if (phrase.eat("public"))
      some.push_back(Viewer::spectator);
    else if (const auto seat = phrase.eat_seat(seats))
      some.push_back(viewer_of(*seat));
    else
      break;
  }
  return some.empty() ? std::nullopt : std::optional(some);
}

std::optional<Audience> eat_audience(Phrase& phrase, int seats) {
  if (phrase.is_done()) return Audience{everybody(seats), {}};
  Audience audience;
  while (!phrase.is_done()) {
    auto& side = phrase.eat("not") ? audience.misses : audience.hears;
    if (!phrase.eat("to")) return std::nullopt;
    if (&side == &audience.hears && phrase.eat("nobody")) return Audience{{}, everybody(seats)};
    const auto viewers = eat_viewers(phrase, seats);
    if (!viewers) return std::nullopt;
    side = *viewers;
  }
  return audience;
}

std::string rule_in(const AnySeenEvent& event) {
  return std::visit([](const auto& told) { return std::string(id_of(told.rule)); }, event);
}

std::string name_of(Viewer viewer) { return is_seat(viewer) ? std::to_string(index(seat_of(viewer))) : "public"; }

}  // namespace

bool Runner::expect(const Line& line) {
  if (!set_table()) return false;
  for (const std::string& phrase : line.phrases) check(stage_->expect(*match_, Phrase(phrase)));
  return true;
}

bool Runner::event(const Line& line) {
  if (!set_table()) return false;
  for (const std::string& phrase : line.phrases) check(heard(Phrase(phrase)));
  return true;
}

// "won seat 2 C7", optionally followed by the rule, "by ST-TRK-5", and by the audience.
Fault Runner::heard(Phrase phrase) const {
  std::string fact = phrase.take_until({"by", "to", "not"});
  if (phrase.eat("by")) {
    const std::string id = phrase.take();
    if (rule_from(id) == Rule::none) return wrong("play.no_rule", {{"found", id}});
    fact += " by " + id;
  }
  const auto audience = eat_audience(phrase, match_->seats());
  if (!audience) return unfit("play.no_audience", phrase);
  const bool with_rule = fact.find(" by ") != std::string::npos;
  const auto facts_told = [&](Viewer viewer) {
    std::vector<std::string> told;
    for (const AnySeenEvent& event : match_->told(viewer, 0))
      told.push_back(stage_->in_words(event) + (with_rule ? " by " + rule_in(event) : ""));
    return told;
  };
  for (const Viewer viewer : audience->hears)
    if (const auto told = facts_told(viewer); !has(told, fact))
      return wrong("play.not_told", {{"viewer", name_of(viewer)}, {"fact", fact}, {"told", list_of(told)}});
  for (const Viewer viewer : audience->misses)
    if (has(facts_told(viewer), fact)) return wrong("play.told", {{"viewer", name_of(viewer)}, {"fact", fact}});
  return std::nullopt;
}

bool Runner::legal(const Line& line) {
  if (!set_table()) return false;
  Phrase first(line.phrases.front());
  const auto by = actor(first);
  if (!by) return give_up(*unfit("play.no_actor", first));
  std::vector<std::string> wanted(line.phrases.begin() + 1, line.phrases.end());
  if (std::string action = first.rest(); action != "nothing") wanted.push_back(std::move(action));
  std::vector<std::string> found = choices(*by);
  std::sort(wanted.begin(), wanted.end());
  std::sort(found.begin(), found.end());
  return check(wanted == found
                   ? Fault{}
                   : wrong("play.other_choices", {{"expected", list_of(wanted)}, {"found", list_of(found)}}));
}

bool Runner::offers(const Line& line) {
  if (!set_table()) return false;
  Phrase first(line.phrases.front());
  const bool wanted = !first.eat("not");
  const auto by = actor(first);
  if (!by) return give_up(*unfit("play.no_actor", first));
  std::vector<std::string> actions(line.phrases.begin() + 1, line.phrases.end());
  actions.push_back(first.rest());
  const std::vector<std::string> found = choices(*by);
  for (const std::string& action : actions) {
    if (!written(*by, action)) return give_up(wrong("play.no_action", {{"found", action}}));
    if (has(found, action) == wanted)
      check(std::nullopt);
    else
      check(wrong(wanted ? "play.not_offered" : "play.offered", {{"action", action}, {"found", list_of(found)}}));
  }
  return true;
}

bool Runner::refuse(const Line& line) {
  if (stage_ && !set_table()) return false;
  for (const std::string& text : line.phrases) {
    Phrase phrase(text);
    check(phrase.eat("setup") ? refuse_setup(phrase)
          : misfit_           ? Fault({"play.no_match", because(misfit_->why)})
                              : refuse_action(phrase));
  }
  return true;
}

Fault Runner::refuse_setup(Phrase& phrase) const {
  const std::string because = phrase.eat("because") ? phrase.rest() : std::string{};
  if (because != "none" && rule_from(because) == Rule::none) return malformed("setup because ST-VAR-1", phrase);
  if (!misfit_) return wrong("play.setup_fits", {});
  if (id_of(misfit_->rule) != because)
    return wrong("play.refused_otherwise", {{"expected", because}, {"found", std::string(id_of(misfit_->rule))}});
  return std::nullopt;
}

// "seat 1 play C7 because ST-TRK-3", optionally followed by the reason: "… because ST-TRK-2 not_held".
Fault Runner::refuse_action(Phrase& phrase) const {
  const auto by = actor(phrase);
  if (!by) return unfit("play.no_actor", phrase);
  const std::string notation = phrase.take_until({"because"});
  const auto action = written(*by, notation);
  if (!action) return wrong("play.no_action", {{"found", notation}});
  const Rule because = phrase.eat("because") ? rule_from(phrase.take()) : Rule::none;
  if (because == Rule::none) return malformed("seat 1 play C7 because ST-TRK-3", phrase);

  const Refusal refusal = match_->refuse(*action);
  if (!refusal.is_refused()) return wrong("play.not_refused", {{"action", notation}});
  if (has(choices(*by), notation)) return wrong("play.refused_but_offered", {{"action", notation}});
  const std::string reason(bell::name_of(refusal.reason));
  if (refusal.rule != because || (!phrase.is_done() && phrase.rest() != reason))
    return wrong("play.refused_otherwise", {{"expected", phrase.text().substr(phrase.text().find("because") + 8)},
                                            {"found", std::string(id_of(refusal.rule)) + ' ' + reason}});
  return std::nullopt;
}

}  // namespace bell::plays
