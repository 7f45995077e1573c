// `bell verify`: checks that a served match was dealt as its certificate proves.
#include <algorithm>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/console.h"
#include "cli/journals.h"
#include "cli/language.h"
#include "host/records.h"
#include "journal/journal.h"
#include "rulebook/written_file.h"
#include "wire/speak.h"

namespace bell::cli {
namespace {

constexpr std::size_t kMostCertificate = std::size_t{4} << 20U;

Outcome<wire::Certificate, Problem> read_certificate_file(const std::string& path) {
  const auto text = rulebook::read_written(path, kMostCertificate);
  if (!text && text.error() == rulebook::WrittenFault::too_large)
    return Problem{say("verify.too_large", {{"file", path}})};
  if (!text || text->empty()) return Problem{say("verify.unreadable", {{"file", path}})};
  auto read = wire::read_certificate(*text);
  if (!read) return Problem{"cli.verify.bad_certificate", because(read.error(), {{"file", path}})};
  return std::move(*read);
}

struct VerifyFlags {
  std::string journal;
  std::string certificate;
  bool json = false;
};

Exit run_verify(const VerifyFlags& flags) {
  if (flags.journal.empty()) return complain(Exit::usage, say("which_journal"));
  if (flags.certificate.empty()) return complain(Exit::usage, say("which_certificate"));
  const auto certificate = read_certificate_file(flags.certificate);
  if (!certificate) return complain(Exit::no, certificate.error());
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
  print(say("verify.verified", {{"draws", std::to_string(*draws)},
                                {"opened", std::to_string(certificate->contributions.size() - silent)},
                                {"people", std::to_string(certificate->contributions.size())},
                                {"deals", std::to_string(certificate->deals)}}) +
        '\n');
  return Exit::fine;
}

}  // namespace

Command add_verify(const Options& bell) {
  const Options command = bell.command("verify", "verify.about");
  const auto flags = std::make_shared<VerifyFlags>();
  command.text("journal", flags->journal, "verify.journal", "JOURNAL");
  command.text("certificate", flags->certificate, "verify.certificate", "CERTIFICATE");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell verify game.journal deal.json", "verify.footer");
  return {command, [flags] { return run_verify(*flags); }};
}

}  // namespace bell::cli
