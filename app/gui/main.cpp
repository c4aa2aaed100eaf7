// headroom: the workbench's window. Parses the command line and wires; the work is in ui and core.
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <cstdio>
#include <optional>

#include "display.hpp"
#include "end_signals.hpp"
#include "guide/guide_entry.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/history.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/split.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/values/workload.hpp"
#include "models/run_names.hpp"
#include "models/story_ids.hpp"
#include "results/result_exports.hpp"
#include "shell/main_window.hpp"
#include "shell/unattended_run.hpp"
#include "split/split_controls.hpp"
#include "style/variant_name.hpp"
#include "style/visible_boxes.hpp"
#include "throughput/throughput_picture.hpp"
#include "tune/tuning_controls.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {
namespace {

constexpr int kFailure = 1;
constexpr int kUsage = 2;

int fail(int code, const QString& sentence) {
  const QByteArray line = QStringLiteral("headroom: %1\n").arg(sentence).toUtf8();
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
  return code;
}

QString tr(const char* text) {
  return QCoreApplication::translate("main", text);
}

struct Arguments {
  WindowOptions window;
  UnattendedOutputs outputs;
  QString chartFrom;
  bool unattended = false;
  bool inProcess = false;
};

void addOptions(QCommandLineParser& parser) {
  const auto add = [&parser](const char* name, const QString& description, const QString& value = {}) {
    parser.addOption({QString::fromLatin1(name), description, value});
  };
  parser.setApplicationDescription(tr("How far is an OpenCL kernel from what this device can do, and why?"));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("photo"), tr("The photo to blur; a bundled sample if left out."),
                               QStringLiteral("[photo]"));
  add("device", tr("Device to start with: its id, its type, or a part of its name."), QStringLiteral("DEVICE"));
  add("sizes", tr("Sizes of the run, e.g. 1MP,4MP,1023x769."), QStringLiteral("LIST"));
  add("sigma", tr("Standard deviation of the blur in pixels."), QStringLiteral("X"));
  add("kernels", tr("Folder of .cl files laid over the built-in ones (repeatable)."), QStringLiteral("DIR"));
  add("in-process", tr("Call OpenCL in this process, for debuggers."));
  add("screenshot", tr("Run with the defaults, save a screenshot as PNG and exit."), QStringLiteral("FILE"));
  add("guide",
      tr("With --screenshot: run a step or an experiment of the guide, or \"all\", and picture the Guide view. "
         "headroom-cli guide lists them."),
      QStringLiteral("NAME"));
  add("tune",
      tr("With --screenshot: tune a kernel, e.g. blur.fused, at the one size of --sizes, and picture the Tune view. "
         "What is found best is kept."),
      QStringLiteral("VARIANT"));
  add("workload", tr("With --screenshot: the workload of the default run, e.g. transpose."), QStringLiteral("NAME"));
  add("variants",
      tr("With --screenshot: the variants of the run, e.g. separable,streamed, or all (default: the story)."),
      QStringLiteral("LIST"));
  add("speed-up", tr("With --screenshot: time transfers too, and picture the Speed-up view."));
  add("time-budget", tr("Sample each point for at most this many seconds (default: 0.5)."), QStringLiteral("SECONDS"));
  add("budget", tr("With --tune: how long to search, e.g. 20s or 5min."), QStringLiteral("TIME"));
  add("split",
      tr("With --screenshot: split the work of a kernel, e.g. blur.separable, at the one size of --sizes between the "
         "device and another one, or between --parts of it, and picture the Split view."),
      QStringLiteral("VARIANT"));
  add("parts", tr("With --split: into how many sub-devices to split the device."), QStringLiteral("N"));
  add("chart-from",
      tr("Draw results saved as JSON (headroom-cli run --save) instead of showing the window; needs "
         "--chart or --csv."),
      QStringLiteral("FILE"));
  add("chart", tr("Write the throughput chart, as .png or .svg; with --screenshot or --chart-from."),
      QStringLiteral("FILE"));
  add("csv", tr("Write the results as CSV; with --screenshot or --chart-from."), QStringLiteral("FILE"));
}

ParameterValues parametersFrom(const QString& sigma) {
  bool isNumber = false;
  const ParameterValues parameters{{"sigma", sigma.toDouble(&isNumber)}};
  if (!isNumber) throw UsageError(tr("--sigma %1 is not a number.").arg(sigma).toStdString());
  for (const Workload& workload : workloads()) requireParameters(workload, parameters);
  return parameters;
}

double timeBudgetFrom(const QString& text) {
  bool isNumber = false;
  const double seconds = text.toDouble(&isNumber);
  if (!isNumber || !(seconds > 0)) {
    throw UsageError(tr("--time-budget %1 is not a number of seconds above 0.").arg(text).toStdString());
  }
  return seconds;
}

