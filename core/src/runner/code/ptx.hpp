// NVIDIA's PTX, the form of its driver's program binaries.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "runner/code/instructions.hpp"

namespace headroom {

/// Whether the bytes are a PTX module.
[[nodiscard]] bool isPtx(const std::string& binary);

/// Returns "sm_90", the module's target; empty if it has none.
[[nodiscard]] std::string ptxTarget(const std::string& ptx);

/// Returns the instructions of each kernel (.entry), by name. PTX is compiled further: its registers are not the
/// device's, but loads, stores and arithmetic correspond.
[[nodiscard]] std::map<std::string, std::vector<Instruction>> instructionsInPtx(const std::string& ptx);

}  // namespace headroom
