#include "headroom/tuning/build_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Prefix of a kernel's macros: BLUR_FUSED for blur.fused.
std::string prefixOf(std::string_view id) {
  std::string prefix;
  for (const unsigned char c : id) {
    const bool isPlain = c < 128 && std::isalnum(c) != 0;
    prefix += isPlain ? static_cast<char>(std::toupper(c)) : '_';
  }
  return std::isdigit(static_cast<unsigned char>(prefix.front())) != 0 ? "K" + prefix : prefix;
}

/// Text for a comment of either language, without its end mark.
std::string inComment(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r' || c == '*'; }, ' ');
  return text;
}

/// In double quotes of C and CMake.
std::string asLiteral(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}

/// Conditions and results, line by line.
std::vector<std::string> remarksOn(const TuningReport& report) {
  const TuningTarget& target = report.target;
  std::vector<std::string> lines{
      fmt::format("{} on {}, driver {}", target.variant, target.device.name, target.device.driverVersion),
      fmt::format("at {}{}{}", toText(target.size), target.parameters.empty() ? "" : ", ", toText(target.parameters))};
  const ResultRow* best = report.best ? comparedRow(report, *report.best) : nullptr;
  if (!report.best) lines.emplace_back("no valid configuration was found");
  if (best != nullptr)
    lines.push_back(fmt::format("{} ms; {}", significantText(best->medianMs, 4), outcomeText(report)));
  for (std::string& line : lines) line = inComment(line);
  return lines;
}

void requireOneOfEach(std::span<const TuningReport> reports) {
  std::set<std::string> seen;
  for (const TuningReport& report : reports) {
    if (!seen.insert(prefixOf(report.target.variant)).second)
      throw UsageError(
          fmt::format("{} was tuned at several sizes, and a file of build settings has one for each "
                      "kernel. Tune it at one size.",
                      report.target.variant));
  }
}

std::string optionsOf(const TuningReport& report, const Catalogue& catalogue) {
  return buildOptions(withConfiguration(catalogue.find(report.target.variant), *report.best));
}

}  // namespace

std::string toCHeader(std::span<const TuningReport> reports, const Catalogue& catalogue) {
  requireOneOfEach(reports);
  std::string text =
      fmt::format("/* Tuned by Headroom {}: build options for clBuildProgram. */\n#pragma once\n", version());
  for (const TuningReport& report : reports) {
    text += '\n';
    for (const std::string& line : remarksOn(report)) text += fmt::format("/* {} */\n", line);
    if (!report.best) continue;
    const std::string prefix = prefixOf(report.target.variant);
    for (const auto& [name, value] : *report.best) text += fmt::format("#define {}_{} {}\n", prefix, name, value);
    text += fmt::format("#define {}_OPTIONS {}\n", prefix, asLiteral(optionsOf(report, catalogue)));
  }
  return text;
}

std::string toCMake(std::span<const TuningReport> reports, const Catalogue& catalogue) {
  requireOneOfEach(reports);
  std::string text = fmt::format(
      "# Tuned by Headroom {}. For a program that hands them to clBuildProgram:\n"
      "#   include(THIS_FILE)\n"
      "#   target_compile_definitions(TARGET PRIVATE \"KERNEL_OPTIONS=\\\"${{..._OPTIONS}}\\\"\")\n",
      version());
  for (const TuningReport& report : reports) {
    text += '\n';
    for (const std::string& line : remarksOn(report)) text += fmt::format("# {}\n", line);
    if (!report.best) continue;
    const std::string prefix = prefixOf(report.target.variant);
    for (const auto& [name, value] : *report.best) text += fmt::format("set({}_{} {})\n", prefix, name, value);
    text += fmt::format("set({}_OPTIONS {})\n", prefix, asLiteral(optionsOf(report, catalogue)));
  }
  return text;
}

}  // namespace headroom
