# Read by ctest: one test for each GoogleTest suite of `program`, as starting a process takes longer than most tests do.
# What GoogleTest's filter `alone` matches has the processors to itself, the rest of its suite has not. Where a filter
# `only` is given it chooses the tests, of which none runs alone; what `skipped` matches is left out. `properties` are those
# of every test.

# Of this many tests at most: longer suites come in parts, which several processors share.
set(most_tests 20)

# add_suite(NAME properties-of-its-own -- tests...)
function(add_suite name own_properties)
  list(LENGTH ARGN count)
  math(EXPR last "(${count} - 1) / ${most_tests}")
  foreach(part RANGE ${last})
    math(EXPR first "${part} * ${most_tests}")
    list(SUBLIST ARGN ${first} ${most_tests} tests)
    list(LENGTH tests cost)
    list(JOIN tests ":" filter)
    set(title ${name})
    if(last GREATER 0)
      math(EXPR number "${part} + 1")
      math(EXPR parts "${last} + 1")
      string(APPEND title ".part-${number}-of-${parts}")
    endif()
    add_test(${title} ${program} --gtest_filter=${filter})
    set_tests_properties(${title} PROPERTIES COST ${cost} ${properties} ${own_properties})
  endforeach()
endfunction()

# add_suites(FILTER SUFFIX properties-of-their-own...)
function(add_suites filter suffix)
  execute_process(COMMAND ${program} --gtest_list_tests --gtest_filter=${filter}
    OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE " *#[^\n]*" "" listing "${listing}")
  string(REPLACE "\n" ";" lines "${listing}")
  set(suites)
  foreach(line IN LISTS lines)
    if(line MATCHES "^([^ ]+)\\.$")
      set(suite ${CMAKE_MATCH_1})
      list(APPEND suites ${suite})
    elseif(line MATCHES "^  ([^ ]+)$")
      list(APPEND tests_of_${suite} ${suite}.${CMAKE_MATCH_1})
    endif()
  endforeach()
  foreach(suite IN LISTS suites)
    add_suite(${suite}${suffix} "${ARGN}" ${tests_of_${suite}})
  endforeach()
endfunction()

add_suites("${only}-${alone}:${skipped}" "")
if(alone AND NOT only)
  add_suites("${alone}-${skipped}" ".alone" RUN_SERIAL TRUE)
endif()
