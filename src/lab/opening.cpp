// Why a setup makes no game, as one sentence for whoever runs an experiment.
#include "lab/opening.h"

namespace bell::lab {
namespace {

std::string sentence(const CompositionError& error) {
  switch (error.why) {
    case Misfit::excludes:
      return error.first + " and " + error.second + " can't be played together: leave one out";
    case Misfit::needs:
      return error.first + " can't be played without " + error.second + ": add it";
    case Misfit::replaced:
      return error.first + " and " + error.second + " replace the same step: leave one out";
    case Misfit::no_anchor:
      return error.first + " builds on a step that is not there: leave it out";
    case Misfit::too_few_seats:
      return error.first + " needs more players: raise their number";
    case Misfit::too_many_seats:
      return error.first + " takes fewer players: lower their number";
    case Misfit::bad_option:
      return "option " + error.first + " can't be '" + error.second + "'";
    case Misfit::unknown:
      return "there is no " + error.second + " '" + error.first + "'";
  }
  return "these modules and options make no game";
}

}  // namespace

Problem explain(const CompositionError& error) {
  if (error.rule == Rule::none) return {sentence(error)};
  return {sentence(error) + " (" + std::string(id_of(error.rule)) + ")"};
}

Problem unknown_title(const std::string& name) {
  return {"there is no title '" + name + "': `bell titles` lists those there are"};
}

}  // namespace bell::lab
