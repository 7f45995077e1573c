// `bell schema`: prints the format of views, facts and choices for programs.
#include "wire/schema.h"

#include <memory>

#include "cli/commands/commands.h"
#include "cli/console.h"

namespace bell::cli {

Command add_schema(const Options& bell) {
  const Options command = bell.command("schema", "schema.about");
  const auto typescript = std::make_shared<bool>(false);
  command.flag("--typescript", *typescript, "schema.typescript");
  command.footer("  bell schema > bell.schema.json\n  bell schema --typescript > bell.d.ts");
  return {command, [typescript] {
            const Json schema = wire::schema();
            print(*typescript ? wire::typescript(schema) : schema.dump(2) + "\n");
            return Exit::fine;
          }};
}

}  // namespace bell::cli
