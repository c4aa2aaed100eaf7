#include "workbench/capture/session_folder.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <system_error>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/private_folder.hpp"
#include "system/user_folders.hpp"
#include "workbench/capture/layer_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& folder, const std::string& why) {
  throw Error(Stage::ReportFile, fmt::format("{} cannot be made: {}. Choose another place.", folder.string(), why));
}

void make(const fs::path& folder) {
  if (const std::string why = makePrivate(folder); !why.empty()) fail(folder, why);
}

/// Store of binaries' sources, which the layer finds again in later sessions. If there are many, the oldest are
/// removed.
fs::path binaryStore() {
  constexpr std::size_t kMostStored = 2000;
  const std::optional<fs::path> cache = cacheFolder();
  if (!cache || !makePrivate(*cache / "captured-binaries").empty()) return {};
  const fs::path store = *cache / "captured-binaries";
  std::vector<std::pair<fs::file_time_type, fs::path>> files;
  std::error_code failure;
  for (fs::directory_iterator entry(store, failure), end; !failure && entry != end; entry.increment(failure)) {
    std::error_code unknown;
    files.emplace_back(entry->last_write_time(unknown), entry->path());
  }
  std::sort(files.begin(), files.end());
  for (std::size_t i = 0; i + kMostStored < files.size(); ++i) fs::remove(files[i].second, failure);
  return store;
}

/// Checks for line feeds, which would begin another line of the settings.
void requireOneLine(const std::string& text) {
  if (text.find('\n') != std::string::npos)
    throw UsageError(fmt::format("\"{}\" has a line feed. Choose another name.", text));
}

std::string settingsText(const CapturePlan& plan, const fs::path& captures) {
  std::string text;
  const auto add = [&text](std::string_view name, const std::string& value) {
    requireOneLine(value);
    text += fmt::format("{}{}{}\n", name, value.empty() ? "" : " ", value);
  };
  if (!captures.empty()) add("captures", captures.string());
  if (const fs::path store = binaryStore(); !store.empty()) add("store", store.string());
  for (const DumpRequest& dump : plan.dumps)
    add("dump", fmt::format("{}{}{}", dump.kernel, dump.launches.empty() ? "" : " ", fmt::join(dump.launches, ",")));
  if (plan.dumpsAll) add("dump-all", std::to_string(kMostDumpedKernels));
  if (plan.refusesBinaries) add("refuse-binaries", "");
  add("capture-limit", std::to_string(plan.captureLimitBytes));
  add("session-limit", std::to_string(plan.sessionLimitBytes));
  return text;
}

/// Returns none if the file does not exist.
std::vector<std::string> linesOf(const fs::path& file) {
  std::vector<std::string> lines;
  std::error_code failure;
  if (!fs::exists(file, failure)) return lines;
  std::istringstream text(readFile(file, kLargestDocument));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

/// In the format of core/capture/replacements.hpp.
void writeReplacement(const fs::path& folder, const SourceReplacement& replacement) {
  make(folder);
  requireOneLine(replacement.kernel);
  writeFile(folder / "hash", replacement.sourceHash + '\n');
  writeFile(folder / "kernel", replacement.kernel + '\n');
  writeFile(folder / "local", fmt::format("{}\n", fmt::join(replacement.local, " ")));
  writeFile(folder / "source.cl", replacement.source);
}

}  // namespace

SessionFolder::SessionFolder(const CapturePlan& plan) {
  fs::path captures;
  if (plan.dumpsAll || !plan.dumps.empty()) {
    captures = (fs::absolute(plan.folder).lexically_normal() / "").parent_path();
    std::error_code failure;
    const bool isThere = fs::is_directory(captures, failure);
    if (!isThere) make(captures);  // an existing one keeps its permissions
  }
  make(path() / "figures");
  make(path() / "claims");
  std::string settings = settingsText(plan, captures);
  for (std::size_t i = 0; i < plan.replacements.size(); ++i) {
    const fs::path folder = path() / fmt::format("replacement-{}", i);
    writeReplacement(folder, plan.replacements[i]);
    settings += fmt::format("replace {}\n", folder.string());
  }
  writeFile(path() / "settings", settings);
}

std::vector<fs::path> SessionFolder::begun() const {
  const std::vector<std::string> lines = linesOf(path() / "folders");
  return {lines.begin(), lines.end()};
}

std::vector<std::string> SessionFolder::replaced() const {
  return linesOf(path() / "replaced");
}

std::map<std::string, std::string> captureEnvironment(const fs::path& session) {
  const char* layers = std::getenv("OPENCL_LAYERS");
  const std::string layer = captureLayerFile().string();
  const bool isAlone = layers == nullptr || *layers == '\0';
  return {{"HEADROOM_CAPTURE", session.string()},
          {"OPENCL_LAYERS", isAlone ? layer : fmt::format("{}:{}", layers, layer)}};
}

}  // namespace headroom
