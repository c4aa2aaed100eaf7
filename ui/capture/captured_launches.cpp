#include "capture/captured_launches.hpp"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "style/plain_text.hpp"
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
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setWordWrap(true);
  open_->setObjectName(QStringLiteral("openCaptured"));
  open_->setFocusPolicy(Qt::StrongFocus);
  auto* heading = new QLabel(tr("Captured launches"), this);
  heading->setBuddy(list_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(heading);
  layout->addWidget(list_, 1);
  layout->addWidget(open_);
  connect(list_, &QListWidget::itemSelectionChanged, this, &CapturedLaunches::updateButton);
  connect(list_, &QListWidget::itemActivated, this, &CapturedLaunches::open);
  connect(open_, &QToolButton::clicked, this, &CapturedLaunches::open);
  updateButton();
}

void CapturedLaunches::setLaunches(const std::vector<CapturedLaunchItem>& launches) {
  const QSignalBlocker quiet(list_);
  items_ = launches;
  list_->clear();
  for (const CapturedLaunchItem& launch : items_) {
    auto* item = new QListWidgetItem(launch.text, list_);
    item->setToolTip(text(launch.folder.string()));
  }
  if (!items_.empty()) list_->setCurrentRow(0);
  const bool isOneKernel = std::ranges::all_of(items_, [this](const CapturedLaunchItem& launch) {
    return !launch.kernel.empty() && launch.kernel == items_.front().kernel;
  });
  if (isOneKernel) list_->selectAll();
  updateButton();
}

std::vector<const CapturedLaunchItem*> CapturedLaunches::selected() const {
  std::vector<const CapturedLaunchItem*> launches;
  for (int i = 0; i < list_->count(); ++i) {
    if (list_->item(i)->isSelected()) launches.push_back(&items_[static_cast<std::size_t>(i)]);
  }
  return launches;
}

QString CapturedLaunches::whyNotOpen() const {
  const std::vector<const CapturedLaunchItem*> launches = selected();
  if (launches.empty()) return tr("Select a captured launch first.");
  for (const CapturedLaunchItem* launch : launches) {
    if (launch->description.empty()) return launch->text;
    if (launch->kernel != launches.front()->kernel)
      return tr("Select launches of one kernel: these are of %1 and %2.")
          .arg(text(launches.front()->kernel), text(launch->kernel));
  }
  return {};
}

void CapturedLaunches::open() {
  if (!whyNotOpen().isEmpty()) return;
  const std::vector<const CapturedLaunchItem*> launches = selected();
  if (launches.size() == 1) {
    Q_EMIT openAsked(text(launches.front()->description.string()));
    return;
  }
  QStringList folders;
  for (const CapturedLaunchItem* launch : launches) folders << text(launch->folder.string());
  Q_EMIT mergeAsked(text(launches.front()->kernel), folders);
}

void CapturedLaunches::updateButton() {
  const QString whyNot = whyNotOpen();
  const bool areSeveral = selected().size() > 1;
  open_->setText(areSeveral ? tr("&Open as one workload") : tr("&Open as a kernel"));
  open_->setEnabled(whyNot.isEmpty());
  const QString hint = areSeveral
                           ? tr("Merge the selected launches into a workload with a size for each, and show it in "
                                "the Kernel view.")
                           : tr("Measure, check, change and tune the launch in the Kernel view.");
  open_->setToolTip(plainToolTip(whyNot.isEmpty() ? hint : whyNot));
}

}  // namespace headroom
