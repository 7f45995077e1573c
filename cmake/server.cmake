# Embeds the web page, and sets compiler options for the server's libraries.
option(BELL_PAGE "Put web/dist into the program, if it was built" OFF)

# GCC 12 wrongly reports values in a coroutine's frame as uninitialised.
bell_expect_variants(bell_server)
# And wrongly reports mismatched allocation there.
set_source_files_properties(src/server/net/caller.cpp PROPERTIES COMPILE_OPTIONS
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>")

set(page_root "${CMAKE_SOURCE_DIR}/web/dist")
set(page_files "")
if(BELL_PAGE)
  file(GLOB_RECURSE page_files CONFIGURE_DEPENDS "${page_root}/*")
else()
  set(page_root "${CMAKE_BINARY_DIR}/no-page")
endif()
bell_list_files(page page_listed ${page_files})
add_custom_command(
  OUTPUT "${BELL_GENERATED}/embedded/page.cpp"
  COMMAND "${Python3_EXECUTABLE}" tools/embed_page.py --root "${page_root}" --out "${BELL_GENERATED}/embedded/page.cpp"
  WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
  DEPENDS tools/embed_page.py tools/bell_tools.py ${page_files} "${page_listed}"
  COMMENT "Packing the web page")
target_sources(bell_server PRIVATE "${BELL_GENERATED}/embedded/page.cpp")
