// headroom-cli new: from a bare .cl to a description that runs.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>

#include "commands.hpp"
#include "headroom/authoring.hpp"
#include "headroom/authoring/new_description.hpp"
#include "headroom/problems.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "plans.hpp"
#include "table_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

/// The name becomes the workload's id.
void requireName(const fs::path& description, const std::string& remedy) {
  if (const std::string why = whyNoWorkloadName(description); !why.empty()) throw UsageError(why + " " + remedy);
}

/// A problem of another tuner, which describes a kernel.
bool isProblem(const NewOptions& options) {
  return hasProblemName(options.kernel);
}

/// Beside the file that describes the problem, where the files that it names are.
fs::path descriptionOf(const NewOptions& options) {
  if (!isProblem(options)) return descriptionFor(options.kernel);
  return fs::path(options.kernel).replace_filename(descriptionFor(fs::path(options.kernel).filename()));
}

NewDescription placeOf(const NewOptions& options) {
  NewDescription place;
  place.isPasted = options.kernel == "-";
  if (place.isPasted && options.output.empty())
    throw UsageError("Text from standard input needs a name. Add -o NAME.toml.");
  if (!place.isPasted && !fs::is_regular_file(options.kernel))
    throw UsageError(
        fmt::format("There is no file {}. Name a file of OpenCL C, a tuning problem in T1 JSON, or - for text "
                    "from standard input.",
                    options.kernel));
  place.kernel = options.kernel;
  place.description = options.output.empty() ? descriptionOf(options) : fs::path(options.output);
  if (place.description.extension() != ".toml")
    throw UsageError(
        fmt::format("{} cannot name a description. Choose a name that ends in .toml.", place.description.string()));
  requireName(place.description,
              options.output.empty() ? "Choose another one with -o NAME.toml." : "Choose another one.");
  if (place.isPasted) place.kernel = fs::path(place.description).replace_extension(".cl");
  const fs::path folder = fs::absolute(place.description).parent_path();
  if (!fs::is_directory(folder))
    throw UsageError(fmt::format("There is no folder {}. Make it first.", folder.string()));
  const std::vector<fs::path> existing = existingFiles(place);
  if (!options.force && !existing.empty())
    throw UsageError(fmt::format("{} exists already. Add --force to overwrite it, or choose another name with -o.",
                                 existing.front().string()));
  return place;
}

std::string pastedText() {
  std::string text(std::istreambuf_iterator<char>(std::cin), {});
  if (text.size() > kLargestKernelText)
    throw UsageError(fmt::format("The text from standard input is larger than {} MiB, which no kernel is.",
                                 kLargestKernelText >> 20));
  return text;
}

void printLog(const std::string& log) {
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) printTo(stderr, "  {}\n", line);
}

void printFacts(const KernelFacts& kernel, const ProgramFacts& program) {
  printOut("{} on {}:\n", kernel.name, program.device);
  for (const KernelArgument& argument : kernel.arguments) printOut("  {}\n", toText(argument));
  std::vector<std::string> facts;
  const auto add = [&](const char* what, const std::optional<std::uint64_t>& value) {
    if (value) facts.push_back(fmt::format("{} {}", what, *value));
  };
  if (kernel.requiredGroup[0] > 0)
    facts.push_back(fmt::format("requires groups of {}", fmt::join(kernel.requiredGroup, " x ")));
  add("groups of at most", kernel.maxGroup);
  add("preferred multiple", kernel.preferredMultiple);
  add("bytes of local memory", kernel.localBytes);
  if (!facts.empty()) printOut("  ({})\n", fmt::join(facts, ", "));
}

/// Errors in kernels of other folders are irrelevant here.
WorkbenchOptions withFolder(const CommonOptions& common, const fs::path& folder) {
  WorkbenchOptions options = toWorkbenchOptions(common);
  options.kernelFolders.clear();
  if (!folder.empty()) options.kernelFolders = {folder};
  options.historyFolder.clear();
  return options;
}

