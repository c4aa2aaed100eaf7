#include "guide/experiment_page.hpp"

#include <QDateTime>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>

#include "guide/first_choice.hpp"
#include "headroom/analysis/verdict.hpp"
#include "style/engine_sentences.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kCurveLines = 19;
/// Number of visible rows of a table; the table scrolls beyond that.
constexpr int kMostTableRows = 9;

void fitHeight(QTableView& table) {
  const int rows = std::clamp(table.model()->rowCount(), 1, kMostTableRows);
  table.setFixedHeight(rows * table.verticalHeader()->defaultSectionSize() +
                       table.horizontalHeader()->sizeHint().height() +
                       table.horizontalScrollBar()->sizeHint().height() + 2 * table.frameWidth());
}

/// Such an experiment measures the ceilings themselves, so they are drawn as normal lines. Estimates are derived from
/// ceilings, and are not drawn.
std::vector<ResultRow> asMeasured(const std::vector<LabelledRow>& rows) {
  std::vector<ResultRow> measured;
  for (const LabelledRow& labelled : rows) {
    measured.push_back(labelled.row);
    if (measured.back().role == Role::Ceiling) measured.back().role = Role::Variant;
    measured.back().estimateGigapixelsPerSecond.reset();
  }
  return measured;
}

QString failureText(const LabelledRow& labelled) {
  const ResultRow& row = labelled.row;
  const QString reason = engineSentences(row.reason);
  return QStringLiteral("%1, %2: %3%4")
      .arg(engineText(labelled.label), text(toText(row.size)), engineText(toText(row.status)),
           reason.isEmpty() ? QString() : QStringLiteral(". ") + reason);
}

/// In local time.
QString minuteText(const std::string& utc) {
  return QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate)
      .toLocalTime()
      .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

}  // namespace

ExperimentPage::ExperimentPage(GuideController* controller, const VariantColours* colours, QWidget* parent)
    : LessonPage(parent), controller_(controller), experiment_(&experiments().front()), everywhere_(colours) {
  setObjectName(QStringLiteral("experimentPage"));
  buildText();
  buildCharts();
  buildTables();
  buildCode();
  column()->addStretch(1);
  connect(controller_, &GuideController::changed, this, &ExperimentPage::refresh);
  connect(controller_, &GuideController::readinessChanged, this, &ExperimentPage::refreshReadiness);
  setExperiment(*experiment_);
}

void ExperimentPage::buildText() {
  title_ = lessonHeading(content(), kTitleScale);
  title_->setObjectName(QStringLiteral("experimentTitle"));
  question_ = lessonText(content());
  QFont italic = question_->font();
  italic.setItalic(true);
  question_->setFont(italic);
  run_ = new RunRow(tr("Run this experiment"), tr("Measure its kernels on this device (Ctrl+R)."), content());
  run_->button()->setObjectName(QStringLiteral("runExperiment"));
  connect(run_->button(), &QPushButton::clicked, this, [this] { controller_->run({experiment_}); });
  time_ = lessonText(content());
  time_->setObjectName(QStringLiteral("measuredAt"));
  time_->setForegroundRole(QPalette::PlaceholderText);
  answer_ = new AnswerBox(content());
  background_ = lessonText(content());
  sources_ = lessonText(content());
  sources_->setForegroundRole(QPalette::PlaceholderText);
  for (QWidget* widget : {static_cast<QWidget*>(title_), static_cast<QWidget*>(question_),
                          static_cast<QWidget*>(background_), static_cast<QWidget*>(sources_),
                          static_cast<QWidget*>(run_), static_cast<QWidget*>(time_), static_cast<QWidget*>(answer_)}) {
    column()->addWidget(widget);
  }
}

