// Difference of two pictures: as colours, as figures, and of one pixel as text.
#pragma once

#include <QColor>
#include <QPoint>
#include <QRect>
#include <QString>
#include <cstdint>
#include <optional>

#include "headroom/image/image_difference.hpp"
#include "photo/image_pyramid.hpp"

namespace headroom {

struct PhotoDifference {
  /// Per pixel, the difference of the channel that differs most. Each level shows the largest difference of four pixels
  /// of the previous one, so that a single pixel stays visible.
  ImagePyramid pyramid;
  double gain = 1;           ///< amplification: a difference of 1 / gain has the brightest colour
  std::int64_t clipped = 0;  ///< number of pixels that differ by more
  DifferenceFigures figures;
};

/// Returns right minus left. Without a gain, automaticGain() chooses it. The images must be comparable.
[[nodiscard]] PhotoDifference differenceOf(const Image& left, const Image& right, std::optional<double> gain);

/// Returns the figures of a part; the images must be comparable.
[[nodiscard]] DifferenceFigures differenceFigures(const Image& left, const Image& right, const QRect& region);

/// See differenceColour().
[[nodiscard]] QColor differenceColourAt(double part);

/// Returns the share of the pixels that are clipped: "0.04% clipped"; empty if none is.
[[nodiscard]] QString clippedText(const PhotoDifference& difference);

/// "largest difference 0.0039, RMS 0.00021"; "no difference" if there is none.
[[nodiscard]] QString differenceText(const DifferenceFigures& figures);

/// Returns the values of a pixel as stored: "R 12, G 34, B 56"; empty outside the image.
[[nodiscard]] QString pixelText(const Image& image, QPoint pixel);

/// Returns right minus left in the same form: "R +1, G 0, B -2"; empty if the images are not comparable.
[[nodiscard]] QString pixelDifferenceText(const Image& left, const Image& right, QPoint pixel);

}  // namespace headroom
