// Revisions as JSON values: in their own file, and in sessions.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/revisions.hpp"

namespace headroom {

nlohmann::json jsonFromRevision(const Revision& revision);
/// Throws std::invalid_argument or nlohmann::json::exception for anything that its writer did not write.
Revision revisionFromJson(const nlohmann::json& json);

}  // namespace headroom
