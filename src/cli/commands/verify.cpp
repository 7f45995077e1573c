// `bell verify`: whether a served match was dealt as its certificate proves.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

#include "cli/commands/commands.h"
#include "cli/console.h"
#include "cli/journals.h"
#include "host/records.h"
#include "journal/journal.h"
#include "wire/speak.h"

namespace bell::cli {
namespace {

constexpr std::size_t kMostCertificate = std::size_t{4} << 20U;

Outcome<wire::Certificate, Problem> read_certificate_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || text.str().empty()) return Problem{path + ": can't be read"};
  if (text.str().size() > kMostCertificate) return Problem{path + ": is too large for a certificate"};
  auto read = wire::read_certificate(text.str());
  if (!read) return Problem{path + ": " + read.error().text};
  return std::move(*read);
}

struct VerifyFlags {
  std::string journal;
  std::string certificate;
  bool json = false;
};

Exit run_verify(const VerifyFlags& flags) {
  const auto certificate = read_certificate_file(flags.certificate);
  if (!certificate) return complain(Exit::no, certificate.error().text);
  const auto replay = open_journal(flags.journal, journal::TornEnd::refuse);
  if (!replay) return replay.error();
  const auto draws = host::verify(replay->journal(), *certificate);
  if (!draws) return refuse_journal(flags.journal, draws.error());
  const std::size_t silent = static_cast<std::size_t>(
      std::ranges::count_if(certificate->contributions, [](const wire::Contribution& part) { return !part.nonce; }));
  if (flags.json) {
    print_document(Json{{"verified", *draws},
                        {"contributions", certificate->contributions.size() - silent},
                        {"not_opened", silent},
                        {"deals", certificate->deals}});
    return Exit::fine;
  }
  print(fmt::format(
      "verified {} strokes of luck: each follows from the committed secret and the numbers of {} of {} "
      "people; the deal was begun {} time(s)\n",
      *draws, certificate->contributions.size() - silent, certificate->contributions.size(), certificate->deals));
  return Exit::fine;
}

}  // namespace

Command add_verify(const Options& bell) {
  const Options command = bell.command("verify", "checks that a served match was dealt as its certificate proves");
  const auto flags = std::make_shared<VerifyFlags>();
  command.text("journal", flags->journal, "the journal of the match, from /api/tables/T/journal", "JOURNAL");
  command.text("certificate", flags->certificate, "its certificate, from /api/tables/T/deal", "CERTIFICATE");
  command.flag("--json", flags->json, "one JSON document");
  command.footer("How a deal is made and proved: docs/fair-deal.md\nExample:\n  bell verify game.journal deal.json");
  return {command, [flags] { return run_verify(*flags); }};
}

}  // namespace bell::cli
