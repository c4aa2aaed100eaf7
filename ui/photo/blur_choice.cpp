#include "photo/blur_choice.hpp"

#include <QStandardItemModel>

#include "photo/blur_popup.hpp"
#include "style/plain_text.hpp"

namespace headroom {

BlurChoice::BlurChoice(QWidget* parent) : VariantBox(parent), popup_(new BlurPopup(this)) {}

void BlurChoice::setGroups(const std::vector<BlurGroup>& groups, int fallback) {
  if (fixed_ < 0) fixed_ = count();
  const QString chosen = variant();
  refill([&] {
    while (count() > fixed_) removeItem(count() - 1);  // the titles
    for (const BlurGroup& group : groups) addGroup(group);
    if (!chosen.isEmpty() && !offers(chosen)) setCurrentIndex(fallback);
  });
}

void BlurChoice::addGroup(const BlurGroup& group) {
  auto* items = qobject_cast<QStandardItemModel*>(model());
  Q_ASSERT(items != nullptr);
  addItem(group.title);
  QStandardItem* title = items->item(count() - 1);
  title->setFlags(Qt::NoItemFlags);
  title->setData(true, BlurHeadingRole);
  for (const BlurEntry& entry : group.entries) {
    addItem(entry.name, entry.id);
    QStandardItem* item = items->item(count() - 1);
    item->setToolTip(plainToolTip(entry.toolTip));
    item->setData(entry.speed, BlurSpeedRole);
    item->setData(entry.whyNot, BlurWhyNotRole);
    if (!entry.whyNot.isEmpty()) item->setFlags(Qt::NoItemFlags);
  }
}

void BlurChoice::showPopup() {
  if (popup_->isVisible()) return;
  Q_EMIT aboutToShow();
  popup_->open();
}

void BlurChoice::hidePopup() {
  popup_->hide();
  VariantBox::hidePopup();
}

}  // namespace headroom