void ExperimentPage::buildCharts() {
  empty_ = lessonText(content());
  empty_->setObjectName(QStringLiteral("emptyExperiment"));
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  empty_->setMargin(2 * fontMetrics().height());
  bars_ = new BarChart(content());
  connect(bars_, &BarChart::variantClicked, this, &ExperimentPage::chooseAndKeep);
  curves_ = new ThroughputView(content());
  curves_->setObjectName(QStringLiteral("curves"));
  curves_->setFixedHeight(kCurveLines * fontMetrics().lineSpacing());
  connect(curves_, &ThroughputView::rowClicked, this, [this](int row) {
    chooseAndKeep(QString::fromStdString(results_->rows()[static_cast<std::size_t>(row)].variant));
  });
  published_ = lessonText(content());
  published_->setForegroundRole(QPalette::PlaceholderText);
  failures_ = lessonText(content());
  failures_->setObjectName(QStringLiteral("failures"));
  stopped_ = lessonText(content());
  stopped_->setObjectName(QStringLiteral("stopped"));
  stopped_->setForegroundRole(QPalette::PlaceholderText);
  for (QWidget* widget :
       {static_cast<QWidget*>(empty_), static_cast<QWidget*>(bars_), static_cast<QWidget*>(curves_),
        static_cast<QWidget*>(published_), static_cast<QWidget*>(failures_), static_cast<QWidget*>(stopped_)}) {
    column()->addWidget(widget);
  }
}

void ExperimentPage::buildTables() {
  algorithms_ = new AlgorithmModel(this);
  algorithmTable_ = new QTableView(content());
  algorithmTable_->setObjectName(QStringLiteral("algorithms"));
  algorithmTable_->setAccessibleName(tr("Table 14-1 on this device"));
  algorithmTable_->setModel(algorithms_);
  algorithmTable_->setSelectionBehavior(QAbstractItemView::SelectRows);
  algorithmTable_->setSelectionMode(QAbstractItemView::SingleSelection);
  algorithmTable_->setShowGrid(false);
  algorithmTable_->setAlternatingRowColors(true);
  algorithmTable_->setTabKeyNavigation(false);
  algorithmTable_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  algorithmTable_->verticalHeader()->hide();
  algorithmTable_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
  algorithmTable_->horizontalHeader()->setHighlightSections(false);
  results_ = new ResultModel(this);
  results_->setCeilingsColoured(true);
  resultTable_ = new ResultTable(results_, content());
  resultTable_->setObjectName(QStringLiteral("guideResults"));
  connect(resultTable_, &ResultTable::rowSelected, this, [this](int row) {
    if (row >= 0) chooseAndKeep(QString::fromStdString(results_->rows()[static_cast<std::size_t>(row)].variant));
  });
  column()->addWidget(algorithmTable_);
  column()->addWidget(resultTable_);
}

