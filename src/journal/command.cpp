// Prints commands and parses them.
#include "journal/command.h"

#include "journal/entry.h"
#include "journal/scan.h"

namespace bell::journal {
namespace {

std::string printed(const Undo& undo) { return "undo " + std::to_string(undo.entry); }
std::string printed(const Resign&) { return "resign"; }
std::string printed(const StandIn& bot) {
  return "bot " + without_control(bot.bot) + " at " + std::to_string(index(bot.at));
}
std::string printed(const Back& back) { return "back " + std::to_string(index(back.at)); }
std::string printed(const ClockStop& stop) { return "clock +" + std::to_string(stop.seconds); }
std::string printed(const NewRevision& revision) { return "revision " + std::to_string(revision.revision); }

bool read_seat(std::string_view text, Seat& out) {
  int seat = -1;
  if (!is_number(text, seat) || seat < 0 || seat >= kMaxSeats) return false;
  out = seat_at(seat);
  return true;
}

// A bot's name may contain anything, even " at ".
bool read_stand_in(std::string_view text, StandIn& out) {
  constexpr std::string_view kAt = " at ";
  const std::size_t at = text.rfind(kAt);
  if (at == std::string_view::npos || at == 0 || !read_seat(text.substr(at + kAt.size()), out.at)) return false;
  out.bot = text.substr(0, at);
  return true;
}

std::optional<Command> read_of_seat(std::string_view text) {
  if (text == "resign") return Resign{};
  if (Undo undo; take(text, "undo ") && is_number(text, undo.entry)) return undo;
  return std::nullopt;
}

std::optional<Command> read_of_table(std::string_view text) {
  if (StandIn bot; take(text, "bot ")) return read_stand_in(text, bot) ? std::optional<Command>(bot) : std::nullopt;
  if (Back back; take(text, "back ")) return read_seat(text, back.at) ? std::optional<Command>(back) : std::nullopt;
  if (ClockStop stop; take(text, "clock +") && is_number(text, stop.seconds) && stop.seconds >= 0) return stop;
  if (NewRevision to; take(text, "revision ") && is_number(text, to.revision)) return to;
  return std::nullopt;
}

}  // namespace

std::string print(const Command& command) {
  return std::visit([](const auto& each) { return printed(each); }, command);
}

std::optional<Command> read_command(Seat by, std::string_view text) {
  return by == kTable ? read_of_table(text) : read_of_seat(text);
}

}  // namespace bell::journal
