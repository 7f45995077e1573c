// Checks a document against our JSON Schema: the part of the standard that `bell schema` uses. Objects are closed: a
// field that is not in the schema is a fault.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "wire/schema.h"

namespace bell::exam {

class Fitting {
 public:
  explicit Fitting(const wire::Json& schema) : schema_(schema) {}

  // The path of the first thing that does not match.
  std::optional<std::string> fault(const wire::Json& document, const wire::Json& type, const std::string& path) const {
    if (type.contains("$ref")) return fault(document, resolved(type), path);
    if (type.contains("const")) return document == type["const"] ? fine() : path + " is not " + type["const"].dump();
    if (type.contains("enum")) return has(type["enum"], document) ? fine() : path + " has no name of the list";
    if (type.contains("anyOf")) return fault_of_all_ways(document, type["anyOf"], path);
    const std::string kind = type["type"];
    if (kind == "object") return document.is_object() ? fault_of_object(document, type, path) : path + " is no object";
    if (kind == "array") return document.is_array() ? fault_of_list(document, type, path) : path + " is no list";
    if (kind == "integer" && document.is_number_integer()) return fault_of_number(document, type, path);
    const bool is_kind = (kind == "string" && document.is_string()) || (kind == "boolean" && document.is_boolean()) ||
                         (kind == "null" && document.is_null()) || (kind == "number" && document.is_number());
    return is_kind ? fine() : path + " is no " + kind;
  }

 private:
  using Json = wire::Json;
  using Fault = std::optional<std::string>;
  static Fault fine() { return std::nullopt; }
  static bool has(const Json& list, const Json& item) { return std::ranges::find(list, item) != list.end(); }

  const Json& resolved(const Json& type) const {
    const std::string reference = type["$ref"];
    return schema_["$defs"].at(reference.substr(reference.rfind('/') + 1));
  }
  Fault fault_of_all_ways(const Json& document, const Json& ways, const std::string& path) const {
    std::string faults;
    for (const Json& way : ways) {
      const Fault here = fault(document, way, path);
      if (!here) return fine();
      faults += (faults.empty() ? "" : "; ") + *here;
    }
    return faults;
  }
  Fault fault_of_object(const Json& document, const Json& type, const std::string& path) const {
    if (type.contains("additionalProperties")) return fault_of_table(document, type, path);
    for (const Json& key : type["required"])
      if (!document.contains(key.get<std::string>())) return path + '.' + key.get<std::string>() + " is missing";
    for (const auto& [key, value] : document.items()) {
      if (!type["properties"].contains(key)) return path + '.' + key + " is not in the schema";
      if (const Fault here = fault(value, type["properties"][key], path + '.' + key)) return here;
    }
    return fine();
  }
  Fault fault_of_table(const Json& document, const Json& type, const std::string& path) const {
    for (const auto& [key, value] : document.items()) {
      if (type.contains("propertyNames") && fault(key, type["propertyNames"], path)) return path + " has a key " + key;
      if (const Fault here = fault(value, type["additionalProperties"], path + '.' + key)) return here;
    }
    return fine();
  }
  Fault fault_of_list(const Json& document, const Json& type, const std::string& path) const {
    for (std::size_t at = 0; at < document.size(); ++at)
      if (const Fault here = fault(document[at], type["items"], path + '[' + std::to_string(at) + ']')) return here;
    return fine();
  }
  static Fault fault_of_number(const Json& document, const Json& type, const std::string& path) {
    const auto number = document.get<std::int64_t>();
    const bool is_low = type.contains("minimum") && number < type["minimum"].get<std::int64_t>();
    const bool is_high = type.contains("maximum") && number > type["maximum"].get<std::int64_t>();
    return is_low || is_high ? path + " is out of bounds" : fine();
  }

  const Json& schema_;
};

}  // namespace bell::exam
