#include "workbench/hosts/log_excerpt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "headroom/system/file.hpp"
#include "system/private_folder.hpp"
#include "system/user_folders.hpp"
#include "text/first_lines.hpp"
#include "text/sha256.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr TextLimit kMostOfLog{40, 4000};
constexpr std::string_view kLogExtension = ".log";
/// A file is written in milliseconds: a writer of a temporary file this old was killed.
constexpr std::chrono::hours kUnfinishedAfter{1};

/// Equal logs share one file.
std::string logFileName(const std::string& log, const std::string& name) {
  constexpr std::size_t kMostOfName = 80;
  constexpr std::size_t kHashDigits = 12;
  std::string plain = name.substr(0, kMostOfName);
  const auto isPlain = [](unsigned char c) { return std::isalnum(c) != 0 || c == '.' || c == '-' || c == '_'; };
  std::ranges::replace_if(plain, std::not_fn(isPlain), '_');
  if (plain.empty() || plain.front() == '.') plain.insert(0, "kernel");
  return fmt::format("{}-{}{}", plain, toHex(sha256({log})).substr(0, kHashDigits), kLogExtension);
}

void removeOldLogs(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> logs;
  std::error_code failure;
  for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
    std::error_code gone;
    const auto written = at->last_write_time(gone);
    if (gone) continue;
    if (at->path().extension() == kLogExtension) {
      logs.emplace_back(written, at->path());
    } else if (at->path().filename().string().starts_with(kTemporaryFilePrefix) &&
               written < fs::file_time_type::clock::now() - kUnfinishedAfter) {
      fs::remove(at->path(), gone);
    }
  }
  std::ranges::sort(logs, std::greater{});
  for (std::size_t i = kMostBuildLogs; i < logs.size(); ++i) fs::remove(logs[i].second, failure);
}

/// Returns the file with the log. Throws std::runtime_error, a sentence.
fs::path stored(const std::string& log, const std::string& name) {
  const auto caches = cacheFolder();
  if (!caches) throw std::runtime_error("There is no folder for it, as neither XDG_CACHE_HOME nor HOME is set.");
  const fs::path folder = *caches / kBuildLogFolder;
  if (const std::string why = makePrivate(folder); !why.empty()) {
    throw std::runtime_error(fmt::format("{} cannot be written: {}.", folder.string(), why));
  }
  fs::path file = folder / logFileName(log, name);
  writeFile(file, log);
  removeOldLogs(folder);
  return file;
}

std::string whereAllIs(const std::string& log, const std::string& name) {
  try {
    return fmt::format("The whole log is in {}.", stored(log, name).string());
  } catch (const std::exception& error) {
    return fmt::format("They were not stored. {}", error.what());
  }
}

/// Returns the beginning of the first error's line, if the text before it would fill the excerpt; else 0.
std::size_t excerptBegin(std::string_view log) {
  constexpr std::string_view kError = "error";
  const auto isSame = [](char c, char wanted) { return std::tolower(static_cast<unsigned char>(c)) == wanted; };
  const auto found = std::search(log.begin(), log.end(), kError.begin(), kError.end(), isSame);
  if (found == log.end()) return 0;
  const auto at = static_cast<std::size_t>(found - log.begin());
  if (at < firstLines(log, kMostOfLog)) return 0;
  const std::size_t newline = log.rfind('\n', at);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

}  // namespace

std::string shortLog(const std::string& log, const std::string& name) {
  if (firstLines(log, kMostOfLog) == log.size()) return log;
  const std::string_view all = log;
  const std::size_t begin = excerptBegin(all);
  const std::size_t end = begin + firstLines(all.substr(begin), kMostOfLog);
  const std::string_view before = all.substr(0, begin);
  const std::string_view rest = all.substr(end);
  std::string text;
  if (!before.empty()) text = fmt::format("... {} before.\n", lineCountText(linesIn(before), before.size()));
  text += all.substr(begin, end - begin);
  if (text.back() != '\n') text += '\n';
  return text + fmt::format("... {} more. {}", lineCountText(linesIn(rest), rest.size()), whereAllIs(log, name));
}

void shortenLog(JobEvent& event) {
  if (auto* ready = std::get_if<RowReady>(&event)) ready->row.log = shortLog(ready->row.log, ready->row.variant);
  if (auto* image = std::get_if<ImageReady>(&event)) image->row.log = shortLog(image->row.log, image->row.variant);
  if (auto* described = std::get_if<KernelsDescribed>(&event); described != nullptr) {
    ProgramFacts& program = described->program;
    if (!program.failure.empty()) program.log = shortLog(program.log, "kernels");
  }
  if (auto* compiled = std::get_if<ProgramCompiled>(&event); compiled != nullptr) {
    CompiledProgram& program = compiled->program;
    if (!program.failure.empty()) program.log = shortLog(program.log, program.variant);
  }
}

}  // namespace headroom
