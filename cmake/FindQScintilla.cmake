# QScintilla for Qt 6 as QScintilla::QScintilla. It brings no configuration of its own; distributions differ in the
# library's name and in the folder of Qt's headers.
find_path(QScintilla_INCLUDE_DIR Qsci/qsciscintilla.h
  HINTS ${Qt6Widgets_INCLUDE_DIRS} PATH_SUFFIXES qt6 x86_64-linux-gnu/qt6 .. ../..)
find_library(QScintilla_LIBRARY NAMES qscintilla2_qt6 qt6scintilla2 qscintilla2-qt6)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QScintilla REQUIRED_VARS QScintilla_LIBRARY QScintilla_INCLUDE_DIR)

if(QScintilla_FOUND AND NOT TARGET QScintilla::QScintilla)
  add_library(QScintilla::QScintilla INTERFACE IMPORTED)
  target_include_directories(QScintilla::QScintilla SYSTEM INTERFACE ${QScintilla_INCLUDE_DIR})
  target_link_libraries(QScintilla::QScintilla INTERFACE ${QScintilla_LIBRARY})
endif()
