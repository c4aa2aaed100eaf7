#include "workbench/advice/text_facts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <sstream>
#include <string_view>

#include "workbench/advice/neighbours.hpp"
#include "workbench/advice/operand_types.hpp"
#include "workbench/authoring/kernel_source.hpp"

namespace headroom {
namespace {

std::vector<std::string> wordsOf(const std::string& options) {
  std::istringstream stream(options);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

bool isDoubleWord(std::string_view word) {
  for (const std::string_view prefix : {"convert_", "as_"}) {
    if (word.starts_with(prefix)) word.remove_prefix(prefix.size());
  }
  return word == "double" ||
         (word.starts_with("double") && word.size() <= 8 && std::isdigit(static_cast<unsigned char>(word[6])) != 0);
}

/// float4, uchar16, vload8...
bool isVectorWord(std::string_view word) {
  static constexpr std::array<std::string_view, 12> kBases{"float",  "int",  "uint", "char",  "uchar", "short",
                                                           "ushort", "half", "long", "ulong", "vload", "double"};
  return std::ranges::any_of(kBases, [word](std::string_view base) {
    if (!word.starts_with(base)) return false;
    const std::string_view count = word.substr(base.size());
    return count == "4" || count == "8" || count == "16";
  });
}

/// Returns the functions that the launched kernels may call, most likely all non-kernels, and these kernels.
std::vector<const SourceFunction*> launchedFunctions(const KernelSource& source, const Variant& variant) {
  std::set<std::string> launched;
  for (const Pass& pass : variant.passes) launched.insert(pass.kernel);
  std::vector<const SourceFunction*> functions;
  for (const auto& [name, function] : source.functions) {
    if (!function.isKernel || launched.contains(name)) functions.push_back(&function);
  }
  return functions;
}

void readFunction(const KernelSource& source, const SourceFunction& function, TextFacts& facts) {
  const OperandTypes types(source, function);
  types.addDoubleUses(facts.doubleUses);
  types.addLoopDivisions(facts.loopDivisions);
  for (const Token& token : source.body(function)) {
    if (!token.isWord()) continue;
    facts.hasLoops |= token.is("for") || token.is("while");
    facts.hasVectors |= isVectorWord(token.text);
  }
}

}  // namespace

TextFacts textFactsOf(const Variant& variant, const Symbols& symbols) {
  TextFacts facts;
  if (variant.source.empty() || variant.passes.empty()) return facts;
  const KernelSource source = readKernelSource(variant.source, wordsOf(buildOptions(variant)));
  facts.namesDouble =
      std::ranges::any_of(source.tokens, [](const Token& token) { return token.isWord() && isDoubleWord(token.text); });
  for (const SourceFunction* function : launchedFunctions(source, variant)) readFunction(source, *function, facts);
  std::set<std::string> read;
  for (const Pass& pass : variant.passes) {
    const auto kernel = source.functions.find(pass.kernel);
    if (kernel == source.functions.end() || !read.insert(pass.kernel).second) continue;
    const std::optional<LaunchShape> shape = shapeOf(pass, kernel->second, symbols);
    if (!shape) continue;
    std::vector<TextAccess> accesses = accessesOf(source, kernel->second, pass, *shape);
    std::ranges::move(accesses, std::back_inserter(facts.accesses));
  }
  return facts;
}

}  // namespace headroom
