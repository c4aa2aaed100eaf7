// headroom: the workbench's window. Wires; options are in arguments.cpp, the work is in ui and core.
#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <cstdio>
#include <optional>

#include "arguments.hpp"
#include "display.hpp"
#include "end_signals.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "models/run_names.hpp"
#include "models/settings.hpp"
#include "models/story_ids.hpp"
#include "results/result_exports.hpp"
#include "shell/main_window.hpp"
#include "shell/unattended_run.hpp"
#include "style/languages.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"
#include "style/visible_boxes.hpp"
#include "throughput/throughput_picture.hpp"

namespace headroom {
namespace {

constexpr int kFailure = 1;
constexpr int kUsage = 2;

int fail(int code, const QString& sentence) {
  const QByteArray line = QStringLiteral("headroom: %1\n").arg(sentence).toUtf8();
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
  return code;
}

/// Draws saved results; no window is shown. Throws Error.
int drawSaved(const Arguments& arguments) {
  const RunDocument run = runDocumentFromJson(readFile(arguments.chartFrom.toStdString(), kLargestDocument));
  if (!arguments.outputs.csv.isEmpty()) writeCsv(run.rows, {}, arguments.outputs.csv);
  if (arguments.outputs.chart.isEmpty()) return 0;
  const Catalogue catalogue(arguments.window.workbench.kernelFolders);
  const VariantColours colours(colourOrder(catalogue));
  ThroughputView chart;
  chart.setColours(&colours);
  chart.setTitles(titlesOf(catalogue));
  chart.setStory(storyIdsOf(catalogue, run.plans, run.context.devices));
  chart.setRows(run.rows);
  chart.setCaption(captionOf(summaryOf(run)));
  if (chart.isEmpty()) {
    throw Error(Stage::ReportFile,
                text("%1 holds no result that a chart could show.").arg(arguments.chartFrom).toStdString());
  }
  writeChart(chart, arguments.outputs.chart);
  return 0;
}

/// Throws Error.
int showWindow(Arguments arguments) {
  std::vector<Note> notes;
  if (arguments.inProcess) {
    arguments.window.workbench.hosting = Hosting::InProcess;
    notes = prepareOpenClEnvironment();
  }
  std::optional<EndSignals> endSignals;
  if (!arguments.unattended) endSignals.emplace();
  showLanguage(Settings(arguments.window.keep).language());
  MainWindow window(arguments.window);
  for (const Note& note : notes) window.note(note);
  window.show();
  if (const QString kernel = arguments.outputs.choices.value(QStringLiteral("kernel"));
      !arguments.unattended && !kernel.isEmpty()) {
    window.openInView(QFileInfo(kernel).absoluteFilePath());
  }
  if (!arguments.unattended) return QApplication::exec();

  QString problem;
  UnattendedRun run(&window, arguments.outputs);
  QObject::connect(&run, &UnattendedRun::finished, &window, [&problem](const QString& sentence) {
    problem = sentence;
    QCoreApplication::quit();
  });
  QApplication::exec();
  return problem.isEmpty() ? 0 : fail(kFailure, problem);
}

void nameApplication() {
  const std::string_view number = version();
  QCoreApplication::setApplicationName(QStringLiteral("headroom"));
  QCoreApplication::setApplicationVersion(QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size())));
}

QStringList wordsAfterProgram() {
  return QCoreApplication::arguments().mid(1);
}

/// --help, --version or --manual-page: needs no display.
int showText(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  nameApplication();
  try {
    const QByteArray text = textFor(wordsAfterProgram()).toUtf8();
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
    return 0;
  } catch (const UsageError& error) {
    return fail(kUsage, QString::fromStdString(error.what()));
  }
}

int main(int argc, char** argv) {
  if (asksForText(argc, argv)) return showText(argc, argv);
  if (!prepareDisplay(argc, argv)) {
    return fail(kFailure, QStringLiteral("there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are "
                                         "not set); use headroom-cli, or --screenshot."));
  }
  std::optional<DisplayGuard> guard(std::in_place, kFailure);
  QApplication application(argc, argv);
  guard.reset();
  QApplication::setStyle(new VisibleBoxes);
  nameApplication();
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Headroom"));
  QGuiApplication::setDesktopFileName(QStringLiteral("io.github.headroom.Headroom"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/headroom/icons/headroom.svg")));

  try {
    const Arguments arguments = argumentsFrom(wordsAfterProgram());
    return arguments.chartFrom.isEmpty() ? showWindow(arguments) : drawSaved(arguments);
  } catch (const UsageError& error) {
    return fail(kUsage, QString::fromStdString(error.what()));
  } catch (const std::exception& error) {
    return fail(kFailure, QString::fromUtf8(error.what()));
  }
}

}  // namespace
}  // namespace headroom

int main(int argc, char** argv) {
  return headroom::main(argc, argv);
}
