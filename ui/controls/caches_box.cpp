#include "controls/caches_box.hpp"

#include <QHBoxLayout>
#include <QLabel>

#include "style/text.hpp"

namespace headroom {

CachesBox::CachesBox(QWidget* parent) : QWidget(parent), combo_(new QComboBox(this)) {
  auto* label = new QLabel(tr("Cach&es"), this);
  label->setBuddy(combo_);
  combo_->setObjectName(QStringLiteral("caches"));
  combo_->setAccessibleName(tr("State of the caches before each launch"));
  for (const Caches caches : {Caches::Warm, Caches::Cold}) {
    combo_->addItem(engineText(toText(caches)), static_cast<int>(caches));
  }
  setToolTip(
      tr("Warm: launches follow each other, and each finds in the caches what the one before left there.\n"
         "Cold: a buffer larger than the last level cache is written before each launch, as if other work had "
         "been done in between. Slower to measure."));

  connect(combo_, &QComboBox::currentIndexChanged, this, &CachesBox::changed);

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(combo_);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Caches CachesBox::caches() const {
  return static_cast<Caches>(combo_->currentData().toInt());
}

void CachesBox::setCaches(Caches caches) {
  combo_->setCurrentIndex(combo_->findData(static_cast<int>(caches)));
}

}  // namespace headroom
