#include "capture/capture_entry.hpp"

#include "bridge/bridge.hpp"
#include "capture/capture_controller.hpp"
#include "capture/capture_view.hpp"
#include "headroom/system/file.hpp"
#include "widgets/page_file.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kCaptureView("capture");

RunSummary captureSummary(const CaptureController* controller) {
  RunSummary summary;
  for (const CapturedProcess& process : controller->figures().processes) summary.workloads.push_back(process.program);
  return summary;
}

std::vector<ViewExport> exportsOf(const CaptureController* controller) {
  const ViewExport csv{
      .what = QStringLiteral("captured kernels"),
      .text = CaptureController::tr("Captured &kernels as CSV..."),
      .title = CaptureController::tr("Export the kernels of the program"),
      .filter = CaptureController::tr("CSV tables (*.csv)"),
      .kind = QStringLiteral("capture"),
      .ending = QStringLiteral("csv"),
      .run = [controller] { return captureSummary(controller); },
      .isReady = [controller] { return !controller->figures().kernels.empty(); },
      .write = [controller](const QString& file) { writeFile(file.toStdString(), toCsv(controller->figures())); }};
  ViewExport trace = csv;
  trace.what = QStringLiteral("captured launches");
  trace.text = CaptureController::tr("Captured launches as a trace...");
  trace.title = CaptureController::tr("Export the launches of the program");
  trace.filter = CaptureController::tr("Traces (*.json)");
  trace.ending = QStringLiteral("json");
  trace.isReady = [controller] { return !controller->figures().timeline.empty(); };
  trace.write = [controller](const QString& file) {
    writeFile(file.toStdString(), toChromeTrace(controller->figures()));
  };
  ViewExport page = csv;
  page.what = QStringLiteral("capture report");
  page.text = CaptureController::tr("Capt&ure report...");
  page.toolTip = CaptureController::tr("One page with the kernels by time, the timeline and the captured folders.");
  page.title = CaptureController::tr("Export the report on the program");
  page.filter = pageFilter();
  page.ending = QStringLiteral("html");
  page.isReady = [controller] { return !controller->isRunning() && !controller->figures().kernels.empty(); };
  page.write = [controller](const QString& file) { writePage(controller->report(), file); };
  return {csv, trace, page};
}

}  // namespace

View captureView(const ViewContext& context) {
  auto* view = new CaptureView(context.settings, context.parent);
  auto* controller = new CaptureController(context.bridge, view, view);
  ViewSignals* window = context.signals;
  QObject::connect(controller, &CaptureController::readinessChanged, window, &ViewSignals::readinessChanged);
  QObject::connect(
      controller, &CaptureController::finished, window, [window](const RunFinished& finished, int kernels) {
        Q_EMIT window->finished(kCaptureView, finished,
                                CaptureController::tr("Capture: the program has ended. Kernels: %1.").arg(kernels));
      });
  QObject::connect(controller, &CaptureController::openAsked, window, &ViewSignals::fileAsked);
  return {.id = kCaptureView,
          .title = CaptureController::tr("Capture"),
          .menuText = CaptureController::tr("C&apture a program"),
          .manual = QStringLiteral("reference/views.md#the-capture-view"),
          .key = QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
          .widget = view,
          .controls = Control::Export,
          .keys = {{CaptureController::tr("In the table of a program's kernels"),
                    {{CaptureController::tr("Shift+Up, Shift+Down"), CaptureController::tr("Select several kernels")}}},
                   {CaptureController::tr("In the timeline of its launches"),
                    {{CaptureController::tr("Left, Right"), CaptureController::tr("The launch before or after")},
                     {CaptureController::tr("Plus, Minus, 0"), CaptureController::tr("Show less, more, all")}}}},
          .exports = exportsOf(controller),
          .runHint = CaptureController::tr("Run the program and list its kernels (Ctrl+R)."),
          .whyNotRun = [controller] { return controller->whyNotStart(); },
          .run = [controller] { controller->start(); },
          .program = ViewProgram{.isRunning = [controller] { return controller->isRunning(); },
                                 .stop = [controller] { controller->stop(); },
                                 .stopHint = CaptureController::tr("Ask the program to end (Esc). If it still runs, "
                                                                   "pressing once more ends it at once.")},
          .runUnattended =
              [controller, view](const ViewChoices& choices) {
                view->controls()->setCommand(choices[QStringLiteral("capture")]);
                QString whyNot = controller->whyNotStart();
                if (whyNot.isEmpty()) controller->start();
                return whyNot;
              }};
}

}  // namespace headroom
