// Replaces the global operators new and delete with counting ones.
#include "tripwire/counting_new.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace bell::tripwire {
namespace {
std::atomic<std::uint64_t> counted = 0;

void* counted_memory(std::size_t size) {
  ++counted;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}
}  // namespace

std::uint64_t allocations() { return counted; }

}  // namespace bell::tripwire

void* operator new(std::size_t size) { return bell::tripwire::counted_memory(size); }
void* operator new[](std::size_t size) { return bell::tripwire::counted_memory(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return bell::tripwire::counted_memory(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return bell::tripwire::counted_memory(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
