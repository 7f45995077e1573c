// `bell completion SHELL`: prints the few lines that a shell needs. They call `bell complete` for everything else.
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

// The answer ":files" means: complete names of files.
constexpr Shell kShells[] = {
    {"bash", R"(# bash completion for bell
_bell() {
  local line typed kept='' files at rest=${COMP_LINE:0:COMP_POINT} breaks=${COMP_WORDBREAKS//[^=:]/} words=() IFS=$'\n'
  COMPREPLY=()
  for ((at = 0; at <= COMP_CWORD; ++at)); do
    [[ $at -gt 0 && $rest != [[:space:]]* ]] || words+=('')
    rest=${rest#"${rest%%[![:space:]]*}"}
    typed=$rest
    [[ $at -eq $COMP_CWORD ]] || typed=${COMP_WORDS[at]}
    words[${#words[@]}-1]+=$typed
    rest=${rest#"$typed"}
  done
  typed=${words[${#words[@]}-1]}
  [[ -z $breaks ]] || kept=${typed%"${typed##*["$breaks"]}"}
  line=$(bell complete -- "${words[@]:1}" 2>/dev/null)
  if [[ $line == :files* ]]; then
    compopt -o filenames 2>/dev/null
    files=${line#:files}
    files=${files# }
    mapfile -t COMPREPLY < <(compgen -f -P "$files" -- "${typed#"$files"}")
  elif [[ -n $line ]]; then
    mapfile -t COMPREPLY <<<"$line"
  fi
  if [[ ${COMPREPLY[0]-} == *[=,:] && ${#COMPREPLY[@]} -eq 1 ]]; then compopt -o nospace 2>/dev/null; fi
  COMPREPLY=("${COMPREPLY[@]#"$kept"}")
}
complete -F _bell bell
)"},
    {"zsh", R"(#compdef bell
_bell() {
  local -a found
  found=("${(@f)$(bell complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ $found[1] == :files* ]]; then
    compset -P "${(b)${found[1]#:files}# }"
    _files
  elif [[ $found[1] == *[=:] && $#found -eq 1 ]]; then
    compadd -S '' -- $found
  elif [[ -n $found[1] ]]; then
    compadd -- $found
  fi
}
if [[ $funcstack[1] == _bell ]]; then _bell "$@"; else compdef _bell bell; fi
)"},
    {"fish", R"(# fish completion for bell
function __bell_complete
    set -l typed (commandline --current-token --cut-at-cursor)
    set -l words (commandline --tokenize --cut-at-cursor) "$typed"
    set -l found (bell complete -- $words[2..-1] 2>/dev/null)
    if string match --quiet ':files*' -- "$found[1]"
        set -l before (string replace --regex '^:files ?' '' -- "$found[1]")
        set -l path (string sub --start (math 1 + (string length -- "$before")) -- "$typed")
        string join \n -- "$before"(__fish_complete_path "$path")
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
