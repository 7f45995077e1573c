// What `bell sim` and `bell arena` say about programs that did not answer.
#pragma once

#include "cli/console.h"
#include "lab/lab.h"

namespace bell::cli {

Json lost_turns_json(const lab::LostByBot& lost);

// Programs that failed are reported beside the answer, too: the games were played on without them.
void report_lost_turns(const lab::LostByBot& lost);

}  // namespace bell::cli
