#include "photo/photo_pane.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "style/focus_ring.hpp"
#include "style/plain_text.hpp"

namespace headroom {

PhotoPane::PhotoPane(const std::vector<Variant>& catalogue, QWidget* parent)
    : QWidget(parent),
      view_(new PhotoView(this)),
      bar_(new PhotoBar(catalogue, view_, this)),
      readout_(new QLabel(this)) {
  readout_->setObjectName(QStringLiteral("photoReadout"));
  readout_->setAccessibleName(tr("Values under the cursor"));
  readout_->setTextFormat(Qt::PlainText);
  readout_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  readout_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  // One line, with and without text: the pictures must not move when the cursor enters them.
  readout_->setFixedHeight(fontMetrics().height());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().averageCharWidth() / 2);
  layout->addWidget(bar_);
  layout->addWidget(view_, 1);
  layout->addWidget(readout_);
  setTabOrder(bar_->last(), view_);
  view_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PhotoPane::setReadout(const QString& text) {
  if (text == readout_->text()) return;
  readout_->setText(text);
  readout_->setToolTip(plainToolTip(text));
}

void PhotoPane::setCopyable(const QString& values) {
  if (!values.isEmpty()) values_ = values;
}

void PhotoPane::addSeparator() {
  auto* separator = new QAction(view_);
  separator->setSeparator(true);
  view_->addAction(separator);
}

void PhotoPane::addMenu(const QList<QAction*>& photo, const QList<QAction*>& zoom) {
  view_->addActions(photo);
  addSeparator();
  addLooks();
  addSeparator();
  addCopies();
  addRegions();
  addSeparator();
  view_->addActions(zoom);
  bar_->setZoomActions(zoom);
}

void PhotoPane::addLooks() {
  auto* group = new QActionGroup(this);
  const std::array looks{std::pair(PhotoLook::Wipe, tr("Compare by a &line")),
                         std::pair(PhotoLook::SideBySide, tr("Compare s&ide by side")),
                         std::pair(PhotoLook::Difference, tr("Show the &difference"))};
  for (const auto& [look, text] : looks) {
    auto* action = new QAction(text, group);
    action->setCheckable(true);
    action->setChecked(view_->look() == look);
    connect(action, &QAction::triggered, view_, [this, wanted = look] { view_->setLook(wanted); });
    connect(view_, &PhotoView::lookChanged, action,
            [action, own = look](PhotoLook shown) { action->setChecked(shown == own); });
    view_->addAction(action);
  }
  auto* blink = new QAction(tr("&Blink"), view_);
  blink->setCheckable(true);
  connect(blink, &QAction::toggled, view_, &PhotoView::setBlinking);
  connect(view_, &PhotoView::blinkingChanged, blink, &QAction::setChecked);
  view_->addAction(blink);
}

void PhotoPane::addCopies() {
  auto* values = new QAction(tr("Copy &values under the cursor"), view_);
  values->setObjectName(QStringLiteral("copyPhotoValues"));
  connect(values, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(values_); });
  auto* picture = new QAction(tr("&Copy what is shown as picture"), view_);
  picture->setObjectName(QStringLiteral("copyPhotoView"));
  connect(picture, &QAction::triggered, this, [this] {
    const WithoutFocusRing hidden(*view_);
    QApplication::clipboard()->setImage(view_->grab().toImage());
  });
  view_->addActions({values, picture});
}

void PhotoPane::addRegions() {
  auto* visible = new QAction(tr("&Measure the visible part"), view_);
  visible->setObjectName(QStringLiteral("measureVisiblePart"));
  connect(visible, &QAction::triggered, this, [this] { view_->setRegion(view_->visiblePixels()); });
  auto* clear = new QAction(tr("&Remove the region"), view_);
  clear->setObjectName(QStringLiteral("removeRegion"));
  clear->setEnabled(false);
  connect(clear, &QAction::triggered, this, [this] { view_->setRegion({}); });
  connect(view_, &PhotoView::regionChanged, clear,
          [clear](const QRect& region) { clear->setEnabled(!region.isEmpty()); });
  view_->addActions({visible, clear});
}

}  // namespace headroom
