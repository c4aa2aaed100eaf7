#include "arguments.hpp"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <string>
#include <vector>

#include "guide/guide_entry.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/history.hpp"
#include "headroom/session/autosave.hpp"
#include "headroom/split.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/values/workload.hpp"
#include "manual_page.hpp"
#include "near_words.hpp"
#include "option_texts.hpp"
#include "session/session_controller.hpp"
#include "split/split_controls.hpp"
#include "style/text.hpp"
#include "tune/tuning_controls.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {
namespace {

/// Parsed command line, by the options' names without their dashes.
class Options {
 public:
  Options();

  /// The words after the program's own. Throws UsageError.
  void parse(const QStringList& words);
  /// As parse(); returns what --help or --version shows, if it is there, even beside what is wrong.
  QString parseForText(const QStringList& words);

  [[nodiscard]] bool isSet(const char* name) const { return option(name).count() > 0; }
  /// Given more than once, the last one counts.
  [[nodiscard]] QString value(const char* name) const {
    return isSet(name) ? QString::fromStdString(option(name).results().back()) : QString();
  }
  [[nodiscard]] std::vector<std::string> values(const char* name) const { return option(name).results(); }
  [[nodiscard]] QString photo() const { return QString::fromStdString(photo_); }

 private:
  void addValue(const char* name, const QString& description, const char* value);
  void addFlag(const char* name, const QString& description);
  void addRun();
  void addPictures();
  [[nodiscard]] const CLI::Option& option(const char* name) const { return *app_.get_option(std::string("--") + name); }
  void parseWords(const QStringList& words);
  [[nodiscard]] QString mistakeIn(const CLI::ParseError& error) const;

