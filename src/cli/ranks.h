// The processes that mpirun started together with this one. Nothing else knows MPI, and a usual build does not either.
#pragma once

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/ranks.h"

namespace bell::cli {

// To be called first, and once; only rank 0 has a voice afterwards. Without mpirun there is one rank; a problem is that
// they can't talk to each other.
Outcome<lab::Ranks, Problem> join_ranks();

// When all is said and done, by every rank.
void leave_ranks();
// Ends all ranks, for this one can't go on and the others would wait for it for ever.
void abandon_ranks();

}  // namespace bell::cli
