// OpenCL C of a stranger, which is read as text for drafts of descriptions and for advice; and what compilers,
// simulators and drivers write about it.
#include <algorithm>
#include <cstddef>
#include <sstream>

#include "catalogue/embedded_kernels.hpp"
#include "frame.hpp"
#include "headroom/authoring.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/compiler_messages.hpp"
#include "runner/code/build_log.hpp"
#include "runner/code/code_object.hpp"
#include "runner/code/disassembly.hpp"
#include "runner/code/ptx.hpp"
#include "workbench/authoring/kernel_source.hpp"
#include "workbench/checking/oclgrind_log.hpp"

namespace headroom::fuzz {
namespace {

constexpr std::size_t kLargestSourceSeed = 3000;

/// A kernel as a driver would report it.
KernelFacts reportedFacts(const SourceFunction& function) {
  KernelFacts facts;
  facts.name = function.name;
  facts.argumentCount = function.parameters.size();
  for (const SourceFunction::Parameter& parameter : function.parameters) {
    KernelArgument argument;
    argument.name = parameter.name;
    argument.type = parameter.type + (parameter.isPointer ? "*" : "");
    argument.isConst = parameter.isConst;
    if (parameter.isPointer) argument.space = AddressSpace::Global;
    facts.arguments.push_back(argument);
  }
  return facts;
}

void readKernelText(std::string_view bytes) {
  const std::vector<std::string> options{"-DN=4"};
  const KernelSource source = readKernelSource(bytes, options);
  for (const auto& [name, function] : source.functions) {
    if (!function.isKernel) continue;
    try {
      static_cast<void>(toToml(draftFor(reportedFacts(function), bytes, options)));
    } catch (const Error&) {
      // A kernel that no description can run.
    }
  }
}

std::vector<std::string> kernelTextSeeds() {
  std::vector<std::string> seeds;
  for (const EmbeddedKernel& kernel : embeddedKernels()) {
    const std::string code = kernel.text.substr(std::min(kernel.text.find("---*/"), kernel.text.size()));
    if (code.size() <= kLargestSourceSeed) seeds.push_back(code);
  }
  return seeds;
}

/// All of these readers take any text.
void readCompilerOutput(std::string_view bytes) {
  const std::string text(bytes);
  static_cast<void>(compilerMessages(text));
  static_cast<void>(factsInBuildLog(text));
  static_cast<void>(readOclgrindLog(text));
  static_cast<void>(formOf(text));
  static_cast<void>(notesIn(text));
  static_cast<void>(ptxTarget(text));
  static_cast<void>(instructionsInPtx(text));
  static_cast<void>(constantsText(text));
  const std::vector<DisassembledFunction> functions = functionsInDisassembly(text);
  for (const DisassembledFunction& function : functions) {
    const auto reached = reachableFrom(functions, function.name);
    static_cast<void>(joined(reached));
    static_cast<void>(assemblyText(reached));
  }
}

std::string codeObjectOfAmd() {
  std::istringstream text(testFile("unit/data/gfx90a_tile.hex"));
  std::string bytes;
  for (std::string line; std::getline(text, line);) {
    for (std::size_t at = 0; at + 1 < line.size(); at += 2)
      bytes += static_cast<char>(std::stoi(line.substr(at, 2), nullptr, 16));
  }
  return bytes;
}

std::vector<std::string> compilerOutputSeeds() {
  const std::string clang =
      "mine.cl:3:7: error: use of undeclared identifier 'sun'\nerror: mine.cl:4:1: expected ';'\n";
  const std::string ptxas =
      "ptxas info    : Compiling entry function 'digits' for 'sm_50'\nptxas info    : Function properties for digits\n"
      "    296 bytes stack frame, 176 bytes spill stores, 312 bytes spill loads\n"
      "ptxas info    : Used 255 registers, 8192 bytes smem, 324 bytes cmem[0]\n";
  const std::string ptx =
      ".version 7.4\n.target sm_90\n.address_size 64\n.visible .entry other()\n{\n$L1:\n\tadd.f32 %f1, %f2, %f3;\n"
      "\t@%p1 bra $L1;\n\tret;\n}\n";
  const std::string oclgrind =
      "\nInvalid read of size 4 at global memory address 0x100000000053c\n\tKernel: k\n"
      "\tEntity: Global(335,0,0) Local(15,0,0) Group(20,0,0)\n\t  %0 = load float\n"
      "\tAt line 16 (column 15) of input.cl:\n\t  (source not available)\n\t\n";
  const std::string disassembly =
      "0000000000001000 <_pocl_kernel_k>:\n    1000:\tvaddps %ymm0,%ymm1,%ymm2\n    1004:\tjne    1000 "
      "<_pocl_kernel_k>\n    1006:\tcall   2000 <helper>\n    100b:\tret\n";
  return {codeObjectOfAmd(), clang, ptxas, ptx, oclgrind, disassembly};
}

const Target kKernelTexts("kernel-sources", readKernelText, kernelTextSeeds);
const Target kCompilerOutputs("compiler-outputs", readCompilerOutput, compilerOutputSeeds);

}  // namespace
}  // namespace headroom::fuzz
