#include "throughput/throughput_view.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "headroom/analysis/crossover.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "style/display_units.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"
#include "throughput/throughput_plot.hpp"

namespace headroom {
namespace {

constexpr double kLargestListPart = 0.3;   // share of the width
constexpr double kLargestListBelow = 0.4;  // share of the height, if the list is below the plot
constexpr int kLeastWidthForList = 620;    // beside the plot, unless the user shows it
constexpr int kLeastHeightForList = 250;

VariantColours coloursByAppearance(const std::vector<ResultRow>& rows) {
  QStringList ids;
  for (const ResultRow& row : rows) ids << QString::fromStdString(row.variant);
  return VariantColours(ids);
}

}  // namespace

ThroughputView::ThroughputView(QWidget* parent) : QWidget(parent) {
  addParts();  // first, because changing the background role sends a palette change
  connectParts();
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(view_);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setMinimumSize(240, 110);
  view_->setAccessibleName(tr("Throughput chart"));
  refresh();
}

// Destroys the plot first: while it is destroyed it loses the focus, and then uses the other members.
ThroughputView::~ThroughputView() {
  delete stack_;
}

void ThroughputView::addParts() {
  view_ = new PlotView;
  view_->setMinimumSize(120, 100);
  // The picture for paper has a title and a legend of its own.
  qDeleteAll(view_->actions());
  makeChartCopyable(*view_,
                    {[this] { return view_->table(); }, [this] { return renderImage(kPaperSize, kPaperScale); }});
  view_->setContextMenuPolicy(Qt::NoContextMenu);  // this view shows the menu
  view_->setReadout([this](int row) {
    const bool isKnown = row >= 0 && row < static_cast<int>(rows_.size());
    return isKnown ? readoutText(rows_[static_cast<std::size_t>(row)], titles_) : QString();
  });
  list_ = new LineList;

  auto* drawn = new QWidget;
  plotAndList_ = new QBoxLayout(QBoxLayout::LeftToRight, drawn);
  plotAndList_->setContentsMargins(0, 0, 0, 0);
  plotAndList_->setSpacing(0);
  plotAndList_->addWidget(view_, 1);
  plotAndList_->addWidget(list_);

  empty_ = new QLabel;
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  empty_->setMargin(2 * fontMetrics().height());

  stack_ = new QStackedWidget;
  stack_->addWidget(empty_);
  stack_->addWidget(drawn);

  note_ = new QLabel;
  note_->setObjectName(QStringLiteral("note"));
  note_->setWordWrap(true);
  note_->setContentsMargins(8, 0, 8, 6);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(stack_, 1);
  layout->addWidget(note_);

  listButton_ = new QToolButton(view_);
  listButton_->setObjectName(QStringLiteral("showList"));
  listButton_->setText(tr("Lines"));
  listButton_->setCheckable(true);
  listButton_->setToolTip(tr("Show or hide the list of lines."));
  view_->installEventFilter(this);  // keeps the button in its corner
}

void ThroughputView::connectParts() {
  connect(view_, &PlotView::pointClicked, this, &ThroughputView::select);
  connect(view_, &PlotView::pointHovered, this, &ThroughputView::rowHovered);
  connect(view_, &PlotView::lineClicked, this, &ThroughputView::chooseLine);
  connect(list_, &LineList::lineChosen, this, &ThroughputView::chooseLine);
  connect(list_, &LineList::lineHovered, this, [this](const QString& key) {
    if (!isMeasuring_) view_->emphasise(key);
  });
  connect(list_, &LineList::colourWanted, this, &ThroughputView::setLineColoured);
  connect(list_, &LineList::menuWanted, this,
          [this](const QString& key, QPoint globally) { openMenu(key, kNoRow, globally); });
  connect(listButton_, &QToolButton::clicked, this, [this](bool checked) {
    isListWanted_ = checked;
    arrangeList();
  });
}

void ThroughputView::setColours(const VariantColours* colours) {
  colours_ = colours;
  refresh();
}

void ThroughputView::setTitles(QHash<QString, QString> titles) {
  titles_ = std::move(titles);
  refresh();
}

void ThroughputView::setStory(const QStringList& ids) {
  if (ids == emphasis_.story) return;
  emphasis_.story = ids;
  refresh();
}

void ThroughputView::setRows(const std::vector<ResultRow>& rows) {
  rows_ = rows;
  view_->forgetHovered();
  refresh();
}

void ThroughputView::setBaseline(const std::vector<ResultRow>& rows, const QString& name) {
  overlay_.baseline = rows;
  overlay_.baselineName = name;
  refresh();
}

void ThroughputView::setImports(std::vector<ImportedResults> imports) {
  overlay_.imports = std::move(imports);
  refresh();
}

void ThroughputView::setSelected(int row) {
  if (row == emphasis_.selected) return;
  emphasis_.selected = row;
  view_->setSelected(row);
  refresh();
}

void ThroughputView::setMeasuring(bool measuring) {
  isMeasuring_ = measuring;
  view_->setQuiet(measuring);
  empty_->setText(emptyText());
}

void ThroughputView::refresh() {
  content_ = chartContent(rows_, titles_);
  for (ChartSeries& series : overlaySeries(overlay_, rows_, titles_)) {
    // Other tools' figures are rates in pixels.
    const bool isImported = series.kind == SeriesKind::Imported || series.kind == SeriesKind::Level;
    if (content_.axes.item == ChartAxes().item || !isImported) content_.series.push_back(std::move(series));
  }
  lines_ = styled(palette());
  empty_->setText(emptyText());
  stack_->setCurrentIndex(isEmpty() ? 0 : 1);
  view_->show(plotOf(lines_, palette()));
  refreshList();
  note_->setText(note(ChartMedium::Screen));
  note_->setToolTip(plainToolTip(missingInDetail(content_, rows_, titles_)));
  note_->setVisible(!note_->text().isEmpty());
}

void ThroughputView::refreshList() {
  const SpeedFigure figure = displayUnits().speed;
  list_->setEntries(lineEntries(lines_, listExtent(), rows_, figure), listHeading(figure));
  list_->setCurrent(keyOfRow(content_.series, emphasis_.selected));
  arrangeList();
}

PlotContent ThroughputView::plotOf(const std::vector<StyledSeries>& lines, const QPalette& palette) const {
  return plotContent(lines, {sizeTitle(), rateTitle(), rateUnit()}, crossoverMarks(rows_), palette);
}

bool ThroughputView::isBesideThePoint(const ChartSeries& series, const QSet<QString>& coloured) const {
  if (series.kind != SeriesKind::Ceiling) return false;
  const ResultRow& ceiling = rows_[static_cast<std::size_t>(series.points.front().row)];
  if (ceiling.beside.count() > 0) return false;  // its rates are those of the rows, see matrixCeilings
  if (findWorkload(ceiling.workload).ceiling != Bound::Memory) return true;
  return std::none_of(content_.series.begin(), content_.series.end(), [&](const ChartSeries& line) {
    const PixelFormat pixel = rows_[static_cast<std::size_t>(std::max(0, line.points.front().row))].pixel;
    // The same memory traffic: ints are copied like floats.
    return coloured.contains(line.key) && pixel.channels == ceiling.pixel.channels &&
           bytesOf(pixel) == bytesOf(ceiling.pixel);
  });
}

bool ThroughputView::isShown(const ChartSeries& series) const {
  const auto chosen = shownByUser_.find(hidingKeyOf(series));
  return chosen == shownByUser_.end() || chosen->second;
}

std::vector<StyledSeries> ThroughputView::styled(const QPalette& palette) const {
  const VariantColours colours = colours_ != nullptr ? *colours_ : coloursByAppearance(rows_);
  std::vector<ChartSeries> shown;
  for (const ChartSeries& series : content_.series) {
    if (isShown(series)) shown.push_back(series);
  }
  const QSet<QString> coloured = colouredLines(shown, emphasis_);
  const QString selected = keyOfRow(shown, emphasis_.selected);
  std::vector<StyledSeries> result;
  for (const ChartSeries& series : content_.series) {
    StyledSeries line{series, styleOf(series, colours, palette)};
    // An estimate belongs to its line.
    const bool isEstimate = series.kind == SeriesKind::Estimate;
    const QString own = isEstimate ? series.key.section(QLatin1Char('/'), 1) : series.key;
    line.isSelected = !selected.isEmpty() && own == selected;
    line.isColoured = !isRanked(series.kind) || coloured.contains(series.key);
    const bool isWanted = shownByUser_.count(hidingKeyOf(series)) > 0 || line.isSelected;
    line.isShown = isEstimate ? line.isSelected : isShown(series) && (isWanted || !isBesideThePoint(series, coloured));
    result.push_back(std::move(line));
  }
  return result;
}

double ThroughputView::listExtent() const {
  const int row = emphasis_.selected;
  if (row >= 0 && row < static_cast<int>(rows_.size()) && !keyOfRow(content_.series, row).isEmpty()) {
    return extentOf(rows_[static_cast<std::size_t>(row)]);
  }
  return largestExtent(content_.series);
}

QString ThroughputView::listHeading(SpeedFigure figure) const {
  const double extent = listExtent();
  const QString unit = figure == SpeedFigure::Time ? tr("ms") : rateUnit();
  if (!(extent > 0)) return unit;
  return tr("%1 at %2").arg(unit, text(extentText(extent, content_.axes.workload, content_.axes.item)));
}

QString ThroughputView::rateUnit() const {
  return content_.axes.rateUnit;
}

QString ThroughputView::rateTitle() const {
  return content_.isCold ? tr("throughput, cold caches, %1").arg(rateUnit()) : tr("throughput, %1").arg(rateUnit());
}

QString ThroughputView::sizeTitle() const {
  return content_.axes.sizeTitle;
}

QString ThroughputView::noteOnGrey(const std::vector<StyledSeries>& lines) const {
  const auto grey = std::count_if(lines.begin(), lines.end(), [](const StyledSeries& line) {
    return line.isShown && !line.isColoured && isRanked(line.series.kind);
  });
  if (grey == 0) return {};
  return grey == 1 ? tr("1 more line is grey.") : tr("%n more lines are grey.", nullptr, static_cast<int>(grey));
}

QString ThroughputView::note(ChartMedium medium) const {
  QString caption = medium == ChartMedium::Paper ? caption_ : QString();
  if (!caption.isEmpty()) caption += QLatin1Char('.');
  QStringList sentences{caption, medium == ChartMedium::Paper ? noteOnGrey(lines_) : QString(),
                        noteOnMissing(content_, rows_, medium), noteOnMarked(content_, rows_, medium),
                        noteOnOverlay(overlay_, rows_)};
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

QString ThroughputView::emptyText() const {
  if (isMeasuring_) return tr("Measuring the first size. Points appear here as each size is finished.");
  if (!content_.rowsWithoutTime.empty()) return tr("No point has a time. The table shows why.");
  return tr(
      "No results yet. Tick the variants to compare and press Run. Their throughput at each size appears here, under "
      "this device's ceilings.");
}

void ThroughputView::arrangeList() {
  const bool isWide = width() >= kLeastWidthForList;
  const bool hasRoom = isWide && height() >= kLeastHeightForList;
  const bool isListShown = isListWanted_.value_or(hasRoom);
  plotAndList_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  list_->setMinimumSize(0, 0);
  list_->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
  if (isWide) {
    list_->setFixedWidth(std::min(list_->naturalWidth(), static_cast<int>(kLargestListPart * width())));
  } else {
    list_->setFixedHeight(static_cast<int>(kLargestListBelow * height()));
  }
  list_->setVisible(isListShown);
  listButton_->setChecked(isListShown);
  listButton_->setVisible(!isEmpty());
  plotAndList_->activate();
  placeListButton();
}

void ThroughputView::placeListButton() {
  if (listButton_ == nullptr) return;
  QFont small = font();
  small.setPointSizeF(std::max(6.0, 0.85 * small.pointSizeF()));
  listButton_->setFont(small);
  listButton_->adjustSize();
  listButton_->move(view_->width() - listButton_->width() - 4, 2);
}

void ThroughputView::select(int row) {
  setSelected(row);
  Q_EMIT rowClicked(row);
}

void ThroughputView::chooseLine(const QString& key) {
  for (const LineEntry& entry : list_->entries()) {
    if (entry.key == key && entry.row != kNoRow) return select(entry.row);
  }
}

bool ThroughputView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == view_ && event->type() == QEvent::Resize) placeListButton();
  return QWidget::eventFilter(watched, event);
}

void ThroughputView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

void ThroughputView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeList();
}

}  // namespace headroom
