// The commands of `bell`: each adds its name, options and examples to the program, and returns the function to run.
#pragma once

#include <functional>

#include "cli/options.h"
#include "lab/ranks.h"

namespace bell::cli {

enum class Exit : int {
  fine = 0,
  no = 1,             // a negative result: a failed check, a file that cannot be written
  usage = 2,          // the command line was wrong
  unfinished = 3,     // nothing is wrong, but the match is not over
  interrupted = 130,  // by Ctrl-C; what was done until then was shown
};

struct Command {
  Options options;
  std::function<Exit()> run;
  bool is_for_ranks = false;  // whether several processes can share the work
};

Command add_titles(const Options& bell);
Command add_schema(const Options& bell);
Command add_play(const Options& bell);
Command add_tutorial(const Options& bell);
Command add_join(const Options& bell);
Command add_serve(const Options& bell);
Command add_load(const Options& bell);
Command add_matches(const Options& bell);
Command add_sim(const Options& bell, const lab::Ranks& ranks);
Command add_arena(const Options& bell, const lab::Ranks& ranks);
Command add_bench(const Options& bell);
Command add_replay(const Options& bell);
Command add_verify(const Options& bell);
Command add_analyze(const Options& bell);
Command add_luck(const Options& bell);
Command add_plays(const Options& bell);
Command add_rules(const Options& bell);
Command add_components(const Options& bell);
Command add_perft(const Options& bell);
Command add_signature(const Options& bell);
Command add_backup(const Options& bell);
Command add_restore(const Options& bell);
Command add_doctor(const Options& bell);
Command add_tables(const Options& bell);

// Commands about commands. They query the list when they run.
using AllSynopses = std::function<std::vector<Synopsis>()>;  // of the program, then of each command
using HelpOf = std::function<std::optional<std::string>(const std::string& command)>;
Command add_help(const Options& bell, HelpOf help_of, std::function<std::vector<std::string>()> names);
Command add_manual(const Options& bell, AllSynopses synopses);
Command add_completion(const Options& bell);
Command add_complete(const Options& bell, AllSynopses synopses);

}  // namespace bell::cli
