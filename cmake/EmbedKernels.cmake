# cmake -DKERNELS=DIR -DOUTPUT=FILE -P EmbedKernels.cmake
# Writes a C++ source that holds every kernels/WORKLOAD/NAME.cl, and every shared piece NAME.clh, as a string: adding a
# variant is adding a file.
set(code "// Generated from kernels/.\n#include \"catalogue/embedded_kernels.hpp\"\n\nnamespace headroom {\n\n")

function(append_files function pattern name_part)
  file(GLOB_RECURSE files RELATIVE ${KERNELS} ${KERNELS}/${pattern})
  list(SORT files)
  string(APPEND code "const std::vector<EmbeddedKernel>& ${function}() {\n  static const std::vector<EmbeddedKernel> files{\n")
  foreach(file IN LISTS files)
    file(READ ${KERNELS}/${file} text)
    get_filename_component(name ${file} ${name_part})
    string(APPEND code "      {\"${name}\", \"kernels/${file}\", R\"~~~(${text})~~~\"},\n")
  endforeach()
  string(APPEND code "  };\n  return files;\n}\n\n")
  set(code "${code}" PARENT_SCOPE)
endfunction()

append_files(embeddedKernels *.cl NAME_WLE)
append_files(embeddedPieces *.clh NAME)
string(APPEND code "}  // namespace headroom\n")
file(WRITE ${OUTPUT} "${code}")
