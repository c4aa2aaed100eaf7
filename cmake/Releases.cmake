# cmake -DCHANGELOG=FILE -DHEADROOM_URL=URL -DHEADROOM_CONTACT="NAME <ADDRESS>" [-DTEMPLATE=FILE -DMETAINFO=FILE]
#   [-DDEBIAN=FILE] -P Releases.cmake
# Writes the releases of the changelog, "## 1.2.3 (2026-01-31)" or "(unreleased)" each, as AppStream's metainfo and as
# Debian's changelog. An unreleased version has the date of SOURCE_DATE_EPOCH, else today's.
file(STRINGS ${CHANGELOG} headings REGEX "^## [0-9.]+ \\(.*\\)$" ENCODING UTF-8)
if(NOT headings)
  message(FATAL_ERROR "${CHANGELOG} has no release. Begin one with a line such as \"## 1.2.3 (unreleased)\".")
endif()

set(releases)
set(entries)
foreach(heading IN LISTS headings)
  string(REGEX MATCH "^## ([0-9.]+) \\((.*)\\)$" matched "${heading}")
  set(version ${CMAKE_MATCH_1})
  set(date ${CMAKE_MATCH_2})
  set(type stable)
  set(what "Release ${version}.")
  if(date STREQUAL "unreleased")
    string(TIMESTAMP date "%Y-%m-%d" UTC)
    set(type development)
    set(what "Not released yet.")
  elseif(NOT date MATCHES "^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$")
    message(FATAL_ERROR "${CHANGELOG}: \"${date}\" of ${version} is not a date; write it as 2026-01-31.")
  endif()
  string(APPEND releases "    <release version=\"${version}\" date=\"${date}\" type=\"${type}\"/>\n")
  if(DEBIAN)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date --utc --rfc-email --date ${date}
      OUTPUT_VARIABLE moment OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND entries "headroom (${version}) unstable; urgency=medium\n\n"
      "  * ${what} The changes are in NEWS.gz of headroom-cli.\n\n -- ${HEADROOM_CONTACT}  ${moment}\n\n")
  endif()
endforeach()

if(METAINFO)
  configure_file(${TEMPLATE} ${METAINFO} @ONLY)
endif()
if(DEBIAN)
  string(REGEX REPLACE "\n\n$" "\n" entries "${entries}")
  file(WRITE ${DEBIAN} "${entries}")
endif()
