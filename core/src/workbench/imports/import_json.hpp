// Results of other tools as JSON values: for export, and in sessions.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/imports.hpp"

namespace headroom {

nlohmann::json jsonFromImport(const ImportedResults& results);
/// Throws std::invalid_argument or nlohmann::json::exception for anything that its writer did not write.
ImportedResults importFromJson(const nlohmann::json& json);

}  // namespace headroom
