#include "controls/frame_bar.hpp"

#include <QHBoxLayout>

#include "style/duration_text.hpp"

namespace headroom {

namespace {

/// Longest run that the Run button reserves space for.
constexpr double kLongestRunSeconds = 88 * 60;
/// A wider box would not show more of a device's name.
constexpr int kMostDeviceCharacters = 64;
/// Share of the surplus width that the device box gets until it is as wide as it may be.
constexpr int kDeviceShare = 10;

QToolButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
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
  QToolButton* run = buttonFor(actions.run, row);
  run->setObjectName(QStringLiteral("run"));
  // The button's text changes with every tick; its fixed width keeps the controls beside it in place.
  const QString longest = tr("Run (%1)").arg(aboutText(kLongestRunSeconds));
  run->setFixedWidth(run->sizeHint().width() + run->fontMetrics().horizontalAdvance(longest) -
                     run->fontMetrics().horizontalAdvance(run->text()));
  QToolButton* stop = buttonFor(actions.stop, row);
  stop->setObjectName(QStringLiteral("stop"));
  device_ = new DeviceBox(row);
  device_->setMaximumWidth(fontMetrics().averageCharWidth() * kMostDeviceCharacters);
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
  layout->addWidget(details);
  layout->addStretch(1);
  layout->addWidget(export_);
  return row;
}

}  // namespace headroom
