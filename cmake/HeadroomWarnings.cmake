# Warnings and sanitizers for every target of Headroom: link headroom_options privately.
add_library(headroom_options INTERFACE)
target_compile_options(headroom_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wno-missing-field-initializers
  $<$<BOOL:${HEADROOM_WERROR}>:-Werror>)
# GCC 12 mistakes the small buffer inside std::string for all of its text (GCC bug 105329 and related ones).
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(headroom_options INTERFACE
    -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
endif()
if(HEADROOM_SANITIZE)
  target_compile_options(headroom_options INTERFACE -fsanitize=${HEADROOM_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(headroom_options INTERFACE -fsanitize=${HEADROOM_SANITIZE})
  # The descriptions of the checks contain 1.5 million addresses, which a position-independent program must relocate at
  # each start. Tests start thousands of runners.
  if(HEADROOM_SANITIZE MATCHES address)
    target_link_options(headroom_options INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
  endif()
endif()
