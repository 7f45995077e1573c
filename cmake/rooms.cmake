# Rooms: the folders of src/ as libraries that see what they link and nothing else.
#
# bell_room(<name> [HOT] LEVEL <n> [PUBLIC <room>...] [PRIVATE <room>...] [LIBS <target>...]
#           [EMBED <table>...] [EXECUTABLE <name>] [EACH_TITLE <header> [<type> <list>]])
#
# Makes bell_<name> from src/<name>/**.cpp, bell_<name>_inside (what the room's own sources see; for its tests),
# <name>_test from its *_test.cpp, and with EXECUTABLE a program from its main.cpp. With EACH_TITLE the room has a part
# for every title in src/<name>/<title>/, and <name>/every_title.h includes them all (cmake/titles.cmake).

# Tests with "Slow" in their name get the label `slow`, so that quick runs can leave them out. Each runs in its own
# process; not under a sanitizer, where processes take longer to start than most tests to run, and not where they share
# a database that is started for them.
set(BELL_IN_ONE_PROCESS postgres_test)
function(bell_discover_tests target)
  if(BELL_SANITIZE OR target IN_LIST BELL_IN_ONE_PROCESS)
    add_test(NAME ${target} COMMAND ${target} --gtest_brief=1 --gtest_filter=-*Slow* WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    return()
  endif()
  gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
    TEST_FILTER "-*Slow*" TEST_LIST ${target}_fast)
  gtest_discover_tests(${target} DISCOVERY_MODE PRE_TEST WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
    TEST_FILTER "*Slow*" TEST_LIST ${target}_slow PROPERTIES LABELS slow COST 2000)  # begun first
endfunction()

# The test library's header is precompiled once for all tests, since every test includes it first. Not with GCC, which
# then mistakes the standard library for our code and warns about it.
function(bell_add_tests target)
  target_link_libraries(${target} PRIVATE bell_options GTest::gtest_main rapidcheck)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    if(NOT TARGET bell_test_prelude)
      file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/test_prelude.cpp" CONTENT "")
      add_library(bell_test_prelude OBJECT "${CMAKE_BINARY_DIR}/test_prelude.cpp")
      target_link_libraries(bell_test_prelude PRIVATE bell_options GTest::gtest)
      target_precompile_headers(bell_test_prelude PRIVATE <gtest/gtest.h>)
    endif()
    target_precompile_headers(${target} REUSE_FROM bell_test_prelude)
  endif()
  bell_discover_tests(${target})
endfunction()

# Fails unless every room in ARGN was declared before `name` and stands no higher.
function(bell_check_levels name level)
  get_property(declared GLOBAL PROPERTY BELL_DECLARED_ROOMS)
  foreach(used IN LISTS ARGN)
    if(NOT used IN_LIST declared)
      message(FATAL_ERROR "room ${name} uses ${used}, which is not declared above it")
    endif()
    get_property(used_level GLOBAL PROPERTY BELL_LEVEL_${used})
    if(used_level GREATER level)
      message(FATAL_ERROR "room ${name} (level ${level}) uses ${used} (level ${used_level}): links go downwards only")
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY BELL_DECLARED_ROOMS ${name})
  set_property(GLOBAL PROPERTY BELL_LEVEL_${name} ${level})
endfunction()

# Sets `out` to the library targets of those rooms in ARGN that exist.
function(bell_targets_of out)
  set(found "")
  foreach(room IN LISTS ARGN)
    if(TARGET bell_${room})
      list(APPEND found bell_${room})
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# Reading headers again for every file is most of the compile time, so the files of a folder are compiled as one. Not in
# development builds: a change would recompile the folder, and a file that lacks an include would get it from another
# one. CMake's own unity builds use absolute paths, so that ccache cannot share results between clones.
function(bell_read_by_folder target)
  if(NOT BELL_BY_FOLDER OR target IN_LIST BELL_FILE_BY_FILE)
    return()
  endif()
  set(made "${CMAKE_BINARY_DIR}/folders/${target}")
  set(groups "")
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE named)
    if(named IN_LIST BELL_COMPILED_APART)
      continue()
    endif()
    get_filename_component(folder "${named}" DIRECTORY)
    string(REPLACE "/" "_" group "${folder}")
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${made}" OUTPUT_VARIABLE from_there)
    list(APPEND groups ${group})
    string(APPEND text_${group} "#include \"${from_there}\"\n")
    set_source_files_properties("${source}" PROPERTIES HEADER_FILE_ONLY ON)
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    file(CONFIGURE OUTPUT "${made}/${group}.cpp" CONTENT "${text_${group}}" @ONLY)
    target_sources(${target} PRIVATE "${made}/${group}.cpp")
  endforeach()
