#include "workbench/authoring/extents.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "workbench/authoring/ranges.hpp"

namespace headroom {
namespace {

constexpr double kLargestFactor = 64;
constexpr double kLargestDivisor = 65536;
constexpr double kLargestAddend = 8192;
constexpr double kLargestConstant = 1e8;
constexpr int kLargestBorder = 8;
/// If the numbers are below this share of an expression's values, the expression is unrelated.
constexpr double kLeastShare = 0.5;

bool isNear(double one, double other) {
  return std::abs(one - other) <= 1e-9 * std::max(std::abs(one), std::abs(other));
}

bool isWhole(double value) {
  return isNear(value, std::round(value)) && value != 0;
}

std::string wholeText(double value) {
  return fmt::format("{}", static_cast<long long>(std::round(value)));
}

/// A product of up to three names, which may repeat.
struct Product {
  std::vector<std::string> names;
  AtTrials values{1, 1, 1};

  [[nodiscard]] std::string text() const { return fmt::format("{}", fmt::join(names, " * ")); }
};

std::vector<Product> productsOf(const std::vector<SizeValues>& names) {
  std::vector<Product> all{Product()};
  std::size_t begin = 0;
  std::vector<std::size_t> last{0};  // names before this index are not added next
  for (int degree = 1; degree <= 3; ++degree) {
    const std::size_t end = all.size();
    for (std::size_t i = begin; i < end; ++i) {
      for (std::size_t n = last[i]; n < names.size(); ++n) {
        Product longer = all[i];
        longer.names.push_back(names[n].name);
        for (std::size_t t = 0; t < kTrials; ++t) longer.values[t] *= names[n].values[t];
        all.push_back(std::move(longer));
        last.push_back(n);
      }
    }
    begin = end;
  }
  return all;
}

/// c * product, product / d, c * product + d.
std::optional<Extent> linearIn(const AtTrials& numbers, const Product& product) {
  AtTrials ratios{};
  for (std::size_t t = 0; t < kTrials; ++t) ratios[t] = numbers[t] / product.values[t];
  const bool isConstant = std::ranges::all_of(ratios, [&](double ratio) { return isNear(ratio, ratios[0]); });
  const std::string text = product.text();
  if (product.names.empty()) {
    if (!isConstant || !isWhole(ratios[0]) || ratios[0] > kLargestConstant) return std::nullopt;
    return Extent{wholeText(ratios[0]), true, {}};
  }
  if (isConstant && isNear(ratios[0], 1)) return Extent{text, true, product.names};
  if (isConstant && isWhole(ratios[0]) && ratios[0] <= kLargestFactor)
    return Extent{fmt::format("{} * {}", wholeText(ratios[0]), text), true, product.names};
  if (isConstant && isWhole(1 / ratios[0]) && 1 / ratios[0] <= kLargestDivisor)
    return Extent{fmt::format("ceil({} / {})", text, wholeText(1 / ratios[0])), true, product.names};
  const double factor = std::round(ratios[0]);
  if (!(factor >= 1 && factor <= kLargestFactor)) return std::nullopt;
  AtTrials rest{};
  for (std::size_t t = 0; t < kTrials; ++t) rest[t] = numbers[t] - factor * product.values[t];
  const bool isRestConstant = std::ranges::all_of(rest, [&](double each) { return std::abs(each - rest[0]) < 0.5; });
  if (!isRestConstant || std::abs(rest[0]) > kLargestAddend) return std::nullopt;
  const std::string multiple = factor == 1 ? text : fmt::format("{} * {}", wholeText(factor), text);
  if (rest[0] < 0) return Extent{multiple, false, product.names};
  return Extent{fmt::format("{} + {}", multiple, wholeText(rest[0])), true, product.names};
}

/// (a + 2) * (b + 1), and a * (b + 1) if that covers the numbers.
std::optional<Extent> borderedIn(const AtTrials& numbers, const SizeValues& a, const SizeValues& b, bool mustBeExact) {
  const auto side = [](const SizeValues& size, int more) {
    return more == 0 ? size.name : fmt::format("({} + {})", size.name, more);
  };
  for (int moreA = 0; moreA <= kLargestBorder; ++moreA) {
    for (int moreB = 0; moreB <= kLargestBorder; ++moreB) {
      bool isSame = true;
      bool covers = true;
      for (std::size_t t = 0; t < kTrials; ++t) {
        const double area = (a.values[t] + moreA) * (b.values[t] + moreB);
        isSame = isSame && isNear(area, numbers[t]) && std::abs(area - numbers[t]) < 0.5;
        // Exceeds them by less than one more row and column.
        covers = covers && area >= numbers[t] && area - numbers[t] <= a.values[t] + b.values[t];
      }
      if (isSame || (!mustBeExact && covers))
        return Extent{side(a, moreA) + " * " + side(b, moreB), isSame, {a.name, b.name}};
    }
  }
  return std::nullopt;
}

/// The smallest product above the numbers.
std::optional<Extent> coveringIn(const AtTrials& numbers, const std::vector<Product>& products) {
  const Product* best = nullptr;
  for (const Product& product : products) {
    bool covers = true;
    for (std::size_t t = 0; t < kTrials; ++t)
      covers = covers && product.values[t] >= numbers[t] && numbers[t] >= kLeastShare * product.values[t];
    if (covers && (best == nullptr || product.values[0] < best->values[0])) best = &product;
  }
  if (best == nullptr || best->names.empty()) return std::nullopt;
  return Extent{best->text(), false, best->names};
}

}  // namespace

std::vector<SizeValues> trialValues(const std::vector<std::string>& names, double step) {
  static constexpr std::array<double, 8> kPrimes{101, 157, 211, 131, 181, 113, 197, 149};
  std::vector<SizeValues> all;
  for (std::size_t n = 0; n < names.size(); ++n) {
    SizeValues one{names[n], {}};
    for (std::size_t t = 0; t < kTrials; ++t) one.values[t] = step * kPrimes[(n + 3 * t) % kPrimes.size()];
    all.push_back(std::move(one));
  }
  return all;
}

std::optional<Extent> extentFor(const AtTrials& numbers, const std::vector<SizeValues>& names) {
  if (std::ranges::any_of(numbers, [](double number) { return !(number >= 1) || number > 1e17; })) return std::nullopt;
  const std::vector<Product> products = productsOf(names);
  std::optional<Extent> above;
  for (const Product& product : products) {
    std::optional<Extent> found = linearIn(numbers, product);
    if (found && found->isExact) return found;
    if (found && !above) above = found;
  }
  if (above) return above;
  for (const bool mustBeExact : {true, false}) {
    for (const SizeValues& a : names) {
      for (const SizeValues& b : names) {
        const std::optional<Extent> found = borderedIn(numbers, a, b, mustBeExact);
        if (found) return found;
      }
    }
  }
  return coveringIn(numbers, products);
}

std::optional<double> valueAt(std::string_view text, const std::vector<SizeValues>& names, std::size_t trial) {
  RangeNames values;
  values.name = [&](const std::string& name) -> std::optional<Range> {
    const auto found = std::ranges::find(names, name, &SizeValues::name);
    if (found == names.end()) return std::nullopt;
    return Range{found->values.at(trial), found->values.at(trial)};
  };
  values.call = [](const std::string& function, const std::vector<std::optional<Range>>& operands) {
    return function == "ceil" && operands.size() == 1 ? operands[0] : std::nullopt;
  };
  const auto range = rangeOf(preprocessed(text, {}), values);
  return range && range->isPoint() ? std::optional(range->low) : std::nullopt;
}

}  // namespace headroom
