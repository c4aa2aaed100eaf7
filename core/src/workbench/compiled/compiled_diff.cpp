// What differs between two compilations.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "headroom/compiled.hpp"
#include "text/unified_diff.hpp"

namespace headroom {
namespace {

/// Texts of more lines are too long to be compared line by line in good time.
constexpr std::ptrdiff_t kMostLines = 20'000;

const CompiledKernel* kernelNamed(const CompiledProgram& program, const std::string& name) {
  const auto found =
      std::ranges::find_if(program.kernels, [&](const CompiledKernel& each) { return each.facts.name == name; });
  return found == program.kernels.end() ? nullptr : &*found;
}

/// Those of either, in the order of the first.
std::vector<std::string> kernelNames(const CompiledProgram& before, const CompiledProgram& after) {
  std::vector<std::string> names;
  for (const CompiledProgram* program : {&before, &after}) {
    for (const CompiledKernel& kernel : program->kernels) {
      if (std::ranges::find(names, kernel.facts.name) == names.end()) names.push_back(kernel.facts.name);
    }
  }
  return names;
}

const std::string* valueIn(const std::vector<CompiledFact>& facts, const std::string& name) {
  const auto found = std::ranges::find_if(facts, [&](const CompiledFact& each) { return each.name == name; });
  return found == facts.end() ? nullptr : &found->value;
}

/// "  registers: 32 per work-item -> 40 per work-item", a line for each fact that differs.
std::string factsDiff(const std::vector<CompiledFact>& before, const std::vector<CompiledFact>& after) {
  std::vector<std::string> names;
  for (const auto* facts : {&before, &after}) {
    for (const CompiledFact& fact : *facts) {
      if (std::ranges::find(names, fact.name) == names.end()) names.push_back(fact.name);
    }
  }
  std::string text;
  for (const std::string& name : names) {
    const std::string* const old = valueIn(before, name);
    const std::string* const now = valueIn(after, name);
    if (old != nullptr && now != nullptr && *old == *now) continue;
    text += fmt::format("  {}: {} -> {}\n", name, old == nullptr ? "unknown" : *old, now == nullptr ? "unknown" : *now);
  }
  return text;
}

std::string codeDiff(const std::string& before, const std::string& nameBefore, const std::string& after,
                     const std::string& nameAfter) {
  const auto lines = std::max(std::ranges::count(before, '\n'), std::ranges::count(after, '\n'));
  if (lines > kMostLines && before != after)
    return fmt::format("The code differs. It is {} lines long, too long to be compared line by line here.\n", lines);
  return unifiedDiff(nameBefore, nameAfter, before, after);
}

/// Of code that has no text.
std::string binaryDiff(const CompiledProgram& before, const CompiledProgram& after) {
  const auto isSame = [](const CompiledCode& one, const CompiledCode& other) { return one.binary == other.binary; };
  if (std::ranges::equal(before.code, after.code, isSame)) return {};
  return "The binaries differ. There is no text of both to show where.\n";
}

}  // namespace

std::string diffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                     const std::string& nameAfter) {
  std::string text;
  if (before.options != after.options) text += fmt::format("options: {} -> {}\n", before.options, after.options);
  for (const std::string& name : kernelNames(before, after)) {
    const CompiledKernel* const old = kernelNamed(before, name);
    const CompiledKernel* const now = kernelNamed(after, name);
    if (old == nullptr || now == nullptr) {
      text += fmt::format("{} is in {} alone\n", name, old == nullptr ? nameAfter : nameBefore);
      continue;
    }
    const std::string facts = factsDiff(factsOf(before, *old), factsOf(after, *now));
    if (!facts.empty()) text += fmt::format("{}\n{}", name, facts);
  }
  const std::string oldText = codeText(before);
  const std::string newText = codeText(after);
  const std::string code = oldText.empty() || newText.empty() ? binaryDiff(before, after)
                                                              : codeDiff(oldText, nameBefore, newText, nameAfter);
  if (!text.empty() && !code.empty()) text += '\n';
  return text + code;
}

}  // namespace headroom
