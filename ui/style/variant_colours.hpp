// One colour per variant, in every view.
#pragma once

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace headroom {

/// True for a palette of light text on a dark ground.
bool isDark(const QPalette& palette);

/// `part` of `over` on 1 - `part` of `under`; opaque.
QColor blend(const QColor& over, const QColor& under, double part);

/// For what belongs to no variant: ceilings, baselines of the device.
QColor neutralColour(const QPalette& palette);

/// The palette that exported pictures are drawn with: black on white, whatever the desktop's theme.
QPalette paperPalette();

/// A colour per variant id, told apart by colour-blind people and readable on the palette's ground.
/// It depends on the variant's place among its workload's variants only, so a variant keeps its colour whatever else is
/// measured, and a workload with few variants gets the colours that differ most.
class VariantColours {
 public:
  enum class Count {
    PerWorkload,  ///< the colours that a variant has in every view
    Together      ///< by their places in this list alone, for a chart whose variants would look alike or too dark
  };
  /// Ids ("blur.separable") in the catalogue's order.
  explicit VariantColours(QStringList variantIds, Count count = Count::PerWorkload);

  /// A neutral grey for an id that is not in the catalogue.
  [[nodiscard]] QColor colour(const QString& variantId, const QPalette& palette) const;
  /// True when each has a hue of its own, none of them a shade of another.
  [[nodiscard]] bool tellApart(const QStringList& variantIds) const;
  /// Place among those that it is counted with, from 0; -1 for an unknown id. Picks marker shapes.
  [[nodiscard]] int place(const QString& variantId) const;

 private:
  QHash<QString, int> places_;
};

}  // namespace headroom
