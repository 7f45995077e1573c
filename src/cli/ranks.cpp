// Uses MPI if this build has it; otherwise checks for mpirun, so that nobody mistakes several separate runs for one.
#include "cli/ranks.h"

#include <cstdlib>
#include <string_view>

#include "cli/console.h"
#include "cli/language.h"

#if BELL_MPI
#include <mpi.h>

#include <numeric>
#endif

namespace bell::cli {

#if BELL_MPI
namespace {

std::vector<std::string> exchange(const std::string& bytes) {
  int ranks = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const int size = static_cast<int>(bytes.size());
  std::vector<int> sizes(static_cast<std::size_t>(ranks)), starts(sizes.size());
  MPI_Allgather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, MPI_COMM_WORLD);
  std::exclusive_scan(sizes.begin(), sizes.end(), starts.begin(), 0);
  std::string all(static_cast<std::size_t>(starts.back() + sizes.back()), '\0');
  MPI_Allgatherv(bytes.data(), size, MPI_BYTE, all.data(), sizes.data(), starts.data(), MPI_BYTE, MPI_COMM_WORLD);
  std::vector<std::string> by_rank;
  for (std::size_t rank = 0; rank < sizes.size(); ++rank)
    by_rank.push_back(all.substr(static_cast<std::size_t>(starts[rank]), static_cast<std::size_t>(sizes[rank])));
  return by_rank;
}

// mpirun gives each rank its number in one of these. Without it MPI is not initialised, because that takes a moment.
bool has_companions() {
  for (const char* name : {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"})
    if (std::getenv(name) != nullptr) return true;
  return false;
}

bool is_awake() {
  int awake = 0;
  MPI_Initialized(&awake);
  return awake != 0;
}

}  // namespace

Outcome<lab::Ranks, Problem> join_ranks() {
  if (!has_companions()) return lab::Ranks{};
  int given = MPI_THREAD_SINGLE;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given) != MPI_SUCCESS || given < MPI_THREAD_FUNNELED)
    return Problem{say("mpi_threads")};
  int own = 0, count = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &own);
  MPI_Comm_size(MPI_COMM_WORLD, &count);
  if (own != 0) set_voice(Voice::silent);
  return lab::Ranks{static_cast<std::uint64_t>(own), static_cast<std::uint64_t>(count), exchange};
}

void leave_ranks() {
  if (is_awake()) MPI_Finalize();
}

void abandon_ranks() {
  if (is_awake()) MPI_Abort(MPI_COMM_WORLD, 1);
}

#else

Outcome<lab::Ranks, Problem> join_ranks() {
  const char* count = std::getenv("OMPI_COMM_WORLD_SIZE");
  if (count == nullptr || std::string_view(count) == "1") return lab::Ranks{};
  const char* own = std::getenv("OMPI_COMM_WORLD_RANK");
  if (own != nullptr && std::string_view(own) != "0") set_voice(Voice::silent);
  return Problem{say("without_mpi", {{"times", count}})};
}

void leave_ranks() {}
void abandon_ranks() {}

#endif

}  // namespace bell::cli
