# The one list of titles, by folder. To add a title, add its folder here; docs/how-to/add-a-title.md explains the rest.
set(BELL_TITLES stonks stockpile wall_street_1920)

# A title from elsewhere, for the test that adds one: a folder named like the title and laid out like this repository
# (src/<room>/<title>/, rulebook/<title>/, texts/en/<title>.toml, tests/plays/<title>/).
set(BELL_GUEST "" CACHE PATH "Folder of a further title")
if(BELL_GUEST)
  get_filename_component(BELL_GUEST "${BELL_GUEST}" ABSOLUTE BASE_DIR "${CMAKE_SOURCE_DIR}")
  get_filename_component(guest_title "${BELL_GUEST}" NAME)
  list(APPEND BELL_TITLES ${guest_title})
endif()

# bell_every_title(<room> <file> <header> [<type> <list>]): makes <room>/<file>, which includes <header> from the room's
# folder of each title. With <type>, in which {title} stands for the folder's name, it also lists their types as <list>.
# A title that lacks the header, or the type in it, does not compile.
function(bell_every_title room file header)
  set(text "// Made by cmake/titles.cmake from the list of titles.\n#pragma once\n\n#include \"kernel/type_list.h\"\n")
  foreach(title IN LISTS BELL_TITLES)
    string(APPEND text "#include \"${room}/${title}/${header}\"\n")
  endforeach()
  if(ARGC GREATER 3)
    string(REPLACE "{title}" "\\1" type "::bell::${ARGV3}")
    list(TRANSFORM BELL_TITLES REPLACE "(.+)" "${type}" OUTPUT_VARIABLE types)
    list(JOIN types ", " types)
    string(APPEND text "\nnamespace bell {\n\nusing ${ARGV4} = TypeList<${types}>;\n\n}  // namespace bell\n")
  endif()
  file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/titles/${room}/${room}/${file}" CONTENT "${text}")
endfunction()

# The same for headers that not every title has yet.
function(bell_titles_with room file header)
  set(text "// Made by cmake/titles.cmake from the list of titles.\n#pragma once\n\n")
  foreach(title IN LISTS BELL_TITLES)
    set(path "\"${room}/${title}/${header}\"")
    string(APPEND text "#if __has_include(${path})\n#include ${path}\n#endif\n")
  endforeach()
  file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/titles/${room}/${room}/${file}" CONTENT "${text}")
endfunction()
