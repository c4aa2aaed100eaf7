// Result of a changed kernel in its program, as text and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/capture/put_back.hpp"
#include "headroom/values/statistics.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kTimeDigits = 4;
constexpr int kRatioDigits = 3;

double medianOf(const std::vector<double>& values) {
  return summarise(values).median;
}

/// "1.93 times as fast", or that the runs of both sides overlap.
std::string changeText(const std::vector<double>& before, const std::vector<double>& after) {
  const auto [lowBefore, highBefore] = std::minmax_element(before.begin(), before.end());
  const auto [lowAfter, highAfter] = std::minmax_element(after.begin(), after.end());
  const std::string ratio = significantText(medianOf(before) / medianOf(after), kRatioDigits);
  if (before.size() < 2) return fmt::format("{} times as fast in one run each", ratio);
  const bool areApart = *highAfter < *lowBefore || *highBefore < *lowAfter;
  return areApart ? fmt::format("{} times as fast", ratio)
                  : fmt::format("no difference beyond what runs differ by ({} times as fast)", ratio);
}

std::string lineOf(std::string_view what, std::string_view unit, const std::vector<double>& before,
                   const std::vector<double>& after) {
  return fmt::format("{:<28}{:>12} -> {:>10} {}  {}\n", what, significantText(medianOf(before), kTimeDigits),
                     significantText(medianOf(after), kTimeDigits), unit, changeText(before, after));
}

json jsonOf(const PutBackSide& side) {
  return {{"kernel_ms", side.kernelMs},
          {"all_kernels_ms", side.allKernelsMs},
          {"program_seconds", side.seconds},
          {"launches", side.launches}};
}

}  // namespace

std::string toText(const PutBackReport& report) {
  const std::size_t runs = report.before.seconds.size();
  std::string text = fmt::format("{} in its program, as it was -> changed; median of {} run{} each\n", report.kernel,
                                 runs, runs == 1 ? "" : "s");
  text += lineOf(fmt::format("mean of {} launch{}", report.after.launches, report.after.launches == 1 ? "" : "es"),
                 "ms", report.before.kernelMs, report.after.kernelMs);
  text += lineOf("all kernels", "ms", report.before.allKernelsMs, report.after.allKernelsMs);
  text += lineOf("program", "s", report.before.seconds, report.after.seconds);
  for (const ComparedOutput& output : report.outputs)
    text +=
        fmt::format("{}: the same in {} of {} pairs of runs\n", output.file.string(), output.equal, output.compared);
  for (const std::string& note : report.notes) text += note + '\n';
  return text;
}

std::string toJson(const PutBackReport& report) {
  json outputs = json::array();
  for (const ComparedOutput& output : report.outputs)
    outputs.push_back({{"file", output.file.string()}, {"equal", output.equal}, {"compared", output.compared}});
  return jsonText({{"format_version", 1},
                   {"put_back",
                    {{"kernel", report.kernel},
                     {"before", jsonOf(report.before)},
                     {"after", jsonOf(report.after)},
                     {"outputs", std::move(outputs)},
                     {"notes", report.notes}}}},
                  kFileIndent) +
         '\n';
}

}  // namespace headroom
