// Combo box of variants, each with id and title.
#pragma once

#include <functional>

#include "headroom/values/variant.hpp"
#include "widgets/eliding_box.hpp"

namespace headroom {

class VariantBox : public ElidingBox {
  Q_OBJECT

 public:
  explicit VariantBox(QWidget* parent = nullptr);

  /// The tooltip has more details.
  void addVariant(const Variant& variant, const QString& toolTip);
  /// Removes all variants and lets `fill` add them again. Keeps the choice if it is still offered, and entries that are
  /// not variants.
  void refill(const std::function<void()>& fill);
  /// Returns the id of the chosen variant; empty if the entry is not a variant.
  [[nodiscard]] QString variant() const;
  /// Returns false, and keeps the choice, if the variant is not offered.
  bool setVariant(const QString& id);
  [[nodiscard]] bool offers(const QString& id) const { return placeOf(id) >= 0; }

 private:
  [[nodiscard]] int placeOf(const QString& id) const;
};

}  // namespace headroom
