#include "workloads/buffer_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include "headroom/system/error.hpp"
#include "text/identifier.hpp"

namespace headroom {
namespace {

struct UseWord {
  std::string_view word;
  BufferUse use;
};
constexpr std::array kUses{UseWord{"in", BufferUse::In}, UseWord{"out", BufferUse::Out},
                           UseWord{"inout", BufferUse::InOut}, UseWord{"scratch", BufferUse::Scratch}};

/// Infinity and NaN are words that expressions do not know; see valueOf.
std::string numberText(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return fmt::format("{}", value);
}

bool isOfFractionless(std::string_view text) {
  return text == "inf" || text == "-inf" || text == "nan";
}

}  // namespace

std::vector<std::string> keysInOrder(const toml::table& table) {
  std::vector<std::pair<std::pair<toml::source_index, toml::source_index>, std::string>> places;
  for (const auto& [key, node] : table) {
    const toml::source_position begin = key.source().begin;
    places.push_back({{begin.line, begin.column}, std::string(key.str())});
  }
  std::sort(places.begin(), places.end());
  std::vector<std::string> names;
  for (auto& [place, name] : places) names.push_back(std::move(name));
  return names;
}

void BufferSection::readStructs(const toml::table& root) {
  const toml::table* structs = reader_.optionalTable(root, "struct");
  if (structs == nullptr) return;
  for (const std::string& name : keysInOrder(*structs)) {
    const toml::table& members = reader_.table(*structs->get(name), name);
    std::vector<ElementType> types;
    std::vector<std::string> names;
    for (const std::string& member : keysInOrder(members)) {
      types.push_back(type(*members.get(member)));
      names.push_back(member);
    }
    if (types.empty()) reader_.fail(members, fmt::format("the struct {} has no member; write a line for each", name));
    structs_[name] = structOf(name, std::move(types), std::move(names));
  }
}

std::string BufferSection::expression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                      double least) const {
  const std::string text = reader_.string(node, key);
  double value = 0;
  try {
    value = evaluate(text, symbols);
  } catch (const Error& error) {
    std::string sentence = error.what();
    if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
    reader_.fail(node, sentence);
  }
  if (!(value >= least))
    reader_.fail(node, fmt::format("{} \"{}\" can be {}; it must be at least {}", key, text, value, least));
  return text;
}

std::string BufferSection::numberOrExpression(const toml::node& node, std::string_view key, const Symbols& symbols,
                                              double least) const {
  if (!node.is_number()) return expression(node, key, symbols, least);
  const double value = reader_.number(node, key);
  if (!(value >= least)) reader_.fail(node, fmt::format("{} is {}; it must be at least {}", key, value, least));
  return numberText(value);
}

ElementType BufferSection::type(const toml::node& node) const {
  const std::string text = reader_.string(node, "type");
  if (const auto known = structs_.find(text); known != structs_.end()) return known->second;
  try {
    return elementTypeFromText(text);
  } catch (const std::invalid_argument& error) {
    reader_.fail(node, error.what());
  }
}

BufferUse BufferSection::use(const toml::table& buffer) const {
  const toml::node* node = buffer.get("use");
  if (node == nullptr) return BufferUse::In;
  const auto found = std::ranges::find(kUses, reader_.string(*node, "use"), &UseWord::word);
  if (found == kUses.end())
    reader_.fail(*node, fmt::format("\"{}\" is not a way to use a buffer; write in, out, inout or scratch",
                                    reader_.string(*node, "use")));
  return found->use;
}

ImageForm BufferSection::image(const toml::table& buffer, const toml::node& kind) const {
  const toml::node& format = reader_.required(buffer, "an image", "format");
  try {
    return imageFormFromText(imageKindFromText(reader_.string(kind, "image")), reader_.string(format, "format"));
  } catch (const std::invalid_argument& error) {
    reader_.fail(format, error.what());
  }
}

Fill BufferSection::range(Fill::Kind kind, const toml::node& node, std::string_view key) const {
  const toml::array& range = reader_.array(node, key);
  if (range.size() != 2)
    reader_.fail(node, fmt::format("{} is not a range; write [from, up to but not including]", key));
  Fill fill{kind, reader_.number(range[0], key), reader_.number(range[1], key), {}};
  if (!(fill.from < fill.to)) reader_.fail(node, fmt::format("{} is an empty range; write the smaller one first", key));
  return fill;
}

Fill BufferSection::fill(const toml::node& node) const {
  if (node.is_number()) return {Fill::Kind::Constant, reader_.number(node, "init"), 0, {}};
  const toml::table& table = reader_.table(node, "init");
  reader_.allowOnly(table, "init", {"random", "ints", "each", "constant", "file"});
  if (table.size() != 1)
    reader_.fail(node, "init says several things; write one of random, ints, each, constant, file");
  if (const toml::node* random = table.get("random")) return range(Fill::Kind::Random, *random, "random");
  if (const toml::node* ints = table.get("ints")) return range(Fill::Kind::Ints, *ints, "ints");
  if (const toml::node* each = table.get("each")) return {Fill::Kind::Each, 0, 0, reader_.string(*each, "each")};
  if (const toml::node* file = table.get("file")) return {Fill::Kind::File, 0, 0, reader_.string(*file, "file")};
  return {Fill::Kind::Constant, reader_.number(*table.get("constant"), "constant"), 0, {}};
}

