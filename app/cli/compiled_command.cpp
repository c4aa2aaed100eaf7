// headroom-cli compiled: a device's compiled code for a kernel, and the differences between two of its revisions.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <sstream>

#include "commands.hpp"
#include "headroom/compiled.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/report/report.hpp"
#include "headroom/revisions.hpp"
#include "headroom/system/error.hpp"
#include "named_kernel.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

class CompiledCommand {
 public:
  CompiledCommand(const CommonOptions& common, const CompiledOptions& options)
      : common_(common),
        options_(options),
        isFile_(isKernelFile(options.kernel)),
        workbench_(optionsForKernel(common, options.kernel)) {}

  int run() {
    const bool isPrinted = options_.textFile == kStandardOutput;
    requireOutputs({isPrinted ? std::string() : options_.textFile, options_.binaryFile},
                   isFile_ ? std::vector{options_.kernel} : std::vector<std::string>());
    const Variant variant = kernelNamed(workbench_, options_.kernel);
    return options_.differing.empty() ? show(variant, isPrinted) : showDifference(variant);
  }

 private:
  CompilePlan planFor(const Variant& variant) const {
    KernelPoint point = pointOf(variant, options_.size, options_.parameters);
    return {options_.device, std::move(point.variant), point.size, std::move(point.parameters)};
  }

  /// Returns nothing, with the exit code set, if it was not compiled; the reason is on stderr.
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
    for (std::string line; std::getline(lines, line);) printTo(stderr, "  {}\n", line);
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
      throw UsageError(
          fmt::format("{} is not a file, so it has no revisions. Name a kernel's .cl or .toml.", variant.id));
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
