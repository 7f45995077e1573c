# The one list of titles, by folder. To add a title, add its folder here; docs/how-to/add-a-title.md says what goes
# into it.
set(BELL_TITLES stonks stockpile wall_street_1920)

# A title from outside src/, for the test that adds one: BELL_GUEST is its folder name, BELL_GUEST_ROOMS the folder
# that holds its part of each room (<room>/<title>/…).
set(BELL_GUEST "" CACHE STRING "Folder name of a further title")
set(BELL_GUEST_ROOMS "" CACHE PATH "Where the further title's rooms are")
if(BELL_GUEST)
  list(APPEND BELL_TITLES ${BELL_GUEST})
endif()

# bell_every_title(<room> <out> <header> <type> <list>): makes <room>/every_title.h, which includes <header> from the
# room's folder of each title and lists their types. <type> holds {title} where the folder's name goes. Sets <out> to
# the folders in which the room's headers are found because of this.
function(bell_every_title room out header type list)
  set(includes "")
  set(types "")
  foreach(title IN LISTS BELL_TITLES)
    string(APPEND includes "#include \"${room}/${title}/${header}\"\n")
    string(REPLACE "{title}" "${title}" one "${type}")
    list(APPEND types "::bell::${one}")
  endforeach()
  list(JOIN types ", " types)
  string(CONCAT text "// Made by cmake/titles.cmake from the list of titles.\n#pragma once\n\n" "#include \"kernel/type_list.h\"\n"
    "${includes}" "\nnamespace bell {\n\nusing ${list} = TypeList<${types}>;\n\n}  // namespace bell\n")
  set(folder "${CMAKE_BINARY_DIR}/titles/${room}")
  file(GENERATE OUTPUT "${folder}/${room}/every_title.h" CONTENT "${text}")
  set(${out} "${folder}" PARENT_SCOPE)
endfunction()
