// NVIDIA's PTX, which its driver gives as a program's binary.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "runner/code/instructions.hpp"

namespace headroom {

/// Whether the bytes are a PTX module.
[[nodiscard]] bool isPtx(const std::string& binary);

/// "sm_90", what the module is compiled for; empty where it does not say.
[[nodiscard]] std::string ptxTarget(const std::string& ptx);

/// The instructions of each kernel (.entry), by its name. PTX is compiled further, so registers are no registers of the
/// device; loads, stores and arithmetic are.
[[nodiscard]] std::map<std::string, std::vector<Instruction>> instructionsInPtx(const std::string& ptx);

}  // namespace headroom
