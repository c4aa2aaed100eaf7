// One importer per kind of file; each is given what recognise() found to be its own.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "headroom/imports.hpp"

namespace headroom {

/// All throw Error(Stage::ReportFile) for a damaged document or one that holds no figure; `origin` names the file.

/// XML of clpeak 1.x or 2.x, or of somebody else, which is refused.
ImportedResults importClpeakXml(std::string_view text, const std::string& origin);

bool isClpeakJson(const nlohmann::json& document);
/// Formats 2 (clpeak 2.x) and 3.
ImportedResults importClpeakJson(const nlohmann::json& document, const std::string& origin);

bool isNvbenchJson(const nlohmann::json& document);
ImportedResults importNvbench(const nlohmann::json& document, const std::string& origin);

bool isGoogleBenchmarkJson(const nlohmann::json& document);
ImportedResults importGoogleBenchmark(const nlohmann::json& document, const std::string& origin);

/// The sentence that refuses a file of no known tool: what it is instead, and what is read.
std::string unknownFileSentence(const std::string& origin, std::string_view what);

}  // namespace headroom
