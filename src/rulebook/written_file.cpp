// Stops reading at the bound, whatever the file is.
#include "rulebook/written_file.h"

#include <filesystem>
#include <fstream>

namespace bell::rulebook {

Outcome<std::string, WrittenFault> read_written(const std::string& path, std::size_t most) {
  std::error_code ignored;
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path, ignored)) return WrittenFault::unreadable;
  std::string text;
  char piece[16 * 1024];
  do {
    file.read(piece, sizeof piece);
    text.append(piece, static_cast<std::size_t>(file.gcount()));
    if (text.size() > most) return WrittenFault::too_large;
  } while (file);
  if (file.bad()) return WrittenFault::unreadable;
  return text;
}

}  // namespace bell::rulebook
