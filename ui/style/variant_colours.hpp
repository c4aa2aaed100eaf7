// One colour per variant, the same in every view.
#pragma once

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace headroom {

/// True for a palette with light text on a dark background.
bool isDark(const QPalette& palette);

/// Returns `over` at opacity `part` on `under`; opaque.
QColor blend(const QColor& over, const QColor& under, double part);

/// Colour of items without a variant: ceilings, baselines of the device.
QColor neutralColour(const QPalette& palette);

/// Palette of exported images: black on white, regardless of the desktop's theme.
QPalette paperPalette();

/// A colour per variant id, distinguishable with colour blindness and readable on the palette's background. It depends
/// only on the variant's index in its workload, so a variant keeps its colour whatever else is measured, and a workload
/// with few variants gets the colours that differ most.
class VariantColours {
 public:
  enum class Count {
    PerWorkload,  ///< the colour that a variant has in every view
    Together      ///< by index in this list alone, for a chart whose variants would otherwise look alike or too dark
  };
  /// `variantIds` ("blur.separable") are in the catalogue's order.
  explicit VariantColours(QStringList variantIds, Count count = Count::PerWorkload);

  /// Returns a neutral grey for an id that is not in the catalogue.
  [[nodiscard]] QColor colour(const QString& variantId, const QPalette& palette) const;
  /// True if all have different hues, so that none is a shade of another.
  [[nodiscard]] bool tellApart(const QStringList& variantIds) const;
  /// Returns the variant's index as `count` defines it, from 0; -1 for an unknown id. Also selects marker shapes.
  [[nodiscard]] int place(const QString& variantId) const;

 private:
  QHash<QString, int> places_;
};

}  // namespace headroom
