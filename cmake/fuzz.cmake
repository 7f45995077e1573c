# Fuzz targets: every fuzz/<name>.cpp is one program fuzz_<name> that sees every room.
get_property(built GLOBAL PROPERTY BELL_BUILT_ROOMS)
list(TRANSFORM built REPLACE "(.+)" "bell_\\1_inside" OUTPUT_VARIABLE every_room)

file(GLOB fuzz_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/*.cpp")
foreach(file IN LISTS fuzz_files)
  get_filename_component(stem "${file}" NAME_WE)
  add_executable(fuzz_${stem} "${file}")
  target_link_libraries(fuzz_${stem} PRIVATE ${every_room} bell_options)
  target_link_options(fuzz_${stem} PRIVATE -fsanitize=fuzzer)
endforeach()
