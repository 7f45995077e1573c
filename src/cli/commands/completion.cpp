// `bell completion SHELL`: the few lines that a shell needs. They ask `bell complete` for everything else.
#include <memory>

#include "cli/console.h"
#include "cli/language.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

struct Shell {
  const char* name;
  const char* script;
};

// An answer of one line ":files" means: whatever names of files there are.
constexpr Shell kShells[] = {
    {"bash", R"(# bash completion for bell
_bell() {
  local line IFS=$'\n'
  COMPREPLY=()
  line=$(bell complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ $line == :files ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
    return
  fi
  [[ -z $line ]] || mapfile -t COMPREPLY <<<"$line"
  if [[ ${COMPREPLY[0]-} == *[=,] && ${#COMPREPLY[@]} -eq 1 ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -F _bell bell
)"},
    {"zsh", R"(#compdef bell
_bell() {
  local -a found
  found=("${(@f)$(bell complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ $found[1] == :files ]]; then
    _files
  elif [[ -n $found[1] ]]; then
    compadd -- $found
  fi
}
if [[ $funcstack[1] == _bell ]]; then _bell "$@"; else compdef _bell bell; fi
)"},
    {"fish", R"(# fish completion for bell
function __bell_complete
    set -l words (commandline --tokenize --cut-at-cursor) (commandline --current-token --cut-at-cursor)
    set -l found (bell complete -- $words[2..-1] 2>/dev/null)
    if test "$found[1]" = ":files"
        __fish_complete_path (commandline --current-token)
    else
        string join \n -- $found
    end
end
complete --command bell --no-files --arguments '(__bell_complete)'
)"},
};

Exit run(const std::string& asked) {
  std::vector<std::string> known;
  for (const Shell& shell : kShells) {
    if (asked == shell.name) {
      print(shell.script);
      return Exit::fine;
    }
    known.emplace_back(shell.name);
  }
  if (asked.empty()) return complain(Exit::usage, say("which_shell", {{"known", join(known, ", ")}}));
  return complain(Exit::usage, no_such("shell", asked, known));
}

}  // namespace

Command add_completion(const Options& bell) {
  const Options command = bell.command("completion", "completion.about");
  const auto shell = std::make_shared<std::string>();
  command.text("shell", *shell, "completion.shell", "SHELL");
  command.footer(
      "  bell completion bash >~/.local/share/bash-completion/completions/bell\n"
      "  bell completion zsh >/usr/local/share/zsh/site-functions/_bell\n"
      "  bell completion fish >~/.config/fish/completions/bell.fish",
      "completion.footer");
  return {command, [shell] { return run(*shell); }};
}

}  // namespace bell::cli
