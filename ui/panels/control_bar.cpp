#include "panels/control_bar.hpp"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "headroom/result.hpp"
#include "models/status_colour.hpp"
#include "panels/flow_layout.hpp"

namespace headroom {

namespace {

QToolButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  // Flow rows are as high as their highest widget; the buttons stay as high as they want to be, centred.
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  return button;
}

}  // namespace

// Made in the order in which Tab goes through them.
ControlBar::ControlBar(const Actions& actions, QWidget* parent) : QWidget(parent) {
  QToolButton* run = buttonFor(actions.run, this);
  run->setObjectName(QStringLiteral("run"));
  QToolButton* stop = buttonFor(actions.stop, this);
  stop->setObjectName(QStringLiteral("stop"));
  sigma_ = new SigmaControl(this);
  sizes_ = new SizesBox(this);
  caches_ = new CachesBox(this);
  auto* exportButton = new QToolButton(this);
  exportButton->setText(tr("E&xport"));
  exportButton->setMenu(actions.exportMenu);
  exportButton->setPopupMode(QToolButton::InstantPopup);
  exportButton->setFocusPolicy(Qt::StrongFocus);
  exportButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  device_ = new DeviceBox(this);
  QToolButton* details = buttonFor(actions.deviceDetails, this);
  details->setToolButtonStyle(Qt::ToolButtonTextOnly);
  auto* device = new QWidget(this);
  auto* deviceRow = new QHBoxLayout(device);
  deviceRow->setContentsMargins(0, 0, 0, 0);
  deviceRow->addWidget(device_, 1);
  deviceRow->addWidget(details);
  device->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

  ofSweeps_ = {run, sigma_, sizes_, caches_, exportButton};

  sizesError_ = new QLabel(this);
  sizesError_->setObjectName(QStringLiteral("sizesError"));
  sizesError_->setWordWrap(true);
  sizesError_->setTextFormat(Qt::PlainText);
  sizesError_->hide();

  auto* flow = new FlowLayout;
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (QWidget* widget :
       {static_cast<QWidget*>(run), static_cast<QWidget*>(stop), static_cast<QWidget*>(sigma_),
        static_cast<QWidget*>(sizes_), static_cast<QWidget*>(caches_), static_cast<QWidget*>(exportButton), device}) {
    flow->addWidget(widget);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(flow);
  layout->addWidget(sizesError_);

  connect(sizes_, &SizesBox::changed, this, [this] {
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
    sizesError_->setPalette(palette);
    sizesError_->setText(sizes_->error());
    sizesError_->setVisible(!sizes_->error().isEmpty());
  });
}

void ControlBar::setSweepControlsShown(bool shown) {
  for (QWidget* widget : ofSweeps_) widget->setVisible(shown);
  sizesError_->setVisible(shown && !sizes_->error().isEmpty());
}

}  // namespace headroom