/// Throws UsageError when --guide can't be carried out with the other arguments.
void requireGuide(const Arguments& arguments, bool hasTables) {
  const QString name = arguments.outputs.choices[QStringLiteral("guide")];
  if (!arguments.unattended) throw UsageError(tr("--guide needs --screenshot, for the picture.").toStdString());
  if (hasTables) {
    throw UsageError(
        tr("--chart and --csv belong to the default run: headroom-cli guide %1 --csv FILE writes the guide's results.")
            .arg(name)
            .toStdString());
  }
  const std::string id = name.toStdString();
  if (name != kWholeGuide && findStep(id) == nullptr && findExperiment(id) == nullptr) {
    throw UsageError(
        tr("The guide has no step and no experiment \"%1\". headroom-cli guide lists them.").arg(name).toStdString());
  }
}

/// Throws UsageError when --tune can't be carried out with the other arguments.
void requireTuning(const Arguments& arguments, bool hasTables) {
  const ViewChoices& wanted = arguments.outputs.choices;
  const QString variant = wanted[QStringLiteral("tune")];
  if (!arguments.unattended) throw UsageError(tr("--tune needs --screenshot, for the picture.").toStdString());
  if (wanted.contains(QStringLiteral("guide")))
    throw UsageError(tr("--tune and --guide exclude each other.").toStdString());
  if (hasTables) {
    throw UsageError(
        tr("--chart and --csv belong to the default run: headroom-cli tune --variants %1 --csv FILE writes a tuning.")
            .arg(variant)
            .toStdString());
  }
  const Catalogue catalogue(arguments.window.workbench.kernelFolders);
  if (catalogue.find(variant.toStdString()).tunables.empty()) {
    throw UsageError(tr("%1 has no tunables, so there is nothing to tune.").arg(variant).toStdString());
  }
  if (wanted.contains(QStringLiteral("sizes"))) tuningSizeFromText(wanted[QStringLiteral("sizes")]);
  if (wanted.contains(QStringLiteral("budget"))) budgetFromText(wanted[QStringLiteral("budget")]);
}

/// Throws UsageError when --split can't be carried out with the other arguments.
void requireSplit(const Arguments& arguments, bool hasTables) {
  const ViewChoices& wanted = arguments.outputs.choices;
  const QString variant = wanted[QStringLiteral("split")];
  if (!arguments.unattended) throw UsageError(tr("--split needs --screenshot, for the picture.").toStdString());
  if (wanted.contains(QStringLiteral("guide")) || wanted.contains(QStringLiteral("tune"))) {
    throw UsageError(tr("--split, --tune and --guide exclude each other.").toStdString());
  }
  if (hasTables) {
    throw UsageError(tr("--chart and --csv belong to the default run: headroom-cli split --variants %1 --csv FILE "
                        "writes the shares.")
                         .arg(variant)
                         .toStdString());
  }
  const std::string whyNot =
      whyNotSplit(Catalogue(arguments.window.workbench.kernelFolders).find(variant.toStdString()));
  if (!whyNot.empty()) throw UsageError(whyNot);
  if (wanted.contains(QStringLiteral("sizes"))) splitSizeFromText(wanted[QStringLiteral("sizes")]);
}

/// Throws UsageError.
void requireParts(const QString& text) {
  bool isNumber = false;
  const int parts = text.toInt(&isNumber);
  if (isNumber && parts >= 2 && parts <= kMostParts) return;
  throw UsageError(tr("--parts %1 is not a number from 2 to %2.").arg(text).arg(kMostParts).toStdString());
}

/// Throws UsageError for options that do not go together.
void requireSound(const Arguments& arguments, const QCommandLineParser& parser) {
  const auto isSet = [&parser](const char* name) { return parser.isSet(QString::fromLatin1(name)); };
  const bool hasTables = isSet("chart") || isSet("csv");
  const bool hasSource = isSet("screenshot") || isSet("chart-from");
  if (isSet("screenshot") && isSet("chart-from")) {
    throw UsageError(tr("--screenshot and --chart-from exclude each other.").toStdString());
  }
  if (!hasSource && hasTables) {
    throw UsageError(tr("--chart and --csv need --screenshot or --chart-from beside them.").toStdString());
  }
  if (isSet("chart-from") && !hasTables) {
    throw UsageError(tr("--chart-from needs --chart or --csv, to know what to write.").toStdString());
  }
  for (const char* name : {"workload", "variants", "speed-up"}) {
    if (!isSet(name)) continue;
    if (!isSet("screenshot") || isSet("guide") || isSet("tune")) {
      throw UsageError(
          tr("--%1 belongs to the default run of --screenshot.").arg(QString::fromLatin1(name)).toStdString());
    }
  }
  if (isSet("workload")) findWorkload(arguments.outputs.choices[QStringLiteral("workload")].toStdString());
  if (isSet("guide")) requireGuide(arguments, hasTables);
  if (isSet("tune")) requireTuning(arguments, hasTables);
  if (isSet("split")) requireSplit(arguments, hasTables);
  if (isSet("parts") && !isSet("split")) throw UsageError(tr("--parts belongs to --split.").toStdString());
  if (isSet("budget") && !isSet("tune")) throw UsageError(tr("--budget belongs to --tune.").toStdString());
}

