#include "speedup/speed_up_view.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "headroom/analysis/crossover.hpp"
#include "style/engine_sentences.hpp"
#include "widgets/eliding_box.hpp"
#include "widgets/flow_layout.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

/// Minimum height of the bars in lines of text, including their heading and scale.
constexpr int kFewestBarLines = 9;
/// Shown part of the baseline's name in a narrow window; in others it gets the remaining width.
constexpr int kBaselineCharacters = 16;
/// Longest shown name of a variant with its title.
constexpr int kMostBaselineCharacters = 90;
/// Width, in line heights, from which there is space beside the bars.
constexpr int kWideInLines = 45;
/// Largest width of the sentence there, while transfers were not timed.
constexpr int kHintInLines = 18;

/// Requests only its minimum height, and uses what is available.
class BarSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;

  [[nodiscard]] QSize sizeHint() const override { return {QSplitter::sizeHint().width(), minimumHeight()}; }
};

QComboBox* addBox(FlowLayout* flow, const QString& title, const char* name) {
  auto* pair = new QWidget;
  auto* box = new ElidingBox(pair);
  box->setObjectName(QString::fromLatin1(name));
  auto* label = new QLabel(title, pair);
  label->setBuddy(box);
  box->setAccessibleName(QString(title).remove(QLatin1Char('&')));
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(box);
  pair->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  flow->addWidget(pair);
  return box;
}

QLabel* sentenceLabel(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

QLabel* emptyLabel(const char* name) {
  QLabel* label = sentenceLabel(name);
  label->setAlignment(Qt::AlignCenter);
  label->setMargin(2 * label->fontMetrics().height());
  label->setBackgroundRole(QPalette::Base);
  label->setAutoFillBackground(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

/// Returns bars under their heading.
QWidget* headed(const QString& heading, QWidget* bars) {
  auto* part = new QWidget;
  auto* title = new QLabel(heading);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);
  auto* ground = new QWidget;
  ground->setBackgroundRole(QPalette::Base);
  ground->setAutoFillBackground(true);
  auto* column = new QVBoxLayout(ground);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(bars, 1);
  column->addStretch();
  auto* layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(title);
  layout->addWidget(ground, 1);
  return part;
}

}  // namespace

SpeedUpView::SpeedUpView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("speedUp"));
  shown_ = new QWidget;
  auto* content = new QVBoxLayout(shown_);
  content->setContentsMargins(0, 0, 0, 0);
  content->addWidget(buildChoices());
  crossover_ = sentenceLabel("crossover");
  crossover_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  // Content that is too high for a small window scrolls; the controls stay in place.
  auto* told = new QWidget;
  auto* column = new QVBoxLayout(told);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(buildBars(), 1);
  marked_ = sentenceLabel("speedUpMarked");
  marked_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(marked_);
  column->addWidget(crossover_);
  scroll_ = new QScrollArea;
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(told);
  // The legend of the parts may wrap, too.
  for (QWidget* resized : {scroll_->viewport(), static_cast<QWidget*>(parts_)}) resized->installEventFilter(this);
  content->addWidget(scroll_, 1);

  empty_ = emptyLabel("speedUpEmpty");
  pages_ = new QStackedWidget(this);
  pages_->addWidget(empty_);
  pages_->addWidget(shown_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);

  connect(size_, &QComboBox::currentIndexChanged, this, [this] {
    wantedSize_ = shownSize();
    fillBaselines();
    showBars();
  });
  connect(baseline_, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index >= 0) wantedBaseline_ = choices_[static_cast<std::size_t>(index)].key;
    showBars();
  });
  connect(time_, &QComboBox::currentIndexChanged, this, [this] {
    fillBaselines();
    showBars();
  });
  connect(bars_, &LabelledBars::rowClicked, this, &SpeedUpView::rowClicked);
  connect(parts_, &LabelledBars::rowClicked, this, &SpeedUpView::rowClicked);
  showPage();
}

