#include "workbench/checking/oclgrind.hpp"

#include <initializer_list>

#include "headroom/system/error.hpp"
#include "jobs/opencl_environment.hpp"
#include "system/program_in_path.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Local memory of a group on current GPUs; Oclgrind's default of 32 KiB is OpenCL's minimum.
constexpr const char* kLocalBytes = "49152";
constexpr const char* kMostErrors = "20000";

}  // namespace

fs::path findOclgrind() {
  if (const auto program = programInPath("oclgrind")) return *program;
  throw Error(Stage::Runner,
              "Oclgrind, in which kernels are checked, is not installed: PATH has no program oclgrind. Install the "
              "package oclgrind, e.g. with `sudo apt install oclgrind`, and check again.");
}

Host hostInOclgrind(const OclgrindRun& run) {
  Host host;
  host.name = "Oclgrind";
  // Oclgrind replaces the shell, and the runner replaces Oclgrind: one process, which ends with this one.
  host.command = {"sh", "-c", R"(exec 2>"$1"; shift; exec "$@")", "sh", run.output.string()};
  const auto add = [&host](std::initializer_list<std::string> words) {
    host.command.insert(host.command.end(), words);
  };
  // The locale determines the format of Oclgrind's numbers.
  add({"env", "LC_ALL=C", std::string(kProgramCacheVariable) + "=" + std::string(kProgramCacheOff)});
  add({run.oclgrind.string(), "--local-mem-size", kLocalBytes});
  add({"--max-errors", kMostErrors, "--log", run.log.string()});
  if (run.watched.races) add({"--data-races"});
  if (run.watched.uninitialised) add({"--uninitialized"});
  if (run.watched.counts) add({"--inst-counts"});
  // Oclgrind prints its counts on stdout, as kernels do.
  add({run.runner.string(), "worker", "--alone", "--leave-printed"});
  return host;
}

}  // namespace headroom
