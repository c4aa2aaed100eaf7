// What a journal holds, by its first line.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/history.hpp"

namespace headroom {

/// Throws std::invalid_argument for a kind that this version does not know, and nlohmann::json::exception.
RunKind kindIn(const nlohmann::json& head);

}  // namespace headroom
