// Prints the schema's definitions as TypeScript: one exported type each.
#include "wire/schema.h"

namespace bell::wire {
namespace {

std::string in_typescript(const Json& type, int indent);

std::string joined(const Json& types, std::string_view between, int indent) {
  std::string text;
  for (const Json& each : types) {
    if (!text.empty()) text += between;
    text += in_typescript(each, indent);
  }
  return text;
}

bool is_required(const Json& object, const std::string& key) {
  for (const Json& each : object["required"])
    if (each == key) return true;
  return false;
}

std::string fields(const Json& object, int indent) {
  const std::string margin(static_cast<std::size_t>(indent) + 2, ' ');
  std::string text = "{\n";
  for (const auto& [key, type] : object["properties"].items())
    text += margin + key + (is_required(object, key) ? ": " : "?: ") + in_typescript(type, indent + 2) + ";\n";
  return text + std::string(static_cast<std::size_t>(indent), ' ') + '}';
}

std::string in_typescript(const Json& type, int indent) {
  if (type.contains("$ref")) {
    const std::string path = type["$ref"];
    return path.substr(path.rfind('/') + 1);
  }
  if (type.contains("const")) return type["const"].dump();
  if (type.contains("enum")) {
    std::string text;
    for (const Json& name : type["enum"]) text += (text.empty() ? "" : " | ") + name.dump();
    return text;
  }
  if (type.contains("anyOf")) return joined(type["anyOf"], " | ", indent);
  const std::string kind = type["type"];
  if (kind == "integer" || kind == "number") return "number";
  if (kind == "array") {
    const std::string item = in_typescript(type["items"], indent);
    return item.find(" | ") == std::string::npos ? item + "[]" : '(' + item + ")[]";
  }
  if (kind != "object") return kind;
  if (type.contains("allOf")) return joined(type["allOf"], " & ", indent) + " & " + fields(type, indent);
  if (!type.contains("additionalProperties")) return fields(type, indent);
  if (!type.contains("propertyNames"))
    return "Record<string, " + in_typescript(type["additionalProperties"], indent) + '>';
  return "Partial<Record<" + in_typescript(type["propertyNames"], indent) + ", " +
         in_typescript(type["additionalProperties"], indent) + ">>";
}

}  // namespace

std::string typescript(const Json& schema) {
  std::string text = "// Made by `bell schema --typescript`; see docs/protocol.md.\n";
  for (const auto& [name, type] : schema["$defs"].items())
    text += "\nexport type " + name + " = " + in_typescript(type, 0) + ";\n";
  return text;
}

}  // namespace bell::wire
