#include "runner/code/instructions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace headroom {
namespace {

/// Instructions [first, last].
struct Span {
  std::size_t first = 0;
  std::size_t last = 0;
};

bool isInside(const Span& inner, const Span& outer) {
  const bool isSame = inner.first == outer.first && inner.last == outer.last;
  return !isSame && inner.first >= outer.first && inner.last <= outer.last;
}

/// From each target of a backward jump to the last jump to it.
std::vector<Span> loopsIn(std::span<const Instruction> instructions) {
  std::map<std::size_t, std::size_t> ends;
  for (std::size_t at = 0; at < instructions.size(); ++at) {
    const std::optional<std::size_t>& target = instructions[at].target;
    if (target && *target <= at) ends[*target] = at;
  }
  std::vector<Span> loops;
  for (const auto& [first, last] : ends) loops.push_back({first, last});
  std::vector<Span> innermost;
  for (const Span& loop : loops) {
    const bool hasInner = std::ranges::any_of(loops, [&](const Span& other) { return isInside(other, loop); });
    if (!hasInner) innermost.push_back(loop);
  }
  return innermost;
}

/// Returns "mine.cl:12-15": the line range in the file that most of them come from.
std::string placeOf(std::span<const Instruction> instructions) {
  std::map<std::string, std::size_t> files;
  for (const Instruction& each : instructions) {
    if (!each.sourceFile.empty()) ++files[each.sourceFile];
  }
  if (files.empty()) return {};
  const auto most =
      std::ranges::max_element(files, [](const auto& one, const auto& other) { return one.second < other.second; });
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  for (const Instruction& each : instructions) {
    if (each.sourceFile != most->first) continue;
    first = first == 0 ? each.sourceLine : std::min(first, each.sourceLine);
    last = std::max(last, each.sourceLine);
  }
  return first == last ? fmt::format("{}:{}", most->first, first) : fmt::format("{}:{}-{}", most->first, first, last);
}

CodeLoop loopOf(std::span<const Instruction> instructions) {
  CodeLoop loop;
  loop.instructions = instructions.size();
  for (const Instruction& each : instructions) {
    if (!each.label.empty()) loop.lines.push_back(each.label + ":");
    loop.lines.push_back("    " + each.text);
    if (each.arithmetic == Arithmetic::Vector) ++loop.vectorArithmetic;
    if (each.arithmetic == Arithmetic::Scalar) ++loop.scalarArithmetic;
    // A matrix instruction equals many vector ones.
    if (each.arithmetic == Arithmetic::Matrix) ++loop.vectorArithmetic;
  }
  loop.place = placeOf(instructions);
  return loop;
}

std::optional<CodeLoop> hotLoopOf(std::span<const Instruction> instructions) {
  std::optional<CodeLoop> hottest;
  const auto rank = [](const CodeLoop& loop) {
    return std::pair(loop.vectorArithmetic + loop.scalarArithmetic, loop.instructions);
  };
  for (const Span& span : loopsIn(instructions)) {
    CodeLoop loop = loopOf(instructions.subspan(span.first, span.last - span.first + 1));
    if (!hottest || rank(loop) > rank(*hottest)) hottest = std::move(loop);
  }
  return hottest;
}

}  // namespace

CodeCounts countsOf(std::span<const Instruction> instructions) {
  CodeCounts counts;
  std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> accesses;
  for (const Instruction& each : instructions) {
    ++counts.instructions;
    if (each.arithmetic == Arithmetic::Vector) ++counts.vectorArithmetic;
    if (each.arithmetic == Arithmetic::Scalar) ++counts.scalarArithmetic;
    if (each.arithmetic == Arithmetic::Matrix) ++counts.matrix;
    if (each.isFused) ++counts.fused;
    counts.vectorBits = std::max(counts.vectorBits, each.vectorBits);
    if (!each.access.empty()) ++accesses[{each.access, each.accessBytes}];
  }
  for (const auto& [access, count] : accesses) counts.accesses.push_back({access.first, access.second, count});
  std::ranges::sort(counts.accesses, [](const CodeAccess& one, const CodeAccess& other) {
    return std::tie(one.what, other.bytes) < std::tie(other.what, one.bytes);
  });
  counts.hotLoop = hotLoopOf(instructions);
  return counts;
}

}  // namespace headroom
