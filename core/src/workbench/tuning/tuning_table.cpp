// Tuning results as text.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "headroom/report/columns.hpp"
#include "headroom/tuning/tuning.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {

namespace {

constexpr std::string_view kNone = "-";

std::string numberCell(std::optional<double> number, int digits) {
  return number ? significantText(*number, digits) : std::string(kNone);
}

/// The common unit of all speeds; nothing if they differ.
std::optional<std::string> commonUnit(std::span<const TuningReport> reports) {
  std::optional<std::string> common;
  for (const TuningReport& report : reports) {
    const std::string unit = speedUnit(report);
    if (common && *common != unit) return std::nullopt;
    common = unit;
  }
  return common;
}

class Table {
 public:
  explicit Table(std::span<const TuningReport> reports) : unit_(commonUnit(reports)) {
    columns_[kSpeed].title = unit_.value_or("speed");
  }

  void add(const TuningReport& report, const ResultRow& row, std::string_view which) {
    std::string speed = numberCell(measuredSpeed(row), 3);
    if (!unit_ && isTimed(row)) speed += " " + speedUnit(row);
    const bool isDefault = row.configuration == toText(report.standard);
    const std::array cells{
        report.target.variant,
        toText(report.target.size),
        std::string(which),
        row.configuration,
        isTimed(row) ? significantText(row.medianMs, 4) : std::string(toText(row.status)),
        speed,
        numberCell(percentOfCeiling(row), 3),
        isDefault ? numberCell(isValid(row) ? std::optional(1.0) : std::nullopt, 3) : numberCell(speedUp(report), 3)};
    for (std::size_t i = 0; i < cells.size(); ++i) columns_[i].cells.push_back(cells[i]);
  }

  [[nodiscard]] std::string text() const { return alignedTable(columns_); }

 private:
  static constexpr std::size_t kSpeed = 5;

  std::optional<std::string> unit_;
  std::array<TextColumn, 8> columns_{{{"variant", false, {}},
                                      {"size", false, {}},
                                      {"which", false, {}},
                                      {"configuration", false, {}},
                                      {"median ms", true, {}},
                                      {"GP/s", true, {}},
                                      {"% of ceiling", true, {}},
                                      {"speed-up", true, {}}}};
};

/// The default's row in the comparison, or the reason why it is missing.
const ResultRow* standardRow(const TuningReport& report) {
  if (const ResultRow* row = comparedRow(report, report.standard)) return row;
  const auto tried = std::find_if(report.tried.begin(), report.tried.end(), [&report](const TuningResult& result) {
    return result.configuration == report.standard;
  });
  return tried == report.tried.end() ? nullptr : &tried->row;
}

/// "37 of 312 configurations tried", with the total that includes excluded ones.
std::string triedText(const TuningReport& report) {
  if (!hasExcluded(report)) return fmt::format("{} of {} configurations tried", report.tried.size(), report.allowed);
  return fmt::format("{}, {} tried", spaceText(report.configurations, report.allowed, report.isAllowedExact),
                     report.tried.size());
}

std::string sentencesOf(const TuningReport& report) {
  const std::string invalid = invalidText(report.tried);
  const std::string known = report.known > 0 ? fmt::format(" ({} by an earlier tuning)", report.known) : "";
  const auto abandoned = std::count_if(report.tried.begin(), report.tried.end(),
                                       [](const TuningResult& result) { return isAbandoned(result.row); });
  const std::string early = abandoned > 0 ? fmt::format(", {} abandoned early", abandoned) : "";
  return fmt::format("{} at {} on {}: {}{} in {} s{}{}; {}.\n", report.target.variant, toText(report.target.size),
                     report.target.device.name, triedText(report), known, plainText(report.searchSeconds, 3), early,
                     invalid.empty() ? "" : ", " + invalid, outcomeText(report));
}

/// The commonest reason why the tried ones are invalid; the first of equally common ones.
std::string commonestReason(const std::vector<TuningResult>& tried) {
  const auto uses = [&tried](const std::string& reason) {
    return std::count_if(tried.begin(), tried.end(),
                         [&reason](const TuningResult& result) { return result.row.reason == reason; });
  };
  std::string commonest;
  for (const TuningResult& result : tried) {
    const std::string& reason = result.row.reason;
    if (reason.empty() || isValid(result.row)) continue;
    if (commonest.empty() || uses(reason) > uses(commonest)) commonest = reason;
  }
  if (commonest.ends_with('.')) commonest.pop_back();
  return commonest;
}

}  // namespace

std::string outcomeText(const TuningReport& report) {
  if (!report.best && report.isStopped) return "stopped before the fastest were compared, so none is kept";
  if (report.allowed == 0) return "none is allowed here: the default " + report.standardLack;
  if (!report.best) {
    const std::string reason = commonestReason(report.tried);
    return "none of them is valid" + (reason.empty() ? "" : ": " + reason);
  }
  if (*report.best == report.standard) {
    return report.tried.size() == 1 && report.allowed > 1 ? "that was the default: a longer budget tries others"
                                                          : "none is faster than the default";
  }
  const ResultRow* standard = comparedRow(report, report.standard);
  const ResultRow* best = comparedRow(report, *report.best);
  const auto gain = speedUp(report);
  if (!gain && !report.standardLack.empty()) return "the default is not allowed here: it " + report.standardLack;
  if (!gain) return "the default is invalid";
  const bool isNoise = withinRun(*standard).lowMs <= withinRun(*best).highMs;
  const std::string factor = plainText(*gain, 3);
  const std::string asFast = factor == "1" ? "about as fast" : fmt::format("{} times as fast", factor);
  return fmt::format("the best is {} as the default{}{}", asFast,
                     isNoise ? ", which may be noise: their intervals overlap" : "",
                     report.isStopped ? ", by a comparison that was stopped early" : "");
}

std::string toTextTable(std::span<const TuningReport> reports) {
  Table table(reports);
  std::string sentences;
  for (const TuningReport& report : reports) {
    if (const ResultRow* standard = standardRow(report)) table.add(report, *standard, "default");
    if (report.best && *report.best != report.standard) table.add(report, *comparedRow(report, *report.best), "best");
    sentences += sentencesOf(report);
  }
  return reports.empty() ? std::string() : table.text() + '\n' + sentences;
}

}  // namespace headroom