Buffer BufferSection::buffer(const std::string& name, const toml::node& node, const Symbols& symbols) const {
  const toml::table& table = reader_.table(node, name);
  const std::string where = fmt::format("[buffer] {}", name);
  if (!isIdentifier(name))
    reader_.fail(node, fmt::format("\"{}\" cannot name a buffer; write letters, digits and _ only", name));
  Buffer made;
  made.name = name;
  made.use = use(table);
  const toml::node* imageNode = table.get("image");
  const toml::node* typeNode = table.get("type");
  if (imageNode != nullptr || typeNode != nullptr) {
    if (imageNode != nullptr) {
      reader_.allowOnly(table, where, {"image", "format", "shape", "use", "init"});
      made.image = image(table, *imageNode);
      made.type = pixelTypeOf(*made.image);
    } else {
      reader_.allowOnly(table, where, {"type", "count", "shape", "use", "init"});
      made.type = type(*typeNode);
    }
    if (const toml::node* init = table.get("init")) made.fill = fill(*init);
    if (made.fill && made.use == BufferUse::Out)
      reader_.fail(*table.get("init"),
                   "an output holds nothing before a launch; write use = \"inout\", or remove init");
    if (!made.fill && made.use != BufferUse::Out && made.use != BufferUse::Scratch) {
      made.fill = Fill{Fill::Kind::Random, 0, holdsFractions(*made.type) ? 1.0 : 256.0, {}};
      if (!holdsFractions(*made.type) && made.type->members.front().element == Element::Char) made.fill->to = 128;
    }
  } else {
    reader_.allowOnly(table, where, {"shape", "use", "signed"});
    if (const toml::node* isSigned = table.get("signed")) made.isSigned = reader_.boolean(*isSigned, "signed");
  }
  const toml::node* count = table.get("count");
  if (count != nullptr && table.get("shape") != nullptr)
    reader_.fail(*count, "count and shape say the same; remove one of them");
  if (count != nullptr) {
    made.shape.push_back(numberOrExpression(*count, "count", symbols, 1));
  } else {
    const toml::node& shape = reader_.required(table, where, "shape");
    for (const toml::node& extent : reader_.array(shape, "shape"))
      made.shape.push_back(numberOrExpression(extent, "shape", symbols, 1));
    if (made.shape.empty()) reader_.fail(shape, "shape is empty; write an extent for each dimension");
    if (made.image && made.shape.size() != extentsOf(made.image->kind))
      reader_.fail(shape, fmt::format("a {} image has {} extents and {} are given; give as many",
                                      toText(made.image->kind), extentsOf(made.image->kind), made.shape.size()));
  }
  return made;
}

TypedValue BufferSection::value(const toml::table& table, const Symbols& symbols) const {
  reader_.allowOnly(table, "a value", {"type", "value"});
  TypedValue made{type(reader_.required(table, "a value", "type")), {}};
  const toml::node& node = reader_.required(table, "a value", "value");
  const double anything = -INFINITY;
  const auto add = [&](const toml::node& number) {
    if (number.is_number()) {
      made.numbers.push_back(numberText(reader_.number(number, "value")));
    } else if (isOfFractionless(reader_.string(number, "value"))) {
      made.numbers.push_back(reader_.string(number, "value"));
    } else {
      made.numbers.push_back(expression(number, "value", symbols, anything));
    }
  };
  if (const toml::array* list = node.as_array()) {
    for (const toml::node& number : *list) add(number);
  } else {
    add(node);
  }
  // A single number applies to all numbers of a vector.
  const std::size_t count = numbersOf(made.type);
  if (made.numbers.size() == 1 && made.type.members.size() == 1) made.numbers.resize(count, made.numbers.front());
  if (made.numbers.size() != count)
    reader_.fail(node, fmt::format("{} has {} numbers and {} are given; give as many", made.type.name, count,
                                   made.numbers.size()));
  return made;
}

Tolerance BufferSection::tolerance(const toml::node& node, const Symbols& symbols) const {
  if (node.is_string()) {
    if (reader_.string(node, "tolerance") == "exact") return {};
    reader_.fail(node,
                 "a tolerance is \"exact\" or { abs = ..., rel = ..., ulp = ..., where = ... }; write one of them");
  }
  const toml::table& table = reader_.table(node, "tolerance");
  reader_.allowOnly(table, "a tolerance", {"abs", "rel", "ulp", "where"});
  Tolerance made;
  const auto number = [&](std::string_view key, double& to, std::string& expressionOf) {
    const toml::node* value = table.get(key);
    if (value == nullptr) return;
    if (value->is_string()) {
      expressionOf = expression(*value, key, symbols, 0);
      return;
    }
    to = reader_.number(*value, key);
    if (!(to >= 0)) reader_.fail(*value, fmt::format("{} is {}; it must be at least 0", key, to));
  };
  number("abs", made.absolute, made.absoluteOf);
  number("rel", made.relative, made.relativeOf);
  number("ulp", made.units, made.unitsOf);
  if (const toml::node* where = table.get("where")) made.where = reader_.string(*where, "where");
  return made;
}

}  // namespace headroom
