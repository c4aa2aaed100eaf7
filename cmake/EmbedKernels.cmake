# cmake -DKERNELS=DIR -DOUTPUT=FILE -P EmbedKernels.cmake
# Writes a C++ source that holds every kernels/WORKLOAD/NAME.cl as a string: adding a variant is adding a file.
file(GLOB_RECURSE files RELATIVE ${KERNELS} ${KERNELS}/*.cl)
list(SORT files)
set(code "// Generated from kernels/*.cl.\n#include \"catalogue/embedded_kernels.hpp\"\n\nnamespace headroom {\n\n")
string(APPEND code "const std::vector<EmbeddedKernel>& embeddedKernels() {\n  static const std::vector<EmbeddedKernel> kernels{\n")
foreach(file IN LISTS files)
  file(READ ${KERNELS}/${file} text)
  get_filename_component(name ${file} NAME_WLE)
  string(APPEND code "      {\"${name}\", \"kernels/${file}\", R\"~~~(${text})~~~\"},\n")
endforeach()
string(APPEND code "  };\n  return kernels;\n}\n\n}  // namespace headroom\n")
file(WRITE ${OUTPUT} "${code}")
