// How `bell sim` and `bell arena` report programs that did not answer.
#pragma once

#include "cli/console.h"
#include "lab/lab.h"

namespace bell::cli {

Json lost_turns_json(const lab::LostByBot& lost);

// Programs that failed are also reported on stderr: the games were played on without them.
void report_lost_turns(const lab::LostByBot& lost);

}  // namespace bell::cli
