# Generates sources from data during the build. The tools write a file only if its text changes, so a change of a rule's
# wording does not recompile everything.
set(BELL_GENERATED "${CMAKE_BINARY_DIR}/generated")

# Sets `listed` to a file with these names, to depend on: that one of them is gone makes nothing else newer.
function(bell_list_files name listed)
  file(GENERATE OUTPUT "${BELL_GENERATED}/${name}.files" CONTENT "${ARGN}\n")
  set(${listed} "${BELL_GENERATED}/${name}.files" PARENT_SCOPE)
endfunction()

# Sets `roots` to our folder and the guest's folder of that name, and `files` to their contents.
function(bell_gather folder ending roots files)
  set(found "${folder}")
  if(BELL_GUEST)
    file(RELATIVE_PATH guest "${CMAKE_SOURCE_DIR}" "${BELL_GUEST}")
    list(APPEND found "${guest}/${folder}")
  endif()
  list(TRANSFORM found APPEND "/*.${ending}" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE in_them CONFIGURE_DEPENDS ${patterns})
  set(${roots} ${found} PARENT_SCOPE)
  set(${files} ${in_them} PARENT_SCOPE)
endfunction()
bell_gather(rulebook toml rulebook_roots rulebook_files)
bell_gather(texts toml texts_roots texts_files)
bell_gather(tests/plays play play_roots play_files)
file(GLOB lesson_files CONFIGURE_DEPENDS lessons/*.json lessons/*.journal)
file(GLOB schema_files CONFIGURE_DEPENDS src/store/schema/*.sql)

bell_list_files(rule_numbers rule_numbers_listed ${rulebook_files})
add_custom_command(
  OUTPUT "${BELL_GENERATED}/kernel/rule.h"
  COMMAND "${Python3_EXECUTABLE}" tools/generate_rules.py --rulebook ${rulebook_roots} --out "${BELL_GENERATED}/kernel/rule.h"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
  DEPENDS tools/generate_rules.py tools/bell_tools.py ${rulebook_files} "${rule_numbers_listed}"
  COMMENT "Numbering the rules")
add_custom_target(bell_rule_numbers DEPENDS "${BELL_GENERATED}/kernel/rule.h")

# bell_embed(<table> <mode> ROOTS <folder>... FILES <file>...): makes embedded/<table>.h and .cpp with
# `bell::embedded::<table>()`, pairs of names and texts.
function(bell_embed table mode)
  cmake_parse_arguments(PARSE_ARGV 2 of "" "" "ROOTS;FILES")
  set(stem "${BELL_GENERATED}/embedded/${table}")
  bell_list_files(${table} listed ${of_FILES})
  add_custom_command(
    OUTPUT "${stem}.h" "${stem}.cpp"
    COMMAND "${Python3_EXECUTABLE}" tools/embed.py ${mode} --name ${table} --out "${BELL_GENERATED}/embedded" --root ${of_ROOTS}
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
    DEPENDS tools/embed.py tools/bell_tools.py ${of_FILES} "${listed}"
    COMMENT "Embedding ${of_ROOTS}")
  # The standard requires compilers to support literals of 64 KiB only; the ones we use support more.
  set_source_files_properties("${stem}.cpp" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

bell_embed(rulebook files ROOTS ${rulebook_roots} FILES ${rulebook_files})
bell_embed(texts files ROOTS ${texts_roots} FILES ${texts_files})
bell_embed(rule_tests citations ROOTS ${play_roots} FILES ${play_files})
bell_embed(lessons files ROOTS lessons FILES ${lesson_files})
bell_embed(schema files ROOTS src/store/schema FILES ${schema_files})
