# Sources made from data while building. The tools write a file only if its text changes, so an edit to a rule's
# wording does not recompile the house.
set(BELL_GENERATED "${CMAKE_BINARY_DIR}/generated")

file(GLOB_RECURSE rulebook_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/rulebook/*.toml")
file(GLOB_RECURSE texts_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/texts/*.toml")
file(GLOB_RECURSE play_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/plays/*.play")

add_custom_command(
  OUTPUT "${BELL_GENERATED}/kernel/rule.h"
  COMMAND "${Python3_EXECUTABLE}" tools/generate_rules.py --rulebook rulebook --out "${BELL_GENERATED}/kernel/rule.h"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
  DEPENDS tools/generate_rules.py tools/bell_tools.py ${rulebook_files}
  COMMENT "Numbering the rules")
add_custom_target(bell_rule_numbers DEPENDS "${BELL_GENERATED}/kernel/rule.h")

# Makes embedded/<table>.h and .cpp: `bell::embedded::<table>()`, pairs of names and texts.
function(bell_embed table mode root)
  set(stem "${BELL_GENERATED}/embedded/${table}")
  add_custom_command(
    OUTPUT "${stem}.h" "${stem}.cpp"
    COMMAND "${Python3_EXECUTABLE}" tools/embed.py ${mode} --name ${table} --root ${root} --out "${BELL_GENERATED}/embedded"
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
    DEPENDS tools/embed.py tools/bell_tools.py ${ARGN}
    COMMENT "Embedding ${root}")
  # The standard asks compilers for literals of 64 KiB only; the ones we use take more.
  set_source_files_properties("${stem}.cpp" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

bell_embed(rulebook files rulebook ${rulebook_files})
bell_embed(texts files texts ${texts_files})
bell_embed(rule_tests citations tests/plays ${play_files})
