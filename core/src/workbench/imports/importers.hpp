// One importer per kind of file; each takes a document that recognise() identified as its own.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "headroom/imports.hpp"

namespace headroom {

/// All throw Error(Stage::ReportFile) for a damaged document or one without figures; `origin` names the file.

/// XML of clpeak 1.x or 2.x; any other XML is rejected.
ImportedResults importClpeakXml(std::string_view text, const std::string& origin);

bool isClpeakJson(const nlohmann::json& document);
/// Formats 2 (clpeak 2.x) and 3.
ImportedResults importClpeakJson(const nlohmann::json& document, const std::string& origin);

bool isNvbenchJson(const nlohmann::json& document);
ImportedResults importNvbench(const nlohmann::json& document, const std::string& origin);

bool isGoogleBenchmarkJson(const nlohmann::json& document);
ImportedResults importGoogleBenchmark(const nlohmann::json& document, const std::string& origin);

/// Returns the error for a file of an unknown tool: its kind, and the supported tools.
std::string unknownFileSentence(const std::string& origin, std::string_view what);

}  // namespace headroom
