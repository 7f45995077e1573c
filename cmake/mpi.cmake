# Builds with MPI. Only one file knows MPI; all others are compiled as in any release, so that ccache has them.
list(TRANSFORM MPI_CXX_INCLUDE_DIRS PREPEND "-isystem" OUTPUT_VARIABLE mpi_includes)
set_source_files_properties(src/cli/ranks.cpp PROPERTIES
  COMPILE_DEFINITIONS "BELL_MPI=1;OMPI_SKIP_MPICXX=1" COMPILE_OPTIONS "${mpi_includes}")
target_link_libraries(bell_cli PRIVATE ${MPI_CXX_LIBRARIES})

enable_testing()
add_test(NAME mpi COMMAND "${Python3_EXECUTABLE}" -m unittest discover --start-directory tests/cli --pattern test_mpi.py
         WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(mpi PROPERTIES
  ENVIRONMENT "BELL=$<TARGET_FILE:bell>;BELL_MPIRUN=${MPIEXEC_EXECUTABLE};PYTHONDONTWRITEBYTECODE=1")