  CLI::App app_;
  std::string photo_;
};

Options::Options() : app_(text(kQuestion).toStdString(), "headroom") {
  app_.set_help_flag("-h,--help", text("Print this help and exit").toStdString());
  app_.set_help_all_flag("--help-all", text("Print this help and exit").toStdString());
  app_.set_version_flag("-v,--version", "headroom " + std::string(version()),
                        text("Print the version and exit").toStdString());
  app_.add_option("photo", photo_,
                  text("The photo to blur, or a session to open; a bundled sample if left out").toStdString())
      ->type_name("");
  addRun();
  addPictures();
  addFlag("manual-page", QStringLiteral("Print the page for man (used when Headroom is built)"));
  app_.get_option("--manual-page")->group("");
}

void Options::addValue(const char* name, const QString& description, const char* value) {
  const std::string text = description.toStdString();
  app_.add_option(std::string("--") + name, text)
      ->type_name(value)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void Options::addFlag(const char* name, const QString& description) {
  const std::string text = description.toStdString();
  app_.add_flag(std::string("--") + name, text)->disable_flag_override();
}

/// What is run and how.
void Options::addRun() {
  addValue("device",
           text("Device to start with: its id, its type, or a part of its name. Repeat it for other devices to measure "
                "on, too"),
           "DEVICE");
  addValue("sizes", text("Sizes of the run, e.g. 1MP,4MP,1023x769"), "LIST");
  addValue("sigma", text(kSigmaText), "X");
  addValue("time-budget", text("Sample each point for at most this many seconds (default: that of Preferences)"),
           "SECONDS");
  addFlag("no-ceilings", text("Measure no ceilings: quicker, but nothing is compared with what the device can do"));
  addValue("kernels", text(kKernelsText), "PATH");
  addValue("kernel",
           text("Open this kernel, a .cl or a .toml; with --screenshot, measure it and picture the Kernel view"),
           "FILE");
  addFlag("in-process", text(kInProcessText));
}

/// What is written without a window to look at.
void Options::addPictures() {
  addValue("screenshot", text("Run with the defaults, save a screenshot as PNG and exit"), "FILE");
  addValue("guide",
           text("With --screenshot: run a step or an experiment of the guide, or \"all\", and picture the Guide view. "
                "headroom-cli guide lists them"),
           "NAME");
  addValue(
      "tune",
      text("With --screenshot: tune a kernel, e.g. blur.fused, at the one size of --sizes, and picture the Tune view. "
           "What is found best is kept"),
      "VARIANT");
  addValue("workload", text("With --screenshot: the workload of the default run, e.g. transpose"), "NAME");
  addValue("variants",
           text("With --screenshot: the variants of the run, e.g. separable,streamed, or all (default: the story)"),
           "LIST");
  addFlag("speed-up", text("With --screenshot: time transfers too, and picture the Speed-up view"));
  addFlag("roofline", text("With --screenshot: picture the Roofline view"));
  addValue("budget", text("With --tune: how long to search, e.g. 20s or 5min"), "TIME");
  addValue(
      "split",
      text("With --screenshot: split the work of a kernel, e.g. blur.separable, at the one size of --sizes between the "
           "device and another one, or between --parts of it, and picture the Split view"),
      "VARIANT");
  addValue("parts", text("With --split: into how many sub-devices to split the device"), "N");
  addValue("capture", text("With --screenshot: run this program, and picture the Capture view with its kernels"),
           "COMMAND");
  addValue("chart-from",
           text("Draw results saved as JSON (headroom-cli run --save) instead of showing the window; needs "
                "--chart or --csv"),
           "FILE");
  addValue("chart", text("Write the throughput chart, as .png or .svg; with --screenshot or --chart-from"), "FILE");
  addValue("csv", text("Write the results as CSV; with --screenshot or --chart-from"), "FILE");
}

QString Options::mistakeIn(const CLI::ParseError& error) const {
  QStringList left;
  for (const std::string& word : app_.remaining()) {
    if (word != "--") left << QString::fromStdString(word);
  }
  const auto unknown =
      std::find_if(left.begin(), left.end(), [](const QString& word) { return word.startsWith(QLatin1Char('-')); });
  if (unknown != left.end()) {
    const std::string near = nearWordsText(app_, unknown->toStdString());
    return text("There is no option %1.%2 headroom --help lists the options.")
        .arg(*unknown, QString::fromStdString(near.empty() ? near : ' ' + near));
  }
  // The parser takes one.
  if (!left.isEmpty()) return text("One photo at a time: %1 were given.").arg(left.size() + 1);
  return QString::fromUtf8(error.what()) + QLatin1Char('.');
}

/// Throws CLI::ParseError.
void Options::parseWords(const QStringList& words) {
  // The parser takes them from the end.
  std::vector<std::string> reversed;
  for (const QString& word : words) {
    const bool isEmptyValue = word.startsWith(QLatin1String("--")) && word.indexOf(QLatin1Char('=')) == word.size() - 1;
    reversed.push_back((isEmptyValue ? word.chopped(1) : word).toStdString());
    // For the parser, "--sizes=" is "--sizes", and the next word its value.
    if (isEmptyValue) reversed.emplace_back();
  }
  std::reverse(reversed.begin(), reversed.end());
  app_.parse(std::move(reversed));
}

void Options::parse(const QStringList& words) {
  try {
    parseWords(words);
  } catch (const CLI::ParseError& error) {
    throw UsageError(mistakeIn(error).toStdString());
  }
}

QString Options::parseForText(const QStringList& words) {
  try {
    parseWords(words);
  } catch (const CLI::CallForVersion& error) {
    return QString::fromUtf8(error.what()) + QLatin1Char('\n');
  } catch (const CLI::ParseError& error) {
    // Options of Qt's own, which only a window's application takes out, are errors here: --help answers them too.
    if (isSet("help") || isSet("help-all")) return QString::fromStdString(app_.help());
    throw UsageError(mistakeIn(error).toStdString());
  }
  if (isSet("manual-page")) return QString::fromStdString(manualPage(app_, version(), "headroom-cli"));
  return {};
}

ParameterValues parametersFrom(const QString& sigma) {
  bool isNumber = false;
  const ParameterValues parameters{{"sigma", sigma.toDouble(&isNumber)}};
  if (!isNumber) throw UsageError(text("--sigma %1 is not a number.").arg(sigma).toStdString());
  for (const Workload& workload : workloads()) requireParameters(workload, parameters);
  return parameters;
}

double timeBudgetFrom(const QString& given) {
  bool isNumber = false;
  const double seconds = given.toDouble(&isNumber);
  if (!isNumber || !(seconds > 0 && seconds <= kLongestTimeBudgetSeconds)) {
    throw UsageError(text("--time-budget %1 is not a number of seconds above 0 and at most %2.")
                         .arg(given)
                         .arg(kLongestTimeBudgetSeconds)
                         .toStdString());
  }
  return seconds;
}

/// Throws UsageError if --guide conflicts with the other arguments.
void requireGuide(const Arguments& arguments, bool hasTables) {
  const QString name = arguments.outputs.choices[QStringLiteral("guide")];
  if (!arguments.unattended) throw UsageError(text("--guide needs --screenshot, for the picture.").toStdString());
  if (hasTables) {
    throw UsageError(
        text(
            "--chart and --csv belong to the default run: headroom-cli guide %1 --csv FILE writes the guide's results.")
            .arg(name)
            .toStdString());
  }
  const std::string id = name.toStdString();
  if (name != kWholeGuide && findStep(id) == nullptr && findExperiment(id) == nullptr) {
    throw UsageError(
        text("The guide has no step and no experiment \"%1\". headroom-cli guide lists them.").arg(name).toStdString());
  }
}

/// Throws UsageError if --tune conflicts with the other arguments.
void requireTuning(const Arguments& arguments, bool hasTables) {
  const ViewChoices& wanted = arguments.outputs.choices;
  const QString variant = wanted[QStringLiteral("tune")];
  if (!arguments.unattended) throw UsageError(text("--tune needs --screenshot, for the picture.").toStdString());
  if (wanted.contains(QStringLiteral("guide")))
    throw UsageError(text("--tune and --guide exclude each other.").toStdString());
  if (hasTables) {
    throw UsageError(
        text("--chart and --csv belong to the default run: headroom-cli tune --variants %1 --csv FILE writes a tuning.")
            .arg(variant)
            .toStdString());
  }
  const Catalogue catalogue(arguments.window.workbench.kernelFolders);
  if (catalogue.find(variant.toStdString()).tunables.empty()) {
    throw UsageError(text("%1 has no tunables, so there is nothing to tune.").arg(variant).toStdString());
  }
  if (wanted.contains(QStringLiteral("sizes"))) tuningSizeFromText(wanted[QStringLiteral("sizes")]);
  if (wanted.contains(QStringLiteral("budget"))) budgetFromText(wanted[QStringLiteral("budget")]);
}

/// Throws UsageError if --split conflicts with the other arguments.
void requireSplit(const Arguments& arguments, bool hasTables) {
  const ViewChoices& wanted = arguments.outputs.choices;
  const QString variant = wanted[QStringLiteral("split")];
  if (!arguments.unattended) throw UsageError(text("--split needs --screenshot, for the picture.").toStdString());
  if (wanted.contains(QStringLiteral("guide")) || wanted.contains(QStringLiteral("tune"))) {
    throw UsageError(text("--split, --tune and --guide exclude each other.").toStdString());
  }
  if (hasTables) {
    throw UsageError(text("--chart and --csv belong to the default run: headroom-cli split --variants %1 --csv FILE "
                          "writes the shares.")
                         .arg(variant)
                         .toStdString());
  }
  const std::string whyNot =
      whyNotSplit(Catalogue(arguments.window.workbench.kernelFolders).find(variant.toStdString()));
  if (!whyNot.empty()) throw UsageError(whyNot);
  if (wanted.contains(QStringLiteral("sizes"))) splitSizeFromText(wanted[QStringLiteral("sizes")]);
}

/// Throws UsageError if --kernel conflicts with the other arguments.
void requireKernel(const Arguments& arguments, bool hasTables) {
  const ViewChoices& wanted = arguments.outputs.choices;
  const QString file = wanted[QStringLiteral("kernel")];
  if (!QFileInfo(file).isFile()) {
    throw UsageError(text("There is no file %1. Name a kernel's .cl or .toml after --kernel.").arg(file).toStdString());
  }
  for (const char* other : {"guide", "tune", "split"}) {
    if (!wanted.contains(QString::fromLatin1(other))) continue;
    throw UsageError(text("--kernel and --%1 exclude each other.").arg(QString::fromLatin1(other)).toStdString());
  }
  if (hasTables) throw UsageError(text("--chart and --csv belong to the default run, not to --kernel.").toStdString());
}

/// Throws UsageError.
void requireCapture(const Options& options, bool hasTables) {
  if (!options.isSet("screenshot")) {
    throw UsageError(
        text("--capture belongs to --screenshot. In the window, name the program in the Capture view.").toStdString());
  }
  for (const char* other : {"guide", "tune", "split", "kernel"}) {
    if (!options.isSet(other)) continue;
    throw UsageError(text("--capture and --%1 exclude each other.").arg(QString::fromLatin1(other)).toStdString());
  }
  if (hasTables) throw UsageError(text("--chart and --csv belong to the default run, not to --capture.").toStdString());
}

/// Throws UsageError.
void requireParts(const QString& given) {
  bool isNumber = false;
  const int parts = given.toInt(&isNumber);
  if (isNumber && parts >= 2 && parts <= kMostParts) return;
  throw UsageError(text("--parts %1 is not a number from 2 to %2.").arg(given).arg(kMostParts).toStdString());
}

/// Throws UsageError for options that do not go together.
void requireSound(const Arguments& arguments, const Options& options) {
  const auto isSet = [&options](const char* name) { return options.isSet(name); };
  const bool hasTables = isSet("chart") || isSet("csv");
  const bool hasSource = isSet("screenshot") || isSet("chart-from");
  if (isSet("screenshot") && isSet("chart-from")) {
    throw UsageError(text("--screenshot and --chart-from exclude each other.").toStdString());
  }
  if (!hasSource && hasTables) {
    throw UsageError(text("--chart and --csv need --screenshot or --chart-from beside them.").toStdString());
  }
  if (isSet("chart-from") && !hasTables) {
    throw UsageError(text("--chart-from needs --chart or --csv, to know what to write.").toStdString());
  }
  for (const char* name : {"workload", "variants", "speed-up", "roofline"}) {
    if (!isSet(name)) continue;
    if (!isSet("screenshot") || isSet("guide") || isSet("tune")) {
      throw UsageError(
          text("--%1 belongs to the default run of --screenshot.").arg(QString::fromLatin1(name)).toStdString());
    }
  }
  if (!arguments.window.session.isEmpty() && hasSource) {
    throw UsageError(text("A session is opened in a window: leave out --screenshot and --chart-from, or name a photo. "
                          "--chart-from %1 draws the session's results.")
                         .arg(arguments.window.session)
                         .toStdString());
  }
  if (isSet("workload")) findWorkload(arguments.outputs.choices[QStringLiteral("workload")].toStdString());
  if (isSet("guide")) requireGuide(arguments, hasTables);
  if (isSet("tune")) requireTuning(arguments, hasTables);
  if (isSet("split")) requireSplit(arguments, hasTables);
  if (isSet("kernel")) requireKernel(arguments, hasTables);
  if (isSet("capture")) requireCapture(options, hasTables);
  if (isSet("parts") && !isSet("split")) throw UsageError(text("--parts belongs to --split.").toStdString());
  if (isSet("budget") && !isSet("tune")) throw UsageError(text("--budget belongs to --tune.").toStdString());
}

/// Whose run a picture is of: of a view that has an option of its own name, else that of the default run.
QString viewOf(const Options& options) {
  for (const char* view : {"tune", "split", "guide", "kernel", "capture"}) {
    if (options.isSet(view)) return QString::fromLatin1(view);
  }
  if (options.isSet("roofline")) return kRooflineView;
  return options.isSet("speed-up") ? QString(kSpeedUpView) : QString(kThroughputView);
}

/// What is said of an unattended run.
ViewChoices choicesOf(const Options& options) {
  ViewChoices choices;
  for (const char* name : {"guide", "tune", "split", "kernel", "capture", "sizes", "budget", "parts", "workload",
                           "variants", "speed-up"}) {
    if (options.isSet(name)) choices.insert(QString::fromLatin1(name), options.value(name));
  }
  return choices;
}

}  // namespace

Arguments argumentsFrom(const QStringList& words) {
  Options options;
  options.parse(words);
  const auto value = [&options](const char* name) { return options.value(name); };
  const auto isSet = [&options](const char* name) { return options.isSet(name); };
  Arguments arguments;
  const QString photo = options.photo();
  const bool isSession = SessionController::isSession(photo);
  arguments.window.photo = photo.isEmpty() || isSession ? QStringLiteral(":/headroom/samples/harbour.jpg") : photo;
  if (isSession) arguments.window.session = photo;
  if (isSet("device")) {
    for (const std::string& device : options.values("device"))
      arguments.window.otherDevices << QString::fromStdString(device);
    arguments.window.device = arguments.window.otherDevices.takeFirst();
  }
  if (isSet("sizes")) {
    arguments.window.sizes = value("sizes");
    sizesFromText(arguments.window.sizes);
  }
  if (isSet("sigma")) arguments.window.parameters = parametersFrom(value("sigma"));
  if (isSet("time-budget")) arguments.window.timeBudgetSeconds = timeBudgetFrom(value("time-budget"));
  arguments.window.ceilings = !isSet("no-ceilings");
  // As for the command line: a user's own kernels lie over the built-in ones, and what is named here over both.
  arguments.window.workbench.kernelFolders = {userKernelFolder()};
  for (const std::string& folder : options.values("kernels")) {
    arguments.window.workbench.kernelFolders.push_back(kernelsNamed(folder));
  }
  arguments.inProcess = isSet("in-process");
  arguments.chartFrom = value("chart-from");
  arguments.outputs = {value("screenshot"), value("chart"), value("csv"), viewOf(options), choicesOf(options)};
  if (isSet("parts")) requireParts(value("parts"));
  arguments.unattended = isSet("screenshot");
  requireSound(arguments, options);
  if (!arguments.unattended || isSet("tune")) arguments.window.workbench.tuningFolder = tuningFolder();
  if (arguments.unattended) {
    arguments.window.keep = Settings::Keep::ForThisRun;
  } else {
    arguments.window.workbench.historyFolder = historyFolder();
    arguments.window.autosaveFolder = autosaveFolder();
    arguments.window.workbench.tuningFolder = tuningFolder();
  }
  return arguments;
}

QString textFor(const QStringList& words) {
  return Options().parseForText(words);
}

}  // namespace headroom
