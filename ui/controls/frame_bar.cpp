#include "controls/frame_bar.hpp"

#include <QHBoxLayout>
#include <algorithm>

#include "style/duration_text.hpp"

namespace headroom {

namespace {

/// Longest run that the Run button reserves space for.
constexpr double kLongestRunSeconds = 88 * 60;
/// A wider box would not show more of a device's name.
constexpr int kMostDeviceCharacters = 72;
/// Share of the surplus width that the device box gets until it is as wide as it may be.
constexpr int kDeviceShare = 10;

/// Letters of a text without an icon that are kept where it has no room.
constexpr int kLeastCharacters = 6;

/// Shows its icon alone where its text has no room, and the beginning of the text if it has no icon; its tooltip has
/// the rest.
class ShrinkingButton : public QToolButton {
 public:
  using QToolButton::QToolButton;

  /// Its width stays that of this text, so that the controls beside it keep their places.
  void reserve(const QString& longest) { longest_ = longest; }
  [[nodiscard]] QSize sizeHint() const override {
    QSize size = QToolButton::sizeHint();
    if (!longest_.isEmpty()) size.rwidth() += widthOf(longest_) - widthOf(text());
    return size;
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    const QSize size = QToolButton::sizeHint();
    const int least = icon().isNull() ? fontMetrics().averageCharWidth() * kLeastCharacters : 0;
    return {marginOf(size) + std::min(least, widthOf(text())), size.height()};
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    const QSize whole = QToolButton::sizeHint();
    roomForText_ = width() - marginOf(whole);
    showsText_ = width() >= whole.width();
    QToolButton::paintEvent(event);
    showsText_ = true;  // sizes are those with the text
  }
  void initStyleOption(QStyleOptionToolButton* option) const override {
    QToolButton::initStyleOption(option);
    if (showsText_) return;
    if (icon().isNull()) {
      option->text = fontMetrics().elidedText(text(), Qt::ElideRight, roomForText_, Qt::TextShowMnemonic);
    } else {
      option->toolButtonStyle = Qt::ToolButtonIconOnly;
    }
  }

 private:
  [[nodiscard]] int marginOf(const QSize& whole) const { return whole.width() - widthOf(text()); }
  [[nodiscard]] int widthOf(const QString& text) const {
    return fontMetrics().size(Qt::TextShowMnemonic, text).width();
  }

  QString longest_;
  int roomForText_ = 0;
  bool showsText_ = true;
};

ShrinkingButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new ShrinkingButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  return button;
}

}  // namespace

FrameBar::FrameBar(const Actions& actions, QWidget* parent) : QToolBar(parent) {
  setObjectName(QStringLiteral("frameBar"));
  setWindowTitle(tr("Run, device and views"));
  setMovable(false);
  setFloatable(false);
  // The menus of docks list tool bars too; this one cannot be hidden.
  toggleViewAction()->setVisible(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  auto* content = new QWidget(this);
  content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  rows_ = new QVBoxLayout(content);
  rows_->setContentsMargins(0, 0, 0, 0);
  addRow(buildControls(actions));
  // The only widget: several would move into the bar's extension menu in a narrow window.
  addWidget(content);
}

// Creates the widgets in tab order.
QWidget* FrameBar::buildControls(const Actions& actions) {
  auto* row = new QWidget(this);
  ShrinkingButton* run = buttonFor(actions.run, row);
  run->setObjectName(QStringLiteral("run"));
  run->reserve(tr("Run (%1)").arg(aboutText(kLongestRunSeconds)));  // its text changes with every tick
  QToolButton* stop = buttonFor(actions.stop, row);
  stop->setObjectName(QStringLiteral("stop"));
  device_ = new DeviceBox(row);
  device_->setMaximumWidth(fontMetrics().averageCharWidth() * kMostDeviceCharacters);
  otherDevices_ = new OtherDevicesButton(row);
  QToolButton* details = buttonFor(actions.deviceDetails, row);
  details->setObjectName(QStringLiteral("deviceDetails"));
  details->setToolButtonStyle(Qt::ToolButtonTextOnly);
  export_ = new QToolButton(row);
  export_->setObjectName(QStringLiteral("export"));
  export_->setText(tr("E&xport"));
  export_->setMenu(actions.exportMenu);
  export_->setPopupMode(QToolButton::InstantPopup);
  export_->setFocusPolicy(Qt::StrongFocus);
  QSizePolicy kept(QSizePolicy::Fixed, QSizePolicy::Preferred);
  kept.setRetainSizeWhenHidden(true);
  export_->setSizePolicy(kept);

  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().averageCharWidth() * 2);
  layout->addWidget(run);
  layout->addWidget(stop);
  layout->addWidget(device_, kDeviceShare);
  layout->addWidget(otherDevices_);
  layout->addWidget(details);
  layout->addStretch(1);
  layout->addWidget(export_);
  return row;
}

}  // namespace headroom
