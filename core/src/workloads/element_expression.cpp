#include "workloads/element_expression.hpp"

#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>
#include <utility>

#include "headroom/system/error.hpp"
#include "values/expression_parser.hpp"

namespace headroom {
namespace {

/// muParser has functions and no subscripts.
std::string withCalls(std::string text) {
  std::ranges::replace(text, '[', '(');
  std::ranges::replace(text, ']', ')');
  return text;
}

constexpr std::string_view kPlaces = "ixyzc";

std::string namesOf(const Symbols& symbols, const NumberSources& buffers) {
  std::string names;
  for (const auto& [name, value] : symbols) names += name + ", ";
  for (const auto& [name, buffer] : buffers) names += name + ", ";
  if (!names.empty()) names.resize(names.size() - 2);
  return names;
}

[[noreturn]] void failBuffer(const std::string& text, const std::string& name) {
  throw Error(Stage::KernelFile,
              fmt::format("Expression \"{}\": {} is a buffer; write {}[i], or another index.", text, name, name));
}

/// Checks names before brackets, because muParser would report the bracket instead.
void requireFunctions(const std::string& text, const std::string& calls, const mu::Parser& parser,
                      const Symbols& symbols, const NumberSources& buffers) {
  const auto isOfName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (std::size_t bracket = calls.find('('); bracket != std::string::npos; bracket = calls.find('(', bracket + 1)) {
    std::size_t start = bracket;
    while (start > 0 && isOfName(calls[start - 1])) --start;
    const std::string name = calls.substr(start, bracket - start);
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) != 0) continue;
    if (parser.GetFunDef().contains(name)) continue;
    throw Error(Stage::KernelFile, fmt::format("Expression \"{}\": unknown name \"{}\"; known are {}.", text, name,
                                               namesOf(symbols, buffers)));
  }
}

}  // namespace

struct ElementExpression::Parts {
  /// A buffer as a muParser function.
  struct Reader {
    std::string name;
    NumberSource source;

    static double read(void* self, double index) {
      const auto& [name, source] = *static_cast<const Reader*>(self);
      const double whole = std::floor(index);
      if (whole >= 0 && whole < static_cast<double>(source.count)) return source.at(static_cast<std::int64_t>(whole));
      throw Error(Stage::KernelFile, fmt::format("{}[{:.15g}] is outside of the buffer, which has {} numbers.", name,
                                                 index, source.count));
    }
  };

  std::string text;
  std::vector<std::unique_ptr<Reader>> readers;
  mu::Parser parser;
  double i = 0;
  double x = 0;
  double y = 0;
  double z = 0;
  double c = 0;
};

NumberPlace placeOf(std::int64_t element, std::span<const std::int64_t> extents) {
  NumberPlace place{element, element, 0, 0, 0};
  if (extents.size() > 1) {
    place.x = element % extents[0];
    place.y = element / extents[0];
  }
  if (extents.size() > 2) {
    place.z = place.y / extents[1];
    place.y %= extents[1];
  }
  return place;
}

NumberSource sourceOf(const ElementType& type, std::span<const std::uint8_t> bytes) {
  const std::size_t perElement = numbersOf(type);
  const std::size_t elements = bytes.size() / type.bytes;
  return {static_cast<std::int64_t>(elements * perElement), [type, bytes, perElement](std::int64_t index) {
            const std::size_t number = static_cast<std::size_t>(index);
            return numberIn(type, bytes.subspan(number / perElement * type.bytes, type.bytes), number % perElement);
          }};
}

ElementExpression::ElementExpression(const std::string& text, const Symbols& symbols, const NumberSources& buffers,
                                     const std::map<std::string, double*>& variables)
    : parts_(std::make_unique<Parts>()) {
  Parts& parts = *parts_;
  parts.text = text;
  try {
    defineFunctions(parts.parser);
    for (const auto& [name, source] : buffers) {
      parts.readers.push_back(std::make_unique<Parts::Reader>(Parts::Reader{name, source}));
      parts.parser.DefineFunUserData(name, &Parts::Reader::read, parts.readers.back().get(), false);
    }
    for (const auto& [name, value] : symbols) {
      if (!buffers.contains(name) && !variables.contains(name)) parts.parser.DefineConst(name, value);
    }
    for (const auto& [name, number] : variables) parts.parser.DefineVar(name, number);
    const std::map<std::string, double*> places{
        {"i", &parts.i}, {"x", &parts.x}, {"y", &parts.y}, {"z", &parts.z}, {"c", &parts.c}};
    for (const auto& [name, number] : places) {
      // Names defined in the file take precedence.
      if (!buffers.contains(name) && !symbols.contains(name) && !variables.contains(name))
        parts.parser.DefineVar(name, number);
    }
    const std::string calls = withCalls(text);
    requireFunctions(text, calls, parts.parser, symbols, buffers);
    parts.parser.SetExpr(calls);
    for (const auto& [name, variable] : parts.parser.GetUsedVar()) {
      const bool isPlace = kPlaces.find(name) != std::string_view::npos && name.size() == 1;
      if (isPlace || variables.contains(name)) continue;
      if (buffers.contains(name)) failBuffer(text, name);
      throw Error(Stage::KernelFile,
                  fmt::format("Expression \"{}\": unknown name \"{}\"; known are {} and the place i, x, y, z, c.", text,
                              name, namesOf(symbols, buffers)));
    }
  } catch (const mu::Parser::exception_type& error) {
    if (buffers.contains(error.GetToken())) {
      throw Error(Stage::KernelFile, fmt::format("Expression \"{}\": {} is a buffer; write {}[i], or another index.",
                                                 text, error.GetToken(), error.GetToken()));
    }
    failExpression(text, error, symbols);
  }
}

ElementExpression::~ElementExpression() = default;

double ElementExpression::at(const NumberPlace& place) {
  Parts& parts = *parts_;
  parts.i = static_cast<double>(place.i);
  parts.x = static_cast<double>(place.x);
  parts.y = static_cast<double>(place.y);
  parts.z = static_cast<double>(place.z);
  parts.c = place.c;
  try {
    return parts.parser.Eval();
  } catch (const mu::Parser::exception_type& error) {
    failExpression(parts.text, error, {});
  }
}

}  // namespace headroom
