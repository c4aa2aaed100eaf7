// Small products are recomputed in double. For large ones some rows are recomputed, and all others are checked by
// Freivalds' method (R. Freivalds, Probabilistic machines can use less running time, 1977): C s = A (B s) for a random
// vector s.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "system/random_numbers.hpp"
#include "system/row_bands.hpp"
#include "values/rounding.hpp"
#include "workloads/matmul/matmul.hpp"

namespace headroom {
namespace {

/// Rows of C that are computed together, so that B is generated once for all of them.
constexpr int kRowsTogether = 32;
constexpr std::uint64_t kSignSeed = 77;

/// Errors of a part of the result.
struct Differences {
  double maxAbs = 0;
  double sumOfSquares = 0;
  std::int64_t count = 0;

  void add(double difference) {
    const double off = std::isnan(difference) ? std::numeric_limits<double>::infinity() : std::abs(difference);
    maxAbs = std::max(maxAbs, off);
    sumOfSquares += off * off;
    ++count;
  }
  void add(const Differences& other) {
    maxAbs = std::max(maxAbs, other.maxAbs);
    sumOfSquares += other.sumOfSquares;
    count += other.count;
  }
};

std::vector<double> read(const NumberReader& reader, std::int64_t first, int count) {
  std::vector<double> numbers(static_cast<std::size_t>(count));
  reader(first, numbers);
  return numbers;
}

/// s[j]: 1 or -1.
double sign(std::int64_t j) {
  return (randomBits(kSignSeed, static_cast<std::uint64_t>(j)) & 1) != 0 ? 1 : -1;
}

double timesSigns(const std::vector<double>& row) {
  double sum = 0;
  for (std::size_t j = 0; j < row.size(); ++j) sum += row[j] * sign(static_cast<std::int64_t>(j));
  return sum;
}

class ProductCheck {
 public:
  ProductCheck(const ReferenceInput& input, const NumberReader& result)
      : size_(productSize(input.size)), a_(input.inputs.at(0)), b_(input.inputs.at(1)), c_(result), stop_(input.stop) {}

  /// Recomputes these rows.
  Differences compareRows(const std::vector<int>& rows) const {
    const auto blocks = (rows.size() + kRowsTogether - 1) / kRowsTogether;
    std::vector<Differences> parts(blocks);
    forEachBand(static_cast<int>(blocks), 1, [&](int first, int last) {
      for (auto block = static_cast<std::size_t>(first); block < static_cast<std::size_t>(last); ++block) {
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(block * kRowsTogether);
        const auto end = rows.end() - begin > kRowsTogether ? begin + kRowsTogether : rows.end();
        parts[block] = compareBlock({begin, end});
      }
    });
    Differences all;
    for (const Differences& part : parts) all.add(part);
    return all;
  }

  /// Returns C s - A (B s), row by row: the sum of each row's errors with random signs.
  std::vector<double> residuals() const {
    std::vector<double> bs(static_cast<std::size_t>(size_.k));
    forEachBand(size_.k, 1, [&](int first, int last) {
      for (int k = first; k < last && !stop_.stop_requested(); ++k) {
        bs[static_cast<std::size_t>(k)] = timesSigns(read(b_, std::int64_t{k} * size_.n, size_.n));
      }
    });
    std::vector<double> residuals(static_cast<std::size_t>(size_.m));
    forEachBand(size_.m, 1, [&](int first, int last) {
      for (int i = first; i < last && !stop_.stop_requested(); ++i) {
        const std::vector<double> a = read(a_, std::int64_t{i} * size_.k, size_.k);
        double expected = 0;
        for (std::size_t k = 0; k < a.size(); ++k) expected += a[k] * bs[k];
        residuals[static_cast<std::size_t>(i)] = timesSigns(read(c_, std::int64_t{i} * size_.n, size_.n)) - expected;
      }
    });
    return residuals;
  }

 private:
  Differences compareBlock(const std::vector<int>& rows) const {
    const auto width = static_cast<std::size_t>(size_.n);
    std::vector<std::vector<double>> a;
    for (const int row : rows) a.push_back(read(a_, std::int64_t{row} * size_.k, size_.k));
    std::vector<std::vector<double>> sums(rows.size(), std::vector<double>(width));
    for (int k = 0; k < size_.k && !stop_.stop_requested(); ++k) {
      const std::vector<double> b = read(b_, std::int64_t{k} * size_.n, size_.n);
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const double factor = a[i][static_cast<std::size_t>(k)];
        for (std::size_t j = 0; j < width; ++j) sums[i][j] += factor * b[j];
      }
    }
    Differences differences;
    for (std::size_t i = 0; i < rows.size() && !stop_.stop_requested(); ++i) {
      const std::vector<double> c = read(c_, std::int64_t{rows[i]} * size_.n, size_.n);
      for (std::size_t j = 0; j < width; ++j) differences.add(c[j] - sums[i][j]);
    }
    return differences;
  }

