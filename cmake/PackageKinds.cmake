# Read by cpack for each kind of package.
if(CPACK_GENERATOR STREQUAL "DEB")
  # Each package has a line of its own, before which none is put.
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${CPACK_DEFAULT_PACKAGE_DESCRIPTION_SUMMARY}")
elseif(CPACK_GENERATOR STREQUAL "External")
  set(CPACK_COMPONENTS_ALL cli)
  set(CPACK_PACKAGING_INSTALL_PREFIX /)
endif()
