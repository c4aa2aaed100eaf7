# Which versions of the system's libraries programs need, by the versions of the symbols that they use. Needs OBJDUMP.

# newest_version(VARIABLE PREFIX files...): the highest of PREFIX_1.2 and PREFIX_1.2.3; empty if they use none.
function(newest_version variable prefix)
  set(newest)
  foreach(file IN LISTS ARGN)
    execute_process(COMMAND ${OBJDUMP} -T ${file} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "${prefix}_[0-9]+([.][0-9]+)+" versions "${symbols}")
    list(REMOVE_DUPLICATES versions)
    foreach(version IN LISTS versions)
      string(REPLACE "${prefix}_" "" version ${version})
      if(newest STREQUAL "" OR version VERSION_GREATER newest)
        set(newest ${version})
      endif()
    endforeach()
  endforeach()
  set(${variable} "${newest}" PARENT_SCOPE)
endfunction()

# versions_needed(started modules compiler): lists of the files that the program starts with, of its modules with their
# libraries, and of the compiler's libraries that the archive has for systems with older ones. Sets
#   glibc           for the program, where the system's libstdc++ has the symbols of glibcxx
#   modules_glibc   for the modules too
#   compiler_glibc  for all of it, with the archive's libstdc++
#   glibcxx         the version of libstdc++'s symbols that all files use
function(versions_needed started modules compiler)
  newest_version(glibc GLIBC ${started})
  newest_version(modules_glibc GLIBC ${started} ${modules})
  newest_version(compiler_glibc GLIBC ${started} ${modules} ${compiler})
  newest_version(glibcxx GLIBCXX ${started} ${modules})
  foreach(variable glibc modules_glibc compiler_glibc)
    set(${variable} "${${variable}}" PARENT_SCOPE)
  endforeach()
  set(glibcxx "GLIBCXX_${glibcxx}" PARENT_SCOPE)
endfunction()
