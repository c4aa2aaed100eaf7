#include "tune/tune_view.hpp"

#include <QEvent>
#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

namespace headroom {

namespace {

constexpr int kFirstViewsHeight = 320;
constexpr int kFirstTablesHeight = 180;
constexpr double kLeastTablesInEms = 8;

}  // namespace

TuneView::TuneView(const Surroundings& surroundings, QWidget* parent)
    : QWidget(parent),
      surroundings_(surroundings),
      controls_(new TuningControls(*surroundings.catalogue, surroundings.settings, this)),
      summary_(new TuningSummary(surroundings.model, this)) {
  setObjectName(QStringLiteral("tuner"));
  splitter_ = new QSplitter(Qt::Vertical, this);
  splitter_->addWidget(buildViews());
  splitter_->addWidget(buildTables());
  splitter_->setStretchFactor(0, 2);
  splitter_->setStretchFactor(1, 1);
  splitter_->setSizes({kFirstViewsHeight, kFirstTablesHeight});
  splitter_->setChildrenCollapsible(false);
  // Content that is too high for a small window scrolls; the controls stay in place.
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(summary_);
  column->addWidget(splitter_, 1);
  auto* scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(content);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(controls_);
  layout->addWidget(scroll, 1);

  const TuningModel* model = surroundings_.model;
  connect(model, &QAbstractItemModel::modelReset, this, &TuneView::showAnother);
  connect(model, &TuningModel::changed, this, &TuneView::refresh);
  connect(heat_, &HeatPanel::trialChosen, this, &TuneView::select);
  connect(chart_, &TrialChart::trialChosen, this, &TuneView::select);
  connect(trials_, &TrialTable::trialChosen, this, &TuneView::select);
  connect(comparedTable_, &ResultTable::rowSelected, this, [this](int row) {
    if (row < 0 || compared_->rows()[static_cast<std::size_t>(row)].role == Role::Ceiling) return;
    for (int trial = 0; trial < surroundings_.model->count(); ++trial) {
      if (comparedRowOf(surroundings_.model->result(trial).configuration) == row) return select(trial);
    }
  });
  showAnother();
  setFocusProxy(controls_);
}

QWidget* TuneView::buildViews() {
  heat_ = new HeatPanel(surroundings_.model, this);
  auto* order = new QWidget(this);
  chart_ = new TrialChart(surroundings_.model, order);
  chartLegend_ = new MarkLegend(chart_->legend(), order);
  auto* column = new QVBoxLayout(order);
  column->setContentsMargins(0, 0, 0, 0);
  auto* title = new QLabel(tr("Speed of each configuration, in the order tried"), order);
  title->setMinimumHeight(QComboBox().sizeHint().height());  // as high as the boxes above the heat map
  column->addWidget(title);
  column->addWidget(chart_, 1);
  column->addWidget(chartLegend_);
  auto* views = new QSplitter(Qt::Horizontal, this);
  views->addWidget(heat_);
  views->addWidget(order);
  views->setStretchFactor(0, 1);
  views->setStretchFactor(1, 1);
  views->setChildrenCollapsible(false);
  return views;
}

QWidget* TuneView::buildTables() {
  trials_ = new TrialTable(surroundings_.model, this);
  trials_->setEmptyText(tr("Every configuration that is tried gets a row here."));
  compared_ = new ResultModel(this);
  compared_->setConfigurationShown(true);
  comparedTable_ = new ResultTable(compared_, this);
  comparedTable_->setObjectName(QStringLiteral("comparedConfigurations"));
  comparedTable_->setAccessibleName(tr("Default and fastest configurations, compared"));
  comparedTable_->setEmptyText(
      tr("When the search ends, the default and the fastest are measured again side by side: their rows come here."));
  tables_ = new FittingTabs(this);
  tables_->setObjectName(QStringLiteral("tuningTables"));
  tables_->tabBar()->setAccessibleName(tr("Configurations tried and compared"));
  tables_->addTab(trials_, tr("Tried"));
  tables_->addTab(comparedTable_, tr("Compared"));
  tables_->setMinimumHeight(static_cast<int>(kLeastTablesInEms * fontMetrics().height()));
  return tables_;
}

void TuneView::showAnother() {
  selected_ = kNoTrial;
  trials_->select(kNoTrial);
  heat_->resetAxes();
  chart_->select(kNoTrial);
  showColour();
  refresh();
}

void TuneView::refresh() {
  heat_->refresh();
  chart_->refresh();
  chartLegend_->setEntries(chart_->legend());
  chartLegend_->setVisible(surroundings_.model->count() > 0);
  trials_->growColumns();
  showCompared();
  showCounts();
}

void TuneView::showColour() {
  const QString variant = QString::fromStdString(surroundings_.model->report().target.variant);
  const QColor colour = surroundings_.colours->colour(variant, palette());
  chart_->setColour(colour);
  chartLegend_->setColour(colour);
}

void TuneView::showCompared() {
  const TuningReport& report = surroundings_.model->report();
  const std::size_t wanted = report.compared.size() + report.ceilings.size();
  if (compared_->rows().size() == wanted) return;
  std::vector<ResultRow> rows = report.compared;
  rows.insert(rows.end(), report.ceilings.begin(), report.ceilings.end());
  compared_->setRows(std::move(rows));
  comparedTable_->hideEmptyColumns();
  comparedTable_->fitColumns();
  // The comparison is the result of a tuning run.
  tables_->setCurrentWidget(wanted > 0 ? static_cast<QWidget*>(comparedTable_) : trials_);
}

void TuneView::showCounts() {
  const auto tried = static_cast<std::size_t>(surroundings_.model->count());
  const auto show = [this](QWidget* table, const QString& title, std::size_t count) {
    tables_->setTabText(tables_->indexOf(table), count == 0 ? title : QStringLiteral("%1 (%2)").arg(title).arg(count));
  };
  show(trials_, tr("Tried"), tried);
  show(comparedTable_, tr("Compared"), surroundings_.model->report().compared.size());
}

void TuneView::select(int trial) {
  selected_ = trial;
  heat_->select(trial);
  chart_->select(trial);
  trials_->select(trial);
  comparedTable_->selectRow(trial == kNoTrial ? -1 : comparedRowOf(surroundings_.model->result(trial).configuration));
}

int TuneView::comparedRowOf(const Configuration& configuration) const {
  const std::string wanted = toText(configuration);
  const std::vector<ResultRow>& rows = compared_->rows();
  const auto found = std::find_if(rows.begin(), rows.end(), [&wanted](const ResultRow& row) {
    return row.role != Role::Ceiling && row.configuration == wanted;
  });
  return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

QByteArray TuneView::saveLayout() const {
  return splitter_->saveState();
}

void TuneView::restoreLayout(const QByteArray& state) {
  splitter_->restoreState(state);
}

void TuneView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColour();
}

}  // namespace headroom
