// What became of a variant's kernels, as JSON: between processes and for scripts.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/values/compiled.hpp"

namespace headroom {

/// All but the arguments of kernels. What is not known is null; a binary's bytes are hexadecimal.
nlohmann::json jsonFromCompiled(const CompiledProgram& program);
/// Throws std::invalid_argument or nlohmann::json::exception.
CompiledProgram compiledFromJson(const nlohmann::json& value);

}  // namespace headroom
