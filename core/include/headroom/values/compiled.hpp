// Compiler output for a variant's kernels on one device: plain values, for pages, tables and comparisons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/kernel_facts.hpp"

namespace headroom {

/// Instructions with the same number of bytes each, counted in the code.
struct CodeAccess {
  std::string what;  ///< "vector load", "store to local memory"
  std::uint64_t bytes = 0;
  std::uint64_t count = 0;

  bool operator==(const CodeAccess&) const = default;
};

/// Instructions from a jump's target to the jump back.
struct CodeLoop {
  std::vector<std::string> lines;  ///< an instruction or a label each
  std::uint64_t instructions = 0;
  std::uint64_t vectorArithmetic = 0;
  std::uint64_t scalarArithmetic = 0;
  std::string place;  ///< "mine.cl:12-15"; empty if the code has no line numbers

  bool operator==(const CodeLoop&) const = default;
};

/// Static instruction counts of a kernel's code, regardless of how often they run.
struct CodeCounts {
  std::uint64_t instructions = 0;
  std::uint64_t vectorArithmetic = 0;  ///< on several numbers at once, in a vector register
  std::uint64_t scalarArithmetic = 0;  ///< on one number; on CPUs, floating point only
  std::uint64_t fused = 0;             ///< fused multiply-adds of both kinds
  std::uint64_t matrix = 0;            ///< on small matrices
  /// Bits of the widest vector register in arithmetic; 0 for none.
  std::uint64_t vectorBits = 0;
  std::vector<CodeAccess> accesses;  ///< by name, the widest first
  std::optional<CodeLoop> hotLoop;   ///< the innermost loop with the most arithmetic

  bool operator==(const CodeCounts&) const = default;
};

/// One compiled kernel. Values are empty if neither the driver nor its code provides them.
struct CompiledKernel {
  KernelFacts facts;
  GroupShape group{};                                 ///< of its first launch at this size; zeros if the driver chooses
  std::uint64_t localArgumentBytes = 0;               ///< local memory of its arguments
  std::optional<std::uint64_t> registers;             ///< 32-bit registers per work-item
  std::optional<std::uint64_t> accumulatorRegisters;  ///< AMD: registers of matrix units among them
  std::optional<std::uint64_t> scalarRegisters;       ///< AMD: per wavefront
  std::optional<std::uint64_t> stackBytes;            ///< per work-item
  std::optional<std::uint64_t> spillStoreBytes;       ///< NVIDIA: bytes stored by instructions that spill registers
  std::optional<std::uint64_t> spillLoadBytes;        ///< and bytes loaded again
  std::optional<std::uint64_t> spillBytes;            ///< Intel: memory for spilled registers
  std::optional<std::uint64_t> spilledRegisters;      ///< AMD
  std::optional<std::uint64_t> spilledScalarRegisters;
  std::optional<std::uint64_t> waveSize;  ///< work-items that execute in lockstep
  std::optional<CodeCounts> counts;

  bool operator==(const CompiledKernel&) const = default;
};

/// Code from the compiler.
struct CompiledCode {
  std::string kernel;     ///< kernel of the code; empty for a whole program
  std::string form;       ///< "PTX", "x86-64 shared object", "AMD code object"...
  std::string text;       ///< for a form that is text, or its disassembly; else empty
  std::string binary;     ///< its bytes
  std::string whyNoText;  ///< a sentence if there is no text; else empty

  bool operator==(const CompiledCode&) const = default;
};

/// A variant's program on one device.
struct CompiledProgram {
  std::string variant;  ///< id
  std::string origin;   ///< its file
  std::string point;    ///< "1000 x 1000, sigma = 2"
  std::string device;   ///< its name
  std::string driver;   ///< its version
  std::string options;  ///< options of the build
  /// "sm_90", "gfx90a"; empty if neither the driver nor the code states it.
  std::string architecture;
  std::vector<CompiledKernel> kernels;  ///< in the order of the passes, without duplicates
  std::vector<CompiledCode> code;
  std::string failure;             ///< why there is no program, a sentence; else empty
  std::string log;                 ///< full compiler output, including warnings of a successful build
  std::vector<std::string> notes;  ///< what is unknown, and why: sentences

  bool operator==(const CompiledProgram&) const = default;
};

/// Compiler facts that belong to a measured result.
struct CompiledSummary {
  std::optional<std::uint64_t> registers;   ///< most of any of its kernels, per work-item
  std::optional<std::uint64_t> spillBytes;  ///< likewise
  std::optional<std::uint64_t> localBytes;  ///< most of any of its kernels, per group, including arguments
  std::optional<std::uint64_t> privateBytes;

  bool operator==(const CompiledSummary&) const = default;
};

}  // namespace headroom
