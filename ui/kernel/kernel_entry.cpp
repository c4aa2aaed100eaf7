#include "kernel/kernel_entry.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QSplitter>

#include "bridge/bridge.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "kernel/changes_window.hpp"
#include "kernel/kernel_controller.hpp"
#include "kernel/kernel_view.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "models/preferences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr const char* kLayout = "kernelSplitter";

QString kernelFolder() {
  const QString folder = text(userKernelFolder().string());
  return QFileInfo(folder).isDir() ? folder : QString();
}

/// JSON files have many kinds of content.
bool isKernelFile(const QString& file) {
  if (file.endsWith(QLatin1String(".cl")) || file.endsWith(QLatin1String(".toml"))) return true;
  if (!hasProblemName(file.toStdString())) return false;
  try {
    return isTuningProblem(file.toStdString());
  } catch (const Error&) {
    return false;
  }
}

void connectWindow(const ViewContext& context, KernelController* controller) {
  ViewSignals* window = context.signals;
  QObject::connect(window, &ViewSignals::deviceChanged, controller, &KernelController::setDevice);
  QObject::connect(window, &ViewSignals::parametersChanged, controller, &KernelController::setParameters);
  QObject::connect(window, &ViewSignals::samplingChanged, controller, &KernelController::setSampling);
  QObject::connect(controller, &KernelController::readinessChanged, window, &ViewSignals::readinessChanged);
  QObject::connect(controller, &KernelController::workloadChanged, window, &ViewSignals::workloadChanged);
  QObject::connect(controller, &KernelController::opened, window, &ViewSignals::contentChanged);
  QObject::connect(controller, &KernelController::failed, window, &ViewSignals::failed);
  QObject::connect(controller->revisions(), &RevisionController::turnsAsked, window, &ViewSignals::turnsAsked);
  QObject::connect(controller, &KernelController::finished, window,
                   [window](const RunFinished& finished, const QString& sentence) {
                     Q_EMIT window->finished(kKernelView, finished, sentence);
                   });
}

void connectButtons(const ViewContext& context, KernelView* view, KernelController* controller) {
  KernelControls* controls = view->controls();
  QWidget* window = context.window;
  QObject::connect(controls, &KernelControls::openAsked, controller, [controller, window] {
    const QString file = QFileDialog::getOpenFileName(
        window, KernelController::tr("Open a kernel"), kernelFolder(),
        KernelController::tr("Kernels and tuning problems (*.cl *.toml *.json);;All files (*)"));
    if (!file.isEmpty()) controller->openFile(file);
  });
  const auto describe = [bridge = context.bridge, window, controller](const QString& file) {
    auto* dialog = new NewKernelDialog(bridge, controller->device(), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &NewKernelDialog::created, controller, &KernelController::openFile);
    if (!file.isEmpty()) dialog->openFile(file);
    dialog->open();
  };
  QObject::connect(controls, &KernelControls::newAsked, controller, [describe] { describe({}); });
  QObject::connect(controller, &KernelController::bareFileFound, controller, describe);
  QObject::connect(controls, &KernelControls::newFromThisAsked, controller, [controller, window] {
    const QString folder =
        QFileDialog::getExistingDirectory(window, KernelController::tr("Folder for the copy"), kernelFolder());
    if (!folder.isEmpty()) controller->copyTo(folder);
  });
  auto* changes = new ChangesWindow(window);
  QObject::connect(view->list(), &RevisionList::changesAsked, controller, [controller, changes](int from, int to) {
    try {
      const QString title = to == 0 ? KernelController::tr("Changes since revision %1").arg(from)
                                    : KernelController::tr("Changes from revision %1 to %2").arg(from).arg(to);
      changes->present(title, controller->revisions()->changes(from, to));
    } catch (const Error& error) {
      Q_EMIT controller->failed(text(error.what()));
    }
  });
}

