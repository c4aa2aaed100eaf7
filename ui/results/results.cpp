#include "results/results.hpp"

#include <algorithm>

#include "headroom/report/trace.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "models/run_names.hpp"
#include "results/result_exports.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"
#include "throughput/throughput_picture.hpp"

namespace headroom {

namespace {

ResultModel* newModel(const ViewContext& context, const VariantTitles& titles) {
  auto* model = new ResultModel(context.window);
  model->setColours(context.colours);
  model->setCeilingsLast(true);
  model->setTitles(titles);
  return model;
}

ThroughputView* newChart(const ViewContext& context, const VariantTitles& titles) {
  auto* chart = new ThroughputView(context.parent);
  chart->setObjectName(QStringLiteral("throughput"));
  chart->setColours(context.colours);
  chart->setTitles(titles);
  return chart;
}

SpeedUpView* newBars(const ViewContext& context, const VariantTitles& titles) {
  auto* bars = new SpeedUpView(context.parent);
  bars->setColours(context.colours);
  bars->setTitles(titles);
  return bars;
}

RooflineView* newRoofline(const ViewContext& context) {
  auto* roofline = new RooflineView(context.bridge->catalogue(), context.parent);
  roofline->setColours(context.colours);
  return roofline;
}

// Creates the widgets in tab order.
ResultController::Views newViews(const ViewContext& context, const Results::Followers& followers) {
  const VariantTitles titles = titlesOf(context.bridge->catalogue());
  ResultController::Views views{};
  views.results = newModel(context, titles);
  views.variants = followers.variants;
  views.answer = followers.answer;
  views.advice = followers.advice;
  views.chart = newChart(context, titles);
  views.speedUp = newBars(context, titles);
  views.roofline = newRoofline(context);
  views.table = new ResultTable(views.results, context.parent);
  views.tabs = new ResultTabs(views.table, context.colours, context.parent);
  views.tabs->setTitles(titles);
  views.tabs->setSources([bridge = context.bridge](const QString& id) {
    for (const Variant& variant : bridge->catalogue().variants()) {
      if (text(variant.id) == id) return text(variant.source);
    }
    return QString();
  });
  return views;
}

QAction* resultAction(QWidget* window, const QString& text, const QKeySequence& key, bool isCheckable) {
  auto* action = new QAction(text, window);
  action->setShortcuts({key});
  action->setCheckable(isCheckable);
  return action;
}

}  // namespace

Results::Results(const ViewContext& context, const Followers& followers, QObject* parent)
    : QObject(parent),
      bridge_(context.bridge),
      settings_(context.settings),
      views_(newViews(context, followers)),
      controller_(new ResultController(context.bridge, views_, context.changes, this)),
      comparison_(new ComparisonController(context, controller_, views_.chart, this)),
      table_(new TableController(views_.results, views_.table, views_.tabs, context.settings, this)),
      actions_{resultAction(context.window, tr("&Samples of the result"), QKeySequence(Qt::CTRL | Qt::Key_4), true),
               resultAction(context.window, tr("Time&line of the result"), QKeySequence(Qt::CTRL | Qt::Key_5), true),
               resultAction(context.window, tr("Sour&ce of the result"), QKeySequence(Qt::CTRL | Qt::Key_7), true),
               resultAction(context.window, tr("Filte&r results"), QKeySequence::Find, false),
               new QAction(tr("&Clear results"), context.window)},
      compareBar_(comparison_->newBar(context.parent)) {
  connectPages();
  ViewSignals* window = context.signals;
  connect(controller_, &ResultController::compilerSaid, window, &ViewSignals::compilerSaid);
  connect(controller_, &ResultController::finished, window, [this, window](const RunFinished& finished) {
    const auto results = static_cast<int>(controller_->rows().size());
    Q_EMIT window->finished(kThroughputView, finished,
                            results == 1 ? tr("Done: 1 result.") : tr("Done: %n results.", nullptr, results));
  });
  connect(controller_, &ResultController::rowsChanged, window, &ViewSignals::readinessChanged);
  actions_.clear->setObjectName(QStringLiteral("clearResults"));
  actions_.clear->setToolTip(tr("Remove the results from the window. They stay in the history."));
  connect(actions_.clear, &QAction::triggered, controller_, &ResultController::clear);
  connect(controller_, &ResultController::rowsChanged, this, &Results::followRows);
  connect(bridge_, &Bridge::sweepStarted, this, &Results::followRows);
  connect(bridge_, &Bridge::sweepFinished, this, &Results::followRows);
  followRows();
  connect(views_.table, &ResultTable::rowSelected, this, &Results::selectionChanged);
  // While the photo is in front, the answer is about a selected result until the photo is blurred again.
  const auto answerForResult = [this] { views_.answer->setSubject(AnswerLine::Subject::Result); };
  connect(views_.table, &ResultTable::clicked, this, answerForResult);
  connect(views_.table, &ResultTable::rowSelected, this, [this, answerForResult] {
    if (views_.table->hasFocus()) answerForResult();
  });
  // Advice is about a result.
  connect(views_.answer, &AnswerLine::subjectChanged, this,
          [this](AnswerLine::Subject subject) { views_.advice->setVisible(subject == AnswerLine::Subject::Result); });
}

void Results::connectPages() {
  connect(actions_.samples, &QAction::triggered, this,
          [this](bool shown) { togglePage(ResultTabs::Page::Samples, shown); });
  connect(actions_.timeline, &QAction::triggered, this,
          [this](bool shown) { togglePage(ResultTabs::Page::Timeline, shown); });
  connect(actions_.source, &QAction::triggered, this,
          [this](bool shown) { togglePage(ResultTabs::Page::Source, shown); });
  connect(actions_.filter, &QAction::triggered, this, [this] {
    if (!areSeen_ || views_.tabs->isHidden()) Q_EMIT wanted();
    table_->find();
  });
  connect(views_.tabs, &QTabWidget::currentChanged, this, &Results::followPage);
  connect(views_.results, &ResultModel::modelReset, this, &Results::followPage);
  connect(views_.results, &ResultModel::rowsInserted, this, &Results::followPage);
}

void Results::followRows() {
  actions_.clear->setEnabled(!controller_->rows().empty() && !bridge_->isSweeping());
}

void Results::setTitles(const VariantTitles& titles) {
  views_.results->setTitles(titles);
  views_.chart->setTitles(titles);
  views_.speedUp->setTitles(titles);
  views_.tabs->setTitles(titles);
}

void Results::addTableActions(const QList<QAction*>& actions) {
  auto* separator = new QAction(views_.table);
  separator->setSeparator(true);
  views_.table->addAction(separator);
  views_.table->addActions(actions);
}

const ResultRow* Results::selected() const {
  const int selected = views_.table->selectedRow();
  return selected < 0 ? nullptr : &controller_->rows()[static_cast<std::size_t>(selected)];
}

void Results::setViewInFront(const View& view) {
  areSeen_ = view.isAboveResults;
  isPhoto_ = view.isOfPhoto;
  followPage();
}

void Results::answerForView() {
  views_.answer->setSubject(isPhoto_ ? AnswerLine::Subject::Photo : AnswerLine::Subject::Result);
}

void Results::setPhotoAnswer(const QString& sentences) {
  views_.answer->setAnswer(AnswerLine::Subject::Photo, sentences);
  if (isPhoto_) answerForView();
}

void Results::togglePage(ResultTabs::Page page, bool shown) {
  views_.tabs->showPage(shown ? page : ResultTabs::Page::Results);
  // The other views have no such pages, nor has the photo without results.
  if (shown && (!areSeen_ || views_.tabs->isHidden())) Q_EMIT wanted();
  followPage();
}

void Results::followPage() {
  // Until there are results, the photo has the table's space.
  views_.tabs->setVisible(!isPhoto_ || views_.results->rowCount() > 0);
  const bool areSeen = areSeen_ && !views_.tabs->isHidden();
  actions_.samples->setChecked(areSeen && views_.tabs->page() == ResultTabs::Page::Samples);
  actions_.timeline->setChecked(areSeen && views_.tabs->page() == ResultTabs::Page::Timeline);
  actions_.source->setChecked(areSeen && views_.tabs->page() == ResultTabs::Page::Source);
}

void Results::restore() {
  views_.advice->setOpen(settings_->isAdviceOpen());
  views_.answer->setUnfolded(settings_->isVerdictUnfolded());
  if (settings_->resultTab() >= 0 && settings_->resultTab() < views_.tabs->count()) {
    views_.tabs->setCurrentIndex(settings_->resultTab());
  }
}

void Results::remember() const {
  settings_->setAdviceOpen(views_.advice->isOpen());
  settings_->setVerdictUnfolded(views_.answer->isUnfolded());
  settings_->setResultTab(views_.tabs->currentIndex());
}

ViewExport Results::newExport(const QString& what, const QString& ending) const {
  ViewExport written;
  written.what = what;
  written.ending = ending;
  written.run = [this] { return summaryOf(controller_->currentRun()); };
  written.isReady = [this] { return !controller_->rows().empty() && !bridge_->isSweeping(); };
  return written;
}

std::function<Page()> Results::report() const {
  const std::vector<ResultRow>& rows = controller_->rows();
  const bool blurs =
      std::any_of(rows.begin(), rows.end(), [](const ResultRow& row) { return row.workload == kPhotoWorkload; });
  return controller_->report(blurs && takePhotoPart_ ? takePhotoPart_() : PagePart());
}

std::vector<ViewExport> Results::reportExports() const {
  ViewExport html = newExport(QStringLiteral("run report"), QStringLiteral("html"));
  html.text = tr("Report as &HTML...");
  html.toolTip =
      tr("One page with verdicts, charts, results and conditions, with the changes against the baseline. "
         "Reports of blurs show the photo, too.");
  html.title = tr("Export the report");
  html.filter = tr("HTML pages (*.html)");
  html.kind = QStringLiteral("report");
  html.encode = [this](const QString& file) { return [page = report(), file] { return pageContent(page(), file); }; };
  ViewExport markdown = html;
  markdown.text = tr("Report as &Markdown...");
  markdown.toolTip = tr("The same without pictures, for a pull request or an issue.");
  markdown.ending = QStringLiteral("md");
  markdown.filter = tr("Markdown texts (*.md)");
  return {html, markdown};
}

std::vector<ViewExport> Results::exports() const {
  ViewExport csv = newExport(QStringLiteral("results"), QStringLiteral("csv"));
  csv.text = tr("Results as &CSV...");
  csv.key = QKeySequence(Qt::CTRL | Qt::Key_E);
  csv.title = tr("Export results");
  csv.filter = tr("CSV tables (*.csv)");
  csv.write = [this](const QString& file) { writeCsv(controller_->rows(), views_.results->comparison(), file); };

  ViewExport png = newExport(QStringLiteral("chart"), QStringLiteral("png"));
  png.text = tr("Chart as &PNG...");
  png.isInContextMenu = true;
  png.title = tr("Export the chart");
  png.filter = tr("PNG images (*.png)");
  png.encode = [this](const QString& file) { return chartEncoder(*views_.chart, file); };
  ViewExport svg = png;
  svg.text = tr("Chart as S&VG...");
  svg.ending = QStringLiteral("svg");
  svg.filter = tr("SVG drawings (*.svg)");

  ViewExport trace = newExport(QStringLiteral("trace"), QStringLiteral("json"));
  trace.text = tr("Commands as a &trace...");
  trace.toolTip = tr("The commands' times for ui.perfetto.dev or chrome://tracing.");
  trace.title = tr("Export the commands");
  trace.filter = tr("Trace events (*.json)");
  trace.kind = QStringLiteral("trace");
  trace.isReady = [this, hasResults = trace.isReady] {
    const std::vector<ResultRow>& rows = controller_->rows();
    return hasResults() && std::any_of(rows.begin(), rows.end(), hasTrace);
  };
  trace.write = [this](const QString& file) { writeTrace(controller_->rows(), file); };
  std::vector<ViewExport> all{csv, png, svg};
  for (ViewExport& report : reportExports()) all.push_back(std::move(report));
  all.push_back(std::move(trace));
  return all;
}

View Results::throughput() const {
  return {.id = kThroughputView,
          .title = tr("Throughput"),
          .menuText = tr("&Throughput"),
          .manual = QStringLiteral("reference/window.md#throughput"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_2),
          .widget = views_.chart,
          .corner = compareBar_,
          .isAboveResults = true,
          .keys = {{tr("In the chart"),
                    {{tr("Left, Right"), tr("Select the line's point before or after")},
                     {tr("Up, Down"), tr("Select the nearest point of another line")}}}},
          .exports = exports()};
}

View Results::speedUp() const {
  return {.id = kSpeedUpView,
          .title = tr("Speed-up"),
          .menuText = tr("Speed-&up"),
          .manual = QStringLiteral("reference/window.md#speed-up"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_6),
          .widget = views_.speedUp,
          .isAboveResults = true,
          .place = tr("Throughput"),  // the results belong to that view
          .keys = {{tr("In the speed-up's bars"), {{tr("Up, Down"), tr("Select the bar above or below")}}},
                   {tr("In the samples"),
                    {{tr("Left, Right, Home, End"), tr("Point at the sample before or after, the first, the last")}}},
                   {tr("In the timeline"),
                    {{tr("Left, Right"), tr("Point at the command before or after")},
                     {tr("+, -, 0"), tr("Zoom in, zoom out, show all commands")},
                     {tr("Shift+Left, Shift+Right"), tr("Move along the time")}}}}};
}

std::vector<ViewExport> Results::rooflineExports() const {
  using RooflineText = std::string (*)(const RooflineReport& report);
  const auto fileOf = [this](const QString& what, const QString& ending, RooflineText content) {
    ViewExport written = newExport(what, ending);
    written.isInContextMenu = true;
    written.title = tr("Export the roofline");
    written.kind = QStringLiteral("roofline");
    written.write = [this, content](const QString& file) {
      writeFile(file.toStdString(), content(views_.roofline->report()));
    };
    return written;
  };
  ViewExport svg = fileOf(QStringLiteral("roofline"), QStringLiteral("svg"), toSvg);
  svg.text = tr("Roof&line as SVG...");
  svg.filter = tr("SVG drawings (*.svg)");
  ViewExport csv = fileOf(QStringLiteral("roofline"), QStringLiteral("csv"), toCsv);
  csv.text = tr("Roo&fline as CSV...");
  csv.filter = tr("CSV tables (*.csv)");
  return {svg, csv};
}

View Results::roofline() const {
  return {.id = kRooflineView,
          .title = tr("Roofline"),
          .menuText = tr("Roofli&ne"),
          .manual = QStringLiteral("reference/window.md#roofline"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_8),
          .widget = views_.roofline,
          .corner = nullptr,
          .isAboveResults = true,
          .place = tr("Throughput"),  // the results belong to that view
          .keys = {{tr("In the roofline"),
                    {{tr("Left, Right"), tr("Select the variant's mark before or after")},
                     {tr("Up, Down"), tr("Select the nearest mark of another variant")}}}},
          .exports = rooflineExports()};
}

}  // namespace headroom
