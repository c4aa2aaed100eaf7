#include "engine/split_data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <mutex>

#include "engine/channel_view.hpp"
#include "engine/random_plane.hpp"
#include "engine/validation.hpp"
#include "headroom/configuration.hpp"
#include "row_bands.hpp"

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

}  // namespace

void SplitData::prepare(const Workload& workload, PixelFormat pixel, Size size, double sigma, std::uint64_t seed) {
  if (workload_ == &workload && pixel_ == pixel && size_ == size && sigma_ == sigma && seed_ == seed) return;
  references_.clear();
  workload_ = nullptr;  // until all of it is there
  pixel_ = pixel;
  size_ = size;
  sigma_ = sigma;
  seed_ = seed;
  const std::size_t bytes = rowBytes() * static_cast<std::size_t>(size.height);
  source_.resize(bytes);
  result_.resize(bytes);
  forEachBand(size.height, 16, [&](int first, int last) {
    const auto numbers = static_cast<std::uint64_t>(size.width) * static_cast<std::uint64_t>(pixel.channels);
    for (auto i = static_cast<std::uint64_t>(first) * numbers; i < static_cast<std::uint64_t>(last) * numbers; ++i) {
      if (pixel.element == Element::UChar) {
        source_[i] = randomByte(seed, i);
      } else {
        const float value = randomPixel(seed, i);
        std::memcpy(source_.data() + i * sizeof value, &value, sizeof value);
      }
    }
  });
  workload_ = &workload;
}

std::span<const std::uint8_t> SplitData::source(const RowRange& rows) const {
  return std::span(source_).subspan(static_cast<std::size_t>(rows.first) * rowBytes(),
                                    static_cast<std::size_t>(rows.count()) * rowBytes());
}

std::span<std::uint8_t> SplitData::result(const RowRange& rows) {
  return std::span(result_).subspan(static_cast<std::size_t>(rows.first) * rowBytes(),
                                    static_cast<std::size_t>(rows.count()) * rowBytes());
}

std::size_t SplitData::rowBytes() const {
  return static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(bytesOf(pixel_));
}

void SplitData::forgetResult() {
  // Four bytes of 255 are a NaN.
  std::fill(result_.begin(), result_.end(), std::uint8_t{255});
}

double SplitData::secondsToCheck(std::span<const CheckedRows> parts) const {
  double seconds = static_cast<double>(size_.pixels()) / 10e6;
  for (const CheckedRows& part : parts) {
    if (!references_.contains(keyOf(*part.variant))) seconds += secondsToValidate(size_, sigma_);
  }
  return seconds * pixel_.channels;
}

SplitCheck SplitData::check(std::span<const CheckedRows> parts, const std::stop_token& stop) {
  SplitCheck check;
  for (const CheckedRows& part : parts) {
    if (part.rows.empty()) continue;
    const Variant& variant = *part.variant;
    const ReferenceMethod& method = findReference(*workload_, variant.reference);
    const double error = maxErrorOf(referenceOf(variant, stop), part.rows);
    const double tolerance = toleranceOf(method, symbolsFor(*workload_, variant, size_, sigma_), pixel_);
    if (error > check.maxError) check.maxError = error;
    if (error <= tolerance || !check.fault.empty()) continue;
    check.fault =
        fmt::format("Rows {} to {}, by {}, differ from the host reference ({}) by up to {:.3g}, and {:.3g} is allowed.",
                    part.rows.first, part.rows.last - 1, variant.id, method.title, error, tolerance);
  }
  if (stop.stop_requested()) references_.clear();  // one of them may lack rows
  return check;
}

const SplitData::Reference& SplitData::referenceOf(const Variant& variant, const std::stop_token& stop) {
  const std::string key = keyOf(variant);
  const auto known = references_.find(key);
  if (known != references_.end()) return known->second;
  const ReferenceMethod& method = findReference(*workload_, variant.reference);
  const auto width = static_cast<std::size_t>(size_.width);
  Reference reference;
  for (int channel = 0; channel < pixel_.channels; ++channel) {
    const ChannelView view = viewOf(source_, pixel_, channel);
    const RowReader reader = [view, width](int y, std::span<float> row) {
      view.read(static_cast<std::size_t>(y) * width, row);
    };
    std::vector<double> plane(static_cast<std::size_t>(size_.pixels()));
    method.compute({size_, reader, symbolsFor(*workload_, variant, size_, sigma_), stop},
                   [&](int y, std::span<const double> row) {
                     std::copy(row.begin(), row.end(),
                               plane.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width));
                   });
    reference.push_back(std::move(plane));
  }
  return references_.insert_or_assign(key, std::move(reference)).first->second;
}

double SplitData::maxErrorOf(const Reference& reference, const RowRange& rows) const {
  const auto width = static_cast<std::size_t>(size_.width);
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
