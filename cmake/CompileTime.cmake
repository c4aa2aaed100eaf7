option(HEADROOM_IN_BATCHES "Compile several sources at once: half the time from nothing, more after a change" OFF)

# A batch outgrows the heap at which GCC begins to search for garbage, over and over: a seventh of its time. Without these
# searches the largest batch needs 2.2 GB in place of 1.7 GB. In KiB.
if(HEADROOM_IN_BATCHES AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(--param=ggc-min-heapsize=4000000)
endif()

# compile_in_batches(TARGET "FOLDER FOLDER..."...): each list of folders is compiled at once, a folder that is in no list by
# itself; so names at file scope have to differ within a list. A batch of some 3,000 lines takes little longer to parse
# than one of 1,000, as most of what is parsed are libraries' headers.
function(compile_in_batches target)
  if(NOT HEADROOM_IN_BATCHES)
    return()
  endif()
  foreach(batch IN LISTS ARGN)
    separate_arguments(folders UNIX_COMMAND "${batch}")
    list(JOIN folders "_" batch_name)
    foreach(folder IN LISTS folders)
      set(batch_of_${folder} ${batch_name})
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME folder_name)
    set(batch_name ${folder_name})
    if(DEFINED batch_of_${folder_name})
      set(batch_name ${batch_of_${folder_name}})
    endif()
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${batch_name})
  endforeach()
endfunction()

# The same for a folder of many files, by the first letters of their names: a new file changes only its own batch.
function(compile_in_batches_by_name target)
  if(NOT HEADROOM_IN_BATCHES)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source IN LISTS sources)
    cmake_path(GET source STEM name)
    foreach(letters abc def ghi jkl mno pqr stu vwxyz)
      if(name MATCHES "^[${letters}]")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${letters})
      endif()
    endforeach()
  endforeach()
endfunction()

# For code that waits for devices and people: -O1 takes a third less of the compiler's time than -O2 and -O3. With
# sanitizers -O0 takes a third of the time of -O1.
set(fast_level -O1)
if(HEADROOM_SANITIZE)
  set(fast_level -O0)
endif()
function(compile_fast target)
  target_compile_options(${target} PRIVATE
    $<$<AND:$<CXX_COMPILER_ID:GNU,Clang>,$<CONFIG:Release,RelWithDebInfo>>:${fast_level}>)
endfunction()
