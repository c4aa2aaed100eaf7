// A program that runs with the capture layer.
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <set>
#include <system_error>
#include <utility>

#include "headroom/capture.hpp"
#include "headroom/system/error.hpp"
#include "workbench/capture/figures_reader.hpp"
#include "workbench/capture/foreground_program.hpp"
#include "workbench/capture/loader_watch.hpp"
#include "workbench/capture/no_figures.hpp"
#include "workbench/capture/session_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

std::map<std::string, std::string> environmentOf(const CapturePlan& plan, const fs::path& session) {
  std::map<std::string, std::string> all = captureEnvironment(session);
  all.insert(plan.environment.begin(), plan.environment.end());
  return all;
}

CaptureEnd endOf(int status) {
  if (WIFSIGNALED(status)) return {128 + WTERMSIG(status), WTERMSIG(status)};
  return {WEXITSTATUS(status), 0};
}

/// Bytes of its regular files. A hard-linked file is counted once.
std::uint64_t bytesIn(const fs::path& folder, std::set<std::pair<dev_t, ino_t>>& seen) {
  std::uint64_t bytes = 0;
  std::error_code failure;
  for (fs::recursive_directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    struct stat found {};
    if (::lstat(entry->path().c_str(), &found) == 0 && S_ISREG(found.st_mode) &&
        seen.emplace(found.st_dev, found.st_ino).second)
      bytes += static_cast<std::uint64_t>(found.st_size);
  }
  return bytes;
}

}  // namespace

struct CaptureSession::State {
  explicit State(CapturePlan wanted)
      : plan(std::move(wanted)),
        session(plan),
        program(plan.command, environmentOf(plan, session.path())),
        figures(session.path()),
        loader(program.pid()) {}

  CapturePlan plan;
  SessionFolder session;
  ForegroundProgram program;
  FiguresReader figures;
  LoaderWatch loader;
};

DumpRequest parseDumpRequest(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  DumpRequest request{std::string(text.substr(0, colon)), {}};
  std::string_view list = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  bool isValid = !request.kernel.empty() && request.kernel.find_first_of(" \t\n") == std::string::npos &&
                 (colon == std::string_view::npos || !list.empty());
  while (isValid && !list.empty()) {
    const std::string_view word = list.substr(0, list.find(','));
    std::uint64_t launch = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), launch);
    isValid = error == std::errc() && end == word.data() + word.size() && launch > 0 && !list.ends_with(',');
    request.launches.push_back(launch);
    list.remove_prefix(std::min(word.size() + 1, list.size()));
  }
  if (isValid) return request;
  throw UsageError(fmt::format(
      "\"{}\" does not name a launch. Write a kernel's name, or the name and launches from 1 on: blur:2 or blur:1,5.",
      text));
}

CaptureSession::CaptureSession(CapturePlan plan) : state_(std::make_unique<State>(std::move(plan))) {}
CaptureSession::~CaptureSession() = default;

int CaptureSession::pid() const {
  return state_->program.pid();
}

void CaptureSession::end(How how) {
  if (!poll()) ::kill(state_->program.pid(), how == How::AtOnce ? SIGKILL : SIGTERM);
}

std::optional<CaptureEnd> CaptureSession::poll() {
  const std::optional<int> status = state_->program.poll();
  return status ? std::optional(endOf(*status)) : std::nullopt;
}

CaptureEnd CaptureSession::wait() {
  return endOf(state_->program.wait());
}

CaptureFigures CaptureSession::figures() const {
  return state_->figures.read();
}

std::vector<CapturedFolder> CaptureSession::folders() {
  const bool isOver = poll().has_value();
  std::vector<CapturedFolder> folders;
  std::set<std::pair<dev_t, ino_t>> seen;
  for (const fs::path& folder : state_->session.begun()) {
    std::error_code failure;
    if (fs::is_regular_file(folder / "capture.txt", failure)) {
      folders.push_back({folder, bytesIn(folder, seen)});
    } else if (isOver &&
               folder.parent_path() == (fs::absolute(state_->plan.folder).lexically_normal() / "").parent_path()) {
      fs::remove_all(folder, failure);
    }
  }
  return folders;
}

ReplacementOutcome CaptureSession::outcomeOf(const SourceReplacement& replacement) const {
  const std::vector<std::string> lines = state_->session.replaced();
  const auto has = [&lines](const std::string& what, const std::string& of) {
    return std::find(lines.begin(), lines.end(), fmt::format("{} {}", what, of)) != lines.end();
  };
  return {has("source", replacement.sourceHash), has("unbuilt", replacement.sourceHash),
          has("groups", replacement.kernel)};
}

std::string CaptureSession::whyNothing() const {
  return fmt::format("The program did not use the system's OpenCL loader. {}",
                     whyNoFigures(state_->plan.command.front(), state_->loader.found()));
}

}  // namespace headroom
