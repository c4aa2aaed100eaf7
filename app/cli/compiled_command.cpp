// headroom-cli compiled: what a device's compiler made of a kernel, and what differs between two of its revisions.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "commands.hpp"
#include "headroom/compiled.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/report/report.hpp"
#include "headroom/revisions.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLinesOfLog = 40;

class CompiledCommand {
 public:
  CompiledCommand(const CommonOptions& common, const CompiledOptions& options)
      : common_(common), options_(options), isFile_(isFile(options.kernel)), workbench_(optionsFor(common, isFile_)) {}

  int run() {
    const bool isPrinted = options_.textFile == kStandardOutput;
    requireOutputs({isPrinted ? std::string() : options_.textFile, options_.binaryFile},
                   isFile_ ? std::vector{options_.kernel} : std::vector<std::string>());
    const Variant variant =
        isFile_ ? readKernelFile(describingFile(options_.kernel)) : workbench_.catalogue().find(options_.kernel);
    return options_.differing.empty() ? show(variant, isPrinted) : showDifference(variant);
  }

 private:
  static bool isFile(const std::string& name) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored))
      throw UsageError(fmt::format("{} is a folder. Name one kernel's file, or a variant's id.", name));
    if (fs::exists(name, ignored)) return true;
    const std::string extension = fs::path(name).extension().string();
    if (extension == ".cl" || extension == ".toml")
      throw UsageError(fmt::format("There is no file {}. Name a kernel's .cl or .toml, or a variant's id.", name));
    return false;
  }

  /// Other kernels of the user's, and what is wrong with them, are nobody's concern where a file is named.
  static WorkbenchOptions optionsFor(const CommonOptions& common, bool isFile) {
    WorkbenchOptions result = toWorkbenchOptions(common);
    if (isFile) result.kernelFolders.clear();
    result.historyFolder.clear();
    return result;
  }

  /// Values of tunables and parameters are taken from what the variant is.
  CompilePlan planFor(const Variant& variant) const {
    const Workload& workload = findWorkload(variant.workload);
    Configuration tunables;
    CompilePlan plan;
    plan.device = options_.device;
    plan.parameters = valuesFor(workload, parametersFrom(options_.parameters, {&workload}, tunables));
    requireTunables(variant, tunables);
    plan.variant = withConfiguration(variant, tunables);
    plan.size = options_.size.empty() ? workload.usualElsewhere.front() : parseSizes(options_.size).front();
    return plan;
  }

  static void requireTunables(const Variant& variant, const Configuration& tunables) {
    const Configuration known = configurationOf(variant);
    for (const auto& [name, value] : tunables) {
      if (known.contains(name)) continue;
      std::vector<std::string> names;
      for (const auto& [each, usual] : known) names.push_back(each);
      throw UsageError(names.empty()
                           ? fmt::format("There is no parameter or tunable {}: {} has no tunables.", name, variant.id)
                           : fmt::format("There is no parameter or tunable {}. {} has: {}.", name, variant.id,
                                         fmt::join(names, ", ")));
    }
    requireAllowedValues(variant, tunables);
  }

  /// Nothing, with the exit code set, where it was not compiled; why is on stderr.
  std::optional<CompiledProgram> compile(const Variant& variant) {
    const CompilePlan plan = planFor(variant);
    CollectedRun run =
        waitFor(workbench_, common_.quiet, [&](EventSink sink) { return workbench_.compile(plan, std::move(sink)); });
    if (run.finished.outcome != Outcome::Completed || !run.compiled) {
      exitCode_ = exitCodeOf(run);
      if (exitCode_ == kOk) exitCode_ = kRuntimeFailure;
      return std::nullopt;
    }
    if (!run.compiled->failure.empty()) {
      exitCode_ = kRuntimeFailure;
      printTo(stderr, "headroom-cli: {}\n", run.compiled->failure);
      printLog(run.compiled->log);
      return std::nullopt;
    }
    return std::move(run.compiled);
  }

  static void printLog(const std::string& log) {
    std::istringstream lines(log);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
      if (count < kMostLinesOfLog) printTo(stderr, "  {}\n", line);
    }
    if (count > kMostLinesOfLog) printTo(stderr, "  ... {} more lines\n", count - kMostLinesOfLog);
  }

  int show(const Variant& variant, bool isPrinted) {
    const std::optional<CompiledProgram> program = compile(variant);
    if (!program) return exitCode_;
    const std::string text = codeText(*program);
    if (!options_.textFile.empty() && text.empty()) {
      printTo(stderr, "headroom-cli: There is no text of its code. {}\n", whyNoText(*program));
      exitCode_ = kRuntimeFailure;
    }
    const bool isWritten = !isPrinted && !options_.textFile.empty() && !text.empty();
    writeOutputs({{isWritten ? options_.textFile : "", [&] { return text; }},
                  {options_.binaryFile, [&] { return binaryOf(*program); }}});
    if (options_.json) {
      printOut("{}\n", toJson(*program));
    } else if (isPrinted) {
      printOut("{}", text);
    } else {
      printOut("{}", toText(*program));
      if (isWritten) printOut("Wrote {}\n", options_.textFile);
      if (!options_.binaryFile.empty()) printOut("Wrote {}\n", options_.binaryFile);
    }
    return exitCode_;
  }

  static std::string whyNoText(const CompiledProgram& program) {
    const auto found =
        std::ranges::find_if(program.code, [](const CompiledCode& code) { return !code.whyNoText.empty(); });
    return found == program.code.end() ? "" : found->whyNoText;
  }

  /// Throws UsageError where there are several, or none of that name.
  [[nodiscard]] std::string binaryOf(const CompiledProgram& program) const {
    std::vector<const CompiledCode*> fitting;
    std::vector<std::string> names;
    for (const CompiledCode& code : program.code) {
      if (code.binary.empty()) continue;
      names.push_back(code.kernel);
      if (options_.kernelName.empty() || code.kernel.empty() || code.kernel == options_.kernelName)
        fitting.push_back(&code);
    }
    if (fitting.size() == 1) return fitting.front()->binary;
    if (names.empty()) throw Error(Stage::Build, fmt::format("There is no binary to write. {}", whyNoText(program)));
    throw UsageError(
        fmt::format("Each kernel has a binary of its own. Choose one with --kernel: {}.", fmt::join(names, ", ")));
  }

  int showDifference(const Variant& variant) {
    if (!isFile_)
      throw UsageError(fmt::format("{} is no file, so it has no revisions. Name a kernel's .cl or .toml.", variant.id));
    std::string note;
    const std::vector<Revision> revisions = revisionsIn(revisionsFile(variant), &note);
    if (!note.empty()) tellNote(common_, note);
    const bool isOfTwo = options_.differing.size() > 1;
    const Variant before = variantOf(findRevision(revisions, options_.differing.front()));
    const Variant after = isOfTwo ? variantOf(findRevision(revisions, options_.differing.back())) : variant;
    const std::optional<CompiledProgram> old = compile(before);
    const std::optional<CompiledProgram> now = old ? compile(after) : std::nullopt;
    if (!now) return exitCode_;
    const std::string text =
        diffText(*old, fmt::format("revision {}", options_.differing.front()), *now,
                 isOfTwo ? fmt::format("revision {}", options_.differing.back()) : std::string("now"));
    printOut("{}", text.empty() ? "Both compile to the same code.\n" : text);
    return exitCode_;
  }

  const CommonOptions& common_;
  const CompiledOptions& options_;
  bool isFile_;
  Workbench workbench_;
  int exitCode_ = kOk;
};

}  // namespace

int showCompiled(const CommonOptions& common, const CompiledOptions& options) {
  if (common.inProcess) {
    for (const Note& note : prepareOpenClEnvironment()) tellNote(common, note.text);
  }
  return CompiledCommand(common, options).run();
}

}  // namespace headroom::cli