/// Whose run a picture is of: of a view that has an option of its own name, else that of the default run.
QString viewOf(const QCommandLineParser& parser) {
  for (const char* view : {"tune", "split", "guide"}) {
    if (parser.isSet(QString::fromLatin1(view))) return QString::fromLatin1(view);
  }
  return parser.isSet(QStringLiteral("speed-up")) ? QString(kSpeedUpView) : QString(kThroughputView);
}

/// What is said of an unattended run.
ViewChoices choicesOf(const QCommandLineParser& parser) {
  ViewChoices choices;
  for (const char* name : {"guide", "tune", "split", "sizes", "budget", "parts", "workload", "variants", "speed-up"}) {
    const QString option = QString::fromLatin1(name);
    if (parser.isSet(option)) choices.insert(option, parser.value(option));
  }
  return choices;
}

/// Throws UsageError.
Arguments argumentsFrom(const QCommandLineParser& parser) {
  const auto value = [&parser](const char* name) { return parser.value(QString::fromLatin1(name)); };
  const auto isSet = [&parser](const char* name) { return parser.isSet(QString::fromLatin1(name)); };
  Arguments arguments;
  const QStringList photos = parser.positionalArguments();
  if (photos.size() > 1) {
    throw UsageError(tr("One photo at a time: %1 were given.").arg(photos.size()).toStdString());
  }
  arguments.window.photo = photos.isEmpty() ? QStringLiteral(":/headroom/samples/harbour.jpg") : photos.constFirst();
  arguments.window.device = value("device");
  if (isSet("sizes")) {
    arguments.window.sizes = value("sizes");
    sizesFromText(arguments.window.sizes);
  }
  if (isSet("sigma")) arguments.window.parameters = parametersFrom(value("sigma"));
  if (isSet("time-budget")) arguments.window.timeBudgetSeconds = timeBudgetFrom(value("time-budget"));
  // As for the command line: a user's own kernels lie over the built-in ones, and what is named here over both.
  arguments.window.workbench.kernelFolders = {userKernelFolder()};
  for (const QString& folder : parser.values(QStringLiteral("kernels"))) {
    arguments.window.workbench.kernelFolders.emplace_back(folder.toStdString());
  }
  arguments.inProcess = isSet("in-process");
  arguments.chartFrom = value("chart-from");
  arguments.outputs = {value("screenshot"), value("chart"), value("csv"), viewOf(parser), choicesOf(parser)};
  if (isSet("parts")) requireParts(value("parts"));
  arguments.unattended = isSet("screenshot");
  requireSound(arguments, parser);
  if (!arguments.unattended || isSet("tune")) arguments.window.workbench.tuningFolder = tuningFolder();
  if (arguments.unattended) {
    arguments.window.keep = Settings::Keep::ForThisRun;
  } else {
    arguments.window.workbench.historyFolder = historyFolder();
    arguments.window.workbench.tuningFolder = tuningFolder();
  }
  return arguments;
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
                tr("%1 holds no result that a chart could show.").arg(arguments.chartFrom).toStdString());
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
  MainWindow window(arguments.window);
  for (const Note& note : notes) window.note(note);
  window.show();
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

/// --help or --version: needs no display.
int showText(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  nameApplication();
  QCommandLineParser parser;
  addOptions(parser);
  // Options of Qt's own, which only a window's application takes out, are errors here: --help answers them too.
  const bool isSound = parser.parse(QCoreApplication::arguments());
  if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all"))) parser.showHelp();
  if (parser.isSet(QStringLiteral("version"))) parser.showVersion();
  return isSound ? 0 : fail(kUsage, parser.errorText());
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

  QCommandLineParser parser;
  addOptions(parser);
  if (!parser.parse(QCoreApplication::arguments())) return fail(kUsage, parser.errorText());
  try {
    const Arguments arguments = argumentsFrom(parser);
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
