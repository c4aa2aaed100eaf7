#include "capture/capture_view.hpp"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "capture/capture_timeline.hpp"
#include "headroom/capture.hpp"
#include "headroom/system/error.hpp"
#include "style/status_colour.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

namespace {

constexpr int kFirstKernelsHeight = 320;
constexpr int kFirstLaunchesHeight = 180;
constexpr int kFirstTimelineWidth = 640;
constexpr int kFirstLaunchesWidth = 320;
constexpr int kNumbersCharacters = 16;

}  // namespace

// Creates the widgets in tab order.
CaptureView::CaptureView(Settings* settings, QWidget* parent)
    : QWidget(parent),
      controls_(new CaptureControls(settings, this)),
      state_(new QLabel(this)),
      kernels_(new CapturedKernels(this)),
      table_(new CapturedTable(kernels_, this)),
      capture_(new QToolButton(this)),
      numbers_(new QLineEdit(this)),
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
  numbers_->setObjectName(QStringLiteral("captureLaunches"));
  numbers_->setAccessibleName(tr("Launches to capture"));
  numbers_->setPlaceholderText(QStringLiteral("2"));
  numbers_->setMaximumWidth(fontMetrics().averageCharWidth() * kNumbersCharacters);
  numbers_->setToolTip(
      tr("Numbers of launches of each selected kernel, from 1: 1,2,5. Empty: the second, or the only "
         "one. Several launches of one kernel can be opened as one workload."));
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
  auto* row = new QHBoxLayout;
  row->addWidget(capture_);
  row->addWidget(labelled(tr("Launches"), numbers_, upper));
  row->addStretch(1);
  column->addLayout(row);
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
  connect(numbers_, &QLineEdit::textChanged, this, &CaptureView::updateButton);
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

std::vector<std::uint64_t> CaptureView::chosenLaunches() const {
  const QString numbers = numbers_->text().remove(QLatin1Char(' '));
  if (numbers.isEmpty()) return {};
  return parseDumpRequest("blur:" + numbers.toStdString()).launches;
}

std::vector<DumpRequest> CaptureView::selectedDumps() const {
  QStringList names;
  for (const QModelIndex& row : table_->selectionModel()->selectedRows(CapturedKernels::Name)) {
    names << row.data().toString();
  }
  names.removeDuplicates();
  std::vector<DumpRequest> dumps;
  for (const QString& name : names) dumps.push_back({name.toStdString(), chosenLaunches()});
  return dumps;
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
  bool areNumbers = true;
  try {
    static_cast<void>(chosenLaunches());
  } catch (const Error&) {
    areNumbers = false;
  }
  capture_->setEnabled(isSelected && areNumbers && !isRunning_);
  numbers_->setEnabled(!isRunning_);
  if (isRunning_) {
    capture_->setToolTip(tr("Wait for the program to end."));
  } else if (!isSelected) {
    capture_->setToolTip(tr("Select kernels in the table first."));
  } else if (!areNumbers) {
    capture_->setToolTip(
        tr("\"%1\" does not name launches. Write numbers from 1 on: 2, or 1,5.").arg(numbers_->text()));
  } else {
    capture_->setToolTip(
        tr("Run the program again and keep the named launches of each selected kernel, or the second or only one, with "
           "all of their arguments."));
  }
}

}  // namespace headroom