QString runUnattended(KernelController* controller, KernelControls* controls, const ViewChoices& choices) {
  controller->openFile(QFileInfo(choices[QStringLiteral("kernel")]).absoluteFilePath());
  if (choices.contains(QStringLiteral("sizes"))) controls->setSize(choices[QStringLiteral("sizes")]);
  QString whyNot = controller->whyNotMeasure();
  if (whyNot.isEmpty()) controller->measure();
  return whyNot;
}

ViewTake takeOf(const ViewContext& context, KernelController* controller) {
  const Catalogue& catalogue = context.bridge->catalogue();
  const auto find = [&catalogue](const QString& id) -> const Variant* {
    for (const Variant& variant : catalogue.variants()) {
      if (text(variant.id) == id && variant.kind == VariantKind::Kernel) return &variant;
    }
    return nullptr;
  };
  return {.text = KernelController::tr("Open the &kernel %1"),
          .objectName = QStringLiteral("openSelectedKernel"),
          .whyNot = KernelController::tr("%1 is not a kernel: it has no text to show."),
          .offers = [find](const QString& id) { return find(id) != nullptr; },
          .isBusy = [controller] { return controller->isMeasuring(); },
          .take =
              [find, controller](const QString& id, const std::optional<Size>&) {
                const Variant* variant = find(id);
                if (variant != nullptr) controller->openVariant(*variant);
                return variant != nullptr;
              }};
}

}  // namespace

View kernelView(const ViewContext& context) {
  auto* view = new KernelView(context.colours, context.parent);
  auto* controller = new KernelController(context.bridge, view, context.settings, context.window, view);
  connectWindow(context, controller);
  connectButtons(context, view, controller);
  QObject::connect(view, &KernelView::settingAsked, context.signals, &ViewSignals::settingAsked);
  Settings* settings = context.settings;
  auto* splitter = view->findChild<QSplitter*>(QLatin1String(kLayout));
  return {.id = kKernelView,
          .title = KernelController::tr("Kernel"),
          .menuText = KernelController::tr("&Kernel"),
          .manual = QStringLiteral("reference/views.md#the-kernel-view"),
          .key = QKeySequence(Qt::CTRL | Qt::Key_K),
          .widget = view,
          .controls = Control::Parameters,
          .keys = {{KernelController::tr("In a kernel's text"),
                    {{KernelController::tr("Ctrl+S"), KernelController::tr("Save, and measure where that is ticked")},
                     {KernelController::tr("Ctrl+F"), KernelController::tr("Find in this file")},
                     {KernelController::tr("F6, Shift+F6"),
                      KernelController::tr("Leave the text for the next control, the previous one; Tab indents")}}}},
          .take = takeOf(context, controller),
          .runHint = KernelController::tr("Build, check and measure the kernel as it is saved (Ctrl+R)."),
          .sampling =
              [controller] {
                return KernelController::tr("It is sampled for %1.").arg(samplingText(controller->sampling()));
              },
          .whyNotRun = [controller] { return controller->whyNotMeasure(); },
          .run = [controller] { controller->measure(); },
          .workload = [controller] { return controller->workload(); },
          .restore =
              [controller, settings, splitter] {
                splitter->restoreState(settings->layout(QLatin1String(kLayout)));
                controller->restore();
              },
          .remember = [settings, splitter] { settings->setLayout(QLatin1String(kLayout), splitter->saveState()); },
          .takesFile = isKernelFile,
          .openFile = [controller](const QString& file) { controller->openFile(file); },
          .mayClose = [controller] { return controller->mayClose(); },
          .store = [controller](Session& session) { session.openKernel = controller->openKernel(); },
          .show =
              [controller](const Session& session) {
                if (!session.openKernel) return QStringList();
                const QString note = controller->show(*session.openKernel);
                return note.isEmpty() ? QStringList() : QStringList{note};
              },
          .runUnattended =
              [controller, view](const ViewChoices& choices) {
                return runUnattended(controller, view->controls(), choices);
              }};
}

}  // namespace headroom
