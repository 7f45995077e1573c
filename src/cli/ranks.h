// The processes started together by mpirun. Nothing else knows MPI, and usual builds don't have it.
#pragma once

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "lab/ranks.h"

namespace bell::cli {

// Call this first, and once; afterwards only rank 0 prints. Without mpirun there is one rank; a problem means that they
// cannot communicate.
Outcome<lab::Ranks, Problem> join_ranks();

// Called by every rank at the end.
void leave_ranks();
// Ends all ranks, because this one cannot continue and the others would wait for it for ever.
void abandon_ranks();

}  // namespace bell::cli
