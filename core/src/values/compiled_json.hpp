// Compiled kernels as JSON: between processes and for scripts.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/values/compiled.hpp"

namespace headroom {

/// Writes everything except the kernels' arguments. Unknown values are null; a binary's bytes are hexadecimal.
nlohmann::json jsonFromCompiled(const CompiledProgram& program);
/// Throws std::invalid_argument or nlohmann::json::exception.
CompiledProgram compiledFromJson(const nlohmann::json& value);

}  // namespace headroom