void ExperimentPage::buildCode() {
  code_ = new SourceComparison(content());
  connect(code_, &SourceComparison::chosenChanged, this, &ExperimentPage::chooseAndKeep);
  next_ = new QWidget(content());
  nextTitle_ = lessonHeading(next_, kHeadingScale);
  verdict_ = lessonText(next_);
  advice_ = new AdviceList(next_);
  auto* layout = new QVBoxLayout(next_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(nextTitle_);
  layout->addWidget(verdict_);
  layout->addWidget(advice_);
  column()->addWidget(code_);
  column()->addWidget(next_);
}

void ExperimentPage::setExperiment(const Experiment& experiment) {
  experiment_ = &experiment;
  verticalScrollBar()->setValue(0);
  title_->setText(engineText(experiment.title));
  setChartCaption(*bars_, title_->text());
  question_->setText(engineText(experiment.question));
  background_->setText(engineText(experiment.background));
  sources_->setText(sourcesText());
  sources_->setVisible(!sources_->text().isEmpty());
  const std::vector<Participant> taking = participants(experiment, controller_->catalogue());
  hasUserChosen_ = false;
  code_->setParticipants(taking);
  code_->setVisible(std::any_of(taking.begin(), taking.end(), [](const Participant& participant) {
    return !codeOf(*participant.variant).isEmpty();
  }));
  setColours();
  refresh();
}

void ExperimentPage::setColours() {
  QStringList ids;
  for (const Participant& participant : participants(*experiment_, controller_->catalogue())) {
    ids << QString::fromStdString(participant.variant->id);
  }
  const bool needOwn = !everywhere_->tellApart(ids);
  if (needOwn) here_.emplace(ids, VariantColours::Count::Together);
  const VariantColours* colours = needOwn ? &*here_ : everywhere_;
  bars_->setColours(colours);
  curves_->setColours(colours);
  results_->setColours(colours);
}

QString ExperimentPage::sourcesText() const {
  QStringList items;
  for (const Participant& participant : participants(*experiment_, controller_->catalogue())) {
    for (const std::string& item : participant.variant->guide.carries) items << QString::fromStdString(item);
  }
  items.removeDuplicates();
  return items.isEmpty() ? QString() : tr("Reproduces: %1.").arg(items.join(QStringLiteral(", ")));
}

QString ExperimentPage::emptyText() const {
  if (participants(*experiment_, controller_->catalogue()).empty()) {
    return tr("This experiment has no variants yet. To add one, name \"%1\" under [guide] experiments in its kernel "
              "file.")
        .arg(text(experiment_->id));
  }
  if (controller_->isRunning()) return tr("Measuring. What comes of it is drawn here when the run ends.");
  if (controller_->isReadingEarlier()) return tr("Looking in the history for what was measured here before.");
  if (const std::optional<OutdatedPoint> outdated = controller_->outdatedOf(*experiment_)) {
    return tr("Last run on %1, but that is out of date: %2 Press \"%3\" to see today's answer here.")
        .arg(minuteText(outdated->startedAt), engineSentences(outdated->difference), run_->button()->text());
  }
  return tr("Not measured on this device at this size yet. Press \"%1\" to see the answer here.")
      .arg(run_->button()->text());
}

void ExperimentPage::refresh() {
  const QScopedValueRollback refreshing(isRefreshing_, true);
  const std::vector<LabelledRow> rows = controller_->rowsOf(*experiment_);
  answer_->setVisible(!rows.empty());
  answer_->setAnswer(engineSentences(experimentVerdict(*experiment_, rows)));
  refreshReadiness();
  refreshTime();
  refreshTables(rows);
  refreshChart(rows);
  choose(hasUserChosen_ ? code_->chosen()
                        : firstChoice(*experiment_, participants(*experiment_, controller_->catalogue()), rows));
}

void ExperimentPage::refreshReadiness() {
  run_->setWhyNot(controller_->whyNotRun({experiment_}));
  empty_->setText(emptyText());
}

void ExperimentPage::refreshChart(const std::vector<LabelledRow>& rows) {
  const bool overSize = experiment_->sizes == SizeSet::UpToAsked;
  empty_->setVisible(rows.empty());
  bars_->setVisible(!overSize && !rows.empty());
  curves_->setVisible(overSize && !rows.empty());
  const BarContent content =
      barContent(*experiment_, controller_->catalogue(), controller_->asked(), controller_->rows());
  if (overSize) {
    curves_->setTitles(labelsIn(*experiment_, controller_->catalogue()));
    curves_->setRows(asMeasured(rows));
  } else {
    bars_->setContent(content);
  }
  // Bars show the guide's numbers beside them; a curve over sizes has no place for a number measured at one size.
  QStringList published;
  for (const Bar& bar : content.groups.empty() ? std::vector<Bar>() : content.groups.back().bars) {
    if (bar.published) published << tr("%1 %2").arg(bar.label, shownNumber(*bar.published, 3));
  }
  published_->setText(
      overSize ? tr("The guide's GPU at 16 MP, in %1: %2.").arg(content.unit, published.join(QStringLiteral(", ")))
               : tr("The guide's numbers are for its own GPU at 16 MP."));
  published_->setVisible(!published.isEmpty());

  refreshFailures(rows);
}

void ExperimentPage::refreshFailures(const std::vector<LabelledRow>& rows) {
  QStringList failures;
  int stopped = 0;
  for (const LabelledRow& labelled : rows) {
    const bool isStopped = labelled.row.status == Status::Cancelled;
    stopped += isStopped ? 1 : 0;
    if (!isStopped && !isValid(labelled.row)) failures << failureText(labelled);
  }
  stopped_->setText(stopped == 1 ? tr("Stopped: 1 point was not measured.")
                                 : tr("Stopped: %n points were not measured.", nullptr, static_cast<int>(stopped)));
  stopped_->setVisible(stopped > 0);
  QPalette red = palette();
  red.setColor(QPalette::WindowText, statusColour(Status::Failed, palette()));
  failures_->setPalette(red);
  failures_->setText(failures.join(QLatin1Char('\n')));
  failures_->setVisible(!failures.isEmpty());
}

void ExperimentPage::refreshTime() {
  const std::optional<TimeSpan> span = controller_->measuredAt(*experiment_);
  time_->setVisible(span.has_value());
  if (!span) return;
  const QString first = minuteText(span->first);
  const QString last = minuteText(span->last);
  time_->setText(first == last ? tr("Measured on %1.").arg(first) : tr("Measured from %1 to %2.").arg(first, last));
}

void ExperimentPage::refreshTables(const std::vector<LabelledRow>& rows) {
  algorithmTable_->setVisible(experiment_->comparesAlgorithms && !rows.empty());
  if (experiment_->comparesAlgorithms) {
    algorithms_->setLines(headroom::algorithmTable(controller_->catalogue(), rows));
    algorithmTable_->resizeColumnsToContents();
    fitHeight(*algorithmTable_);
  }
  std::vector<ResultRow> unlabelled;
  for (const LabelledRow& labelled : rows) unlabelled.push_back(labelled.row);
  results_->setRows(std::move(unlabelled));
  resultTable_->setVisible(!rows.empty());
  resultTable_->hideEmptyColumns();
  resultTable_->fitColumns();
  fitHeight(*resultTable_);
}

void ExperimentPage::chooseAndKeep(const QString& variant) {
  if (!isRefreshing_) hasUserChosen_ = true;
  choose(variant);
}

void ExperimentPage::choose(const QString& variant) {
  code_->choose(variant);
  bars_->setSelected(code_->chosen());
  int largest = -1;
  for (std::size_t i = 0; i < results_->rows().size(); ++i) {
    if (QString::fromStdString(results_->rows()[i].variant) == code_->chosen()) largest = static_cast<int>(i);
  }
  const int selected = resultTable_->selectedRow();
  const bool isSelected =
      selected >= 0 &&
      QString::fromStdString(results_->rows()[static_cast<std::size_t>(selected)].variant) == code_->chosen();
  if (!isSelected) resultTable_->selectRow(largest);
  curves_->setSelected(resultTable_->selectedRow());
  refreshAdvice();
}

void ExperimentPage::refreshAdvice() {
  const int selected = resultTable_->selectedRow();
  if (selected < 0) {
    next_->hide();
    return;
  }
  const ResultRow& row = results_->rows()[static_cast<std::size_t>(selected)];
  const std::vector<Advice> advice = controller_->adviceFor(row);
  // The rules are for kernels, so missing advice on a probe has no meaning.
  next_->setVisible(!isProbe(row) || !advice.empty());
  const QString label = labelsIn(*experiment_, controller_->catalogue()).value(QString::fromStdString(row.variant));
  nextTitle_->setText(tr("What to try next with %1").arg(label));
  verdict_->setText(engineSentences(verdict(row)));
  advice_->setAdvice(advice);
}

}  // namespace headroom
