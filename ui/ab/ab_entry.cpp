#include "ab/ab_entry.hpp"

#include "ab/ab_controller.hpp"
#include "ab/ab_window.hpp"
#include "models/run_names.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

namespace {

struct AbFile {
  QString ending;
  QString filter;
};

AbFile fileOf(AbWindow::Format format) {
  switch (format) {
    case AbWindow::Format::Markdown:
      return {QStringLiteral("md"), AbWindow::tr("Markdown (*.md)")};
    case AbWindow::Format::Csv:
      return {QStringLiteral("csv"), AbWindow::tr("CSV tables (*.csv)")};
    case AbWindow::Format::Json:
      break;
  }
  return {QStringLiteral("json"), AbWindow::tr("JSON (*.json)")};
}

}  // namespace

void addTurns(const ViewContext& context, QAction* action, const std::function<QString()>& selected) {
  auto* window = new AbWindow(context.bridge->catalogue(), context.parent);
  auto* controller = new AbController(context.bridge, window, context.parent);
  QObject::connect(action, &QAction::triggered, controller, [controller, selected] { controller->open(selected()); });
  ViewSignals* signals = context.signals;
  QObject::connect(signals, &ViewSignals::turnsAsked, controller,
                   qOverload<const QString&, const QString&, const QString&>(&AbController::open));
  QObject::connect(signals, &ViewSignals::parametersChanged, controller, &AbController::setParameters);
  QObject::connect(signals, &ViewSignals::deviceChanged, controller, &AbController::setDevice);
  QObject::connect(
      controller, &AbController::finished, signals, [signals](const RunFinished& finished, qsizetype results) {
        Q_EMIT signals->finished({}, finished,
                                 results == 1
                                     ? AbController::tr("Done: 1 result.")
                                     : AbController::tr("Done: %n results.", nullptr, static_cast<int>(results)));
      });
  QObject::connect(window, &AbWindow::exportAsked, controller,
                   [window, controller, folder = context.exportFolder](AbWindow::Format format) {
                     const AbFile wanted = fileOf(format);
                     const QString suggested =
                         suggestedExport(folder(), controller->summary(), QStringLiteral("turns"), wanted.ending);
                     const QString file =
                         askWhereToSave(window, AbWindow::tr("Export the comparison"), suggested, wanted.filter);
                     if (!file.isEmpty()) controller->write(format, file);
                   });
}

}  // namespace headroom
