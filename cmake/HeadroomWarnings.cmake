# Warnings and sanitizers for every target of ours: link headroom_options privately.
add_library(headroom_options INTERFACE)
target_compile_options(headroom_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wno-missing-field-initializers
  $<$<BOOL:${HEADROOM_WERROR}>:-Werror>)
# GCC 12 takes the small buffer inside std::string for all of its text (GCC's bug 105329 and its kin).
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(headroom_options INTERFACE
    -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
endif()
if(HEADROOM_SANITIZE)
  target_compile_options(headroom_options INTERFACE -fsanitize=${HEADROOM_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(headroom_options INTERFACE -fsanitize=${HEADROOM_SANITIZE})
  # What describes each check has a million and a half addresses, which a program that can be loaded anywhere has to
  # correct at each start. Runners start by the thousand.
  if(HEADROOM_SANITIZE MATCHES address)
    target_link_options(headroom_options INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
  endif()
endif()
