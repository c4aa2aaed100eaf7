#include "runner/photo/photo_sample.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "headroom/workloads.hpp"
#include "image/planes.hpp"
#include "runner/sampling/validation.hpp"

namespace headroom {
namespace {

/// Patches along each side of the photo.
constexpr int kSquares = 4;

/// Returns the part of the photo as an image.
Image cut(const Image& photo, const ImageArea& area) {
  const std::size_t pixelBytes = static_cast<std::size_t>(photo.channels()) * bytesPerSample(photo.depth());
  const std::size_t rowBytes = static_cast<std::size_t>(area.size.width) * pixelBytes;
  std::vector<std::byte> bytes;
  bytes.reserve(rowBytes * static_cast<std::size_t>(area.size.height));
  for (int y = area.top; y < area.top + area.size.height; ++y) {
    const auto row = photo.bytes().subspan(static_cast<std::size_t>(y) * photo.rowPitchBytes() +
                                           static_cast<std::size_t>(area.left) * pixelBytes);
    bytes.insert(bytes.end(), row.begin(), row.begin() + static_cast<std::ptrdiff_t>(rowBytes));
  }
  return {area.size, photo.channels(), photo.depth(), bytes};
}

std::vector<float> cut(const ChannelView& channel, ImageSize size, const ImageArea& area) {
  std::vector<float> part(static_cast<std::size_t>(area.size.pixels()));
  const auto width = static_cast<std::size_t>(area.size.width);
  for (int y = 0; y < area.size.height; ++y) {
    const std::size_t first = static_cast<std::size_t>(area.top + y) * static_cast<std::size_t>(size.width) +
                              static_cast<std::size_t>(area.left);
    channel.read(first, std::span(part).subspan(static_cast<std::size_t>(y) * width, width));
  }
  return part;
}

/// Returns the area extended by the Gaussian's reach, clipped to the photo.
ImageArea withMargin(const ImageArea& area, ImageSize size, int margin) {
  ImageArea wide;
  wide.left = std::max(0, area.left - margin);
  wide.top = std::max(0, area.top - margin);
  wide.size.width = std::min(size.width, area.left + area.size.width + margin) - wide.left;
  wide.size.height = std::min(size.height, area.top + area.size.height + margin) - wide.top;
  return wide;
}

/// For whole channels: some methods spread a NaN over any distance.
std::vector<ChannelFacts> factsOfChannels(const Image& photo) {
  std::vector<ChannelFacts> facts(static_cast<std::size_t>(photo.channels()));
  if (photo.depth() != Depth::F32) return facts;
  const std::vector<std::vector<float>> planes = toPlanes(photo);
  const auto width = static_cast<std::size_t>(photo.size().width);
  for (std::size_t channel = 0; channel < planes.size(); ++channel) {
    facts[channel] = factsOf(
        [&](int y, std::span<float> row) {
          std::copy_n(planes[channel].begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width), width,
                      row.begin());
        },
        photo.size());
  }
  return facts;
}

/// Accumulates errors over patches and channels.
struct Errors {
  double maxAbs = 0;
  double sumOfSquares = 0;
  double count = 0;

  void add(double result, double reference, const ChannelFacts& facts) {
    if (facts.noNumbers > 0 && !(std::isfinite(result) && std::isfinite(reference))) return;
    const double size = std::abs(result - reference) / facts.magnitude;
    sumOfSquares += size * size;
    if (!(size <= maxAbs)) maxAbs = std::isnan(size) ? std::numeric_limits<double>::infinity() : size;
    ++count;
  }
};

class PhotoSample {
 public:
  PhotoSample(const Image& photo, std::span<const ChannelView> results, const ParameterValues& parameters,
              std::stop_token stop)
      : photo_(photo),
        facts_(factsOfChannels(photo)),
        results_(results),
        stop_(std::move(stop)),
        truth_(findWorkload(kPhotoWorkload).references[0]) {
    for (const auto& [name, value] : valuesFor(findWorkload(kPhotoWorkload), parameters)) symbols_[name] = value;
    // A method without a known reach needs the whole photo.
    margin_ = truth_.reach != nullptr ? truth_.reach(symbols_).rows : kLongestSide;
  }

