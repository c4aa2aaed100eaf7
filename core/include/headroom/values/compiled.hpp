// What a driver's compiler made of a variant's kernels for one device: plain values, for pages, tables and comparisons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/kernel_facts.hpp"

namespace headroom {

/// Instructions that move as many bytes each, as they stand in the code.
struct CodeAccess {
  std::string what;  ///< "vector load", "store to local memory"
  std::uint64_t bytes = 0;
  std::uint64_t count = 0;

  bool operator==(const CodeAccess&) const = default;
};

/// Instructions from where a jump leads back to, to that jump.
struct CodeLoop {
  std::vector<std::string> lines;  ///< an instruction or a label each
  std::uint64_t instructions = 0;
  std::uint64_t vectorArithmetic = 0;
  std::uint64_t scalarArithmetic = 0;
  std::string place;  ///< "mine.cl:12-15"; empty where the code has no line numbers

  bool operator==(const CodeLoop&) const = default;
};

/// What a kernel's code consists of: instructions as they stand, however often they run.
struct CodeCounts {
  std::uint64_t instructions = 0;
  std::uint64_t vectorArithmetic = 0;  ///< on several numbers at once, of a vector register
  std::uint64_t scalarArithmetic = 0;  ///< on one number; of a CPU's in floating point alone
  std::uint64_t fused = 0;             ///< of both: multiplications with an addition
  std::uint64_t matrix = 0;            ///< of small matrices
  /// Of the widest vector register that instructions compute in; 0 for none.
  std::uint64_t vectorBits = 0;
  std::vector<CodeAccess> accesses;  ///< by name, the widest first
  std::optional<CodeLoop> hotLoop;   ///< the innermost loop with the most arithmetic

  bool operator==(const CodeCounts&) const = default;
};

/// One kernel as it was compiled. Nothing where neither the driver nor its code says.
struct CompiledKernel {
  KernelFacts facts;
  GroupShape group{};                      ///< of its first launch at this size; zeros where the driver chooses
  std::uint64_t localArgumentBytes = 0;    ///< of local memory that its arguments bring
  std::optional<std::uint64_t> registers;  ///< of 32 bits, of a work-item
  std::optional<std::uint64_t> accumulatorRegisters;  ///< AMD: of the registers those of matrix units
  std::optional<std::uint64_t> scalarRegisters;       ///< AMD: of a wavefront
  std::optional<std::uint64_t> stackBytes;            ///< of a work-item
  std::optional<std::uint64_t> spillStoreBytes;       ///< NVIDIA: that instructions store to spill registers
  std::optional<std::uint64_t> spillLoadBytes;        ///< and load again
  std::optional<std::uint64_t> spillBytes;            ///< Intel: memory for spilled registers
  std::optional<std::uint64_t> spilledRegisters;      ///< AMD
  std::optional<std::uint64_t> spilledScalarRegisters;
  std::optional<std::uint64_t> waveSize;  ///< work-items that run in step
  std::optional<CodeCounts> counts;

  bool operator==(const CompiledKernel&) const = default;
};

/// Code as the compiler left it.
struct CompiledCode {
  std::string kernel;     ///< that it is of; empty for a whole program
  std::string form;       ///< "PTX", "x86-64 shared object", "AMD code object"...
  std::string text;       ///< of a form that is text, or its disassembly; else empty
  std::string binary;     ///< its bytes
  std::string whyNoText;  ///< a sentence where there is no text; else empty

  bool operator==(const CompiledCode&) const = default;
};

/// A variant's program on one device.
struct CompiledProgram {
  std::string variant;  ///< id
  std::string origin;   ///< its file
  std::string point;    ///< "1000 x 1000, sigma = 2"
  std::string device;   ///< its name
  std::string driver;   ///< its version
  std::string options;  ///< that it was built with
  /// "sm_90", "gfx90a"; empty where neither the driver nor the code says.
  std::string architecture;
  std::vector<CompiledKernel> kernels;  ///< in the order of the passes, each once
  std::vector<CompiledCode> code;
  std::string failure;  ///< why there is nothing, a sentence; else empty
  std::string log;      ///< the compiler's, whole; warnings of a program that was built

  bool operator==(const CompiledProgram&) const = default;
};

/// What of a kernel's compilation belongs to a measured result.
struct CompiledSummary {
  std::optional<std::uint64_t> registers;   ///< the most of its kernels, of a work-item
  std::optional<std::uint64_t> spillBytes;  ///< likewise
  std::optional<std::uint64_t> localBytes;  ///< likewise, of a group, arguments' included
  std::optional<std::uint64_t> privateBytes;

  bool operator==(const CompiledSummary&) const = default;
};

}  // namespace headroom