/// Numbers, of which some kernels take dozens, on one line.
void printQuestions(const KernelDraft& draft) {
  std::vector<std::string> values;
  printOut("\nTaken, and left to you to say:\n");
  for (const DraftQuestion& question : draft.questions) {
    if (question.isOfValue)
      values.push_back(fmt::format("{} = {}", question.about, question.taken));
    else
      printOut("  ? {}\n", toText(question));
  }
  if (!values.empty()) printOut("  ? Which values have the arguments? Taken: {}.\n", fmt::join(values, ", "));
}

std::string idOf(const fs::path& description) {
  const std::string name = description.stem().string();
  return name + "." + name;
}

/// Prints possible causes of a failed launch.
void printSuspects(const KernelDraft& draft, const ResultRow& row) {
  if (isValid(row)) return;
  printTo(stderr, "{}: {}\n", row.variant, row.reason);
  if (row.status == Status::TimedOut || row.status == Status::OverBudget) {
    std::vector<std::int64_t> smaller;
    for (const std::int64_t value : row.size.values()) smaller.push_back(std::max<std::int64_t>(1, value / 8));
    printTo(stderr, "If the size is too large, measure with --sizes {}, or change the values of [size].\n",
            fmt::join(smaller, "x"));
  }
  std::vector<std::string> guessed;
  const auto addIfGuessed = [&](const std::string& name) {
    if (std::ranges::find(draft.questions, name, &DraftQuestion::about) != draft.questions.end())
      guessed.push_back(name);
  };
  for (const DraftBuffer& buffer : draft.buffers) addIfGuessed(buffer.name);
  for (const DraftArgument& argument : draft.arguments) {
    if (argument.written.starts_with("{ local")) addIfGuessed(argument.name);
  }
  printTo(stderr, "Check {} first: the count or shape of {}.\n",
          guessed.empty() ? "the sizes of the buffers" : "guessed values",
          guessed.empty() ? "each" : fmt::format("{}", fmt::join(guessed, ", ")));
}

int runBriefly(const CommonOptions& common, const NewOptions& options, const NewDescription& place,
               const KernelDraft& draft) {
  Workbench workbench(withFolder(common, fs::absolute(place.description).parent_path()));
  RunPlan plan;
  if (!options.device.empty()) plan.devices = {options.device};
  plan.variants = {idOf(place.description)};
  plan.sizes = findWorkload(place.description.stem().string()).usualElsewhere;
  plan.ceilings = false;
  plan.sampling.timeBudgetSeconds = 0.2;
  plan.sampling.freshRounds = false;
  const CollectedRun collected =
      waitFor(workbench, common.quiet, [&](EventSink sink) { return workbench.start(plan, std::move(sink)); });
  if (!collected.rows.empty()) {
    printOut("\n{}", toTextTable(collected.rows, tableOptions({})));
    flushOutput();
    for (const ResultRow& row : collected.rows) printSuspects(draft, row);
  }
  return exitCodeOf(collected);
}

int copyBuiltIn(const NewOptions& options) {
  if (!options.kernel.empty())
    throw UsageError("--from copies a built-in kernel, and a file was named too. Leave one of them out.");
  const KernelCopy copy = copyOfBuiltIn(options.from);
  const fs::path folder = options.output.empty() ? fs::path(".") : fs::path(options.output);
  if (!fs::is_directory(folder))
    throw UsageError(fmt::format("There is no folder {}. Make it first.", folder.string()));
  for (const CopiedFile& file : copy.files) {
    if (!options.force && fs::exists(folder / file.name))
      throw UsageError(fmt::format("{} exists already. Add --force to overwrite it, or choose another folder with -o.",
                                   (folder / file.name).string()));
  }
  for (const CopiedFile& file : copy.files) {
    writeFile(folder / file.name, file.text);
    printOut("Wrote {}\n", (folder / file.name).string());
  }
  printOut("\nChange it, then measure it beside the original:\n  headroom-cli --kernels {} run --variants {},{}\n",
           shellWord(folder.string()), copy.id, options.from);
  return kOk;
}

