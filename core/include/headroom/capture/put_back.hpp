// A changed captured kernel, put back into its program: runs the program alternately with its own kernel and with the
// changed one, and compares both.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "headroom/capture.hpp"

namespace headroom {

struct PutBackPlan {
  CapturePlan program;            ///< without replacements
  SourceReplacement replacement;  ///< see replacementFrom()
  int runs = 3;                   ///< runs of each side, 1 to 100
  /// Files that the program writes, compared byte by byte or with `compare`.
  std::vector<std::filesystem::path> outputs;
  /// A shell command line in which {before} and {after} stand for the two files; exit code 0 means that they match.
  /// Empty: the bytes are compared.
  std::string compare;
};

/// The program with its own kernel, or with the changed one.
struct PutBackSide {
  std::vector<double> kernelMs;      ///< mean launch time in each run, without the first launch of a process
  std::vector<double> allKernelsMs;  ///< time of all launches of each run
  std::vector<double> seconds;       ///< run time of the program, from start to end
  std::uint64_t launches = 0;        ///< launches of the kernel in the last run
};

struct ComparedOutput {
  std::filesystem::path file;
  int equal = 0;     ///< pairs of runs with matching files
  int compared = 0;  ///< pairs
};

struct PutBackReport {
  std::string kernel;
  PutBackSide before;
  PutBackSide after;
  std::vector<ComparedOutput> outputs;
  std::vector<std::string> notes;  ///< sentences

  [[nodiscard]] bool isOutputEqual() const;
};

/// Runs the program 2 * runs times. `follow` receives each session with its number from 0 before the wait for it, and
/// nullptr once it has ended; an exception from it ends all runs. Throws Error(Stage::Launch) if the program fails,
/// never passes the kernel's source, or cannot build the text.
PutBackReport putBack(const PutBackPlan& plan,
                      const std::function<void(int run, const CaptureSession* session)>& follow);

/// Sentences and numbers for people.
[[nodiscard]] std::string toText(const PutBackReport& report);
/// {"format_version": 1, "put_back": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const PutBackReport& report);

}  // namespace headroom
