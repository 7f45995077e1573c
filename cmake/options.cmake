# Compiler options of all our targets. Third-party headers are included as system headers.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# g++ 12 loses whole-struct assignments when it packs straight-line code into vectors: tui_test sees it in release.
add_compile_options("$<$<CXX_COMPILER_ID:GNU>:$<$<NOT:$<CONFIG:Debug>>:-fno-tree-slp-vectorize>>")
# Assertions stay on under a sanitizer, because that build is for finding our own mistakes. Line numbers are all a
# report needs; more takes longer to compile than the code. Only hot rooms are optimised.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-g1 -fno-omit-frame-pointer")

# Counting bits is one instruction on every PC since 2009; without this it is a library call in the hottest loops.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-march=x86-64-v2)
endif()

option(BELL_CHECK "Check every invariant after every action" OFF)
option(BELL_MPI "Let mpirun split simulations and arenas over processes" OFF)
option(BELL_IPO "Optimise across translation units" OFF)
option(BELL_FUZZ "Build the fuzz targets (clang only)" OFF)
option(BELL_BY_FOLDER "Compile folder by folder instead of file by file" OFF)
# Exceptions: two of their files define different things with the same name.
set(BELL_FILE_BY_FILE golden_test secrecy_test exam_test)
set(BELL_SANITIZE "" CACHE STRING "Sanitizers to build with, as -fsanitize= takes them")

add_library(bell_options INTERFACE)
# No sign-conversion warnings: table indexes would need a cast at every use, and clang counts them as -Wconversion.
target_compile_options(bell_options INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wswitch-enum -Wnon-virtual-dtor
  -Woverloaded-virtual -Wold-style-cast -Wcast-qual -Wextra-semi)
# Clang blames us for deprecated names inside libstdc++'s own stable_sort; GCC still reports ours.
target_compile_options(bell_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
if(BELL_CHECK)
  target_compile_definitions(bell_options INTERFACE BELL_CHECK=1 _GLIBCXX_ASSERTIONS)
endif()

if(BELL_SANITIZE)
  # Checking every use of a pointer for null or misalignment would be most of the code, and most of the compile time.
  # The address sanitizer stops at a null pointer anyway.
  add_compile_options(-fsanitize=${BELL_SANITIZE} -fno-sanitize=null,alignment,vptr,object-size -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${BELL_SANITIZE})
  # GCC's flow analysis sees the sanitizers' own branches and reports values that are always set.
  target_compile_options(bell_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()
if(BELL_IPO)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

# For the room with many short, hot loops: they are worth unrolling.
function(bell_optimise_hard target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
  # GCC sees copies of rows onto themselves where tables of a few rows are built.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
endfunction()

# GCC 12 does not see which alternative a variant holds, and reports that the other one is destroyed uninitialised. The
# sanitizers look for the real thing.
function(bell_expect_variants)
  foreach(target IN LISTS ARGN)
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized -Wno-free-nonheap-object>)
  endforeach()
endfunction()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()