QWidget* SpeedUpView::buildChoices() {
  auto* choices = new QWidget;
  auto* flow = new FlowLayout(choices);
  flow->setContentsMargins(0, 0, 0, 0);
  flow->setSpacing(fontMetrics().averageCharWidth());
  baseline_ = addBox(flow, tr("Re&lative to"), "speedUpBaseline");
  baseline_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  baseline_->setMinimumContentsLength(kBaselineCharacters);
  baseline_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  baseline_->parentWidget()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  baseline_->parentWidget()->setMaximumWidth(kMostBaselineCharacters * fontMetrics().averageCharWidth());
  baseline_->setToolTip(tr("Results are shown relative to this one (1x)."));
  size_ = addBox(flow, tr("&Size"), "speedUpSize");
  size_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  size_->setMinimumContentsLength(kSizeCharacters);
  time_ = addBox(flow, tr("Ti&me"), "speedUpTime");
  time_->addItem(tr("kernel time"), static_cast<int>(TimeKind::Kernel));
  time_->addItem(tr("end-to-end time"), static_cast<int>(TimeKind::EndToEnd));
  time_->setToolTip(
      tr("Kernel time: data are on the device already.\n"
         "End-to-end time: the inputs are written, the kernels launched once, the result read back. "
         "Libraries on the host need no transfers."));
  return choices;
}

QWidget* SpeedUpView::buildBars() {
  bars_ = new SpeedUpBars;
  parts_ = new TimePartsBars;
  noParts_ = emptyLabel("noTransfers");
  noParts_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);  // in sight beside bars that scroll
  noParts_->setText(
      tr("Transfers were not timed. Run again with Transfers ticked: a bar for each result then shows upload, "
         "kernels and download."));
  partsPages_ = new QStackedWidget;
  partsPages_->addWidget(noParts_);
  partsPages_->addWidget(headed(tr("Parts of the end-to-end time"), parts_));
  split_ = new BarSplitter(Qt::Horizontal);
  split_->addWidget(headed(tr("Speed-up"), bars_));
  split_->addWidget(partsPages_);
  split_->setChildrenCollapsible(false);
  split_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  split_->setStretchFactor(0, 1);
  split_->setStretchFactor(1, 1);
  return split_;
}

void SpeedUpView::setColours(const VariantColours* colours) {
  bars_->setColours(colours);
  parts_->setColours(colours);
}

void SpeedUpView::setTitles(QHash<QString, QString> titles) {
  titles_ = std::move(titles);
}

void SpeedUpView::setRows(const std::vector<ResultRow>& rows) {
  rows_ = rows;
  fillSizes();
  fillBaselines();
  QString sentences;
  for (const std::string& sentence : crossoverSentences(rows_)) {
    sentences += (sentences.isEmpty() ? QString() : QStringLiteral("\n")) + engineSentences(sentence);
  }
  crossover_->setText(sentences);
  crossover_->setVisible(!sentences.isEmpty());
  showBars();
}

void SpeedUpView::fillSizes() {
  const QSignalBlocker quiet(size_);
  sizes_ = comparableSizes(rows_);
  size_->clear();
  for (const Size size : sizes_) size_->addItem(QString::fromStdString(toText(size)));
  const auto wanted = wantedSize_ ? std::find(sizes_.begin(), sizes_.end(), *wantedSize_) : sizes_.end();
  // The largest size shows best what a device can do.
  size_->setCurrentIndex(wanted != sizes_.end() ? static_cast<int>(wanted - sizes_.begin())
                                                : static_cast<int>(sizes_.size()) - 1);
}

void SpeedUpView::fillBaselines() {
  const QSignalBlocker quiet(baseline_);
  choices_ = shownSize() ? baselineChoices(rows_, *shownSize(), kind(), titles_) : std::vector<BaselineChoice>();
  baseline_->clear();
  for (const BaselineChoice& choice : choices_) baseline_->addItem(choice.title);
  const auto wanted = std::find_if(choices_.begin(), choices_.end(),
                                   [this](const BaselineChoice& choice) { return choice.key == wantedBaseline_; });
  if (!choices_.empty())
    baseline_->setCurrentIndex(wanted != choices_.end() ? static_cast<int>(wanted - choices_.begin()) : 0);
}

