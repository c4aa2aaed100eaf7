#include "runner/sampling/validation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "headroom/workloads.hpp"

namespace headroom {

namespace {

struct RowError {
  double maxAbs = 0;
  double sumOfSquares = 0;
  std::int64_t spread = 0;
};

constexpr double kInfinity = std::numeric_limits<double>::infinity();

RowError compareRow(std::span<const float> result, std::span<const double> reference, const ChannelResult& channel) {
  RowError error;
  for (std::size_t x = 0; x < reference.size(); ++x) {
    if (channel.hasNoNumbers && !std::isfinite(reference[x])) continue;
    if (channel.hasNoNumbers && !std::isfinite(result[x])) {
      ++error.spread;
      continue;
    }
    const double difference = std::abs(static_cast<double>(result[x]) - reference[x]) / channel.magnitude;
    error.sumOfSquares += difference * difference;
    if (!(difference <= error.maxAbs)) error.maxAbs = std::isnan(difference) ? kInfinity : difference;
  }
  return error;
}

double psnrOf(double rms) {
  return rms > 0 ? -20 * std::log10(rms) : kInfinity;
}

/// Combines errors over all channels: the largest maximum, the mean square.
ErrorFigures combined(const std::vector<ErrorFigures>& channels) {
  ErrorFigures total;
  double sumOfSquares = 0;
  for (const ErrorFigures& channel : channels) {
    total.maxAbs = std::max(total.maxAbs, channel.maxAbs);
    sumOfSquares += channel.rms * channel.rms;
  }
  total.rms = std::sqrt(sumOfSquares / static_cast<double>(channels.size()));
  total.psnrDb = psnrOf(total.rms);
  return total;
}

/// Sets the row to WrongResult if its own error exceeds the tolerance. `noNumbers`: NaN or infinite values in the
/// result. `magnitude`: the errors' scale, 1 for none.
void judgeError(ResultRow& row, const ReferenceMethod& method, double tolerance, const std::string& noNumbers,
                double magnitude = 1) {
  if (row.ownError->maxAbs <= tolerance) return;
  row.status = Status::WrongResult;
  if (!row.reason.empty()) row.reason += ' ';
  if (!std::isfinite(row.ownError->maxAbs)) {
    row.reason += fmt::format("{} are {}.", noNumbers, kNoNumbers);
    return;
  }
  const double most = row.ownError->maxAbs;
  row.reason +=
      magnitude == 1
          ? fmt::format("The result differs from the host reference ({}) by up to {:.3g}, and {:.3g} is allowed.",
                        method.title, most, tolerance)
          : fmt::format(
                "The result differs from the host reference ({}) by up to {:.3g} of the largest value, {:.6g}, "
                "and {:.3g} is allowed.",
                method.title, most, magnitude, tolerance);
}

/// "12 of 3072 pixels of the result"; values instead of pixels for several channels. Computed only if there are some.
std::string noNumbersIn(std::span<const ChannelResult> channels, ImageSize size) {
  const auto width = static_cast<std::size_t>(size.width);
  std::vector<float> row(width);
  std::int64_t count = 0;
  for (const ChannelResult& channel : channels) {
    for (int y = 0; y < size.height; ++y) {
      channel.pixels.read(static_cast<std::size_t>(y) * width, row);
      count += std::count_if(row.begin(), row.end(), [](float value) { return !std::isfinite(value); });
    }
  }
  const std::int64_t all = size.pixels() * static_cast<std::int64_t>(channels.size());
  return channels.size() == 1 ? fmt::format("{} of {} pixels of the result", count, all)
                              : fmt::format("{} of {} values of the result", count, all);
}

}  // namespace

ComparedChannel compareWithReference(const ReferenceMethod& method, const ReferenceInput& input,
                                     const ChannelResult& result, ImageSize resultSize) {
  const auto width = static_cast<std::size_t>(resultSize.width);
  // One slot per row, because the sink is called from several threads, once per row.
  std::vector<RowError> rows(static_cast<std::size_t>(resultSize.height));
  method.compute(input, [&](int y, std::span<const double> reference) {
    const auto index = static_cast<std::size_t>(y);
    std::vector<float> row(width);
    result.pixels.read(index * width, row);
    rows[index] = compareRow(row, reference, result);
  });
  ComparedChannel compared;
  ErrorFigures& figures = compared.figures;
  double sumOfSquares = 0;
  for (const RowError& row : rows) {
    compared.spread += row.spread;
    figures.maxAbs = std::max(figures.maxAbs, row.maxAbs);
    sumOfSquares += row.sumOfSquares;
  }
  const double meanSquare = sumOfSquares / static_cast<double>(resultSize.pixels());
  figures.rms = std::isnan(meanSquare) ? kInfinity : std::sqrt(meanSquare);
  figures.psnrDb = psnrOf(figures.rms);
  return compared;
}

ChannelFacts factsOf(const RowReader& source, ImageSize size) {
  ChannelFacts facts;
  std::vector<float> row(static_cast<std::size_t>(size.width));
  for (int y = 0; y < size.height; ++y) {
    source(y, row);
    for (std::size_t x = 0; x < row.size(); ++x) {
      if (std::isfinite(row[x])) {
        facts.magnitude = std::max(facts.magnitude, std::abs(static_cast<double>(row[x])));
      } else if (++facts.noNumbers == 1) {
        facts.firstX = static_cast<int>(x);
        facts.firstY = y;
      }
    }
  }
  return facts;
}

void validate(ResultRow& row, const Workload& workload, const Variant& variant, ReferenceInput input,
              std::span<const ChannelResult> channels) {
  const ReferenceMethod& own = findReference(workload, variant.reference);
  const ImageSize size = imageSize(input.size);
  const ImageSize resultSize = workload.swapsSides ? ImageSize{size.height, size.width} : size;
  const ReferenceMethod& truth = workload.hasCommonTruth ? workload.references.front() : own;
  std::vector<ErrorFigures> errors;
  std::vector<ErrorFigures> ownErrors;
  std::int64_t spread = 0;
  for (const ChannelResult& channel : channels) {
    input.source = channel.source;
    const ComparedChannel compared = compareWithReference(own, input, channel, resultSize);
    spread += compared.spread;
    ownErrors.push_back(compared.figures);
    errors.push_back(own.name == truth.name ? compared.figures
                                            : compareWithReference(truth, input, channel, resultSize).figures);
  }
  if (spread > 0) {
    if (!row.reason.empty()) row.reason += ' ';
    const std::string places =
        channels.size() == 1 ? fmt::format("{} pixels", spread) : fmt::format("{} values", spread);
    row.reason += fmt::format(
        "The host reference ({}) has numbers at {} where the result has none: the kernel spreads those that are none "
        "in its source further, or makes its own.",
        own.title, places);
  }
  row.error = combined(errors);
  row.ownError = combined(ownErrors);
  double magnitude = 1;
  for (const ChannelResult& channel : channels) magnitude = std::max(magnitude, channel.magnitude);
  const bool isRounded = variant.pixel.element == Element::UChar;
  judgeError(row, own, own.tolerance(input.symbols) + (isRounded ? kByteRounding : 0),
             std::isfinite(row.ownError->maxAbs) ? "" : noNumbersIn(channels, resultSize), magnitude);
}

void validateMatrix(ResultRow& row, const Workload& workload, const Variant& variant, const ReferenceInput& input,
                    const NumberReader& result) {
  const ReferenceMethod& own = findReference(workload, variant.reference);
  row.ownError = own.compare(input, result);
  row.error = row.ownError;
  judgeError(row, own, own.tolerance(input.symbols), "Elements of the result");
}

}  // namespace headroom
