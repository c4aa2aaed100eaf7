// An A/B measurement as CSV: one line for each round.
#include <array>
#include <string>

#include "headroom/ab.hpp"
#include "text/csv_text.hpp"
#include "text/number_text.hpp"
#include "values/parameters_json.hpp"

namespace headroom {
namespace {

struct RoundLine {
  const AbReport& report;
  const AbPoint& point;
  const AbRound& round;
  std::size_t number;  ///< number of the round, from 1; 0 for a point without rounds
};

struct RoundColumn {
  std::string_view name;
  std::string (*text)(const RoundLine& line);
};

/// Returns an empty text for a point without rounds.
std::string ofRound(const RoundLine& line, double number) {
  return line.number > 0 ? shortestText(number) : std::string();
}

std::string knownText(const RoundLine& line, double number) {
  return line.point.ratio > 0 ? shortestText(number) : std::string();
}

std::string sideText(std::optional<std::int64_t> side) {
  return side ? std::to_string(*side) : std::string();
}

constexpr std::array kRoundColumns{
    RoundColumn{"base", [](const RoundLine& line) { return line.report.baseName; }},
    RoundColumn{"new", [](const RoundLine& line) { return line.report.freshName; }},
    RoundColumn{"device", [](const RoundLine& line) { return line.report.device; }},
    RoundColumn{"base_variant", [](const RoundLine& line) { return line.point.base.variant; }},
    RoundColumn{"new_variant", [](const RoundLine& line) { return line.point.fresh.variant; }},
    RoundColumn{"width", [](const RoundLine& line) { return sideText(namedSides(line.point.base.size).width); }},
    RoundColumn{"height", [](const RoundLine& line) { return sideText(namedSides(line.point.base.size).height); }},
    RoundColumn{"depth", [](const RoundLine& line) { return sideText(namedSides(line.point.base.size).depth); }},
    RoundColumn{kSigmaKey, [](const RoundLine& line) { return sigmaText(line.point.base.parameters); }},
    RoundColumn{"round", [](const RoundLine& line) { return std::to_string(line.number); }},
    RoundColumn{"base_ms", [](const RoundLine& line) { return ofRound(line, line.round.baseMs); }},
    RoundColumn{"new_ms", [](const RoundLine& line) { return ofRound(line, line.round.freshMs); }},
    RoundColumn{"round_ratio", [](const RoundLine& line) { return ofRound(line, line.round.ratio); }},
    RoundColumn{"pairs", [](const RoundLine& line) { return std::to_string(line.round.pairs); }},
    RoundColumn{"ratio", [](const RoundLine& line) { return knownText(line, line.point.ratio); }},
    RoundColumn{"low", [](const RoundLine& line) { return knownText(line, line.point.low); }},
    RoundColumn{"high", [](const RoundLine& line) { return knownText(line, line.point.high); }},
    RoundColumn{"result", [](const RoundLine& line) { return std::string(toText(line.point.difference)); }},
    RoundColumn{"reason", [](const RoundLine& line) { return line.point.reason; }},
    RoundColumn{"size", [](const RoundLine& line) { return toText(line.point.base.size); }},
    RoundColumn{"parameters",
                [](const RoundLine& line) { return settingsText(withoutSigma(line.point.base.parameters)); }},
};

template <typename Text>
void appendRoundLine(std::string& csv, const Text& text) {
  for (std::size_t i = 0; i < kRoundColumns.size(); ++i) {
    if (i > 0) csv += ',';
    appendCsvField(csv, text(kRoundColumns[i]));
  }
  csv += kCsvLineEnd;
}

}  // namespace

std::string toCsv(const AbReport& report) {
  std::string csv;
  appendRoundLine(csv, [](const RoundColumn& column) { return std::string(column.name); });
  for (const AbPoint& point : report.points) {
    if (point.rounds.empty()) {
      const AbRound none;
      const RoundLine line{report, point, none, 0};
      appendRoundLine(csv, [&](const RoundColumn& column) { return column.text(line); });
    }
    for (std::size_t i = 0; i < point.rounds.size(); ++i) {
      const RoundLine line{report, point, point.rounds[i], i + 1};
      appendRoundLine(csv, [&](const RoundColumn& column) { return column.text(line); });
    }
  }
  return csv;
}

}  // namespace headroom
