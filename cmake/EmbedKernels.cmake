# cmake -DSOURCE=DIR -DOUTPUT=FILE -P EmbedKernels.cmake
# Writes a C++ source that holds every kernels/WORKLOAD/NAME.cl, every shared piece NAME.clh and every core/src/**/NAME.cl
# as a string: adding a variant is adding a file.
set(code "// Generated from the .cl files.\n#include \"catalogue/embedded_kernels.hpp\"\n\nnamespace headroom {\n\n")

function(append_files function folder pattern name_part)
  file(GLOB_RECURSE files RELATIVE ${SOURCE} ${SOURCE}/${folder}/${pattern})
  list(SORT files)
  string(APPEND code "const std::vector<EmbeddedKernel>& ${function}() {\n  static const std::vector<EmbeddedKernel> files{\n")
  foreach(file IN LISTS files)
    file(READ ${SOURCE}/${file} text)
    get_filename_component(name ${file} ${name_part})
    string(APPEND code "      {\"${name}\", \"${file}\", R\"~~~(${text})~~~\"},\n")
  endforeach()
  string(APPEND code "  };\n  return files;\n}\n\n")
  set(code "${code}" PARENT_SCOPE)
endfunction()

append_files(embeddedKernels kernels *.cl NAME_WLE)
append_files(embeddedPieces kernels *.clh NAME)
append_files(ownKernels core/src *.cl NAME_WLE)
string(APPEND code "}  // namespace headroom\n")
file(WRITE ${OUTPUT} "${code}")
