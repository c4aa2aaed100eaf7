// The command line's side of a run: waits for it, shows its progress on stderr, collects its events.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "headroom/hosts/hosts_file.hpp"
#include "headroom/workbench.hpp"

namespace headroom::cli {

enum ExitCode {
  kOk = 0,
  kRuntimeFailure = 1,
  kUsage = 2,
  kWrongResult = 3,
  kRegression = 4,
  kNoDevice = 5,
  kUndecided = 6
};

/// All events of a run, collected.
struct CollectedRun {
  std::vector<DeviceDescription> devices;
  RunContext context;
  std::vector<ResultRow> rows;
  Image image;
  PhotoTimes times;    // of the image
  std::string choice;  // why its variant, where none was named
  std::optional<Ranking> ranking;
  std::vector<TuningReport> tunings;
  std::optional<SplitReport> split;
  std::optional<AbReport> ab;
  std::optional<AttemptDone> attempt;
  std::optional<CheckDone> check;
  std::optional<ReplayDone> replay;
  std::optional<ProgramFacts> program;  // whose kernels were asked for
  std::optional<CompiledProgram> compiled;
  std::size_t configurationsTried = 0;  // of the tuning that is not done
  RunFinished finished;
};

/// Options that every command has.
struct CommonOptions {
  std::vector<std::string> kernelFolders;
  bool inProcess = false;
  bool quiet = false;
  bool noHistory = false;
  double timeoutSeconds = 30;
  std::vector<NamedHost> hosts;  ///< all known ones if a device of one is named, see placeDevices
};

/// Returns the folders and files of --kernels, see kernelsNamed. Throws UsageError.
std::vector<std::filesystem::path> kernelsGiven(const CommonOptions& options);

WorkbenchOptions toWorkbenchOptions(const CommonOptions& options);

/// Prints a sentence that is neither a result nor a failure to stderr, unless quiet.
void tellNote(const CommonOptions& options, const std::string& text);

/// A note for every kernel file that was left out of the catalogue.
void tellRejectedKernels(const CommonOptions& options, const Catalogue& catalogue);
/// Prints the lines that --quiet held back, for a command that ends with a usage error: a rejected file may be the
/// reason.
void printHiddenRejections();

/// A workbench as the options ask for it. Throws UsageError for a folder that is not there.
std::unique_ptr<Workbench> openWorkbench(const CommonOptions& options);
/// The same with other options of the workbench, and without notes on rejected kernels.
std::unique_ptr<Workbench> openWorkbench(const CommonOptions& options, WorkbenchOptions workbench);

/// Starts a run by `start(sink)` and waits for its end. Notes and progress, in units of `counted`, go to stderr unless
/// quiet; an interruption cancels the run, which then ends with the rows it has.
CollectedRun waitFor(Workbench& workbench, bool quiet, const std::function<RunId(EventSink)>& start,
                     const std::string& counted = "points");

/// Characters in a line of the terminal that tables go to; 0, for any number, elsewhere.
int widthOfOutput();

/// Call if the command goes on without a machine that was asked for: its exit code is then not 0.
void leaveMachinesOut();

/// Prints why a run failed, if it did, and returns the exit code for its end and its rows.
int exitCodeOf(const CollectedRun& run);

}  // namespace headroom::cli
