// x86-64 instructions, as objdump writes them (AT&T syntax).
#pragma once

#include <string_view>

#include "runner/code/instructions.hpp"

namespace headroom {

/// What the instruction computes and moves; its text, label and target are left to the caller.
[[nodiscard]] Instruction x86Instruction(std::string_view text);

}  // namespace headroom
