// A choice among variants, each by id and title.
#pragma once

#include <functional>

#include "headroom/values/variant.hpp"
#include "widgets/eliding_box.hpp"

namespace headroom {

class VariantBox : public ElidingBox {
  Q_OBJECT

 public:
  explicit VariantBox(QWidget* parent = nullptr);

  /// The tooltip says more of it.
  void addVariant(const Variant& variant, const QString& toolTip);
  /// Takes all variants out and lets `fill` add them again. The choice stays where it is still offered; entries that
  /// are no variants stay.
  void refill(const std::function<void()>& fill);
  /// Id of the chosen one; empty where that is no variant.
  [[nodiscard]] QString variant() const;
  /// False, and the choice stays, for one that is not offered.
  bool setVariant(const QString& id);
  [[nodiscard]] bool offers(const QString& id) const { return placeOf(id) >= 0; }

 private:
  [[nodiscard]] int placeOf(const QString& id) const;
};

}  // namespace headroom
