// The commands of headroom-cli; each returns its exit code or throws headroom::Error.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "console.hpp"
#include "headroom/analysis/noise_floors.hpp"
#include "headroom/catalogue/allowance.hpp"
#include "headroom/workloads.hpp"

namespace headroom::cli {

struct ListOptions {
  bool json = false;
};

/// Selection of a table of results.
struct TableWords {
  std::string columns;  // a list, "all" or "help"
  std::string sort;
  std::string filter;
  bool showCeilings = false;
};

/// Values of workloads' parameters, as given.
struct ParameterWords {
  std::optional<double> sigma;
  std::vector<std::string> settings;  // NAME=VALUE
};

struct RunOptions {
  TableWords table;
  std::string workload{kUsualWorkload};
  std::string variants;                                     // empty: the story of one workload, all of "all"
  std::string allowance{toText(Allowance::VisuallyExact)};  // of the best
  bool isAllowanceGiven = false;
  std::optional<std::string> sizes;  // none: those of the story
  ParameterWords parameters;
  std::vector<std::string> devices;
  std::string host;  // of hosts.toml; empty: as in the device
  int workers = RunPlan().workers;
  bool areWorkersGiven = false;
  std::string csvFile;
  std::string jsonFile;
  std::string traceFile;
  bool json = false;
  bool noCeilings = false;
  bool native = false;
  bool advice = false;
  bool coldCaches = false;
  bool tuned = false;
  bool transfers = false;
  bool noTransfers = false;  // where the workload's question needs them
  int repeats = 1;
  Sampling sampling;
  double longestLaunchSeconds = RunPlan().longestLaunchSeconds;
  std::uint64_t seed = 1;
  bool isResuming = false;
  std::string journal;  // to be resumed; empty: the newest unfinished one
};

struct TuneOptions {
  std::string workload = "all";
  std::string variants;
  std::string sizes;  // empty: one that is usual for the workload
  ParameterWords parameters;
  std::string device;
  std::string search{toText(SearchMethod::Learning)};
  std::string budget = "60s";
  std::uint64_t seed = 1;
  int finalists = TuningPlan().finalists;
  int jobs = TuningPlan().buildsAtOnce;
  std::string host;  // of hosts.toml; empty: as in the device
  int workers = TuningPlan().workers;
  Sampling sampling;  // of the comparison
  bool noCeilings = false;
  bool isResuming = false;
  std::string csvFile;
  std::string t4File;
  std::string headerFile;
  std::string cmakeFile;
};

struct SplitOptions {
  std::string workload{kUsualWorkload};
  std::vector<std::string> variants;  // one for all parts, or one for each
  std::string sizes = "16MP";
  ParameterWords parameters;
  std::vector<std::string> devices;
  int parts = 1;
  double stepPercent = 10;
  double resolutionPercent = 1.5;
  double secondsPerShare = SplitPlan().secondsPerShare;
  int rounds = SplitPlan().rounds;
  std::uint64_t seed = 1;
  std::string csvFile;
  std::string jsonFile;
};

struct RunsOptions {
  TableWords table;
  std::vector<std::string> search;
  bool json = false;
  std::string exported;             // a run's file or its name in the list
  std::optional<std::size_t> kept;  // the number of completed runs to store from now on
  std::string labelled;             // a run, like `exported`
  std::optional<std::string> name;
  std::optional<std::string> note;
  bool noName = false;
  bool noNote = false;
  std::vector<std::string> tags;    // to add
  std::vector<std::string> untags;  // to remove
  std::string csvFile;
  std::string jsonFile;
};

struct GuideOptions {
  std::string name;  // a step's or an experiment's id; empty: list them
  bool all = false;
  bool coverage = false;
  std::string size = "1MP";
  std::string device;
  std::string host;  // of hosts.toml; empty: as in the device
  int workers = RunPlan().workers;
  std::string report;  // .html, .htm or .md
  std::string csvFile;
};

/// The part of a blurred photo that is compared with a reference.
inline constexpr const char* kCheckWhole = "whole";
inline constexpr const char* kCheckSample = "sample";
inline constexpr const char* kCheckNone = "none";

struct BlurOptions {
  std::string photo;
  std::string output;
  std::string variant;  // empty: the best
  std::string device;
  std::string allowance{toText(Allowance::VisuallyExact)};  // of the best
  std::string check{kCheckWhole};
  ParameterWords parameters;
  bool force = false;    // the output may be the photo
  std::string htmlFile;  // the report
  std::string markdownFile;
};

struct BestOptions {
  std::string device;
  std::string sizes = "16MP";
  std::string allowance{toText(Allowance::VisuallyExact)};
  ParameterWords parameters;
  int channels = 1;
};

struct CompareOptions {
  std::string base;        // files as `run --save` writes them
  std::string fresh;       // empty: the base
  std::string baseDevice;  // selectors; empty: all devices
  std::string freshDevice;
  std::string failOnRegression;  // "3%"; empty: never
  bool gatesCeilings = false;
  std::string markdownFile;  // "-": instead of the table
  bool json = false;
};

struct AbOptions {
  std::string base;  // see readKernelVersion
  std::string fresh;
  std::string variants;  // names or ids, comma-separated; empty: what differs
  std::string sizes = "4MP";
  ParameterWords parameters;
  std::string device;
  std::string margin = "2%";
  std::string budget = "60s";
  std::uint64_t seed = 1;
  bool failsOnRegression = false;
  std::string markdownFile;  // "-": instead of the table
  std::string csvFile;
  bool json = false;
};

struct NoiseOptions {
  std::string workload{kNoiseWorkload};
  std::string variants = "all";
  std::string sizes = "4MP";
  ParameterWords parameters;
  std::vector<std::string> devices;
  int pairs = kNoisePairs;
  Sampling sampling;
};

struct ProblemOptions {
  std::string variant;
  std::string size;  ///< empty: the workload's own
  ParameterWords parameters;
  std::string output;
  bool force = false;
};

struct ImportOptions {
  std::string file;
  std::string csvFile;
  bool json = false;
};

struct NewOptions {
  std::string kernel;      ///< a file, or "-" for the standard input
  std::string kernelName;  ///< of several; empty: the only one
  std::string device;
  std::string buildOptions;
  std::string output;  ///< the description; of a copied built-in its folder
  std::string from;    ///< a built-in variant's id
  bool force = false;
  bool runs = false;
};

struct WatchOptions {
  std::string kernel;  ///< a kernel's file, or a folder of them
  std::string device;
  std::string size;  ///< empty: the workload's own
  ParameterWords parameters;
  double timeBudgetSeconds = 0.2;
  bool noCeilings = false;
  int times = -1;  ///< saves to wait for; negative: until it is stopped
};

struct RevisionsOptions {
  std::string kernel;          ///< a kernel's file
  std::vector<int> differing;  ///< one, to be compared with the file as it is, or two
  std::optional<int> restored;
  bool force = false;
};

/// Of `check` for a folder or a workload.
struct ReviewOptions {
  std::string device;
  std::string host;  ///< of the device; empty: as in it
  int workers = RunPlan().workers;
  std::string sizes;         ///< at which speed is compared; empty: a usual one of each workload
  std::string baselineFrom;  ///< see readBaseline; empty: speed is not compared
  std::string margin = "2%";
  std::string budget = "60s";  ///< of each kernel and size
  bool oclgrind = false;
  std::uint64_t seed = 1;
  std::string junitFile;
  std::string markdownFile;  ///< "-": instead of the table
  std::string sarifFile;
};

struct CheckOptions {
  std::string kernel;  ///< a kernel's file or a variant's id; a folder or a workload is reviewed
  ReviewOptions review;
  std::string size;  ///< empty: a small one
  ParameterWords parameters;
  std::string scaledTo;  ///< a size that counts are scaled to; empty: none
  double limitSeconds = CheckPlan().limitSeconds;
  std::string jsonFile;  ///< "-": the standard output
};

struct ReplayOptions {
  std::vector<std::string> folders;  ///< of captures, or folders with such folders
  std::string device;
  int times = ReplayPlan().times;
  double limitSeconds = ReplayPlan().limitSeconds;
  bool overwrite = false;
  bool describesOnly = false;
  std::string mergedFolder;  ///< a new one for all captures as one workload; empty: none
  std::string jsonFile;      ///< "-": the standard output
};

struct CompiledOptions {
  std::string kernel;  ///< a kernel's file, or a variant's id
  std::string device;
  std::string size;  ///< empty: the workload's own
  ParameterWords parameters;
  std::vector<int> differing;  ///< revisions: one, to be compared with the file as it is, or two
  std::string textFile;        ///< "-": instead of the facts
  std::string binaryFile;
  std::string kernelName;  ///< of several, whose binary is written; empty: the only one
  bool json = false;
};

struct AdviceOptions {
  std::string kernel;  ///< a kernel's file, or a variant's id; empty: list the rules
  std::string device;
  std::string size;  ///< empty: the workload's own
  ParameterWords parameters;
  double timeBudgetSeconds = 1;
  bool noCeilings = false;
  bool counts = false;  ///< run it in Oclgrind too
  bool json = false;
};

struct AllowOptions {
  std::string folder;
  bool isAgreed = false;  ///< without a question
};

struct WorkerOptions {
  int pixels = -1;
  bool leavesPrinted = false;
  bool isAlone = false;  ///< no supervisor: this process serves jobs itself
};

struct CodecsOptions {
  int memory = -1;
};

int listDevices(const CommonOptions& common, const ListOptions& options);
int listVariants(const CommonOptions& common, const ListOptions& options);
/// Copy and MAD peaks alone, at options.sizes; with options.native the same from C++ on this machine's processors.
int measureCeilings(const CommonOptions& common, const RunOptions& options);
int run(const CommonOptions& common, const RunOptions& options);
/// Finds the fastest values of variants' tunables, and saves them.
int tune(const CommonOptions& common, const TuneOptions& options);
/// Splits the rows of one job between devices, and reports the speed-up of each share.
int split(const CommonOptions& common, const SplitOptions& options);
/// Lists the history, or exports or labels a run of it.
int runs(const CommonOptions& common, const RunsOptions& options);
/// Lists the guide's experiments, or runs one, a step's or all.
int guide(const CommonOptions& common, const GuideOptions& options);
int blur(const CommonOptions& common, const BlurOptions& options);
/// Lists the blurs with their measured speed on a device, the best one first.
int listBest(const CommonOptions& common, const BestOptions& options);
struct ChosenDevice;
/// Finds the best blurs for the devices and sizes that `run --variants best` names, and adds their ids to `ids`.
/// Returns the exit code.
int findBest(Workbench& workbench, const CommonOptions& common, const RunOptions& options,
             const std::vector<ChosenDevice>& devices, std::vector<std::string>& ids);
/// Compares two saved runs, point by point. Needs no device.
int compare(const CommonOptions& common, const CompareOptions& options);
/// Compares two versions of kernels, measured alternately in one run.
int takeTurns(const CommonOptions& common, const AbOptions& options);
/// The A/A test: measures the same points repeatedly, and stores the spread of the results.
int measureNoise(const CommonOptions& common, const NoiseOptions& options);
/// Lists what another tool's results file holds.
int allow(const CommonOptions& common, const AllowOptions& options);
int importFigures(const CommonOptions& common, const ImportOptions& options);
int writeProblem(const CommonOptions& common, const ProblemOptions& options);
/// Describes a bare kernel, or copies a built-in one.
int makeNew(const CommonOptions& common, const NewOptions& options);
/// Measures a kernel whenever its file is saved.
int watch(const CommonOptions& common, const WatchOptions& options);
/// Lists a kernel's revisions, shows what changed, or brings one back.
int showRevisions(const CommonOptions& common, const RevisionsOptions& options);
/// Launches a kernel once in Oclgrind, or reviews a folder or a workload.
int check(const CommonOptions& common, const CheckOptions& options);
/// Replays captured launches, and describes them as workloads.
int replay(const CommonOptions& common, const ReplayOptions& options);
/// Shows a device's compiled code for a kernel.
int showCompiled(const CommonOptions& common, const CompiledOptions& options);
/// Lists the rules of advice, or measures a kernel and shows what to try next.
int advise(const CommonOptions& common, const AdviceOptions& options);
int work(const WorkerOptions& options);
int serveImageCodecs(const CodecsOptions& options);

/// Returns the file for a run's name: a path, or a journal's name in the history with or without its extension. Throws
/// UsageError if there is neither.
std::filesystem::path fileOfRun(const std::string& name);
/// Reads it. What is missing at its end is a note on stderr.
RunDocument readDocument(const CommonOptions& common, const std::filesystem::path& file);

}  // namespace headroom::cli
