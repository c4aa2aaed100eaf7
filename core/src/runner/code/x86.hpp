// x86-64 instructions in objdump's format (AT&T syntax).
#pragma once

#include <string_view>

#include "runner/code/instructions.hpp"

namespace headroom {

/// Returns the instruction's arithmetic and access; the caller sets its text, label and target.
[[nodiscard]] Instruction x86Instruction(std::string_view text);

}  // namespace headroom
