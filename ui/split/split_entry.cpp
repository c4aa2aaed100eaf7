#include "split/split_entry.hpp"

#include <filesystem>

#include "bridge/bridge.hpp"
#include "headroom/history.hpp"
#include "models/preferences.hpp"
#include "split/split_controller.hpp"
#include "split/split_view.hpp"
#include "widgets/page_file.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kSplitView("split");

void connectSplit(const ViewContext& context, SplitController* controller, const SplitView* view) {
  ViewSignals* window = context.signals;
  QObject::connect(window, &ViewSignals::devicesFound, controller, &SplitController::setDevices);
  QObject::connect(window, &ViewSignals::deviceChanged, controller, &SplitController::setDevice);
  QObject::connect(window, &ViewSignals::parametersChanged, controller, &SplitController::setParameters);
  QObject::connect(window, &ViewSignals::samplingChanged, controller, &SplitController::setSampling);
  QObject::connect(context.bridge, &Bridge::kernelsRead, view->controls(), &SplitControls::reload);
  QObject::connect(view->controls(), &SplitControls::variantChanged, window, &ViewSignals::workloadChanged);
  QObject::connect(controller, &SplitController::readinessChanged, window, &ViewSignals::readinessChanged);
  QObject::connect(controller, &SplitController::failed, window, &ViewSignals::failed);
  QObject::connect(
      controller, &SplitController::finished, window, [window](const RunFinished& finished, qsizetype shares) {
        Q_EMIT window->finished(kSplitView, finished, SplitController::tr("Split: %1 shares measured.").arg(shares));
      });
}

std::vector<ViewExport> exportsOf(const SplitController* controller) {
  const ViewExport csv{.what = QStringLiteral("shares"),
                       .text = SplitController::tr("Sh&ares as CSV..."),
                       .title = SplitController::tr("Export the shares"),
                       .filter = SplitController::tr("CSV tables (*.csv)"),
                       .kind = QStringLiteral("split"),
                       .ending = QStringLiteral("csv"),
                       .run = [controller] { return controller->summary(); },
                       .isReady = [controller] { return controller->hasResults(); },
                       .write = [controller](const QString& file) { controller->writeCsv(file); }};
  ViewExport json = csv;
  json.what = QStringLiteral("shares as JSON");
  json.text = SplitController::tr("Shares as &JSON...");
  json.filter = SplitController::tr("JSON (*.json)");
  json.ending = QStringLiteral("json");
  json.write = [controller](const QString& file) { controller->writeJson(file); };
  ViewExport page = csv;
  page.what = QStringLiteral("split report");
  page.text = SplitController::tr("Split rep&ort...");
  page.toolTip = SplitController::tr("One page with the best share, the speed-ups and the conditions.");
  page.title = SplitController::tr("Export the split's report");
  page.filter = pageFilter();
  page.ending = QStringLiteral("html");
  page.write = [controller](const QString& file) { writePage(controller->report(), file); };
  return {csv, json, page};
}

ViewTake takeOf(const SplitController* controller, SplitControls* controls) {
  return {.text = SplitController::tr("&Split the work of %1"),
          .objectName = QStringLiteral("splitSelected"),
          .whyNot = SplitController::tr("The work of %1 cannot be split into rows."),
          .offers = [controls](const QString& variant) { return controls->offers(variant); },
          .isBusy = [controller] { return controller->isRunning(); },
          .take =
              [controls](const QString& variant, const std::optional<Size>& size) {
                if (!controls->setVariant(variant)) return false;
                if (size) controls->setSize(typed(*size));
                return true;
              }};
}

bool isSplitFile(const QString& file) {
  const std::filesystem::path path = file.toStdString();
  return path.extension() == kJournalExtension && summaryOf(path).kind == RunKind::Split;
}

QString runUnattended(SplitController* controller, SplitControls* controls, const ViewChoices& choices) {
  controls->setVariant(choices[QStringLiteral("split")]);
  if (choices.contains(QStringLiteral("sizes"))) controls->setSize(choices[QStringLiteral("sizes")]);
  const int parts = choices[QStringLiteral("parts")].toInt();
  if (parts > 0 && !controls->setParts(parts)) {
    return SplitController::tr("The device cannot be split into %1 parts.").arg(parts);
  }
  QString whyNot = controller->whyNotStart();
  if (whyNot.isEmpty()) controller->start();
  return whyNot;
}

}  // namespace

View splitView(const ViewContext& context) {
  const Catalogue& catalogue = context.bridge->catalogue();
  auto* view = new SplitView(catalogue, context.colours, context.settings, context.parent);
  auto* controller = new SplitController(context.bridge, view, view);
  connectSplit(context, controller, view);
  SplitControls* controls = view->controls();
  return {.id = kSplitView,
          .title = SplitController::tr("Split"),
          .menuText = SplitController::tr("Spl&it"),
          .manual = QStringLiteral("reference/views.md#the-split-view"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_D),
          .widget = view,
          .controls = Control::Parameters | Control::Export,
          .keys = {{SplitController::tr("In the chart of shares"),
                    {{SplitController::tr("Left, Right, Home, End"),
                      SplitController::tr("Select the share before or after, the first, the last")}}}},
          .exports = exportsOf(controller),
          .take = takeOf(controller, controls),
          .runHint = SplitController::tr("Measure the speed-up of each share of the rows (Ctrl+R)."),
          .sampling =
              [controller] {
                return SplitController::tr("Each share is sampled for %1.").arg(samplingText(controller->sampling()));
              },
          .whyNotRun = [controller] { return controller->whyNotStart(); },
          .run = [controller] { controller->start(); },
          .workload = [&catalogue, controls]() -> const Workload* {
            const QString variant = controls->variant();
            return variant.isEmpty() ? nullptr : &findWorkload(catalogue.find(variant.toStdString()).workload);
          },
          .takesFile = isSplitFile,
          .openFile = [controller](const QString& file) { controller->openResults(file); },
          .store = [controller](Session& session) { session.split = controller->shown(); },
          .show =
              [controller](const Session& session) {
                controller->show(session.split);
                return QStringList();
              },
          .runUnattended = [controller, controls](
                               const ViewChoices& choices) { return runUnattended(controller, controls, choices); }};
}

}  // namespace headroom
