// Parses objdump's output for a shared object into functions of instructions.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "runner/code/instructions.hpp"

namespace headroom {

struct DisassembledFunction {
  std::string name;
  std::vector<Instruction> instructions;
  std::vector<std::string> calls;  ///< names of functions of the same object, distinct
};

/// Parses the output of `objdump -s -d -l --no-show-raw-insn`. Replaces addresses by labels and constants by their
/// values, so that the same code at another address has the same text. Classifies computation and memory accesses for
/// x86-64 only; for other instruction sets only jumps.
[[nodiscard]] std::vector<DisassembledFunction> functionsInDisassembly(const std::string& text);

/// Returns the constants of the same output (section .rodata) as assembly; empty if there are none.
[[nodiscard]] std::string constantsText(const std::string& text);

/// Returns the function and all that it calls, directly or indirectly, in the object's order. All functions if there is
/// none of that name.
[[nodiscard]] std::vector<const DisassembledFunction*> reachableFrom(const std::vector<DisassembledFunction>& functions,
                                                                     const std::string& name);

/// Concatenates the functions' instructions; jumps stay within their functions.
[[nodiscard]] std::vector<Instruction> joined(const std::vector<const DisassembledFunction*>& functions);

/// Formats assembly: names, labels, instructions.
[[nodiscard]] std::string assemblyText(const std::vector<const DisassembledFunction*>& functions);

}  // namespace headroom
