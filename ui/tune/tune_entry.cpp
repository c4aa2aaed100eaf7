#include "tune/tune_entry.hpp"

#include <QCoreApplication>
#include <QFileDialog>
#include <filesystem>

#include "bridge/bridge.hpp"
#include "headroom/history.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "models/preferences.hpp"
#include "tune/tune_controller.hpp"
#include "tune/tune_view.hpp"
#include "widgets/page_file.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kTuneView("tune");
/// The key that earlier versions used.
constexpr const char* kTuneLayout = "tuner";

void connectTuning(const ViewContext& context, TuneController* controller, const TuneView* view) {
  ViewSignals* window = context.signals;
  QObject::connect(window, &ViewSignals::deviceChanged, controller, &TuneController::setDevice);
  QObject::connect(window, &ViewSignals::parametersChanged, controller, &TuneController::setParameters);
  QObject::connect(window, &ViewSignals::unitsChanged, controller, &TuneController::showUnits);
  QObject::connect(window, &ViewSignals::samplingChanged, controller, &TuneController::setSampling);
  QObject::connect(view->controls(), &TuningControls::variantChanged, window, &ViewSignals::workloadChanged);
  QObject::connect(controller, &TuneController::readinessChanged, window, &ViewSignals::readinessChanged);
  QObject::connect(controller, &TuneController::opened, window, &ViewSignals::contentChanged);
  QObject::connect(controller, &TuneController::failed, window, &ViewSignals::failed);
  QObject::connect(controller, &TuneController::compilerSaid, window, &ViewSignals::compilerSaid);
  QObject::connect(
      controller, &TuneController::finished, window, [window](const RunFinished& finished, qsizetype tried) {
        const QString sentence =
            tried == 1 ? TuneController::tr("Tuned: 1 configuration tried.")
                       : TuneController::tr("Tuned: %n configurations tried.", nullptr, static_cast<int>(tried));
        Q_EMIT window->finished(kTuneView, finished, sentence);
      });
}

void connectImport(const ViewContext& context, TuneController* controller, const TuneView* view) {
  QObject::connect(view->controls(), &TuningControls::importAsked, controller, [controller, window = context.window] {
    const QString file = QFileDialog::getOpenFileName(
        window, TuneController::tr("Open results of another tuner"), {},
        TuneController::tr("T4 results and caches of Kernel Tuner (*.json);;All files (*)"));
    if (!file.isEmpty()) controller->openResults(file);
  });
}

/// JSON files have many kinds of content.
bool isResultsFile(const QString& file) {
  const std::filesystem::path path = file.toStdString();
  if (path.extension() == kJournalExtension) return summaryOf(path).kind == RunKind::Tuning;
  try {
    return file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) && isTuningResults(file.toStdString());
  } catch (const Error&) {
    return false;
  }
}

std::vector<ViewExport> exportsOf(const TuneController* controller) {
  const ViewExport csv{.what = QStringLiteral("tuning"),
                       .text = TuneController::tr("Tun&ing as CSV..."),
                       .title = TuneController::tr("Export the tuning"),
                       .filter = TuneController::tr("CSV tables (*.csv)"),
                       .kind = QStringLiteral("tuning"),
                       .ending = QStringLiteral("csv"),
                       .run = [controller] { return controller->summary(); },
                       .isReady = [controller] { return controller->hasResults(); },
                       .write = [controller](const QString& file) { controller->writeCsv(file); }};
  ViewExport t4 = csv;
  t4.what = QStringLiteral("tuning as T4");
  t4.text = TuneController::tr("Tuning as T&4 JSON...");
  t4.toolTip = TuneController::tr("The configurations tried as Kernel Tuner writes them.");
  t4.filter = TuneController::tr("T4 results (*.json)");
  t4.ending = QStringLiteral("json");
  t4.write = [controller](const QString& file) { controller->writeT4(file); };
  ViewExport page = csv;
  page.what = QStringLiteral("tuning report");
  page.text = TuneController::tr("Tuning r&eport...");
  page.toolTip = TuneController::tr("One page with the best configuration, the search and the conditions.");
  page.title = TuneController::tr("Export the tuning's report");
  page.filter = pageFilter();
  page.ending = QStringLiteral("html");
  page.write = [controller](const QString& file) { writePage(controller->report(), file); };
  return {csv, t4, page};
}

