#include "photo/photo_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <array>

#include "style/text.hpp"

namespace headroom {

namespace {

/// Amplifications on offer: from what is hardly visible to the last bits of a float.
constexpr std::array kGains{1, 4, 16, 64, 256, 1024, 4096, 16384, 65536};

QString zoomText(qreal zoom) {
  const double percent = 100 * zoom;
  return PhotoBar::tr("%1%").arg(onScreen(QString::number(percent, 'f', percent < 10 ? 1 : 0)));
}

}  // namespace

PhotoBar::PhotoBar(const std::vector<Variant>& catalogue, PhotoView* view, QWidget* parent)
    : FlowBar(parent),
      view_(view),
      left_(new BlurChoice(this)),
      look_(new QComboBox(this)),
      gain_(new QComboBox(this)),
      hold_(new QToolButton(this)),
      blink_(new QToolButton(this)),
      zoom_(new QToolButton(this)) {
  flow()->setSpacing(fontMetrics().averageCharWidth());
  buildLeft();
  setFacts({}, catalogue);
  buildBoxes();
  buildButtons();
  connect(view_, &PhotoView::lookChanged, this, &PhotoBar::followView);
  connect(view_, &PhotoView::blinkingChanged, this, &PhotoBar::followView);
  connect(view_, &PhotoView::zoomChanged, this, &PhotoBar::followView);
  followView();
}

void PhotoBar::addLabelled(const QString& text, QWidget* widget) {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().averageCharWidth());
  auto* label = new QLabel(text, row);
  label->setBuddy(widget);
  layout->addWidget(label);
  layout->addWidget(widget, 1);
  flow()->addWidget(row);
  if (widget == gain_) gainRow_ = row;
}

void PhotoBar::buildLeft() {
  left_->setObjectName(QStringLiteral("photoLeft"));
  left_->setAccessibleName(tr("Left picture"));
  left_->addItem(tr("Photo"));
  left_->setItemData(0, tr("Compare the photo with its blur."), Qt::ToolTipRole);
  addLabelled(tr("Left"), left_);
  connect(left_, &QComboBox::currentIndexChanged, this, &PhotoBar::leftChanged);
  connect(left_, &BlurChoice::aboutToShow, this, &PhotoBar::aboutToShowLeft);
}

void PhotoBar::buildBoxes() {
  look_->setObjectName(QStringLiteral("photoLook"));
  look_->setAccessibleName(tr("Comparison of both pictures"));
  // In the order of PhotoLook.
  look_->addItem(tr("Line"));
  look_->setItemData(0, tr("Show the pictures on either side of a line that can be dragged (W)."), Qt::ToolTipRole);
  look_->addItem(tr("Side by side"));
  look_->setItemData(1, tr("Show the same part of both pictures (S)."), Qt::ToolTipRole);
  look_->addItem(tr("Difference"));
  look_->setItemData(2, tr("Show right minus left, amplified: blue is darker, orange brighter (D)."), Qt::ToolTipRole);
  addLabelled(tr("Compare by"), look_);
  connect(look_, &QComboBox::currentIndexChanged, this,
          [this](int index) { view_->setLook(static_cast<PhotoLook>(index)); });

  gain_->setObjectName(QStringLiteral("photoGain"));
  gain_->setAccessibleName(tr("Amplification of differences"));
  gain_->addItem(tr("Automatic"));
  gain_->setItemData(0, tr("The largest power of two that fits 99.9% of the differing pixels into the scale."),
                     Qt::ToolTipRole);
  for (const int gain : kGains) gain_->addItem(tr("%1x").arg(gain), gain);
  addLabelled(tr("Amplified"), gain_);
  connect(gain_, &QComboBox::currentIndexChanged, this, &PhotoBar::gainChanged);
}

void PhotoBar::buildButtons() {
  hold_->setObjectName(QStringLiteral("photoHold"));
  hold_->setText(tr("Show left"));
  hold_->setToolTip(tr("Show the left picture in the whole view while the button is held (space bar in the photo)."));
  connect(hold_, &QToolButton::pressed, this, [this] { view_->setHeld(true); });
  connect(hold_, &QToolButton::released, this, [this] { view_->setHeld(false); });

  blink_->setObjectName(QStringLiteral("photoBlink"));
  blink_->setText(tr("Blink"));
  blink_->setCheckable(true);
  blink_->setToolTip(tr("Show both pictures by turns, half a second each (B in the photo)."));
  connect(blink_, &QToolButton::toggled, view_, &PhotoView::setBlinking);

  zoom_->setObjectName(QStringLiteral("photoZoom"));
  zoom_->setToolTip(tr("Zoom: 100% is one pixel of the photo per pixel of the screen. Click to change it."));
  zoom_->setPopupMode(QToolButton::InstantPopup);
  zoom_->setMenu(new QMenu(zoom_));
  for (QToolButton* button : {hold_, blink_, zoom_}) {
    button->setFocusPolicy(Qt::StrongFocus);
    flow()->addWidget(button);
  }
}

void PhotoBar::setFacts(const BlurFacts& facts, const std::vector<Variant>& catalogue) {
  left_->setGroups(blurGroups(catalogue, facts), 0);
}

void PhotoBar::setZoomActions(const QList<QAction*>& actions) {
  zoom_->menu()->addActions(actions);
}

bool PhotoBar::setLeftVariant(const QString& id) {
  if (!id.isEmpty()) return left_->setVariant(id);
  left_->setCurrentIndex(0);
  return true;
}

std::optional<double> PhotoBar::gain() const {
  const int gain = gain_->currentData().toInt();
  return gain > 0 ? std::optional<double>(gain) : std::nullopt;
}

void PhotoBar::followView() {
  look_->setCurrentIndex(static_cast<int>(view_->look()));
  gainRow_->setVisible(view_->look() == PhotoLook::Difference);
  blink_->setChecked(view_->isBlinking());
  zoom_->setText(zoomText(view_->zoom()));
  zoom_->setAccessibleName(tr("Zoom %1").arg(zoom_->text()));
}

}  // namespace headroom
