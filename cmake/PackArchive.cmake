# Run by cpack -G External: headroom-cli with the libraries that it needs, found by the dynamic loader's rules, as an
# archive that runs from any folder. glibc and drivers stay those of the system.
set(name headroom-cli-${CPACK_HEADROOM_VERSION}-linux-${CPACK_HEADROOM_PROCESSOR})
file(GLOB_RECURSE programs ${CPACK_TEMPORARY_DIRECTORY}/*/headroom-cli)
list(FILTER programs INCLUDE REGEX "/${CPACK_HEADROOM_BINDIR}/headroom-cli$")
list(GET programs 0 program)
cmake_path(GET program PARENT_PATH bin)
string(REGEX REPLACE "/${CPACK_HEADROOM_BINDIR}$" "" staged "${bin}")
set(modules ${staged}/${CPACK_HEADROOM_LIBDIR}/headroom)
set(libraries ${staged}/lib/bundled)
set(compiler ${staged}/lib/compiler)
find_program(PATCHELF patchelf REQUIRED)
find_program(OBJDUMP objdump REQUIRED)
find_program(DPKG_QUERY dpkg-query)
include(${CMAKE_CURRENT_LIST_DIR}/SymbolVersions.cmake)

# Of glibc, which belongs to the kernel and to the drivers.
set(system_libraries "^(ld-linux.*|ld64|libc|libm|libpthread|libdl|librt|libresolv|libutil|libanl|libmvec|libnsl|libnss_.*|\
libthread_db|linux-vdso)[.]so")
# Drivers that are newer than this archive need newer ones than it has.
set(compiler_libraries "^(libstdc[+][+]|libgcc_s)[.]so")

# needed_by(VARIABLE files...): the libraries, without those of the system.
function(needed_by variable)
  file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${program} MODULES ${ARGN} RESOLVED_DEPENDENCIES_VAR found
    UNRESOLVED_DEPENDENCIES_VAR missing PRE_EXCLUDE_REGEXES ${system_libraries})
  if(missing)
    message(FATAL_ERROR "Libraries are missing on this machine, install them: ${missing}")
  endif()
  list(SORT found)
  set(${variable} ${found} PARENT_SCOPE)
endfunction()

# add_licence(LIBRARY): that of its package, if the system has packages of Debian's kind.
function(add_licence library)
  if(NOT DPKG_QUERY)
    return()
  endif()
  # Packages know files by either of these names, as /lib is /usr/lib.
  foreach(path ${library} /usr${library})
    file(REAL_PATH ${path} file)
    execute_process(COMMAND ${DPKG_QUERY} --search ${path} ${file} OUTPUT_VARIABLE owners ERROR_QUIET)
    string(REGEX MATCH "^([^:,\n]+)[^\n]*: " matched "${owners}")
    set(licence /usr/share/doc/${CMAKE_MATCH_1}/copyright)
    if(matched AND EXISTS ${licence})
      file(COPY_FILE ${licence} ${staged}/share/licenses/${CMAKE_MATCH_1})
      return()
    endif()
  endforeach()
  message(WARNING "The licence of ${library} is not known, so it is not in the archive.")
endfunction()

file(GLOB own_modules ${modules}/*.so)
needed_by(found ${own_modules})
needed_by(started)
file(MAKE_DIRECTORY ${libraries} ${compiler} ${staged}/share/licenses)
set(copies)
set(started_copies)
foreach(library IN LISTS found)
  cmake_path(GET library FILENAME file)
  set(folder ${libraries})
  if(file MATCHES ${compiler_libraries})
    set(folder ${compiler})
  endif()
  file(REAL_PATH ${library} real)
  file(COPY_FILE ${real} ${folder}/${file})
  add_licence(${library})
  if(folder STREQUAL libraries)
    list(APPEND copies ${libraries}/${file})
    if(library IN_LIST started)
      list(APPEND started_copies ${libraries}/${file})
    endif()
  endif()
endforeach()

# Each finds its own libraries; what drivers load does not.
file(RELATIVE_PATH from_bin ${bin} ${libraries})
file(RELATIVE_PATH from_modules ${modules} ${libraries})
execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN/${from_bin} ${program} COMMAND_ERROR_IS_FATAL ANY)
if(EXISTS ${modules}/headroom-codecs.so)
  execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN/${from_modules} ${modules}/headroom-codecs.so
    COMMAND_ERROR_IS_FATAL ANY)
endif()
foreach(copy IN LISTS copies)
  execute_process(COMMAND ${PATCHELF} --set-rpath $ORIGIN ${copy} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

file(GLOB compiler_copies ${compiler}/*)
versions_needed("${program};${started_copies}" "${own_modules};${copies}" "${compiler_copies}")
file(COPY_FILE ${CPACK_HEADROOM_SOURCE}/resources/portable_start.sh ${staged}/headroom-cli)
file(CHMOD ${staged}/headroom-cli PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)
configure_file(${CPACK_HEADROOM_SOURCE}/resources/portable_readme.txt.in ${staged}/README.txt @ONLY)
file(COPY_FILE ${CPACK_HEADROOM_SOURCE}/LICENSE ${staged}/LICENSE)

# Sorted, with the time of the commit and no owner.
set(time)
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  set(time --mtime=@$ENV{SOURCE_DATE_EPOCH})
endif()
set(archive ${CPACK_PACKAGE_DIRECTORY}/${name}.tar.xz)
execute_process(COMMAND ${CMAKE_COMMAND} -E env XZ_OPT=-6 LC_ALL=C tar --create --xz --file=${archive} --sort=name ${time}
  --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --format=gnu "--transform=s,^[.],${name},S"
  --directory=${staged} . COMMAND_ERROR_IS_FATAL ANY)
set(CPACK_EXTERNAL_BUILT_PACKAGES ${archive})
message(STATUS "The archive needs glibc ${glibc}, ${modules_glibc} for photos and capture, and ${compiler_glibc} without ${glibcxx}.")
