#include "settings.hpp"

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <utility>

#include "replacements.hpp"

namespace headroom::capture {
namespace {

std::uint64_t numberIn(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

DumpSetting dumpIn(std::string_view value) {
  const std::size_t blank = value.find(' ');
  DumpSetting dump{std::string(value.substr(0, blank)), {}};
  std::string_view list = blank == std::string_view::npos ? std::string_view() : value.substr(blank + 1);
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    if (const std::uint64_t launch = numberIn(list.substr(0, comma)); launch > 0) dump.launches.push_back(launch);
    list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
  }
  return dump;
}

Settings& keptSettings() {
  static Settings& kept = *new Settings;  // never destroyed: calls may come while the program exits
  return kept;
}

}  // namespace

std::optional<Settings> readSettings() {
  const char* session = std::getenv("HEADROOM_CAPTURE");
  if (session == nullptr || *session != '/') return std::nullopt;
  Settings read;
  read.session = session;
  std::ifstream file(read.session + "/settings");
  if (!file) return std::nullopt;
  for (std::string line; std::getline(file, line);) {
    const std::size_t blank = line.find(' ');
    const std::string_view name = std::string_view(line).substr(0, blank);
    const std::string value = blank == std::string::npos ? std::string() : line.substr(blank + 1);
    if (name == "captures") read.captures = value;
    if (name == "store") read.store = value;
    if (name == "dump") read.dumps.push_back(dumpIn(value));
    if (name == "dump-all") read.dumpsAll = numberIn(value);
    if (name == "replace") addReplacement(value);
    if (name == "refuse-binaries") read.refusesBinaries = true;
    if (name == "capture-limit") read.captureLimit = numberIn(value);
    if (name == "session-limit") read.sessionLimit = numberIn(value);
  }
  return read;
}

const Settings& settings() {
  return keptSettings();
}

void useSettings(Settings read) {
  keptSettings() = std::move(read);
}

}  // namespace headroom::capture
