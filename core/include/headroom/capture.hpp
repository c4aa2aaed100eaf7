// Kernels of other programs: a program is run with the capture layer in its OpenCL, which counts and times every launch
// and writes chosen ones as folders.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Which launches of the kernels of one name become folders.
struct DumpRequest {
  std::string kernel;
  std::vector<std::uint64_t> launches;  ///< in the program, from 1; empty: the second one, or the only one
};
/// "NAME", "NAME:2" or "NAME:1,5". Throws UsageError.
[[nodiscard]] DumpRequest parseDumpRequest(std::string_view text);

/// "all" captures so many different kernels.
inline constexpr std::uint64_t kMostDumpedKernels = 100;

/// A text that is built in place of one of the program's own sources.
struct SourceReplacement {
  std::string sourceHash;  ///< of the program's source: 32 hex digits, as in CapturedKernel
  std::string kernel;      ///< the kernel that was changed
  std::string source;
  std::array<std::uint64_t, 3> local{};  ///< groups of that kernel; all 0: as the program launches it
};

/// What became of a replacement in the program.
struct ReplacementOutcome {
  bool isBuilt = false;        ///< the program came with that source, or with a binary of it
  bool isRefused = false;      ///< the driver did not build the text
  bool areGroupsKept = false;  ///< groups of some launches could not be changed: they do not divide the global size
};

struct CapturePlan {
  std::vector<std::string> command;  ///< the program first, looked for in PATH
  std::vector<DumpRequest> dumps;
  bool dumpsAll = false;         ///< the first kMostDumpedKernels different kernels once each
  std::filesystem::path folder;  ///< of the captured folders; made where it is not there
  bool refusesBinaries = false;  ///< clCreateProgramWithBinary fails, so that programs build from source
  std::uint64_t captureLimitBytes = std::uint64_t{2} << 30;   ///< of one captured folder
  std::uint64_t sessionLimitBytes = std::uint64_t{16} << 30;  ///< of all of them
  std::map<std::string, std::string> environment = {};        ///< added for the program
  std::vector<SourceReplacement> replacements = {};
};

/// A kernel of one source on one device, all processes of the program together.
struct CapturedKernel {
  std::string name;
  std::string device;
  std::string sourceHash;  ///< 32 hex digits: 128-bit FNV-1a of the source, the IL or the binary
  std::string source;      ///< "text", "il", "binary" or "built-in"
  std::uint64_t launches = 0;
  std::uint64_t timed = 0;           ///< launches with device times
  std::uint64_t untimed = 0;         ///< finished without usable times, or failed
  std::uint64_t skipped = 0;         ///< not timed, since many short ones were
  double totalMs = 0;                ///< of all timed launches, and of skipped ones at the mean of the repeated
  double firstMs = 0;                ///< the longest first launch of a process, which may compile; 0: none was timed
  std::uint64_t repeated = 0;        ///< timed launches without the first ones
  double repeatedMs = 0;             ///< their sum
  double repeatedBytes = 0;          ///< bytes of the memory objects bound to them, each object once a launch
  std::optional<double> shortestMs;  ///< of them
  std::optional<double> longestMs;
  std::uint64_t boundBytes = 0;           ///< of the memory objects bound to the last launch
  std::array<std::uint64_t, 3> global{};  ///< of the last launch; 0 beyond its dimensions
  std::array<std::uint64_t, 3> local{};   ///< all 0: chosen by the driver

  /// Whether the kernel may have that name: `name` here has 255 characters of it at most.
  [[nodiscard]] bool isNamed(std::string_view whole) const;
  /// Without the first launch of each process; of what is launched once that one.
  [[nodiscard]] std::optional<double> meanMs() const;
  /// Bytes bound over time, in GB/s, of the same launches: what a kernel that uses each byte once would move.
  [[nodiscard]] std::optional<double> gigabytesPerSecond() const;
};

struct CapturedProcess {
  std::uint64_t pid = 0;
  std::string program;
  std::uint64_t launches = 0;
};

/// One launch on the time line.
struct TimedLaunch {
  std::size_t process = 0;  ///< index
  std::size_t kernel = 0;   ///< index
  std::uint32_t queue = 0;  ///< number in its process, from 0
  std::uint64_t startNs = 0;
  std::uint64_t endNs = 0;
  std::array<std::uint64_t, 3> global{};
};

/// What was counted so far.
struct CaptureFigures {
  std::vector<CapturedProcess> processes;  ///< those that came to the layer
  std::vector<CapturedKernel> kernels;     ///< the longest total first
  std::vector<TimedLaunch> timeline;       ///< the first launches of each process, by start
  std::uint64_t launches = 0;
  std::vector<std::string> notes;  ///< sentences: what was left out, and why

  [[nodiscard]] double totalMs() const;
};

/// Reads the figures files in a session's folder, also while they are written. Files that are damaged are noted and
/// left out; no content makes this fail.
[[nodiscard]] CaptureFigures readCaptureFigures(const std::filesystem::path& session);

/// A captured folder.
struct CapturedFolder {
  std::filesystem::path folder;
  std::uint64_t bytes = 0;  ///< on the disk; files that are linked count once
};

/// How the program ended.
struct CaptureEnd {
  int exitCode = 0;  ///< its own; 128 and the signal where one ended it
  int signal = 0;    ///< 0: none
};

/// A program that runs with the layer. Its standard streams and process group are this process's own.
class CaptureSession {
 public:
  /// Starts the program. Throws UsageError for a program that is not there, Error where the layer is not installed or
  /// a folder can't be made.
  explicit CaptureSession(CapturePlan plan);
  /// Kills the program if it still runs, and removes the session's folder.
  ~CaptureSession();
  CaptureSession(const CaptureSession&) = delete;
  CaptureSession& operator=(const CaptureSession&) = delete;

  /// Of the process that was started.
  [[nodiscard]] int pid() const;
  enum class How {
    Asked,  ///< SIGTERM: it may tidy up first
    AtOnce  ///< SIGKILL
  };
  /// Ends the program; nothing happens where it has ended already. Its own processes get no signal.
  void end(How how);
  /// Nothing while it runs.
  [[nodiscard]] std::optional<CaptureEnd> poll();
  /// Waits for its end. A signal that a handler takes meanwhile does not end the wait.
  CaptureEnd wait();
  /// Of all its processes so far.
  [[nodiscard]] CaptureFigures figures() const;
  /// Folders that are whole, in the order in which they were begun. After the end those that are not are removed.
  [[nodiscard]] std::vector<CapturedFolder> folders();
  [[nodiscard]] ReplacementOutcome outcomeOf(const SourceReplacement& replacement) const;
  /// A sentence on why there are no figures: the program never came to the layer.
  [[nodiscard]] std::string whyNothing() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// A table for people, the longest total first; `width` as alignedTable() takes it.
[[nodiscard]] std::string toText(const CaptureFigures& figures, int width = 0);
/// A row per kernel, numbers in full.
[[nodiscard]] std::string toCsv(const CaptureFigures& figures);
/// {"format_version": 1, "capture": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const CaptureFigures& figures, const std::vector<CapturedFolder>& folders);
/// The time line in the Trace Event Format; see headroom/report/trace.hpp.
[[nodiscard]] std::string toChromeTrace(const CaptureFigures& figures);

}  // namespace headroom
