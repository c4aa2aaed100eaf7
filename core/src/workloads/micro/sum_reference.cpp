#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "system/row_bands.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {
namespace {

constexpr std::int64_t kNumbersTogether = 1 << 16;

struct SumOfNumbers {
  double sum = 0;
  double absolute = 0;  ///< sum of their absolute values
};

SumOfNumbers sumOf(const NumberReader& reader, std::int64_t count, const std::stop_token& stop) {
  const auto blocks = static_cast<int>((count + kNumbersTogether - 1) / kNumbersTogether);
  std::vector<SumOfNumbers> parts(static_cast<std::size_t>(blocks));
  forEachBand(blocks, 1, [&](int first, int last) {
    std::vector<double> numbers;
    for (int block = first; block < last && !stop.stop_requested(); ++block) {
      const std::int64_t begin = block * kNumbersTogether;
      numbers.resize(static_cast<std::size_t>(std::min(kNumbersTogether, count - begin)));
      reader(begin, numbers);
      SumOfNumbers& part = parts[static_cast<std::size_t>(block)];
      for (const double number : numbers) {
        part.sum += number;
        part.absolute += std::abs(number);
      }
    }
  });
  SumOfNumbers all;
  for (const SumOfNumbers& part : parts) {
    all.sum += part.sum;
    all.absolute += part.absolute;
  }
  return all;
}

ErrorFigures compareSum(const ReferenceInput& input, const NumberReader& result) {
  const SumOfNumbers expected = sumOf(input.inputs.at(0), input.elements.at(0), input.stop);
  std::vector<double> found(1);
  result(0, found);
  const double difference = std::abs(found[0] - expected.sum) / std::max(expected.absolute, 1.0);
  ErrorFigures figures;
  figures.maxAbs = std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
  figures.rms = figures.maxAbs;
  figures.psnrDb = figures.maxAbs > 0 ? -20 * std::log10(figures.maxAbs) : std::numeric_limits<double>::infinity();
  return figures;
}

/// Each addition rounds by 2^-24 of the sum so far, which for numbers of either sign stays near sqrt(N) / 2 while their
/// absolute values add up to N / 2. The longest chain, one addition for each number, then has an error of at most 2^-24
/// of that sum.
double sumTolerance(const Symbols& /*symbols*/) {
  return 0x1p-23;
}

}  // namespace

ReferenceMethod sumReference() {
  ReferenceMethod method;
  method.name = "sum";
  method.title = "The sum in double, relative to that of the absolute values";
  method.compare = compareSum;
  method.tolerance = sumTolerance;
  method.fidelity = Fidelity::Exact;
  return method;
}

}  // namespace headroom
