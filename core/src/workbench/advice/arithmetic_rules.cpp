// Rules about arithmetic and its precision.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "workbench/advice/rules.hpp"

namespace headroom {
namespace {

/// Percentage below which arithmetic is not the limit.
constexpr double kHalf = 50;
/// The smallest float that is not denormal.
constexpr double kSmallestNormal = 1.17549435e-38;
/// Number of quoted expressions.
constexpr std::size_t kMostQuoted = 3;

bool hasOption(const Facts& facts, std::string_view option) {
  return std::ranges::any_of(facts.variant.options, [&](const std::string& each) { return each == option; });
}

/// "a, b and 2 more"
std::string quoted(const std::vector<std::string>& texts) {
  std::vector<std::string> first(texts.begin(),
                                 texts.begin() + static_cast<std::ptrdiff_t>(std::min(texts.size(), kMostQuoted)));
  const std::string text = fmt::format("{}", fmt::join(first, ", "));
  return texts.size() > kMostQuoted ? fmt::format("{} and {} more", text, texts.size() - kMostQuoted) : text;
}

Sentence arithmetic(const Facts& facts) {
  if (facts.row.boundBy != Bound::Compute || facts.percent < kHalf || facts.percent >= Facts::kDonePercent)
    return std::nullopt;
  const std::string fact = fmt::format("At {:.0f}% of the arithmetic ceiling, arithmetic is its limit.", facts.percent);
  const bool isFloat = facts.row.precision == Precision::Float || facts.row.precision == Precision::Half;
  if (!isFloat)
    return fact + fmt::format(" What is left is an algorithm with fewer operations per {}.", facts.row.item);
  return fact + fmt::format(
                    " Use native_ and half_ built-ins, -cl-fast-relaxed-math, or an algorithm with fewer "
                    "operations per {}.",
                    facts.row.item);
}

Sentence outputsPerItem(const Facts& facts) {
  if (facts.row.boundBy != Bound::Compute || !facts.isFar() || facts.percent >= kHalf || isUnderused(facts))
    return std::nullopt;
  if (facts.fewest.items < 0.6 * itemsOf(facts.row)) return std::nullopt;  // it has few work-items already
  return fmt::format(
      "Neither memory nor arithmetic is busy at {:.0f}% of the ceiling. Let each work-item compute more than one {}, "
      "which gives it independent dependency chains and shares its loads.",
      facts.percent, facts.row.item);
}

bool isOfDoubles(const Facts& facts) {
  const auto isDouble = [](const Buffer& buffer) {
    return buffer.type && std::ranges::any_of(buffer.type->members, [](const ElementType::Member& member) {
             return member.element == Element::Double;
           });
  };
  return facts.row.precision == Precision::Double || facts.variant.needsDouble || facts.text.namesDouble ||
         std::ranges::any_of(facts.workload.buffers, isDouble);
}

/// Returns nothing if the code does not show it.
std::optional<bool> computesInDouble(const Facts& facts) {
  if (facts.known.compiled == nullptr) return std::nullopt;
  std::optional<bool> found;
  for (const CompiledCode& code : facts.known.compiled->code) {
    const bool isPtx = code.form.starts_with("PTX");
    if ((!isPtx && !code.form.starts_with("x86")) || code.text.empty()) continue;
    const std::string_view sign = isPtx ? ".f64" : "cvtss2sd";
    const bool isWide = !isPtx && code.text.find("cvtps2pd") != std::string::npos;
    found = found.value_or(false) || isWide || code.text.find(sign) != std::string::npos;
  }
  return found;
}

Sentence doubleByAccident(const Facts& facts) {
  if (!facts.mayBeFaster() || !facts.device.hasDouble || facts.text.doubleUses.empty() || isOfDoubles(facts))
    return std::nullopt;
  if (hasOption(facts, "-cl-single-precision-constant") || !computesInDouble(facts).value_or(true)) return std::nullopt;
  const std::size_t count = facts.text.doubleUses.size();
  const std::string fact =
      count == 1 ? "Its data are not doubles, but an expression is computed in double"
                 : fmt::format("Its data are not doubles, but {} expressions are computed in double", count);
  return fmt::format(
      "{}, as a literal without f is one: {}. Write 0.5f for 0.5, or build with -cl-single-precision-constant.", fact,
      quoted(facts.text.doubleUses));
}

Sentence intDivision(const Facts& facts) {
  if (!facts.mayBeFaster() || facts.text.loopDivisions.empty()) return std::nullopt;
  // Near the memory ceiling arithmetic is hidden.
  if (facts.row.boundBy == Bound::Memory && facts.percent >= kNearPercent) return std::nullopt;
  const std::size_t count = facts.text.loopDivisions.size();
  const std::string fact =
      count == 1 ? "An integer division in a loop or an index takes tens of instructions"
                 : fmt::format("{} integer divisions in a loop or an index take tens of instructions each", count);
  return fmt::format(
      "{}, as the compiler does not know the divisor: {}. Make it a constant (-D), use & and >> where it is a power of "
      "two, or count along, with mul24 for products.",
      fact, quoted(facts.text.loopDivisions));
}

bool isDenormal(const Buffer& buffer) {
  if (!buffer.fill) return false;
  const bool isFloat = !buffer.type || std::ranges::all_of(buffer.type->members, [](const ElementType::Member& member) {
    return member.element == Element::Float;
  });
  const double largest =
      std::max(std::abs(buffer.fill->from), buffer.fill->kind == Fill::Kind::Random ? std::abs(buffer.fill->to) : 0.0);
  const bool isRange = buffer.fill->kind == Fill::Kind::Random || buffer.fill->kind == Fill::Kind::Constant;
  return isFloat && isRange && largest > 0 && largest < kSmallestNormal;
}

Sentence denormals(const Facts& facts) {
  if (!facts.isOnCpu() || hasOption(facts, "-cl-denorms-are-zero")) return std::nullopt;
  const auto found = std::ranges::find_if(facts.workload.buffers, isDenormal);
  if (found == facts.workload.buffers.end()) return std::nullopt;
  return fmt::format(
      "{} is filled with denormal numbers (below 1.2e-38), which take a CPU many times as long. Fill it with ordinary "
      "numbers, or build with -cl-denorms-are-zero.",
      found->name);
}

constexpr std::array kArithmeticRules{
    Rule{{"arithmetic", "50 to 90% of the arithmetic ceiling", AdviceNeeds::Result, kApple,
          "Choosing An Efficient Algorithm, precision and speed"},
         arithmetic},
    Rule{{"outputs-per-item",
          "arithmetic is the lower ceiling, under half of it is reached, and work-items have one item of the result "
          "each",
          AdviceNeeds::Result, kApple, "Choosing An Efficient Algorithm, independent dependency chains"},
         outputsPerItem},
    Rule{
        {"double-by-accident",
         "a device with doubles, data without, and the text computes with a literal like 0.5 (not where the code shows "
         "no double)",
         AdviceNeeds::Text, kNvidia, "Other Arithmetic Instructions"},
        doubleByAccident},
    Rule{{"int-division",
          "the text divides integers in a loop or an index by what is not a constant, below 70% of the memory ceiling",
          AdviceNeeds::Text, kNvidia, "Division and Modulo Operations"},
         intDivision},
    Rule{{"denormals", "a CPU, and the description fills a buffer of floats with numbers below 1.2e-38",
          AdviceNeeds::Result, kIntel, "Using Compiler Options for Optimizations"},
         denormals},
};

}  // namespace

std::span<const Rule> arithmeticRules() {
  return kArithmeticRules;
}

}  // namespace headroom