/// Builds the text and looks at its kernels; nothing, with the exit code, where that is not possible.
std::optional<ProgramFacts> built(const CommonOptions& common, const KernelText& text, int& exitCode) {
  Workbench workbench(withFolder(common, {}));
  const CollectedRun described =
      waitFor(workbench, common.quiet, [&](EventSink sink) { return workbench.describe(text, std::move(sink)); });
  exitCode = exitCodeOf(described);
  if (described.finished.outcome != Outcome::Completed || !described.program) return std::nullopt;
  if (described.program->failure.empty()) return described.program;
  printTo(stderr, "headroom-cli: {}\n", described.program->failure);
  printLog(described.program->log);
  exitCode = kRuntimeFailure;
  return std::nullopt;
}

int finish(const CommonOptions& common, const NewOptions& options, const NewDescription& place,
           const KernelDraft& draft) {
  printQuestions(draft);
  const std::string name = place.description.stem().string();
  const std::string folder = place.description.has_parent_path() ? place.description.parent_path().string() : ".";
  printOut(
      "\nWrote {}. {}:\n  headroom-cli --kernels {} {}\n", place.description.string(),
      draft.tunables.empty() ? "Measure it" : "Tune it", shellWord(folder),
      draft.tunables.empty() ? "run --workload " + name : fmt::format("tune --workload {} --variants {}", name, name));
  flushOutput();
  return options.runs ? runBriefly(common, options, place, draft) : kOk;
}

int describeProblem(const CommonOptions& common, const NewOptions& options, NewDescription place) {
  if (!options.buildOptions.empty() || !options.kernelName.empty())
    throw UsageError("A tuning problem names its kernel and build options itself. Leave --options and --kernel out.");
  TuningProblem problem = readTuningProblem(options.kernel);
  place.kernel = problem.kernel;
  const std::string bare = readFile(place.kernel, kLargestKernelText);
  std::string words;
  for (const std::string& option : problem.options) words += option + ' ';
  KernelText text = kernelToDescribe(place.kernel, bare, buildWordsOf(words), options.device);
  text.options = optionsOf(problem);
  int exitCode = kOk;
  const std::optional<ProgramFacts> program = built(common, text, exitCode);
  if (!program) return exitCode;
  const KernelFacts& kernel = chosenKernel(*program, problem.draft.kernel, text.origin);
  fitToKernel(kernel, problem);
  nameSources(place, buildWordsOf(words), problem.draft);
  writeDescription(place, problem.draft, bare);
  printFacts(kernel, *program);
  for (const ProblemNote& note : problem.notes) tellNote(common, note.sentence);
  return finish(common, options, place, problem.draft);
}

}  // namespace

int makeNew(const CommonOptions& common, const NewOptions& options) {
  if (!options.from.empty()) return copyBuiltIn(options);
  if (options.kernel.empty())
    throw UsageError("Name a file of OpenCL C, - for text from standard input, or --from a built-in kernel.");
  const NewDescription place = placeOf(options);
  if (isProblem(options)) return describeProblem(common, options, place);
  const BuildWords words = buildWordsOf(options.buildOptions);
  const std::string bare = place.isPasted ? pastedText() : readFile(place.kernel, kLargestKernelText);
  const KernelText text = kernelToDescribe(place.kernel, bare, words, options.device);
  int exitCode = kOk;
  const std::optional<ProgramFacts> program = built(common, text, exitCode);
  if (!program) return exitCode;
  const KernelFacts& kernel = chosenKernel(*program, options.kernelName, text.origin);
  KernelDraft draft = draftFor(kernel, text.source, words.options);
  nameSources(place, words, draft);
  writeDescription(place, draft, bare);
  printFacts(kernel, *program);
  return finish(common, options, place, draft);
}

}  // namespace headroom::cli
