// Difference of two pictures: as colours, as figures, and of one pixel as text.
#pragma once

#include <QColor>
#include <QPoint>
#include <QRect>
#include <QString>
#include <cstdint>
#include <optional>

#include "headroom/image/image.hpp"
#include "photo/image_pyramid.hpp"

namespace headroom {

/// Differences of all colour channels and alpha, white being 1; colours are multiplied by alpha.
struct DifferenceFigures {
  double largest = 0;  ///< magnitude
  double rms = 0;
  std::int64_t differing = 0;  ///< number of pixels with any difference
  std::int64_t pixels = 0;
};

struct PhotoDifference {
  /// Per pixel, the difference of the channel that differs most. Each level shows the largest difference of four pixels
  /// of the previous one, so that a single pixel stays visible.
  ImagePyramid pyramid;
  double gain = 1;  ///< amplification: a difference of 1 / gain has the brightest colour
  DifferenceFigures figures;
};

/// Largest amplification, which shows the last bits of a float.
inline constexpr double kLargestGain = 1 << 24;

/// Returns true if both have the same size, channels and depth.
[[nodiscard]] bool areComparable(const Image& left, const Image& right);

/// Returns right minus left. Without a gain, the largest power of two that keeps all differences within the scale.
/// Reads both images once for the figures and once for the colours; the images must be comparable.
[[nodiscard]] PhotoDifference differenceOf(const Image& left, const Image& right, std::optional<double> gain);

/// Returns the figures of a part; the images must be comparable.
[[nodiscard]] DifferenceFigures differenceFigures(const Image& left, const Image& right, const QRect& region);

/// Returns the colour of a difference from -1 to 1, in parts of the scale: blue for negative, orange for positive ones,
/// black for none. Magenta if it is not a number.
[[nodiscard]] QColor differenceColourAt(double part);

/// "largest difference 0.0039, RMS 0.00021"; "no difference" if there is none.
[[nodiscard]] QString differenceText(const DifferenceFigures& figures);

/// Returns the values of a pixel as stored: "R 12, G 34, B 56"; empty outside the image.
[[nodiscard]] QString pixelText(const Image& image, QPoint pixel);

/// Returns right minus left in the same form: "R +1, G 0, B -2"; empty if the images are not comparable.
[[nodiscard]] QString pixelDifferenceText(const Image& left, const Image& right, QPoint pixel);

}  // namespace headroom