ViewTake takeOf(const TuneController* controller, TuningControls* controls) {
  return {.text = TuneController::tr("T&une %1"),
          .objectName = QStringLiteral("tuneSelected"),
          .whyNot = TuneController::tr("%1 has no tunables."),
          .offers = [controls](const QString& variant) { return controls->offers(variant); },
          .isBusy = [controller] { return controller->isRunning(); },
          .take =
              [controls](const QString& variant, const std::optional<Size>& size) {
                if (!controls->setVariant(variant)) return false;
                if (size) controls->setSize(typed(*size));
                return true;
              }};
}

QString runUnattended(TuneController* controller, TuningControls* controls, const ViewChoices& choices) {
  controls->setVariant(choices[QStringLiteral("tune")]);
  if (choices.contains(QStringLiteral("sizes"))) controls->setSize(choices[QStringLiteral("sizes")]);
  if (choices.contains(QStringLiteral("budget"))) controls->setBudget(choices[QStringLiteral("budget")]);
  QString whyNot = controller->whyNotStart();
  if (whyNot.isEmpty()) controller->start();
  return whyNot;
}

}  // namespace

View tuneView(const ViewContext& context) {
  const Catalogue& catalogue = context.bridge->catalogue();
  auto* model = new TuningModel(context.window);
  auto* view = new TuneView({&catalogue, model, context.colours, context.settings}, context.parent);
  auto* controller = new TuneController(context.bridge, model, view, context.tuningFolder, view);
  connectTuning(context, controller, view);
  connectImport(context, controller, view);
  TuningControls* controls = view->controls();
  QObject::connect(context.bridge, &Bridge::kernelsRead, controls,
                   [controls, &catalogue] { controls->reload(catalogue); });
  Settings* settings = context.settings;
  return {.id = kTuneView,
          .title = TuneController::tr("Tune"),
          .menuText = TuneController::tr("Tun&e"),
          .manual = QStringLiteral("reference/views.md#the-tune-view"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_T),
          .widget = view,
          .controls = Control::Parameters | Control::Export,
          .keys = {{TuneController::tr("In the tuner's heat map"),
                    {{TuneController::tr("Arrows, Home, End"), TuneController::tr("Select the next cell")}}},
                   {TuneController::tr("In the tuner's chart"),
                    {{TuneController::tr("Left, Right, Home, End"),
                      TuneController::tr("Select the configuration tried before or after, the first, the last")}}}},
          .exports = exportsOf(controller),
          .take = takeOf(controller, controls),
          .runHint = TuneController::tr("Look for the fastest configuration of the chosen kernel (Ctrl+R)."),
          .sampling =
              [controller] {
                return TuneController::tr("Each finalist is sampled for %1.").arg(samplingText(controller->sampling()));
              },
          .whyNotRun = [controller] { return controller->whyNotStart(); },
          .run = [controller] { controller->start(); },
          .workload = [&catalogue, controls]() -> const Workload* {
            const QString variant = controls->variant();
            return variant.isEmpty() ? nullptr : &findWorkload(catalogue.find(variant.toStdString()).workload);
          },
          .restore = [view, settings] { view->restoreLayout(settings->layout(QLatin1String(kTuneLayout))); },
          .remember = [view, settings] { settings->setLayout(QLatin1String(kTuneLayout), view->saveLayout()); },
          .takesFile = isResultsFile,
          .openFile = [controller](const QString& file) { controller->openResults(file); },
          .store = [controller](Session& session) { session.tuning = controller->shown(); },
          .show =
              [controller](const Session& session) {
                controller->show(session.tuning);
                return QStringList();
              },
          .runUnattended = [controller, controls](
                               const ViewChoices& choices) { return runUnattended(controller, controls, choices); }};
}

}  // namespace headroom
