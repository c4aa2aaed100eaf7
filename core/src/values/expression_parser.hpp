// Functions and operators of all kinds of expressions, for muParser.
#pragma once

#include <muParser.h>

#include <string>

#include "headroom/values/variant.hpp"

namespace headroom {

/// The functions and operators beside muParser's own.
void defineFunctions(mu::Parser& parser);

/// Throws Error(Stage::KernelFile) that names the expression, its error and the available names.
[[noreturn]] void failExpression(const std::string& expression, const mu::Parser::exception_type& error,
                                 const Symbols& symbols);

}  // namespace headroom
