# Fuzz targets: every fuzz/<name>.cpp is one program fuzz_<name> that sees every room but the screens, and what the
# tests share.
# `ninja fuzz_smoke` runs each for some seconds, `./dev fuzz` as long as wanted; both begin with fuzz/corpus/<name>, which
# keeps what earlier searches found worth keeping.
get_property(built GLOBAL PROPERTY BELL_BUILT_ROOMS)
list(TRANSFORM built REPLACE "(.+)" "bell_\\1_inside" OUTPUT_VARIABLE fuzzed_rooms)
list(FILTER fuzzed_rooms EXCLUDE REGEX "_(texts|tui|cli)_inside$")
set(smoke_seconds 10)

add_custom_target(fuzz_smoke)
file(GLOB fuzz_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/*.cpp")
foreach(file IN LISTS fuzz_files)
  get_filename_component(stem "${file}" NAME_WE)
  add_executable(fuzz_${stem} "${file}")
  target_include_directories(fuzz_${stem} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
  target_link_libraries(fuzz_${stem} PRIVATE ${fuzzed_rooms} bell_options)
  target_link_options(fuzz_${stem} PRIVATE -fsanitize=fuzzer)
  set(corpus "")
  if(IS_DIRECTORY "${CMAKE_SOURCE_DIR}/fuzz/corpus/${stem}")
    set(corpus "${CMAKE_BINARY_DIR}/corpus_${stem}" "${CMAKE_SOURCE_DIR}/fuzz/corpus/${stem}")
    file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/corpus_${stem}")
  endif()
  add_custom_command(TARGET fuzz_smoke POST_BUILD VERBATIM
    COMMAND fuzz_${stem} ${corpus} -max_total_time=${smoke_seconds} -max_len=4096 -seed=1 -print_final_stats=1)
  add_dependencies(fuzz_smoke fuzz_${stem})
endforeach()
