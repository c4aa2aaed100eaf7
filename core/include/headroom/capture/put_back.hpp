// A captured kernel that was changed, back in its program: the program is run with its own kernel and with the changed
// one by turns, and both are compared.
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
  int runs = 3;                   ///< of each side, 1 to 100
  /// Files that the program writes: compared byte by byte, or with `compare`.
  std::vector<std::filesystem::path> outputs;
  /// A shell's command line in which {before} and {after} stand for the two files; its exit code 0 says that they are
  /// as good as equal. Empty: the bytes are compared.
  std::string compare;
};

/// The program with its own kernel, or with the changed one.
struct PutBackSide {
  std::vector<double> kernelMs;      ///< mean of a launch in each run, without the first one of a process
  std::vector<double> allKernelsMs;  ///< all launches of each run
  std::vector<double> seconds;       ///< the program, from its start to its end
  std::uint64_t launches = 0;        ///< of the kernel in the last run
};

struct ComparedOutput {
  std::filesystem::path file;
  int equal = 0;     ///< pairs of runs whose files are as good as equal
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

/// Runs the program 2 * runs times. `follow` gets each session with its number from 0 before it is waited for, and
/// nullptr once it has ended; what it throws ends all. Throws Error(Stage::Launch) where the program fails, never comes
/// with the kernel's source, or the text does not build there.
PutBackReport putBack(const PutBackPlan& plan,
                      const std::function<void(int run, const CaptureSession* session)>& follow);

/// Sentences and figures for people.
[[nodiscard]] std::string toText(const PutBackReport& report);
/// {"format_version": 1, "put_back": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const PutBackReport& report);

}  // namespace headroom
