// Expressions of descriptions and of other tuners: sizes, conditions, costs, references and filled buffers.
#include <set>
#include <stdexcept>

#include "frame.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "workbench/problems/formula.hpp"
#include "workloads/element_expression.hpp"

namespace headroom::fuzz {
namespace {

const Symbols& someSymbols() {
  static const Symbols symbols{{"width", 640},  {"height", 480}, {"N", 1024},           {"M", 64},
                               {"K", 7},        {"sigma", 2.5},  {"radius", 8},         {"TILE", 16},
                               {"LOCAL_X", 32}, {"LOCAL_Y", 8},  {"computeUnits", 132}, {"largestGroup", 256}};
  return symbols;
}

/// What was read can be written and read again, which gives the same.
void requireSameFormula(const std::string& text, Notation notation) {
  std::string written;
  try {
    written = writtenFormula(parsedFormula(text, notation), notation);
  } catch (const std::invalid_argument&) {
    return;  // refused, or of a kind that the notation reads but cannot write
  }
  if (writtenFormula(parsedFormula(written, notation), notation) != written)
    reportFinding("a formula changes when it is written and read: " + written);
}

void readElements(const std::string& text) {
  const NumberSources sources{{"a", {4, [](std::int64_t index) { return static_cast<double>(index); }}}};
  ElementExpression expression(text, someSymbols(), sources);
  for (std::int64_t i = 0; i < 4; ++i) static_cast<void>(expression.at({.i = i, .x = i}));
}

void readExpression(std::string_view bytes) {
  const std::string text(bytes);
  requireSameFormula(text, Notation::Python);
  requireSameFormula(text, Notation::Headroom);
  try {
    static_cast<void>(wholeNumbersIn(text));
  } catch (const std::invalid_argument&) {
    // Most expressions are no list.
  }
  try {
    readElements(text);
  } catch (const Error&) {
    // It knows other names than the expressions below.
  }
  static_cast<void>(withValues(text, someSymbols()));
  static_cast<void>(valuesIn(text, someSymbols()));
  static_cast<void>(isKnown(text, someSymbols()));
  static_cast<void>(evaluate(text, someSymbols()));
}

std::vector<std::string> expressionSeeds() {
  std::set<std::string> seeds{"a[i] + sigma * a[3 - i]", "[2**i for i in range(5) if i % 2 == 0]", "list(range(1, 9))",
                              "not (M // K % 3 and N != 4) or width ** 2 >= 1e3", "max(1, min(K, 2 ^ 3)) // 4 % 3"};
  const Catalogue catalogue;
  for (const Variant& variant : catalogue.variants()) {
    for (const Pass& pass : variant.passes) seeds.insert(pass.global.begin(), pass.global.end());
    for (const std::string& cost : {variant.cost.memory, variant.cost.flops, variant.cost.executed, variant.cost.local})
      seeds.insert(cost);
    seeds.insert(variant.require.begin(), variant.require.end());
    for (const auto& [name, define] : variant.defines) seeds.insert(define);
  }
  return {seeds.begin(), seeds.end()};
}

const Target kExpressions("expressions", readExpression, expressionSeeds);

}  // namespace
}  // namespace headroom::fuzz
