// Walks a pattern, either to write an action or to find all ways in which a text matches.
#include "view/verb_form.h"

#include <algorithm>
#include <cctype>

namespace bell {
namespace {

std::string lowered(std::string_view text) {
  std::string low(text);
  std::ranges::transform(low, low.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return low;
}

std::size_t place_of(const VerbForm& form, std::string_view name) {
  std::size_t at = 0;
  while (at < form.arguments.size() && form.arguments[at].name != name) ++at;
  return at;
}

// A pattern consists of literal words and places for arguments. Takes the next piece off `pattern`.
struct Piece {
  std::string_view words{};
  std::size_t argument = 0;  // if `words` is empty
};
Piece take_piece(const VerbForm& form, std::string_view& pattern) {
  const std::size_t open = pattern.find('{');
  Piece piece{.words = pattern.substr(0, open)};
  if (!piece.words.empty()) {
    pattern.remove_prefix(piece.words.size());
    return piece;
  }
  const std::size_t close = pattern.find('}');
  piece.argument = place_of(form, pattern.substr(1, close - 1));
  pattern.remove_prefix(close + 1);
  return piece;
}

bool is_written(const VerbForm& form, const ArgumentForm& argument) {
  return form.pattern.find('{' + std::string(argument.name) + '}') != std::string_view::npos;
}

// Matches a text against a pattern piece by piece, trying every value an argument could have.
class Fitting {
 public:
  Fitting(const VerbForm& form, Seat by, std::vector<Action>& found)
      : form_(form), act_(packed(form.verb, by)), found_(found) {}

  void fit(std::string_view text, std::string_view pattern) {
    if (pattern.empty()) {
      if (text.empty()) add_from(0);
      return;
    }
    const Piece piece = take_piece(form_, pattern);
    if (!piece.words.empty()) {
      if (text.starts_with(lowered(piece.words))) fit(text.substr(piece.words.size()), pattern);
      return;
    }
    const Kind& kind = form_.arguments[piece.argument].kind;
    kind.for_each([&](int number) {
      const std::string written = lowered(kind.write(number));
      if (!text.starts_with(written)) return;
      act_.args[piece.argument] = static_cast<std::uint8_t>(number);
      fit(text.substr(written.size()), pattern);
    });
  }

 private:
  // An argument that the pattern omits can have any value.
  void add_from(std::size_t at) {
    if (at == form_.arguments.size()) return found_.push_back(act_);
    const ArgumentForm& argument = form_.arguments[at];
    if (argument.name.empty() || is_written(form_, argument)) return add_from(at + 1);
    argument.kind.for_each([&](int number) {
      act_.args[at] = static_cast<std::uint8_t>(number);
      add_from(at + 1);
    });
  }

  const VerbForm& form_;
  Action act_;
  std::vector<Action>& found_;
};

void add_writable(const VerbForm& form, std::size_t at, Action act, std::vector<Action>& all) {
  if (at == form.arguments.size() || form.arguments[at].name.empty()) return all.push_back(act);
  form.arguments[at].kind.for_each([&](int number) {
    act.args[at] = static_cast<std::uint8_t>(number);
    add_writable(form, at + 1, act, all);
  });
}

}  // namespace

const VerbForm* find_form(std::span<const VerbForm> forms, std::uint8_t verb) {
  const auto found = std::ranges::find(forms, verb, &VerbForm::verb);
  return found == forms.end() ? nullptr : &*found;
}

std::string write_action(std::span<const VerbForm> forms, const Action& act) {
  const VerbForm* form = find_form(forms, act.verb);
  if (form == nullptr) return "?";
  std::string text;
  text.reserve(form->pattern.size());
  for (std::string_view left = form->pattern; !left.empty();) {
    const Piece piece = take_piece(*form, left);
    if (piece.words.empty())
      text += form->arguments[piece.argument].kind.write(act.args[piece.argument]);
    else
      text += piece.words;
  }
  return text;
}

std::vector<Action> read_actions(std::span<const VerbForm> forms, std::string_view text, Seat by) {
  std::vector<Action> found;
  const std::string wanted = lowered(text);
  for (const VerbForm& form : forms) Fitting(form, by, found).fit(wanted, form.pattern);
  return found;
}

std::vector<Action> writable_actions(std::span<const VerbForm> forms, Seat by) {
  std::vector<Action> all;
  for (const VerbForm& form : forms) add_writable(form, 0, packed(form.verb, by), all);
  return all;
}

NamedValues arguments_of(std::span<const VerbForm> forms, const Action& act) {
  NamedValues values;
  const VerbForm* form = find_form(forms, act.verb);
  if (form == nullptr) return values;
  values.reserve(form->arguments.size());
  form->for_each([&](std::size_t at, const ArgumentForm& argument) {
    values.emplace_back(argument.name, argument.kind.tell(act.args[at]));
  });
  return values;
}

}  // namespace bell