  void compare(const ImageArea& area) {
    const ImageArea wide = withMargin(area, photo_.size(), margin_);
    const std::vector<std::vector<float>> sources = toPlanes(cut(photo_, wide));
    for (std::size_t channel = 0; channel < sources.size() && !stop_.stop_requested(); ++channel) {
      compareChannel(area, wide, facts_[channel], sources[channel], cut(results_[channel], photo_.size(), area));
    }
  }

  [[nodiscard]] ErrorFigures figures() const {
    ErrorFigures figures;
    figures.maxAbs = errors_.maxAbs;
    figures.rms = errors_.count > 0 ? std::sqrt(errors_.sumOfSquares / errors_.count) : 0;
    figures.psnrDb = figures.rms > 0 ? -20 * std::log10(figures.rms) : std::numeric_limits<double>::infinity();
    return figures;
  }

 private:
  void compareChannel(const ImageArea& area, const ImageArea& wide, const ChannelFacts& facts,
                      const std::vector<float>& source, const std::vector<float>& result) {
    const auto width = static_cast<std::size_t>(wide.size.width);
    const RowReader reader = [&](int y, std::span<float> row) {
      std::copy_n(source.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * width), width,
                  row.begin());
    };
    std::vector<Errors> rows(static_cast<std::size_t>(area.size.height));
    truth_.compute({wide.size, reader, symbols_, stop_}, [&](int y, std::span<const double> reference) {
      const int line = y + wide.top - area.top;
      if (line < 0 || line >= area.size.height) return;
      const std::size_t first = static_cast<std::size_t>(line) * static_cast<std::size_t>(area.size.width);
      for (int x = 0; x < area.size.width; ++x) {
        const auto column = static_cast<std::size_t>(x);
        rows[static_cast<std::size_t>(line)].add(
            result[first + column], reference[column + static_cast<std::size_t>(area.left - wide.left)], facts);
      }
    });
    for (const Errors& row : rows) {
      errors_.maxAbs = std::max(errors_.maxAbs, row.maxAbs);
      errors_.sumOfSquares += row.sumOfSquares;
      errors_.count += row.count;
    }
  }

  const Image& photo_;
  std::vector<ChannelFacts> facts_;
  std::span<const ChannelView> results_;
  std::stop_token stop_;
  const ReferenceMethod& truth_;
  Symbols symbols_;
  int margin_ = 0;
  Errors errors_;
};

/// Returns the part of the area that is in the photo.
ImageArea clipped(const ImageArea& area, ImageSize photo) {
  const int left = std::clamp(area.left, 0, photo.width);
  const int top = std::clamp(area.top, 0, photo.height);
  // In 64 bits, because the area comes from another process.
  const auto side = [](int start, int length, int from, int most) {
    const std::int64_t end = std::clamp<std::int64_t>(std::int64_t{start} + length, from, most);
    return static_cast<int>(end - from);
  };
  return {left,
          top,
          {side(area.left, area.size.width, left, photo.width), side(area.top, area.size.height, top, photo.height)}};
}

}  // namespace

ErrorFigures sampleError(const Image& photo, std::span<const ChannelView> results, const ParameterValues& parameters,
                         const std::stop_token& stop) {
  return sampleError(photo, results, parameters, ImageArea{0, 0, photo.size()}, stop).value_or(ErrorFigures{});
}

std::optional<ErrorFigures> sampleError(const Image& photo, std::span<const ChannelView> results,
                                        const ParameterValues& parameters, const ImageArea& region,
                                        const std::stop_token& stop) {
  const ImageArea whole = clipped(region, photo.size());
  if (whole.size.pixels() <= 0) return std::nullopt;
  PhotoSample sample(photo, results, parameters, stop);
  if (whole.size.pixels() <= kSamplePixels) {
    sample.compare(whole);
    return sample.figures();
  }
  const int side = static_cast<int>(std::sqrt(static_cast<double>(kSamplePixels))) / kSquares;
  const ImageSize square{std::min(side, whole.size.width), std::min(side, whole.size.height)};
  for (int row = 0; row < kSquares; ++row) {
    for (int column = 0; column < kSquares; ++column) {
      const int left = whole.left + (whole.size.width - square.width) * column / (kSquares - 1);
      const int top = whole.top + (whole.size.height - square.height) * row / (kSquares - 1);
      if (!stop.stop_requested()) sample.compare({left, top, square});
    }
  }
  return sample.figures();
}

}  // namespace headroom
