# A build with an additional title: it is played through every room, takes the exam, and must pass the same lints.
enable_testing()
find_package(GTest REQUIRED)
get_filename_component(guest_title "${BELL_GUEST}" NAME)

add_test(NAME guest.program COMMAND "${Python3_EXECUTABLE}" -m unittest discover --start-directory tests/titles
         --pattern test_${guest_title}.py WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(guest.program PROPERTIES ENVIRONMENT "BELL=$<TARGET_FILE:bell>;PYTHONDONTWRITEBYTECODE=1")

set(guest_play_files ${play_files})
list(FILTER guest_play_files INCLUDE REGEX "^${BELL_GUEST}/")
add_test(NAME guest.plays COMMAND bell plays ${guest_play_files} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")

add_test(NAME guest.rulebook COMMAND "${Python3_EXECUTABLE}" tools/rulebook_lint.py --root "${BELL_GUEST}"
         WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")

get_property(built GLOBAL PROPERTY BELL_BUILT_ROOMS)
list(TRANSFORM built REPLACE "(.+)" "bell_\\1_inside" OUTPUT_VARIABLE every_room)
add_executable(guest_exam tests/exam/exam_test.cpp tests/exam/journal_test.cpp)
target_include_directories(guest_exam PRIVATE "${CMAKE_SOURCE_DIR}/tests")
target_link_libraries(guest_exam PRIVATE ${every_room} bell_options GTest::gtest_main)
add_test(NAME guest.exam COMMAND guest_exam --gtest_filter=*${guest_title}* WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(guest.exam PROPERTIES FAIL_REGULAR_EXPRESSION "Running 0 tests")
