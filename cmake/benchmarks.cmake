# Benchmarks of single functions: bench/*.cpp is one program `benchmarks`, built if Google Benchmark is installed. Whole
# matches are measured by `bell bench`.
find_package(benchmark QUIET)
file(GLOB bench_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
if(benchmark_FOUND AND bench_files)
  add_executable(benchmarks EXCLUDE_FROM_ALL ${bench_files})
  target_link_libraries(benchmarks PRIVATE ${behind_the_screens} bell_options benchmark::benchmark_main)
endif()
