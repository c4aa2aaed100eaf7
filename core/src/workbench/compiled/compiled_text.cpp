// Compiler output for kernels, as text.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>
#include <string_view>

#include "headroom/compiled.hpp"
#include "headroom/system/version.hpp"
#include "text/json.hpp"
#include "values/compiled_json.hpp"

namespace headroom {
namespace {

using Count = std::optional<std::uint64_t>;

constexpr int kFormatVersion = 1;

/// Displayed lines of a loop; the code has all.
constexpr std::size_t kMostLoopLines = 40;

std::string groupText(const GroupShape& group) {
  return group[0] == 0 ? "chosen by the driver" : fmt::format("{} work-items", fmt::join(group, " x "));
}

std::string localText(const CompiledKernel& kernel) {
  std::string text = fmt::format("{} bytes per group", kernel.facts.localBytes.value_or(0));
  if (kernel.localArgumentBytes > 0) text += fmt::format(", and {} by arguments", kernel.localArgumentBytes);
  return text;
}

std::string registersText(const CompiledKernel& kernel) {
  std::string text = fmt::format("{} per work-item", *kernel.registers);
  if (kernel.accumulatorRegisters) text += fmt::format(", {} of them of matrix units", *kernel.accumulatorRegisters);
  if (kernel.scalarRegisters) text += fmt::format(", {} scalar ones per wave", *kernel.scalarRegisters);
  return text;
}

/// Returns an empty text if unknown.
std::string spillsText(const CompiledKernel& kernel) {
  std::vector<std::string> parts;
  const auto add = [&parts](const Count& count, std::string_view what) {
    if (count) parts.push_back(fmt::format("{} {}", *count, what));
  };
  const auto addRegisters = [&parts](const Count& count, std::string_view kind) {
    if (count) parts.push_back(fmt::format("{} {}register{}", *count, kind, *count == 1 ? "" : "s"));
  };
  add(kernel.spillStoreBytes, "bytes stored");
  add(kernel.spillLoadBytes, "bytes loaded");
  add(kernel.spillBytes, "bytes per work-item");
  addRegisters(kernel.spilledRegisters, "");
  addRegisters(kernel.spilledScalarRegisters, "scalar ");
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string instructionsText(const CodeCounts& counts) {
  std::vector<std::string> parts;
  const auto add = [&parts](std::uint64_t count, std::string_view what) {
    if (count > 0) parts.push_back(fmt::format("{} {}", count, what));
  };
  add(counts.matrix, "of matrices");
  add(counts.vectorArithmetic, "vector arithmetic");
  add(counts.scalarArithmetic, "scalar arithmetic");
  add(counts.fused, "of both fused multiply-add");
  return parts.empty() ? std::to_string(counts.instructions)
                       : fmt::format("{}: {}", counts.instructions, fmt::join(parts, ", "));
}

/// Wide moves beside scalar arithmetic usually come from the compiler's own additions.
std::string widthText(const CodeCounts& counts) {
  std::uint64_t moved = 0;
  for (const CodeAccess& access : counts.accesses) moved = std::max(moved, 8 * access.bytes);
  if (counts.vectorBits == 0) {
    constexpr std::uint64_t kNarrowest = 128;
    return moved < kNarrowest ? "none" : fmt::format("none in arithmetic, {} bits in moves", moved);
  }
  return moved <= counts.vectorBits ? fmt::format("{} bits", counts.vectorBits)
                                    : fmt::format("{} bits in arithmetic, {} in moves", counts.vectorBits, moved);
}

std::string accessesText(const CodeCounts& counts) {
  std::vector<std::string> parts;
  for (const CodeAccess& access : counts.accesses)
    parts.push_back(fmt::format("{} x {} of {} bytes", access.count, access.what, access.bytes));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string loopText(const CodeLoop& loop) {
  return fmt::format("{} instructions, {} vector and {} scalar arithmetic{}", loop.instructions, loop.vectorArithmetic,
                     loop.scalarArithmetic, loop.place.empty() ? "" : fmt::format(", {}", loop.place));
}

/// Vector registers indicate a CPU, for which each kernel has code.
bool isOnCpu(const CompiledProgram& program, const CompiledKernel& kernel) {
  return std::ranges::any_of(program.code, [&](const CompiledCode& code) {
    return code.kernel == kernel.facts.name && code.form.starts_with("x86");
  });
}

std::string codeLine(const CompiledCode& code) {
  const std::string of = code.kernel.empty() ? std::string() : fmt::format(" of {}", code.kernel);
  std::string line = fmt::format("code{}: {}", of, code.form);
  if (!code.binary.empty()) line += fmt::format(", {} bytes", code.binary.size());
  if (!code.text.empty()) line += fmt::format(", {} lines of text", std::ranges::count(code.text, '\n'));
  return code.whyNoText.empty() ? line : fmt::format("{}. {}", line, code.whyNoText);
}

/// Without the lines of -cl-nv-verbose, which are among the facts.
std::string warningsIn(const std::string& log) {
  std::string warnings;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    const bool isOfFacts = line.find("ptxas info") != std::string::npos ||
                           line.find("bytes stack frame") != std::string::npos ||
                           line.find_first_not_of(" \t\r") == std::string::npos;
    if (!isOfFacts) warnings += "  " + line + '\n';
  }
  return warnings;
}

std::string kernelText(const CompiledProgram& program, const CompiledKernel& kernel) {
  std::string text = fmt::format("\n{}\n", kernel.facts.name);
  const std::vector<CompiledFact> facts = factsOf(program, kernel);
  std::size_t width = 0;
  for (const CompiledFact& fact : facts) width = std::max(width, fact.name.size());
  for (const CompiledFact& fact : facts) text += fmt::format("  {:<{}}  {}\n", fact.name, width, fact.value);
  if (!kernel.counts || !kernel.counts->hotLoop) return text;
  const std::vector<std::string>& lines = kernel.counts->hotLoop->lines;
  for (std::size_t i = 0; i < std::min(lines.size(), kMostLoopLines); ++i) text += fmt::format("    {}\n", lines[i]);
  if (lines.size() > kMostLoopLines) text += fmt::format("    ... {} more lines\n", lines.size() - kMostLoopLines);
  return text;
}

}  // namespace

std::vector<CompiledFact> factsOf(const CompiledProgram& program, const CompiledKernel& kernel) {
  std::vector<CompiledFact> facts;
  const auto add = [&facts](std::string name, std::string value) {
    if (!value.empty()) facts.push_back({std::move(name), std::move(value)});
  };
  const auto addCount = [&add](std::string name, const Count& count, std::string_view what) {
    if (count) add(std::move(name), fmt::format("{} {}", *count, what));
  };
  add("group", groupText(kernel.group));
  addCount("largest group", kernel.facts.maxGroup, "work-items");
  addCount("preferred multiple", kernel.facts.preferredMultiple, "work-items");
  if (kernel.facts.localBytes || kernel.localArgumentBytes > 0) add("local memory", localText(kernel));
  addCount("private memory", kernel.facts.privateBytes, "bytes per work-item");
  if (kernel.registers) add("registers", registersText(kernel));
  add("spills", spillsText(kernel));
  addCount("stack", kernel.stackBytes, "bytes per work-item");
  if (const auto occupancy = occupancyOf(program, kernel)) add("occupancy", occupancy->text);
  if (!kernel.counts) return facts;
  const CodeCounts& counts = *kernel.counts;
  if (counts.vectorBits > 0 || isOnCpu(program, kernel)) add("vector width", widthText(counts));
  add("instructions", instructionsText(counts));
  add("memory access", accessesText(counts));
  add("hot loop", counts.hotLoop ? loopText(*counts.hotLoop) : "none");
  return facts;
}

std::string toText(const CompiledProgram& program) {
  std::string text =
      fmt::format("{} at {} on {}{}, driver {}\n", program.variant, program.point, program.device,
                  program.architecture.empty() ? "" : fmt::format(" ({})", program.architecture), program.driver);
  if (!program.options.empty()) text += fmt::format("built with {}\n", program.options);
  for (const CompiledKernel& kernel : program.kernels) text += kernelText(program, kernel);
  if (!program.code.empty()) text += '\n';
  for (const CompiledCode& code : program.code) text += codeLine(code) + '\n';
  for (const std::string& note : program.notes) text += fmt::format("note: {}\n", note);
  if (const std::string warnings = warningsIn(program.log); !warnings.empty() && program.failure.empty())
    text += "\nThe compiler's log:\n" + warnings;
  return text;
}

std::string codeText(const CompiledProgram& program) {
  std::string text;
  for (const CompiledCode& code : program.code) {
    if (code.text.empty()) continue;
    if (!text.empty()) text += '\n';
    text += code.text;
    if (!text.ends_with('\n')) text += '\n';
  }
  return text;
}

std::string toJson(const CompiledProgram& program) {
  nlohmann::json compiled = jsonFromCompiled(program);
  for (std::size_t i = 0; i < program.code.size(); ++i) {
    compiled["code"][i].erase("binary");
    compiled["code"][i]["bytes"] = program.code[i].binary.size();
  }
  for (std::size_t i = 0; i < program.kernels.size(); ++i) {
    const auto occupancy = occupancyOf(program, program.kernels[i]);
    compiled["kernels"][i]["occupancy"] = occupancy ? nlohmann::json{{"waves", occupancy->waves},
                                                                     {"most_waves", occupancy->mostWaves},
                                                                     {"text", occupancy->text}}
                                                    : nlohmann::json();
  }
  return jsonText({{"format_version", kFormatVersion}, {"compiled", std::move(compiled)}}, kFileIndent);
}

}  // namespace headroom
