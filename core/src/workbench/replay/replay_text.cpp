// Findings of a replay, as text and JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "headroom/replay.hpp"
#include "text/json.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

std::string capturedText(const ReplayedBuffer& buffer) {
  if (!buffer.captured || buffer.captured->compared == 0) return "-";
  return fmt::format("{} of {}", buffer.captured->equal, buffer.captured->compared);
}

std::string tableOf(const ReplayDone& done) {
  std::vector<TextColumn> columns{
      {"buffer"},          {"arguments", true}, {"bytes", true},        {"written", true},
      {"untouched", true}, {"read first"},      {"unrepeatable", true}, {"as captured", true}};
  for (const ReplayedBuffer& buffer : done.buffers) {
    const auto countOf = [&buffer](std::uint64_t count) {
      return buffer.isReadOnly ? std::string("-") : fmt::format("{}", count);
    };
    const std::array<std::string, 8> cells{buffer.name,
                                           fmt::format("{}", fmt::join(buffer.arguments, ", ")),
                                           fmt::format("{}", buffer.bytes),
                                           buffer.isReadOnly ? "const" : countOf(buffer.written),
                                           countOf(buffer.bytes - buffer.written),
                                           buffer.isReadFirst ? "yes" : "no",
                                           countOf(buffer.unrepeatable),
                                           capturedText(buffer)};
    for (std::size_t i = 0; i < cells.size(); ++i) columns[i].cells.push_back(cells.at(i));
  }
  return alignedTable(columns);
}

}  // namespace

std::string toText(const ReplayDone& done) {
  std::string text = fmt::format("{} on {}: {} {} on the captured contents, {} on others.\n", done.variant, done.device,
                                 done.launches, done.launches == 1 ? "launch" : "launches", done.otherLaunches);
  if (!done.buffers.empty()) text += tableOf(done);
  for (const ReplayedBuffer& buffer : done.buffers) {
    if (buffer.unrepeatable > 0)
      text += fmt::format("Not repeatable: {} of {} bytes of {} differ between launches on the same contents.\n",
                          buffer.unrepeatable, buffer.bytes, buffer.name);
    if (!buffer.failure.empty())
      text += fmt::format("On other contents of {} the launch failed: {}\n", buffer.name, buffer.failure);
  }
  if (!done.reason.empty()) text += done.reason + "\n";
  if (!done.log.empty()) text += done.log + "\n";
  for (const std::string& note : done.notes) text += note + "\n";
  text += done.isDescribed
              ? fmt::format("Described in {}/workload.toml.\n", done.folder)
              : fmt::format("{}/workload.toml or captured.toml was changed by somebody, so both stay.\n", done.folder);
  return text;
}

std::string toJson(const ReplayDone& done) {
  using nlohmann::json;
  json buffers = json::array();
  for (const ReplayedBuffer& buffer : done.buffers) {
    json each{{"name", buffer.name},
              {"arguments", buffer.arguments},
              {"bytes", buffer.bytes},
              {"const", buffer.isReadOnly},
              {"written", buffer.written},
              {"unrepeatable", buffer.unrepeatable},
              {"read_first", buffer.isReadFirst},
              {"failure", buffer.failure},
              {"as_captured", nullptr}};
    if (buffer.captured)
      each["as_captured"] = {{"equal", buffer.captured->equal}, {"compared", buffer.captured->compared}};
    buffers.push_back(std::move(each));
  }
  const json document{{"format_version", 1},
                      {"replay",
                       {{"variant", done.variant},
                        {"folder", done.folder},
                        {"device", done.device},
                        {"status", std::string(toText(done.status))},
                        {"reason", done.reason},
                        {"launches", done.launches},
                        {"other_launches", done.otherLaunches},
                        {"repeatable", done.isRepeatable()},
                        {"buffers", buffers},
                        {"notes", done.notes},
                        {"described", done.isDescribed},
                        {"seconds", jsonFromNumber(done.seconds)}}}};
  return jsonText(document, kFileIndent) + '\n';
}

}  // namespace headroom
