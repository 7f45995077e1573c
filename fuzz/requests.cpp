// Parses any bodies of requests, paths, queries, names and addresses.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "server/address.h"
#include "server/clean_text.h"
#include "server/gate.h"
#include "server/http.h"
#include "wire/speak.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bell;
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  switch (data[0] % 8) {
    case 0:
      (void)wire::read_new_table(text);
      break;
    case 1:
      (void)wire::read_sit(text);
      break;
    case 2:
      (void)wire::read_mine(text);
      break;
    case 3:
      (void)wire::read_seat_bot(text);
      (void)wire::read_free_seat(text);
      break;
    case 4: {
      std::string path;
      server::decode_path(text, path);
      server::query_value(text, "state");
      break;
    }
    case 5: {
      // Cleaning is idempotent.
      const auto clean = server::clean_line(text, 24);
      if (!clean.fault && server::clean_line(clean.text, 24).text != clean.text) std::abort();
      break;
    }
    case 6:
      server::is_our_host(text, {});
      server::is_our_origin(text, "localhost:8080", {});
      break;
    default:
      server::caller(*server::read_address("127.0.0.1"), text, {*server::read_network("127.0.0.0/8")});
      if (const auto network = server::read_network(text)) network->has(network->base);
  }
  return 0;
}
