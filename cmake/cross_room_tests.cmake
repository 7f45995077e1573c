# Tests that span rooms. Unit tests are next to their code and are added by bell_room.
get_property(built GLOBAL PROPERTY BELL_BUILT_ROOMS)
list(TRANSFORM built REPLACE "(.+)" "bell_\\1_inside" OUTPUT_VARIABLE every_room)

# tests/<name>/*.cpp is one program <name>_test that sees its neighbours in tests/ and every room but the screens.
set(behind_the_screens ${every_room})
list(FILTER behind_the_screens EXCLUDE REGEX "_(texts|tui|cli|plays)_inside$")
function(bell_cross_room_test name)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/${name}/*.cpp")
  if(files)
    add_executable(${name}_test ${files})
    bell_read_by_folder(${name}_test ${files})
    target_include_directories(${name}_test PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    target_link_libraries(${name}_test PRIVATE ${behind_the_screens})
    bell_add_tests(${name}_test)
  endif()
endfunction()

foreach(name exam schema secrecy perft compose tripwire golden roundtrip fairness store postgres house)
  bell_cross_room_test(${name})
endforeach()
bell_expect_variants(house_test)
# What the command line prints of a match, beside the match.
bell_cross_room_test(replays)
target_link_libraries(replays_test PRIVATE bell_cli_inside)
# A million matches, and all worlds of a match at once: minutes in a release build, hours in others.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  bell_cross_room_test(slow)
  bell_cross_room_test(odds)
endif()
include(benchmarks)
add_executable(signatures tests/signatures/signatures.cpp)
target_include_directories(signatures PRIVATE "${CMAKE_SOURCE_DIR}/tests")
target_link_libraries(signatures PRIVATE bell_bots bell_engine bell_rulebook bell_options)

# Millions of twins: `./dev secrecy`.
add_executable(twins EXCLUDE_FROM_ALL tests/twins/twins.cpp)
target_include_directories(twins PRIVATE "${CMAKE_SOURCE_DIR}/tests")
target_link_libraries(twins PRIVATE ${behind_the_screens} bell_options)

# Millions of random matches: `./dev games`.
add_executable(games EXCLUDE_FROM_ALL tests/games/games.cpp)
target_link_libraries(games PRIVATE bell_lab bell_engine bell_rulebook bell_options)

# Tests that are worth running in a release build, beyond those of the sanitizers' build: speed, memory, large numbers
# of matches, and the screens, which once showed a compiler bug.
add_custom_target(release_tests)
add_dependencies(release_tests bell signatures bots_test tripwire_test fairness_test secrecy_test replays_test tui_test)
if(TARGET slow_test)
  add_dependencies(release_tests slow_test odds_test)
endif()

# What must not compile. Each file is compiled twice: with SHOULD_COMPILE it must pass, which proves that without it
# only the forbidden line fails. tests/compile_fail/<room>/x.cpp sees what that room's own sources see; a file directly
# in tests/compile_fail sees every room.
add_library(bell_everything INTERFACE)
target_link_libraries(bell_everything INTERFACE ${every_room})

function(bell_compile_fail file)
  get_filename_component(stem "${file}" NAME_WE)
  get_filename_component(folder "${file}" DIRECTORY)
  get_filename_component(room "${folder}" NAME)
  if(room STREQUAL "compile_fail")
    set(seen bell_everything)
  else()
    set(seen bell_${room}_inside)
  endif()
  if(NOT TARGET ${seen})
    message(FATAL_ERROR "${file} is about the room ${room}, which does not exist")
  endif()
  set(includes "$<TARGET_PROPERTY:${seen},INTERFACE_INCLUDE_DIRECTORIES>")
  set(compile "${CMAKE_CXX_COMPILER}" -std=c++20 -fsyntax-only "${file}")
  set(name "compile_fail.${room}.${stem}")
  add_test(NAME "${name}.compiles" COMMAND ${compile} -DSHOULD_COMPILE "-I$<JOIN:${includes},;-I>" COMMAND_EXPAND_LISTS)
  add_test(NAME "${name}.fails" COMMAND ${compile} "-I$<JOIN:${includes},;-I>" COMMAND_EXPAND_LISTS)
  set_tests_properties("${name}.fails" PROPERTIES WILL_FAIL TRUE)
endfunction()

file(GLOB_RECURSE compile_fail_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/compile_fail/*.cpp")
foreach(file IN LISTS compile_fail_files)
  bell_compile_fail("${file}")
endforeach()

if(TARGET bell AND play_files)
  add_test(NAME plays COMMAND bell plays ${play_files} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
endif()

# Tests of the program as people and scripts use it.
if(TARGET bell)
  file(GLOB cli_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/cli/test_*.py")
  list(FILTER cli_files EXCLUDE REGEX "test_mpi")  # needs another build
  foreach(file IN LISTS cli_files)
    get_filename_component(stem "${file}" NAME_WE)
    string(REPLACE "test_" "cli." name "${stem}")
    add_test(NAME ${name} COMMAND "${Python3_EXECUTABLE}" -m unittest discover --start-directory tests/cli
             --pattern "${stem}.py" WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "BELL=$<TARGET_FILE:bell>;PYTHONDONTWRITEBYTECODE=1"
                         COST 1000)  # long: begun first, so that it ends with the others
  endforeach()
  # Only releases are packaged.
  if(TEST cli.package)
    set_tests_properties(cli.package PROPERTIES LABELS slow)
  endif()
endif()

# Tests of the server as people and programs use it: each starts a real one on its own port. Tests that need PostgreSQL,
# nginx or HAProxy are skipped where these are missing.
if(TARGET bell)
  file(GLOB server_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/server/test_*.py")
  foreach(file IN LISTS server_files)
    get_filename_component(stem "${file}" NAME_WE)
    string(REPLACE "test_" "server." name "${stem}")
    add_test(NAME ${name} COMMAND "${Python3_EXECUTABLE}" -m unittest discover --start-directory tests/server
             --pattern "${stem}.py" WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    # Under a sanitizer, leaks fail a test; only those of others' libraries are named as exceptions.
    set_tests_properties(${name} PROPERTIES COST 1000
      ENVIRONMENT "BELL=$<TARGET_FILE:bell>;PYTHONDONTWRITEBYTECODE=1;LSAN_OPTIONS=print_suppressions=0:suppressions=${CMAKE_SOURCE_DIR}/tests/server/leaks.txt")
  endforeach()
endif()
