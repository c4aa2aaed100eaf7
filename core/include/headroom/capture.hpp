// Capture of other programs' kernels: runs a program with the capture layer in its OpenCL, which counts and times every
// launch and writes selected launches as folders.
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

/// The launches of the kernels with one name that are captured as folders.
struct DumpRequest {
  std::string kernel;
  std::vector<std::uint64_t> launches;  ///< numbers in the program, from 1; empty: the second one, or the only one
};
/// "NAME", "NAME:2" or "NAME:1,5". Throws UsageError.
[[nodiscard]] DumpRequest parseDumpRequest(std::string_view text);

/// Number of different kernels that "all" captures at most.
inline constexpr std::uint64_t kMostDumpedKernels = 100;

/// A text that is built in place of one of the program's sources.
struct SourceReplacement {
  std::string sourceHash;  ///< hash of the program's source: 32 hex digits, as in CapturedKernel
  std::string kernel;      ///< the changed kernel
  std::string source;
  std::array<std::uint64_t, 3> local{};  ///< group size of that kernel; all 0: as launched by the program
};

/// Result of a replacement in the program.
struct ReplacementOutcome {
  bool isBuilt = false;        ///< the program passed that source, or a binary of it
  bool isRefused = false;      ///< the driver failed to build the text
  bool areGroupsKept = false;  ///< the groups of some launches were unchanged, because the new ones do not divide the
                               ///< global size
};

struct CapturePlan {
  std::vector<std::string> command;  ///< the program first, searched in PATH
  std::vector<DumpRequest> dumps;
  bool dumpsAll = false;         ///< captures the first kMostDumpedKernels different kernels once each
  std::filesystem::path folder;  ///< parent of the captured folders; created if missing
  bool refusesBinaries = false;  ///< clCreateProgramWithBinary fails, so that programs build from source
  std::uint64_t captureLimitBytes = std::uint64_t{2} << 30;   ///< limit of one captured folder
  std::uint64_t sessionLimitBytes = std::uint64_t{16} << 30;  ///< limit of all captured folders
  std::map<std::string, std::string> environment = {};        ///< added to the program's environment
  std::vector<SourceReplacement> replacements = {};
};

/// A kernel of one source on one device, over all processes of the program.
struct CapturedKernel {
  std::string name;
  std::string device;
  std::string sourceHash;  ///< 32 hex digits: 128-bit FNV-1a of the source, the IL or the binary
  std::string source;      ///< "text", "il", "binary" or "built-in"
  std::uint64_t launches = 0;
  std::uint64_t timed = 0;           ///< launches with device times
  std::uint64_t untimed = 0;         ///< finished without valid times, or failed
  std::uint64_t skipped = 0;         ///< not timed, because timing costs too much of so short a launch
  double totalMs = 0;                ///< of all timed launches, and of skipped ones as estimated from those that
                                     ///< were drawn at random in their place
  double firstMs = 0;                ///< longest first launch of a process, which may include compilation; 0: none was
                                     ///< timed
  std::uint64_t repeated = 0;        ///< launches with a time, or with an estimate, except the first of each process
  double repeatedMs = 0;             ///< sum of their times
  double repeatedBytes = 0;          ///< bytes of the memory objects bound to them, each object once per launch
  std::optional<double> shortestMs;  ///< shortest of them
  std::optional<double> longestMs;
  std::uint64_t boundBytes = 0;           ///< bytes of the memory objects bound to the last launch
  std::array<std::uint64_t, 3> global{};  ///< global size of the last launch; 0 beyond its dimensions
  std::array<std::uint64_t, 3> local{};   ///< all 0: chosen by the driver

  /// Whether the kernel may have that name: `name` holds at most its first 255 characters.
  [[nodiscard]] bool isNamed(std::string_view whole) const;
  /// Mean without the first launch of each process; for a kernel launched once, that launch.
  [[nodiscard]] std::optional<double> meanMs() const;
  /// Bytes bound over the time of the same launches, in GB/s: the rate of a kernel that uses each byte once.
  [[nodiscard]] std::optional<double> gigabytesPerSecond() const;
};

struct CapturedProcess {
  std::uint64_t pid = 0;
  std::string program;
  std::uint64_t launches = 0;
};

/// One launch on the timeline.
struct TimedLaunch {
  std::size_t process = 0;  ///< index
  std::size_t kernel = 0;   ///< index
  std::uint32_t queue = 0;  ///< number in its process, from 0
  std::uint64_t startNs = 0;
  std::uint64_t endNs = 0;
  std::array<std::uint64_t, 3> global{};
};

/// Counts so far.
struct CaptureFigures {
  std::vector<CapturedProcess> processes;  ///< processes that reached the layer
  std::vector<CapturedKernel> kernels;     ///< longest total first
  std::vector<TimedLaunch> timeline;       ///< the first launches of each process, by start
  std::uint64_t launches = 0;
  std::vector<std::string> notes;  ///< sentences: omissions and their reasons

  [[nodiscard]] double totalMs() const;
};

/// Reads the figures files in a session's folder, also while they are written. Damaged files are noted and left out; no
/// content causes an exception.
[[nodiscard]] CaptureFigures readCaptureFigures(const std::filesystem::path& session);

/// A captured folder.
struct CapturedFolder {
  std::filesystem::path folder;
  std::uint64_t bytes = 0;  ///< size on disk; hard-linked files are counted once
};

/// The program's end.
struct CaptureEnd {
  int exitCode = 0;  ///< exit code of the program; 128 plus the signal if a signal ended it
  int signal = 0;    ///< 0: none
};

/// A program that runs with the layer. It shares this process's standard streams and process group.
class CaptureSession {
 public:
  /// Starts the program. Throws UsageError if the program does not exist, Error if the layer is not installed or a
  /// folder cannot be created.
  explicit CaptureSession(CapturePlan plan);
  /// Kills the program if it is still running, and removes the session's folder.
  ~CaptureSession();
  CaptureSession(const CaptureSession&) = delete;
  CaptureSession& operator=(const CaptureSession&) = delete;

  /// Id of the started process.
  [[nodiscard]] int pid() const;
  enum class How {
    Asked,  ///< SIGTERM, which lets it clean up
    AtOnce  ///< SIGKILL
  };
  /// Ends the program; does nothing if it has ended. The program's child processes receive no signal.
  void end(How how);
  /// Returns nothing while it runs.
  [[nodiscard]] std::optional<CaptureEnd> poll();
  /// Waits for its end. A signal with a handler does not end the wait.
  CaptureEnd wait();
  /// Figures of all its processes so far.
  [[nodiscard]] CaptureFigures figures() const;
  /// Complete folders, in the order in which they were begun. After the program's end, incomplete ones are removed.
  [[nodiscard]] std::vector<CapturedFolder> folders();
  [[nodiscard]] ReplacementOutcome outcomeOf(const SourceReplacement& replacement) const;
  /// Returns a sentence on why there are no figures: the program never reached the layer.
  [[nodiscard]] std::string whyNothing() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// A table for people, longest total first; `width` as in alignedTable().
[[nodiscard]] std::string toText(const CaptureFigures& figures, int width = 0);
/// One row per kernel, numbers at full precision.
[[nodiscard]] std::string toCsv(const CaptureFigures& figures);
/// {"format_version": 1, "capture": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const CaptureFigures& figures, const std::vector<CapturedFolder>& folders);
/// The timeline in the Trace Event Format; see headroom/report/trace.hpp.
[[nodiscard]] std::string toChromeTrace(const CaptureFigures& figures);

}  // namespace headroom
