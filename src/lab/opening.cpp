// Explains why a setup is invalid.
#include "lab/opening.h"

#include "kernel/misfit_name.h"

namespace bell::lab {

Problem explain(const CompositionError& error) {
  return {"misfit." + std::string(name_of(error.why)),
          Facts{{"first", error.first}, {"second", error.second}, {"rule", std::string(id_of(error.rule))}}};
}

Problem unknown_title(const std::string& name) { return {"misfit.unknown_title", Facts{{"first", name}}}; }

}  // namespace bell::lab
