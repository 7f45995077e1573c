// The commands of `bell`: each adds its name, options and example to the program, and gives back what it does.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace bell::cli {

enum class Exit : int {
  fine = 0,
  no = 1,     // the answer is no: a failed check, a file that can't be written
  usage = 2,  // the order itself was wrong
};

struct Command {
  CLI::App* app = nullptr;
  std::function<Exit()> run;
};

Command add_titles(CLI::App& bell);
Command add_play(CLI::App& bell);
Command add_sim(CLI::App& bell);
Command add_bench(CLI::App& bell);
Command add_replay(CLI::App& bell);
Command add_plays(CLI::App& bell);
Command add_rules(CLI::App& bell);
Command add_components(CLI::App& bell);
Command add_perft(CLI::App& bell);
Command add_signature(CLI::App& bell);

}  // namespace bell::cli
