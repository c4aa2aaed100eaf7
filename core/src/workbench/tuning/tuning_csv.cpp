// Tuning results as CSV.
#include <array>
#include <set>
#include <string>
#include <vector>

#include "headroom/report/columns.hpp"
#include "headroom/tuning/tuning.hpp"
#include "text/csv_text.hpp"
#include "text/number_text.hpp"

namespace headroom {

namespace {

/// A line of the table; `result` is nullptr for a row of the comparison.
struct Line {
  const ResultRow& row;
  const TuningResult* result;
};

/// The columns of a tuning run, before the tunables.
struct OwnColumn {
  std::string_view name;
  std::string (*text)(const Line& line);
};

std::string timeText(const Line& line, double TuningTimes::*time) {
  return line.result != nullptr ? shortestText(line.result->times.*time) : std::string();
}

constexpr std::array kOwnColumns{
    OwnColumn{"stage",
              [](const Line& line) -> std::string { return line.result != nullptr ? "search" : "comparison"; }},
    OwnColumn{"validity", [](const Line& line) { return std::string(toText(invalidityOf(line.row))); }},
    OwnColumn{"tried_at",
              [](const Line& line) { return line.result != nullptr ? line.result->triedAt : std::string(); }},
    OwnColumn{"search_time_ms", [](const Line& line) { return timeText(line, &TuningTimes::searchMs); }},
    OwnColumn{"build_time_ms", [](const Line& line) { return timeText(line, &TuningTimes::buildMs); }},
    OwnColumn{"timing_time_ms", [](const Line& line) { return timeText(line, &TuningTimes::timingMs); }},
    OwnColumn{"checking_time_ms", [](const Line& line) { return timeText(line, &TuningTimes::checkingMs); }},
    OwnColumn{"total_time_ms", [](const Line& line) { return timeText(line, &TuningTimes::totalMs); }},
};

std::set<std::string> tunablesOf(std::span<const TuningReport> reports) {
  std::set<std::string> names;
  for (const TuningReport& report : reports) {
    for (const auto& [name, value] : report.standard) names.insert(name);
    // Imported ones have no default.
    if (report.importedFrom.empty()) continue;
    for (const TuningResult& result : report.tried) {
      for (const auto& [name, value] : result.configuration) names.insert(name);
    }
  }
  return names;
}

/// A row stores its configuration as text: "NAME=VALUE NAME=VALUE".
std::string valueIn(const std::string& configuration, const std::string& name) {
  const std::string begin = name + '=';
  std::size_t at = configuration.find(begin);
  while (at != std::string::npos && at != 0 && configuration[at - 1] != ' ') at = configuration.find(begin, at + 1);
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return configuration.substr(from, configuration.find(' ', from) - from);
}

class Writer {
 public:
  explicit Writer(std::span<const TuningReport> reports) : tunables_(tunablesOf(reports)) {}

  void header() {
    for (const OwnColumn& column : kOwnColumns) field(column.name);
    for (const std::string& name : tunables_) field(name);
    for (const Column& column : columns()) {
      if (column.inCsv) field(column.name);
    }
    endLine();
  }

  /// `configuration` as text, because a row that failed early may lack its own.
  void line(const Line& line, const std::string& configuration) {
    for (const OwnColumn& column : kOwnColumns) field(column.text(line));
    for (const std::string& name : tunables_) field(valueIn(configuration, name));
    for (const Column& column : columns()) {
      if (column.inCsv) cell(column.value(line.row));
    }
    endLine();
  }

  [[nodiscard]] std::string text() && { return std::move(csv_); }

 private:
  void field(std::string_view text) {
    if (!isFirst_) csv_ += ',';
    isFirst_ = false;
    appendCsvField(csv_, text);
  }
  void cell(const Cell& cell) {
    const auto* text = std::get_if<std::string>(&cell);
    const auto* number = std::get_if<double>(&cell);
    field(text != nullptr ? *text : number != nullptr ? shortestText(*number) : std::string());
  }
  void endLine() {
    csv_ += kCsvLineEnd;
    isFirst_ = true;
  }

  std::set<std::string> tunables_;
  std::string csv_;
  bool isFirst_ = true;
};

}  // namespace

std::string toCsv(std::span<const TuningReport> reports) {
  Writer writer(reports);
  writer.header();
  for (const TuningReport& report : reports) {
    for (const TuningResult& result : report.tried) writer.line({result.row, &result}, toText(result.configuration));
    for (const ResultRow& row : report.compared) writer.line({row, nullptr}, row.configuration);
    for (const ResultRow& row : report.ceilings) writer.line({row, nullptr}, {});
  }
  return std::move(writer).text();
}

}  // namespace headroom