  const ProductSize size_;
  const NumberReader& a_;
  const NumberReader& b_;
  const NumberReader& c_;
  const std::stop_token& stop_;
};

/// Returns as many rows as kMostCheckedProducts allows, evenly spread.
std::vector<int> chosenRows(ProductSize size) {
  const double most = std::floor(kMostCheckedProducts / (static_cast<double>(size.n) * size.k));
  const int count = static_cast<int>(std::clamp<double>(most, 1, size.m));
  std::vector<int> rows;
  for (int i = 0; i < count; ++i) rows.push_back(static_cast<int>((i + 0.5) * size.m / count));
  return rows;
}

ErrorFigures figuresOf(const Differences& differences) {
  ErrorFigures figures;
  figures.maxAbs = differences.maxAbs;
  figures.rms = std::sqrt(differences.sumOfSquares / static_cast<double>(std::max<std::int64_t>(1, differences.count)));
  figures.psnrDb = figures.rms > 0 ? -20 * std::log10(figures.rms) : std::numeric_limits<double>::infinity();
  return figures;
}

/// `typicalError`: rounding error of one element.
ErrorFigures compareProduct(const ReferenceInput& input, const NumberReader& result, double typicalError) {
  const ProductCheck check(input, result);
  const std::vector<int> rows = chosenRows(productSize(input.size));
  ErrorFigures figures = figuresOf(check.compareRows(rows));
  if (std::ssize(rows) == input.size[0]) return figures;
  // A sum of N errors of random sign exceeds 8 standard deviations once in 10^15 times.
  const double allowed = 8 * std::sqrt(static_cast<double>(input.size[1])) * typicalError;
  for (const double residual : check.residuals()) {
    if (std::abs(residual) <= allowed) continue;
    // For a single wrong element this is its exact error.
    figures.maxAbs =
        std::isnan(residual) ? std::numeric_limits<double>::infinity() : std::max(figures.maxAbs, std::abs(residual));
  }
  return figures;
}

ErrorFigures compareFloatProduct(const ReferenceInput& input, const NumberReader& result) {
  return compareProduct(input, result, kRounding * (static_cast<double>(input.size[2]) + 2) / 2);
}

ErrorFigures compareIntProduct(const ReferenceInput& input, const NumberReader& result) {
  return compareProduct(input, result, 0);
}

/// Products of numbers in [-1, 1) have variance 1 / 9. A sum of k of them is about sqrt(k) / 3, each addition rounds it
/// by at most 2^-24 of that, and K such roundings of random sign add up to 2^-24 K / 7.3 (standard deviation). The
/// largest of 10^8 elements, whose sums also deviate more than most, stays below 30 of these.
double floatTolerance(const Symbols& symbols) {
  return 4 * kRounding * (symbols.at("K") + 2);
}

/// Products of halves are exact in floats. Matrix units sum 8 of them at a time and truncate each sum, by up to 2^-23
/// of itself, always towards zero; so these errors do not cancel. Sums of up to K products are about sqrt(K) / 3, and
/// the largest of 10^8 elements five times that.
double toleranceOfHalves(double depth) {
  return 2 * kRounding * (depth / 8 + 2) * (std::sqrt(depth) + 4);
}

double halfProductTolerance(const Symbols& symbols) {
  return toleranceOfHalves(symbols.at("K"));
}

ErrorFigures compareHalfProduct(const ReferenceInput& input, const NumberReader& result) {
  constexpr double kLargestOverTypical = 5;
  return compareProduct(input, result, toleranceOfHalves(static_cast<double>(input.size[2])) / kLargestOverTypical);
}

double intProductTolerance(const Symbols& /*symbols*/) {
  return 0;
}

ReferenceMethod referenceOf(std::string name, std::string title,
                            ErrorFigures (*compare)(const ReferenceInput&, const NumberReader&),
                            double (*tolerance)(const Symbols&)) {
  ReferenceMethod method;
  method.name = std::move(name);
  method.title = std::move(title);
  method.compare = compare;
  method.tolerance = tolerance;
  method.fidelity = Fidelity::Exact;
  method.reach = [](const Symbols&) { return RowReach{}; };
  return method;
}

}  // namespace

ReferenceMethod productReference() {
  return referenceOf("product", "Product of matrices, in double", compareFloatProduct, floatTolerance);
}

ReferenceMethod halfProductReference() {
  return referenceOf("product-half", "Product of matrices of halves, in double", compareHalfProduct,
                     halfProductTolerance);
}

ReferenceMethod intProductReference() {
  return referenceOf("product-int", "Product of matrices of ints, exact", compareIntProduct, intProductTolerance);
}

}  // namespace headroom