endfunction()

function(bell_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "HOT" "LEVEL;EXECUTABLE" "PUBLIC;PRIVATE;LIBS;EMBED;EACH_TITLE")
  bell_check_levels(${name} ${room_LEVEL} ${room_PUBLIC} ${room_PRIVATE})

  set(folder "${CMAKE_SOURCE_DIR}/src/${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  if(BELL_GUEST)
    file(GLOB_RECURSE guest_sources CONFIGURE_DEPENDS "${BELL_GUEST}/src/${name}/*.cpp")
    list(APPEND sources ${guest_sources})
  endif()
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${folder}/*.h")
  if(NOT sources AND NOT headers)
    message(STATUS "room ${name}: not built yet")
    return()
  endif()
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
  list(TRANSFORM room_EMBED REPLACE "(.+)" "${BELL_GENERATED}/embedded/\\1.cpp" OUTPUT_VARIABLE embedded)

  # One link per room: "kernel/seat.h" is found only by rooms that link the kernel. No room gets src/ itself.
  set(door "${CMAKE_BINARY_DIR}/rooms/${name}")
  file(MAKE_DIRECTORY "${door}")
  file(CREATE_LINK "${folder}" "${door}/${name}" SYMBOLIC)
  # A guest's part of the room is found next to it. The folder always exists, so that compilers are called with the same
  # options with and without a guest.
  set(guest_door "${CMAKE_BINARY_DIR}/guests/${name}")
  file(MAKE_DIRECTORY "${guest_door}")
  if(BELL_GUEST AND EXISTS "${BELL_GUEST}/src/${name}")
    file(CREATE_LINK "${BELL_GUEST}/src/${name}" "${guest_door}/${name}" SYMBOLIC)
  endif()
  set(doors "${door}" "${guest_door}")
  if(room_EACH_TITLE)
    bell_every_title(${name} every_title.h ${room_EACH_TITLE})
    list(APPEND doors "${CMAKE_BINARY_DIR}/titles/${name}")
  endif()

  bell_targets_of(public ${room_PUBLIC})
  bell_targets_of(private ${room_PRIVATE})
  if(sources OR embedded)
    add_library(bell_${name} STATIC ${sources} ${embedded})
    target_include_directories(bell_${name} PUBLIC ${doors})
    target_link_libraries(bell_${name} PUBLIC ${public} PRIVATE ${private} ${room_LIBS} bell_options)
    bell_read_by_folder(bell_${name} ${sources})
    if(room_HOT)
      target_compile_options(bell_${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O1>)
    endif()
  else()
    add_library(bell_${name} INTERFACE)
    target_include_directories(bell_${name} INTERFACE ${doors})
    target_link_libraries(bell_${name} INTERFACE ${public})
  endif()
  if(name STREQUAL "kernel")
    bell_add_rule_numbers()
  endif()

  add_library(bell_${name}_inside INTERFACE)
  target_link_libraries(bell_${name}_inside INTERFACE bell_${name} ${private} ${room_LIBS})
  set_property(GLOBAL APPEND PROPERTY BELL_BUILT_ROOMS ${name})

  if(room_EXECUTABLE AND EXISTS "${folder}/main.cpp")
    add_executable(${room_EXECUTABLE} "${folder}/main.cpp")
    target_link_libraries(${room_EXECUTABLE} PRIVATE bell_${name}_inside bell_options)
  endif()
  if(BUILD_TESTING AND tests)
    add_executable(${name}_test ${tests})
    bell_read_by_folder(${name}_test ${tests})
    target_link_libraries(${name}_test PRIVATE bell_${name}_inside)
    target_include_directories(${name}_test PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    bell_add_tests(${name}_test)
  endif()
endfunction()

# The kernel alone has a generated header.
function(bell_add_rule_numbers)
  add_dependencies(bell_kernel bell_rule_numbers)
  get_target_property(type bell_kernel TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    target_include_directories(bell_kernel INTERFACE "${BELL_GENERATED}")
  else()
    target_include_directories(bell_kernel PUBLIC "${BELL_GENERATED}")
  endif()
endfunction()
