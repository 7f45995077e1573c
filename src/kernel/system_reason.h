// Common errors have our own messages; others quote the system's.
#pragma once

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>

#include "kernel/problem.h"

namespace bell {

inline constexpr auto kSystemReasons = std::to_array<std::pair<int, const char*>>({
    {ENOENT, "reason.system.not_there"},
    {EACCES, "reason.system.not_allowed"},
    {EPERM, "reason.system.not_allowed"},
    {ENOSPC, "reason.system.disk_full"},
    {EDQUOT, "reason.system.disk_full"},
    {EROFS, "reason.system.read_only"},
    {EEXIST, "reason.system.there_already"},
    {EISDIR, "reason.system.is_folder"},
    {ENOTDIR, "reason.system.not_a_folder"},
    {ENAMETOOLONG, "reason.system.long_name"},
    {EMFILE, "reason.system.many_files"},
    {ENFILE, "reason.system.many_files"},
    {EFBIG, "reason.system.large_file"},
    {EIO, "reason.system.bad_disk"},
    {EPIPE, "reason.system.cut_off"},
    {EADDRINUSE, "reason.system.address_taken"},
    {EADDRNOTAVAIL, "reason.system.no_such_address"},
    {ECONNREFUSED, "reason.system.nobody_listens"},
    {ETIMEDOUT, "reason.system.no_answer"},
});

// `error` is an errno.
inline Problem system_reason(int error) {
  for (const auto& [known, key] : kSystemReasons)
    if (known == error) return {key, Facts{}};
  return {"reason.system.says", Facts{{"said", std::strerror(error)}}};
}

inline Problem system_reason(const std::error_code& error) {
  const bool is_errno = error.category() == std::system_category() || error.category() == std::generic_category();
  if (is_errno) return system_reason(error.value());
  return {"reason.system.says", Facts{{"said", error.message()}}};
}

}  // namespace bell
