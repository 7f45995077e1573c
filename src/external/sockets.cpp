// A filter of system calls, as the kernel reads it: load a word of the call, compare, jump so many lines on.
#include "external/sockets.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace bell::external {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kMachine = AUDIT_ARCH_X86_64;
constexpr std::uint32_t kOtherNumbers = 0x40000000U;  // the same calls under other numbers begin here
#elif defined(__aarch64__)
constexpr std::uint32_t kMachine = AUDIT_ARCH_AARCH64;
constexpr std::uint32_t kOtherNumbers = ~0U;
#else
constexpr std::uint32_t kMachine = 0;
constexpr std::uint32_t kOtherNumbers = ~0U;
#endif

constexpr std::uint16_t kLoad = BPF_LD | BPF_W | BPF_ABS;
constexpr std::uint16_t kEqual = BPF_JMP | BPF_JEQ | BPF_K;
constexpr std::uint16_t kAtLeast = BPF_JMP | BPF_JGE | BPF_K;
constexpr std::uint16_t kAnd = BPF_ALU | BPF_AND | BPF_K;
constexpr std::uint16_t kReturn = BPF_RET | BPF_K;
constexpr std::uint32_t kKindOfSocket = 0xF;
constexpr std::uint32_t kSecondArgument = offsetof(seccomp_data, args) + sizeof(std::uint64_t);

}  // namespace

bool forbid_sockets() {
  if (kMachine == 0) return true;
  // Numbers of calls mean other calls on other machines, and io_uring makes calls that no filter sees. A pair of
  // datagram sockets could be connected to somebody else afterwards.
  sock_filter lines[] = {
      {kLoad, 0, 0, offsetof(seccomp_data, arch)},
      {kEqual, 1, 0, kMachine},
      {kReturn, 0, 0, SECCOMP_RET_KILL_PROCESS},
      {kLoad, 0, 0, offsetof(seccomp_data, nr)},
      {kAtLeast, 7, 0, kOtherNumbers},
      {kEqual, 6, 0, __NR_socket},
      {kEqual, 5, 0, __NR_io_uring_setup},
      {kEqual, 0, 3, __NR_socketpair},
      {kLoad, 0, 0, kSecondArgument},
      {kAnd, 0, 0, kKindOfSocket},
      {kEqual, 0, 1, SOCK_STREAM},
      {kReturn, 0, 0, SECCOMP_RET_ALLOW},
      {kReturn, 0, 0, SECCOMP_RET_ERRNO | EACCES},
  };
  const sock_fprog filter{.len = sizeof lines / sizeof lines[0], .filter = lines};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0) return true;
  return errno == EINVAL;  // a kernel without filters
}

}  // namespace bell::external
