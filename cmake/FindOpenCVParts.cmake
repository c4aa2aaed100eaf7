# OpenCV's core, imgproc and imgcodecs, found as plain libraries: Debian's OpenCVConfig.cmake comes only with
# libopencv-dev, which pulls in some 130 packages that Headroom has no use for.
find_path(OpenCVParts_INCLUDE_DIR opencv2/core.hpp PATH_SUFFIXES opencv4)
set(_required OpenCVParts_INCLUDE_DIR)
foreach(part core imgproc imgcodecs)
  find_library(OpenCVParts_${part}_LIBRARY opencv_${part})
  list(APPEND _required OpenCVParts_${part}_LIBRARY)
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(OpenCVParts REQUIRED_VARS ${_required})

if(OpenCVParts_FOUND)
  foreach(part core imgproc imgcodecs)
    if(NOT TARGET OpenCVParts::${part})
      add_library(OpenCVParts::${part} UNKNOWN IMPORTED)
      set_target_properties(OpenCVParts::${part} PROPERTIES
        IMPORTED_LOCATION "${OpenCVParts_${part}_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${OpenCVParts_INCLUDE_DIR}")
    endif()
  endforeach()
endif()
