// The truth cannot be encoded; a view can.
#include "engine/stonks/state.h"
#include "wire/wire.h"

bell::wire::Json send(const bell::stonks::State& state) {
#ifdef SHOULD_COMPILE
  (void)state;
  return bell::wire::encode(bell::AnyView{});
#else
  return bell::wire::encode(state);
#endif
}
