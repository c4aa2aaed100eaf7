# Packages by cpack: headroom-cli and headroom as .deb, and with -G External an archive of headroom-cli and its libraries
# for machines where nothing can be installed. scripts/packages.sh makes all of them, reproducibly; the preset packaging builds for it.

# Paths of this machine, which debug information and assert() contain, differ between builds of the same commit.
option(HEADROOM_REPRODUCIBLE "Leave paths of this machine out of what is compiled" OFF)
if(HEADROOM_REPRODUCIBLE)
  add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=. -ffile-prefix-map=${PROJECT_BINARY_DIR}=./build)
endif()

# describe_packages(): called last, when all that is installed is known.
macro(describe_packages)
  set(CPACK_PACKAGE_NAME headroom)
  set(CPACK_PACKAGE_VENDOR "The Headroom authors")
  set(CPACK_PACKAGE_CONTACT "${HEADROOM_CONTACT}")
  set(CPACK_PACKAGE_HOMEPAGE_URL "${HEADROOM_URL}")
  set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
  set(CPACK_STRIP_FILES ON)
  set(CPACK_VERBATIM_VARIABLES ON)
  set(CPACK_GENERATOR DEB)
  set(CPACK_COMPONENTS_ALL cli)
  if(HEADROOM_GUI)
    list(APPEND CPACK_COMPONENTS_ALL gui)
  endif()
  # Times of files are those of the commit in every kind of package.
  set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/SetTimes.cmake)

  set(CPACK_DEB_COMPONENT_INSTALL ON)
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
  set(CPACK_DEBIAN_PACKAGE_SECTION devel)
  # What the programs are linked with; what they load if it is there is recommended or suggested.
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
  set(CPACK_DEBIAN_CLI_PACKAGE_NAME headroom-cli)
  set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "pocl-opencl-icd | opencl-icd")
  set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "headroom, bash-completion, oclgrind, libopenblas0, libclblast1, clinfo")
  set(CPACK_COMPONENT_CLI_DESCRIPTION "measure OpenCL kernels below the limits of their device
Headroom measures several variants of the same job, checks each against a
reference in double precision, and shows it below the limits that were
measured on the same device at the same size: memory and arithmetic.

This package has the command line, which tunes, compares, checks and captures
kernels too, and the user guide.")
  set(CPACK_DEBIAN_GUI_PACKAGE_NAME headroom)
  set(CPACK_DEBIAN_GUI_PACKAGE_DEPENDS "headroom-cli (= ${PROJECT_VERSION})")
  set(CPACK_DEBIAN_GUI_PACKAGE_RECOMMENDS "fonts-dejavu-core, qt6-wayland")
  # Chinese texts need a font that has the characters.
  set(CPACK_DEBIAN_GUI_PACKAGE_SUGGESTS "fonts-noto-cjk")
  set(CPACK_COMPONENT_GUI_DESCRIPTION "desktop workbench for people who tune OpenCL kernels
Headroom measures several variants of the same job, checks each against a
reference in double precision, and shows it below the limits that were
measured on the same device at the same size: memory and arithmetic.

This package has the window: charts, a photo that is blurred live, an editor
that measures a kernel at each save, tuning, and a roofline.")

  set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/PackageKinds.cmake)
  set(CPACK_EXTERNAL_ENABLE_STAGING ON)
  set(CPACK_EXTERNAL_PACKAGE_SCRIPT ${PROJECT_SOURCE_DIR}/cmake/PackArchive.cmake)
  set(CPACK_HEADROOM_VERSION ${PROJECT_VERSION})
  set(CPACK_HEADROOM_PROCESSOR ${CMAKE_SYSTEM_PROCESSOR})
  set(CPACK_HEADROOM_BINDIR ${CMAKE_INSTALL_BINDIR})
  set(CPACK_HEADROOM_LIBDIR ${CMAKE_INSTALL_LIBDIR})
  set(CPACK_HEADROOM_SOURCE ${PROJECT_SOURCE_DIR})
  include(CPack)
endmacro()
