// What objdump writes about a shared object, as functions of instructions.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "runner/code/instructions.hpp"

namespace headroom {

struct DisassembledFunction {
  std::string name;
  std::vector<Instruction> instructions;
  std::vector<std::string> calls;  ///< names of functions of the same object, each once
};

/// Reads the output of `objdump -s -d -l --no-show-raw-insn`. Places become labels and constants their values, so that
/// the same code at another place has the same text. Of x86-64 it is known what instructions compute and move; of
/// others where they jump.
[[nodiscard]] std::vector<DisassembledFunction> functionsInDisassembly(const std::string& text);

/// The constants of the same output (section .rodata) as assembly, all of them; empty where there are none.
[[nodiscard]] std::string constantsText(const std::string& text);

/// The function and what it calls, directly or not, in the object's order. All where there is none of that name.
[[nodiscard]] std::vector<const DisassembledFunction*> reachableFrom(const std::vector<DisassembledFunction>& functions,
                                                                     const std::string& name);

/// Of all of these as one; jumps stay within their functions.
[[nodiscard]] std::vector<Instruction> joined(const std::vector<const DisassembledFunction*>& functions);

/// As assembly: names, labels, instructions.
[[nodiscard]] std::string assemblyText(const std::vector<const DisassembledFunction*>& functions);

}  // namespace headroom
