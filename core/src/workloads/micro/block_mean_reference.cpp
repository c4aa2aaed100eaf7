// The reference of the workload local.
#include <algorithm>
#include <cstddef>
#include <vector>

#include "workloads/micro/pointwise.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {
namespace {

void computeBlockMeans(const ReferenceInput& input, const RowSink& sink) {
  constexpr int kLeastRows = 16;  // fewer rows per thread are done sooner than a thread starts
  const auto width = static_cast<std::size_t>(input.image().width);
  const auto block = static_cast<std::size_t>(count(input.symbols, "TILE"));
  forEachBand(input.image().height, kLeastRows, [&](int first, int last) {
    std::vector<float> source(width);
    std::vector<double> result(width);
    for (int y = first; y < last && !input.stop.stop_requested(); ++y) {
      input.source(y, source);
      for (std::size_t begin = 0; begin < width; begin += block) {
        double sum = 0;
        for (std::size_t x = begin; x < begin + block; ++x) sum += static_cast<double>(source[std::min(x, width - 1)]);
        const std::size_t end = std::min(begin + block, width);
        std::fill(result.begin() + static_cast<std::ptrdiff_t>(begin),
                  result.begin() + static_cast<std::ptrdiff_t>(end), sum / static_cast<double>(block));
      }
      sink(y, result);
    }
  });
}

/// In a sequential sum of up to 256 numbers below 1, each addition rounds by half an ulp of a number below 256; divided
/// by the count that is half an ulp of a number below 1 for each.
double blockMeanTolerance(const Symbols& /*symbols*/) {
  constexpr int kMostAdditions = 256;
  return kMostAdditions * kRounding;
}

}  // namespace

ReferenceMethod blockMeanReference() {
  return {"block-mean",    "Mean of the block, in double",           computeBlockMeans, blockMeanTolerance,
          Fidelity::Exact, [](const Symbols&) { return RowReach{}; }};
}

}  // namespace headroom
