#include "headroom/imports.hpp"

#include <fmt/format.h>

#include <array>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "text/json.hpp"
#include "workbench/imports/importers.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr std::array<std::string_view, 4> kNonFinite = {"NaN", "Infinity", "-Infinity", "-NaN"};

/// Returns the length of the non-finite word at the beginning of `text`, which JSON does not support; 0 for anything
/// else.
std::size_t lengthOfNonFinite(std::string_view text) {
  for (const std::string_view word : kNonFinite) {
    if (text.starts_with(word)) return word.size();
  }
  return 0;
}

/// Returns standard JSON: Google Benchmark writes NaN and Infinity, which become null, so that such a figure is
/// skipped.
std::string plainJson(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  bool inText = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (inText && c == '\\' && i + 1 < text.size()) {
      plain += c;
      plain += text[++i];
      continue;
    }
    if (c == '"') inText = !inText;
    const std::size_t nonFinite = inText ? 0 : lengthOfNonFinite(text.substr(i));
    if (nonFinite > 0) {
      plain += "null";
      i += nonFinite - 1;
    } else {
      plain += c;
    }
  }
  return plain;
}

json parsed(std::string_view text, const std::string& origin) {
  if (deepestNesting(text) > kDeepestJson) {
    throw Error(Stage::ReportFile, unknownFileSentence(origin, "is nested deeper than any tool's results"));
  }
  try {
    return json::parse(plainJson(text));
  } catch (const json::parse_error& failure) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is damaged or truncated: from about byte {} on it is not JSON. Let the "
                            "tool that wrote it run to its end once more.",
                            origin, failure.byte));
  } catch (const json::exception&) {
    throw Error(Stage::ReportFile, fmt::format("{} is damaged: it holds a number that is out of all bounds. Let the "
                                               "tool that wrote it run once more.",
                                               origin));
  }
}

ImportedResults importJson(std::string_view text, const std::string& origin) {
  const json document = parsed(text, origin);
  if (isClpeakJson(document)) return importClpeakJson(document, origin);
  if (isNvbenchJson(document)) return importNvbench(document, origin);
  if (isGoogleBenchmarkJson(document)) return importGoogleBenchmark(document, origin);
  throw Error(Stage::ReportFile, unknownFileSentence(origin, "is JSON of another kind"));
}

}  // namespace

std::string unknownFileSentence(const std::string& origin, std::string_view what) {
  return fmt::format(
      "{} {}. Results are read from clpeak (XML and JSON), nvbench (--json) and Google Benchmark "
      "(--benchmark_out_format=json).",
      origin, what);
}

ImportedResults importResults(std::string_view text, const std::string& origin) {
  if (text.size() > kLargestImport) {
    throw Error(Stage::ReportFile, unknownFileSentence(origin, "is larger than any tool's results"));
  }
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) throw Error(Stage::ReportFile, unknownFileSentence(origin, "is empty"));
  switch (text[first]) {
    case '<':
      return importClpeakXml(text.substr(first), origin);
    case '{':
    case '[':
      return importJson(text, origin);
    default:
      throw Error(Stage::ReportFile, unknownFileSentence(origin, "is neither XML nor JSON"));
  }
}

ImportedResults importFile(const std::filesystem::path& file) {
  return importResults(readFile(file, kLargestImport), file.string());
}

}  // namespace headroom
