#include "runner/measuring/split_data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <mutex>

#include "headroom/values/configuration.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/buffer_audit.hpp"
#include "runner/measuring/measuring.hpp"
#include "runner/sampling/channel_view.hpp"
#include "runner/sampling/validation.hpp"
#include "system/random_numbers.hpp"
#include "system/row_bands.hpp"

namespace headroom {

namespace {

std::string keyOf(const Variant& variant) {
  return variant.id + ' ' + toText(configurationOf(variant));
}

ChannelView viewOf(const std::vector<std::uint8_t>& plane, PixelFormat pixel, int channel) {
  if (pixel.element == Element::UChar) return ChannelView(std::span(plane), pixel.channels, channel);
  const auto* floats = static_cast<const float*>(static_cast<const void*>(plane.data()));
  return ChannelView(std::span(floats, plane.size() / sizeof(float)), pixel.channels, channel);
}

double toleranceOf(const ReferenceMethod& method, const Symbols& symbols, PixelFormat pixel) {
  return method.tolerance(symbols) + (pixel.element == Element::UChar ? kByteRounding : 0);
}

template <typename Number>
void fill(std::vector<std::uint8_t>& bytes, RandomNumbers numbers) {
  const auto count = bytes.size() / sizeof(Number);
  // A buffer has no rows: bands of 4096 numbers only distribute the work.
  constexpr std::size_t kChunk = 4096;
  forEachBand(static_cast<int>((count + kChunk - 1) / kChunk), 16, [&](int first, int end) {
    const std::size_t last = std::min(count, static_cast<std::size_t>(end) * kChunk);
    for (std::size_t i = static_cast<std::size_t>(first) * kChunk; i < last; ++i) {
      const Number value = randomNumber<Number>(numbers, i);
      std::memcpy(bytes.data() + i * sizeof value, &value, sizeof value);
    }
  });
}

void fill(std::vector<std::uint8_t>& bytes, Element element, RandomNumbers numbers) {
  if (element == Element::UChar) return fill<std::uint8_t>(bytes, numbers);
  if (element == Element::Int) return fill<std::int32_t>(bytes, numbers);
  fill<float>(bytes, numbers);
}

template <typename Number>
NumberReader readerOf(const std::vector<std::uint8_t>& bytes) {
  return [&bytes](std::int64_t first, std::span<double> numbers) {
    for (double& number : numbers) {
      Number value = 0;
      std::memcpy(&value, bytes.data() + static_cast<std::size_t>(first++) * sizeof value, sizeof value);
      number = static_cast<double>(value);
    }
  };
}

/// For matrices, which never hold bytes.
NumberReader readerOf(const std::vector<std::uint8_t>& bytes, Element element) {
  return element == Element::Int ? readerOf<std::int32_t>(bytes) : readerOf<float>(bytes);
}

/// Elements of the input that each additional row needs.
std::int64_t elementsPerRow(const Workload& workload, const Buffer& input, Size size) {
  const auto elementsWith = [&](std::int64_t rows) {
    return elementsOf(workload, input.shape, size.with(workload.rows.value(), rows));
  };
  return elementsWith(2) - elementsWith(1);
}

std::string faultText(const std::string& what, const ReferenceMethod& method, double error, double tolerance) {
  if (!std::isfinite(error)) return fmt::format("{} hold values that are {}.", what, kNoNumbers);
  return fmt::format("{} differ from the host reference ({}) by up to {:.3g}, and {:.3g} is allowed.", what,
                     method.title, error, tolerance);
}

}  // namespace

void SplitData::prepare(const Workload& workload, PixelFormat pixel, Size size, const ParameterValues& parameters,
                        std::uint64_t seed) {
  if (workload_ == &workload && pixel_ == pixel && size_ == size && parameters_ == parameters && seed_ == seed) return;
  references_.clear();
  right_.clear();
  inputs_.clear();
  inputRowBytes_.clear();
  workload_ = nullptr;  // until it is complete
  pixel_ = pixel;
  size_ = size;
  parameters_ = parameters;
  seed_ = seed;
  for (std::size_t i = 0; i < inputsOf(workload).size(); ++i) {
    const Buffer& input = *inputsOf(workload)[i];
    inputs_.emplace_back(static_cast<std::size_t>(elementsOf(workload, input.shape, size) * bytesOf(pixel)));
    inputRowBytes_.push_back(static_cast<std::size_t>(elementsPerRow(workload, input, size) * bytesOf(pixel)));
    fill(inputs_.back(), pixel.element, numbersOf(workload, i, seed));
  }
  result_.resize(static_cast<std::size_t>(resultElements(workload, size) * bytesOf(pixel)));
  workload_ = &workload;
}

std::span<const std::uint8_t> SplitData::input(std::size_t index, const RowRange& rows) const {
  const std::span<const std::uint8_t> all(inputs_[index]);
  const std::size_t perRow = inputRowBytes_[index];
  if (perRow == 0) return all;
  return all.subspan(static_cast<std::size_t>(rows.first) * perRow, static_cast<std::size_t>(rows.count()) * perRow);
}

std::span<std::uint8_t> SplitData::result(const RowRange& rows) {
  return std::span(result_).subspan(static_cast<std::size_t>(rows.first) * rowBytes(),
                                    static_cast<std::size_t>(rows.count()) * rowBytes());
}

std::size_t SplitData::rowBytes() const {
  return static_cast<std::size_t>(rowElements() * bytesOf(pixel_));
}

void SplitData::forgetResult() {
  // Four bytes of 255 are a NaN.
  std::fill(result_.begin(), result_.end(), std::uint8_t{255});
}

double SplitData::secondsToCheck(std::span<const CheckedRows> parts) const {
  double seconds = items() / 10e6;
  for (const CheckedRows& part : parts) {
    if (!references_.contains(keyOf(*part.variant))) seconds += secondsToValidate(*workload_, items(), parameters_);
  }
  return seconds * pixel_.channels;
}

SplitCheck SplitData::check(std::span<const CheckedRows> parts, const std::stop_token& stop) {
  std::string key;
  for (const CheckedRows& part : parts) {
    key += fmt::format("{} to {} by {}\n", part.rows.first, part.rows.last, keyOf(*part.variant));
  }
  const std::uint64_t digest = digestOf(result_);
  const auto known = right_.find(key);
  if (known != right_.end() && known->second.digest == digest) return {known->second.maxError, {}};
  SplitCheck check = comparesNumbers(parts) ? checkMatrix(parts, stop) : checkPicture(parts, stop);
  if (check.fault.empty() && !stop.stop_requested()) right_[key] = {digest, check.maxError};
  return check;
}

double SplitData::items() const {
  return static_cast<double>(resultElements(*workload_, size_));
}

std::int64_t SplitData::rowElements() const {
  return resultElements(*workload_, size_) / size_[workload_->rows.value()];
}

bool SplitData::comparesNumbers(std::span<const CheckedRows> parts) const {
  return isComparedWhole(*workload_, *parts.front().variant);
}

SplitCheck SplitData::checkPicture(std::span<const CheckedRows> parts, const std::stop_token& stop) {
  SplitCheck check;
  for (const CheckedRows& part : parts) {
    const Variant& variant = *part.variant;
    const ReferenceMethod& method = findReference(*workload_, variant.reference);
    const double error = maxErrorOf(referenceOf(variant, stop), part.rows);
    const double tolerance = toleranceOf(method, symbolsFor(*workload_, variant, size_, parameters_), pixel_);
    check.maxError = std::max(check.maxError, error);
    if (error <= tolerance || !check.fault.empty()) continue;
    const std::string rows = fmt::format("Rows {} to {}, by {},", part.rows.first, part.rows.last - 1, variant.id);
    check.fault = faultText(rows, method, error, tolerance);
  }
  if (stop.stop_requested()) references_.clear();  // one of them may lack rows
  return check;
}

SplitCheck SplitData::checkMatrix(std::span<const CheckedRows> parts, const std::stop_token& stop) const {
  // All parts' variants have this method.
  const Variant& variant = *parts.front().variant;
  const ReferenceMethod& method = findReference(*workload_, variant.reference);
  const Symbols symbols = symbolsFor(*workload_, variant, size_, parameters_);
  ReferenceInput input{size_, {}, symbols, stop, {}};
  for (const std::vector<std::uint8_t>& bytes : inputs_) {
    input.inputs.push_back(readerOf(bytes, pixel_.element));
    input.elements.push_back(static_cast<std::int64_t>(bytes.size()) / bytesOf(pixel_.element));
  }
  SplitCheck check;
  check.maxError = method.compare(input, readerOf(result_, pixel_.element)).maxAbs;
  const double tolerance = toleranceOf(method, symbols, pixel_);
  if (!(check.maxError <= tolerance)) check.fault = faultText("The joined rows", method, check.maxError, tolerance);
  return check;
}

const SplitData::Reference& SplitData::referenceOf(const Variant& variant, const std::stop_token& stop) {
  const std::string key = keyOf(variant);
  const auto known = references_.find(key);
  if (known != references_.end()) return known->second;
  const ReferenceMethod& method = findReference(*workload_, variant.reference);
  const auto width = static_cast<std::size_t>(rowElements());
  Reference reference;
  for (int channel = 0; channel < pixel_.channels; ++channel) {
    const ChannelView view = viewOf(inputs_.front(), pixel_, channel);
    const RowReader reader = [view, width](int y, std::span<float> row) {
      view.read(static_cast<std::size_t>(y) * width, row);
    };
    std::vector<double> plane(static_cast<std::size_t>(items()));
    method.compute({size_, reader, symbolsFor(*workload_, variant, size_, parameters_), stop, {}},
                   [&](int y, std::span<const double> row) {
                     std::copy(row.begin(), row.end(),
                               plane.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width));
                   });
    reference.push_back(std::move(plane));
  }
  return references_.insert_or_assign(key, std::move(reference)).first->second;
}

double SplitData::maxErrorOf(const Reference& reference, const RowRange& rows) const {
  const auto width = static_cast<std::size_t>(rowElements());
  std::mutex mutex;
  double maxError = 0;
  for (int channel = 0; channel < pixel_.channels; ++channel) {
    const ChannelView view = viewOf(result_, pixel_, channel);
    const std::vector<double>& plane = reference[static_cast<std::size_t>(channel)];
    forEachBand(rows.count(), 16, [&](int first, int last) {
      std::vector<float> row(width);
      double largest = 0;
      for (int y = rows.first + first; y < rows.first + last; ++y) {
        const std::size_t at = static_cast<std::size_t>(y) * width;
        view.read(at, row);
        for (std::size_t x = 0; x < width; ++x) {
          const double error = std::abs(static_cast<double>(row[x]) - plane[at + x]);
          if (!(error <= largest)) largest = std::isnan(error) ? std::numeric_limits<double>::infinity() : error;
        }
      }
      const std::lock_guard lock(mutex);
      maxError = std::max(maxError, largest);
    });
  }
  return maxError;
}

}  // namespace headroom
