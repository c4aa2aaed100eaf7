#include "capture/captured_launches.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include "style/text.hpp"
#include "widgets/empty_text.hpp"

namespace headroom {

namespace {

class LaunchList : public QListWidget {
 public:
  using QListWidget::QListWidget;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QListWidget::paintEvent(event);
    paintEmptyText(*this, CapturedLaunches::tr("Capture a kernel of the table above to run, check and tune it alone."));
  }
};

}  // namespace

CapturedLaunches::CapturedLaunches(QWidget* parent)
    : QWidget(parent), list_(new LaunchList(this)), open_(new QToolButton(this)) {
  list_->setObjectName(QStringLiteral("capturedLaunches"));
  list_->setAccessibleName(tr("Captured launches"));
  list_->setAlternatingRowColors(true);
  list_->setTabKeyNavigation(false);
  list_->setWordWrap(true);
  open_->setObjectName(QStringLiteral("openCaptured"));
  open_->setText(tr("&Open as a kernel"));
  open_->setToolTip(tr("Measure, check, change and tune the launch in the Kernel view."));
  open_->setFocusPolicy(Qt::StrongFocus);
  auto* heading = new QLabel(tr("Captured launches"), this);
  heading->setBuddy(list_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(heading);
  layout->addWidget(list_, 1);
  layout->addWidget(open_);
  connect(list_, &QListWidget::currentRowChanged, this, &CapturedLaunches::updateButton);
  connect(list_, &QListWidget::itemActivated, this, &CapturedLaunches::open);
  connect(open_, &QToolButton::clicked, this, &CapturedLaunches::open);
  updateButton();
}

void CapturedLaunches::setLaunches(const std::vector<CapturedLaunchItem>& launches) {
  list_->clear();
  for (const CapturedLaunchItem& launch : launches) {
    auto* item = new QListWidgetItem(launch.text, list_);
    item->setData(Qt::UserRole, text(launch.description.string()));
    item->setToolTip(text(launch.folder.string()));
  }
  if (!launches.empty()) list_->setCurrentRow(0);
  updateButton();
}

void CapturedLaunches::open() {
  const QListWidgetItem* item = list_->currentItem();
  if (item == nullptr) return;
  const QString description = item->data(Qt::UserRole).toString();
  if (!description.isEmpty()) Q_EMIT openAsked(description);
}

void CapturedLaunches::updateButton() {
  const QListWidgetItem* item = list_->currentItem();
  open_->setEnabled(item != nullptr && !item->data(Qt::UserRole).toString().isEmpty());
}

}  // namespace headroom