void SpeedUpView::showBars() {
  bars_->setContent(speedUpContent(rows_, baselineRow(), kind(), titles_));
  marked_->setText(noteOnBars(bars_->lines(), rows_));
  marked_->setVisible(!marked_->text().isEmpty());
  TimePartsContent parts = timePartsContent(rows_, baselineRow(), titles_);
  partsPages_->setCurrentIndex(parts.lines.empty() ? 0 : 1);
  parts_->setContent(std::move(parts));
  arrange();
  showPage();
}

// In a narrow window the parts are below the bars; with no parts, the bars use the whole width.
void SpeedUpView::arrange() {
  const bool hasParts = partsPages_->currentIndex() == 1;
  partsPages_->setVisible(hasParts || width() >= kWideInLines * fontMetrics().lineSpacing());
  // A sentence needs less room than bars.
  partsPages_->setMaximumWidth(hasParts ? QWIDGETSIZE_MAX : kHintInLines * fontMetrics().lineSpacing());
  // The scroll bar counts whether it is shown or not: it depends on the height, which depends on this.
  const int room = width() - scroll_->verticalScrollBar()->sizeHint().width();
  const int wanted = bars_->minimumSizeHint().width() + split_->handleWidth() + parts_->minimumSizeHint().width();
  split_->setOrientation(hasParts && room < wanted ? Qt::Vertical : Qt::Horizontal);
  giveBarsRoom();
}

// In a low window bars come before the sentences, and all of them are in one scroll area.
void SpeedUpView::giveBarsRoom() {
  const QLayout* headed = split_->widget(0)->layout();
  const int heading = headed->itemAt(0)->sizeHint().height() + headed->spacing();
  const int least = kFewestBarLines * fontMetrics().lineSpacing();
  const auto lowest = [heading](const QWidget* bars) { return heading + bars->minimumSizeHint().height(); };
  int needed = std::max(least, lowest(bars_));
  if (split_->orientation() == Qt::Vertical) {
    needed += split_->handleWidth() + lowest(parts_);
  } else if (partsPages_->currentIndex() == 1) {
    needed = std::max(needed, lowest(parts_));
  }
  split_->setMinimumHeight(needed);
}

bool SpeedUpView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) giveBarsRoom();
  return QWidget::eventFilter(watched, event);
}

void SpeedUpView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SpeedUpView::showPage() {
  if (isMeasuring_) {
    empty_->setText(tr("Measuring the first size. Bars appear here as each size is finished."));
  } else {
    const QString why = rows_.empty() ? tr("No results yet.")
                                      : tr("None of these results can be compared. Ceilings and results that failed, "
                                           "are wrong or were skipped are not shown.");
    empty_->setText(why + QLatin1Char(' ') +
                    tr("Tick the variants to compare, choose sizes and press Run (Ctrl+R): how many times as fast each "
                       "is as a baseline is drawn here."));
  }
  pages_->setCurrentWidget(sizes_.empty() ? static_cast<QWidget*>(empty_) : shown_);
}

void SpeedUpView::setSelected(int row) {
  bars_->setSelected(row);
  parts_->setSelected(row);
}

void SpeedUpView::setMeasuring(bool measuring) {
  isMeasuring_ = measuring;
  showPage();
}

TimeKind SpeedUpView::kind() const {
  return static_cast<TimeKind>(time_->currentData().toInt());
}

std::optional<Size> SpeedUpView::shownSize() const {
  const int index = size_->currentIndex();
  return index >= 0 && index < static_cast<int>(sizes_.size()) ? std::optional(sizes_[static_cast<std::size_t>(index)])
                                                               : std::nullopt;
}

int SpeedUpView::baselineRow() const {
  const int index = baseline_->currentIndex();
  return index >= 0 && index < static_cast<int>(choices_.size()) ? choices_[static_cast<std::size_t>(index)].row : -1;
}

}  // namespace headroom
