#include "widgets/variant_box.hpp"

#include <QSignalBlocker>

#include "style/plain_text.hpp"
#include "style/variant_name.hpp"

namespace headroom {

namespace {

/// Entries that are not variants have no id.
constexpr int kIdRole = Qt::UserRole;
/// The list scrolls beyond this.
constexpr int kMostChoices = 16;
/// Fits the longest id, and in a wider box the beginning of the title.
constexpr int kFewestCharacters = 22;

}  // namespace

VariantBox::VariantBox(QWidget* parent) : ElidingBox(parent) {
  setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(kFewestCharacters);
  setMaxVisibleItems(kMostChoices);
  connect(this, &QComboBox::currentTextChanged, this, [this](const QString& text) {
    if (!variant().isEmpty()) setToolTip(plainToolTip(text));
  });
}

void VariantBox::addVariant(const Variant& variant, const QString& toolTip) {
  addItem(variantName(variant), QString::fromStdString(variant.id));
  setItemData(count() - 1, toolTip, Qt::ToolTipRole);
}

void VariantBox::refill(const std::function<void()>& fill) {
  const QString chosen = variant();
  {
    const QSignalBlocker quiet(this);
    for (int place = count(); place-- > 0;) {
      if (!itemData(place, kIdRole).toString().isEmpty()) removeItem(place);
    }
    fill();
    if (setVariant(chosen)) return;
  }
  if (!chosen.isEmpty()) Q_EMIT currentIndexChanged(currentIndex());
}

QString VariantBox::variant() const {
  return currentData(kIdRole).toString();
}

bool VariantBox::setVariant(const QString& id) {
  if (!offers(id)) return false;
  setCurrentIndex(placeOf(id));
  return true;
}

int VariantBox::placeOf(const QString& id) const {
  return id.isEmpty() ? -1 : findData(id, kIdRole);
}

}  // namespace headroom
