// Differences between two compilations.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "headroom/compiled.hpp"
#include "text/unified_diff.hpp"

namespace headroom {
namespace {

/// Longer texts take too long to compare line by line.
constexpr std::ptrdiff_t kMostLines = 20'000;

const CompiledKernel* kernelNamed(const CompiledProgram& program, const std::string& name) {
  const auto found =
      std::ranges::find_if(program.kernels, [&](const CompiledKernel& each) { return each.facts.name == name; });
  return found == program.kernels.end() ? nullptr : &*found;
}

/// Kernels of either, in the order of the first.
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

/// Facts of either, in the order of the first.
std::vector<ComparedFact> besideEachOther(const std::string& kernel, const std::vector<CompiledFact>& before,
                                          const std::vector<CompiledFact>& after) {
  std::vector<std::string> names;
  for (const auto* facts : {&before, &after}) {
    for (const CompiledFact& fact : *facts) {
      if (std::ranges::find(names, fact.name) == names.end()) names.push_back(fact.name);
    }
  }
  std::vector<ComparedFact> facts;
  for (const std::string& name : names) {
    const std::string* const old = valueIn(before, name);
    const std::string* const now = valueIn(after, name);
    facts.push_back({kernel, name, old == nullptr ? std::string() : *old, now == nullptr ? std::string() : *now});
  }
  return facts;
}

/// "  registers: 32 per work-item -> 40 per work-item", a line for each fact that differs.
std::string factsDiff(const std::vector<ComparedFact>& facts) {
  const auto known = [](const std::string& value) { return value.empty() ? "unknown" : value; };
  std::string text;
  for (const ComparedFact& fact : facts) {
    if (fact.before != fact.after)
      text += fmt::format("  {}: {} -> {}\n", fact.name, known(fact.before), known(fact.after));
  }
  return text;
}

/// "120 lines of x86-64 shared object"; empty without such code as text.
std::string codeLinesOf(const CompiledProgram& program, const std::string& kernel) {
  for (const CompiledCode& code : program.code) {
    if (code.kernel == kernel && !code.text.empty())
      return fmt::format("{} lines, {}", std::ranges::count(code.text, '\n'), code.form);
  }
  return {};
}

std::vector<CompiledFact> factsOfKernel(const CompiledProgram& program, const CompiledKernel* kernel) {
  return kernel == nullptr ? std::vector<CompiledFact>() : factsOf(program, *kernel);
}

std::string codeDiff(const std::string& before, const std::string& nameBefore, const std::string& after,
                     const std::string& nameAfter) {
  const auto lines = std::max(std::ranges::count(before, '\n'), std::ranges::count(after, '\n'));
  if (lines > kMostLines && before != after)
    return fmt::format("The code differs. It is {} lines long, too long to be compared line by line here.\n", lines);
  return unifiedDiff(nameBefore, nameAfter, before, after);
}

/// For code without a text.
std::string binaryDiff(const CompiledProgram& before, const CompiledProgram& after) {
  const auto isSame = [](const CompiledCode& one, const CompiledCode& other) { return one.binary == other.binary; };
  if (std::ranges::equal(before.code, after.code, isSame)) return {};
  return "The binaries differ. There is no text of both to show where.\n";
}

}  // namespace

std::vector<ComparedFact> compareFacts(const CompiledProgram& before, const CompiledProgram& after) {
  std::vector<ComparedFact> all;
  if (!before.options.empty() || !after.options.empty()) all.push_back({{}, "options", before.options, after.options});
  const auto addCode = [&](const std::string& kernel) {
    ComparedFact lines{kernel, "code", codeLinesOf(before, kernel), codeLinesOf(after, kernel)};
    if (!lines.before.empty() || !lines.after.empty()) all.push_back(std::move(lines));
  };
  addCode({});
  for (const std::string& name : kernelNames(before, after)) {
    for (ComparedFact& fact : besideEachOther(name, factsOfKernel(before, kernelNamed(before, name)),
                                              factsOfKernel(after, kernelNamed(after, name))))
      all.push_back(std::move(fact));
    addCode(name);
  }
  return all;
}

std::string codeDiffText(const CompiledProgram& before, const std::string& nameBefore, const CompiledProgram& after,
                         const std::string& nameAfter) {
  const std::string oldText = codeText(before);
  const std::string newText = codeText(after);
  return oldText.empty() || newText.empty() ? binaryDiff(before, after)
                                            : codeDiff(oldText, nameBefore, newText, nameAfter);
}

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
    const std::string facts = factsDiff(besideEachOther(name, factsOf(before, *old), factsOf(after, *now)));
    if (!facts.empty()) text += fmt::format("{}\n{}", name, facts);
  }
  const std::string code = codeDiffText(before, nameBefore, after, nameAfter);
  if (!text.empty() && !code.empty()) text += '\n';
  return text + code;
}

}  // namespace headroom
