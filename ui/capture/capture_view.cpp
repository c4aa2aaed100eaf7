#include "capture/capture_view.hpp"

#include <QSplitter>
#include <QVBoxLayout>

#include "capture/capture_timeline.hpp"
#include "style/status_colour.hpp"

namespace headroom {

namespace {

constexpr int kFirstKernelsHeight = 320;
constexpr int kFirstLaunchesHeight = 180;
constexpr int kFirstTimelineWidth = 640;
constexpr int kFirstLaunchesWidth = 320;

}  // namespace

// Creates the widgets in tab order.
CaptureView::CaptureView(Settings* settings, QWidget* parent)
    : QWidget(parent),
      controls_(new CaptureControls(settings, this)),
      state_(new QLabel(this)),
      kernels_(new CapturedKernels(this)),
      table_(new CapturedTable(kernels_, this)),
      capture_(new QToolButton(this)),
      timeline_(new TimelineChart(this)),
      launches_(new CapturedLaunches(this)) {
  setObjectName(QStringLiteral("capture"));
  state_->setObjectName(QStringLiteral("captureState"));
  state_->setAccessibleName(tr("State of the program"));
  state_->setTextFormat(Qt::PlainText);
  state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  state_->setWordWrap(true);
  capture_->setObjectName(QStringLiteral("captureSelected"));
  capture_->setText(tr("Capture selected kernels"));
  capture_->setFocusPolicy(Qt::StrongFocus);
  timeline_->setObjectName(QStringLiteral("captureTimeline"));
  timeline_->setAccessibleName(tr("Timeline of the launches"));
  auto* lower = new QSplitter(Qt::Horizontal, this);
  lower->addWidget(timeline_);
  lower->addWidget(launches_);
  lower->setSizes({kFirstTimelineWidth, kFirstLaunchesWidth});
  lower->setChildrenCollapsible(false);
  auto* upper = new QWidget(this);
  auto* column = new QVBoxLayout(upper);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(table_, 1);
  column->addWidget(capture_);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->addWidget(upper);
  splitter->addWidget(lower);
  splitter->setSizes({kFirstKernelsHeight, kFirstLaunchesHeight});
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 1);
  splitter->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(controls_);
  layout->addWidget(state_);
  layout->addWidget(splitter, 1);
  setFocusProxy(controls_);
  connect(capture_, &QToolButton::clicked, this, &CaptureView::captureAsked);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CaptureView::updateButton);
  setState({});
  clear();
}

void CaptureView::setFigures(const CaptureFigures& figures) {
  kernels_->setFigures(figures);
  timeline_->setContent(timelineContentOf(figures), palette().color(QPalette::Highlight));
  table_->growColumns();
  updateButton();
}

void CaptureView::clear() {
  kernels_->clear();
  timeline_->setContent(timelineContentOf(CaptureFigures{}), palette().color(QPalette::Highlight));
  updateButton();
}

void CaptureView::setState(const QString& sentence) {
  state_->setPalette(palette());
  state_->setText(sentence);
  state_->setVisible(!sentence.isEmpty());
}

void CaptureView::setProblem(const QString& sentence) {
  setState(sentence);
  QPalette problem = palette();
  problem.setColor(QPalette::WindowText, statusColour(Status::Failed, problem));
  state_->setPalette(problem);
}

QStringList CaptureView::selectedKernels() const {
  QStringList names;
  for (const QModelIndex& row : table_->selectionModel()->selectedRows(CapturedKernels::Name)) {
    names << row.data().toString();
  }
  names.removeDuplicates();
  return names;
}

void CaptureView::setRunning(bool running) {
  isRunning_ = running;
  controls_->setRunning(running);
  // During the run, another kernel may have had the longest time.
  if (!running && !table_->selectionModel()->hasSelection() && kernels_->rowCount() > 0) table_->selectRow(0);
  updateButton();
}

void CaptureView::updateButton() {
  const bool isSelected = table_->selectionModel()->hasSelection();
  capture_->setEnabled(isSelected && !isRunning_);
  if (isRunning_) {
    capture_->setToolTip(tr("Wait for the program to end."));
  } else if (!isSelected) {
    capture_->setToolTip(tr("Select kernels in the table first."));
  } else {
    capture_->setToolTip(
        tr("Run the program again and keep the second launch of each selected kernel, or its only one, with all of its "
           "arguments."));
  }
}

}  // namespace headroom
