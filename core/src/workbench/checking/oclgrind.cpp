#include "workbench/checking/oclgrind.hpp"

#include <unistd.h>

#include <cstdlib>
#include <initializer_list>
#include <sstream>
#include <system_error>

#include "headroom/system/error.hpp"
#include "jobs/opencl_environment.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// As much local memory as today's GPUs give a group; Oclgrind's own 32 KiB are what OpenCL asks for at least.
constexpr const char* kLocalBytes = "49152";
constexpr const char* kMostErrors = "20000";

}  // namespace

fs::path findOclgrind() {
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path program = fs::path(folder.empty() ? "." : folder) / "oclgrind";
    std::error_code failure;
    if (fs::is_regular_file(program, failure) && access(program.c_str(), X_OK) == 0) return program;
  }
  throw Error(Stage::Runner,
              "Oclgrind, in which kernels are checked, is not installed: PATH has no program oclgrind. Install the "
              "package oclgrind, e.g. with `sudo apt install oclgrind`, and check again.");
}

Host hostInOclgrind(const OclgrindRun& run) {
  Host host;
  host.name = "Oclgrind";
  // The shell is replaced by Oclgrind, and that by the runner: one process, which ends with this one.
  host.command = {"sh", "-c", R"(exec 2>"$1"; shift; exec "$@")", "sh", run.output.string()};
  const auto add = [&host](std::initializer_list<std::string> words) {
    host.command.insert(host.command.end(), words);
  };
  // The locale is that of the numbers that Oclgrind prints.
  add({"env", "LC_ALL=C", std::string(kProgramCacheVariable) + "=" + std::string(kProgramCacheOff)});
  add({run.oclgrind.string(), "--local-mem-size", kLocalBytes});
  add({"--max-errors", kMostErrors, "--log", run.log.string()});
  if (run.watched.races) add({"--data-races"});
  if (run.watched.uninitialised) add({"--uninitialized"});
  if (run.watched.counts) add({"--inst-counts"});
  // Oclgrind prints its counts as kernels print.
  add({run.runner.string(), "worker", "--leave-printed"});
  return host;
}

}  // namespace headroom
