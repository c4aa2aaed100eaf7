#include "catalogue/pass_section.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <stdexcept>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "text/identifier.hpp"
#include "workloads/buffer_data.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {
namespace {

/// Trial value of names that a launch defines.
constexpr double kAnyValue = 1;
constexpr double kAnything = -INFINITY;

/// Whether the code seems to define a kernel of that name. A guard against typing errors; the compiler decides.
bool definesKernel(std::string_view code, const std::string& name) {
  for (std::size_t at = code.find(name); at != std::string_view::npos; at = code.find(name, at + 1)) {
    const std::size_t after = code.find_first_not_of(" \t\r\n", at + name.size());
    const bool wordStarts = at > 0 && std::isspace(static_cast<unsigned char>(code[at - 1])) != 0;
    if (wordStarts && after != std::string_view::npos && code[after] == '(') return true;
  }
  return false;
}

/// A macro may form any name, by pasting or by replacement: only the compiler knows then.
bool mayBeMadeByMacro(std::string_view code, std::string_view name) {
  if (code.find("##") != std::string_view::npos) return true;
  for (std::size_t at = code.find("#define"); at != std::string_view::npos; at = code.find("#define", at + 1)) {
    const std::string_view line = code.substr(at, code.find('\n', at) - at);
    const std::size_t place = line.find(name);
    if (place != std::string_view::npos && place > 0 && std::isspace(static_cast<unsigned char>(line[place - 1])) != 0)
      return true;
  }
  return false;
}

/// Without its full stop, for use in a longer sentence.
std::string sentenceOf(const Error& error) {
  std::string sentence = error.what();
  if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
  return sentence;
}

const Argument ofLocalMemory(std::string bytes) {
  Argument argument;
  argument.localBytes = std::move(bytes);
  return argument;
}

Argument ofBinding(std::string name) {
  Argument argument;
  argument.binding = std::move(name);
  return argument;
}

Argument ofValue(std::string name, TypedValue value) {
  Argument argument = ofBinding(std::move(name));
  argument.value = std::move(value);
  return argument;
}

}  // namespace

bool isScratchPlane(std::string_view binding) {
  constexpr std::string_view kPrefix = "scratch";
  return binding.size() == kPrefix.size() + 1 && binding.substr(0, kPrefix.size()) == kPrefix &&
         std::isdigit(static_cast<unsigned char>(binding.back())) != 0;
}

void PassSection::parse(const toml::table& root) {
  parseLoops(root);
  const toml::node& node = reader_.required(root, "the front matter", "pass");
  const toml::array* passes = node.as_array();
  if (passes == nullptr || !passes->is_array_of_tables())
    reader_.fail(node, "pass is not a list of tables; write each as [[pass]]");
  for (const toml::node& pass : *passes) parsePass(*pass.as_table());
  const bool launches = std::ranges::any_of(variant_.passes, [](const Pass& pass) { return !pass.kernel.empty(); });
  if (!launches) reader_.fail(node, "there is no pass; write at least one [[pass]] with a kernel");
}

void PassSection::parseLoops(const toml::table& root) {
  const toml::table* loops = reader_.optionalTable(root, "loop");
  if (loops == nullptr) return;
  for (const std::string& name : keysInOrder(*loops)) parseLoop(name, reader_.table(*loops->get(name), name));
}

void PassSection::parseLoop(const std::string& name, const toml::table& table) {
  const std::string where = fmt::format("[loop.{}]", name);
  reader_.allowOnly(table, where, {"in", "count", "while", "start", "next", "swap"});
  Loop loop;
  loop.name = name;
  if (!isIdentifier(name) || trials_.front().symbols.contains(name))
    reader_.fail(table, fmt::format("\"{}\" cannot name a loop; choose an identifier that is not a name yet", name));
  if (const toml::node* in = table.get("in")) {
    loop.in = reader_.string(*in, "in");
    if (std::ranges::find(variant_.loops, loop.in, &Loop::name) == variant_.loops.end())
      reader_.fail(*in, fmt::format("there is no loop \"{}\" above this one; write the outer loop first", loop.in));
  }
  const toml::node* count = table.get("count");
  const toml::node* condition = table.get("while");
  if ((count == nullptr) == (condition == nullptr))
    reader_.fail(table, "a loop ends by count or by while; write one of them");
  if (count != nullptr)
    loop.count = tried(
        *count, "count",
        count->is_string() ? reader_.string(*count, "count") : buffers_.numberOrExpression(*count, "count", {}, 0), 0);
  const auto readNames = [&](std::string_view key, auto& to) {
    const toml::table* names = reader_.optionalTable(table, key);
    if (names == nullptr) return;
    for (const std::string& each : keysInOrder(*names)) {
      if (key == "start") inLoops_[each] = kAnyValue;
      const toml::node& value = *names->get(each);
      to.emplace_back(each, value.is_number() ? buffers_.numberOrExpression(value, each, {}, kAnything)
                                              : tried(value, each, reader_.string(value, each), kAnything));
    }
  };
  inLoops_[name] = kAnyValue;
  readNames("start", loop.start);
  readNames("next", loop.next);
  if (condition != nullptr) loop.condition = tried(*condition, "while", reader_.string(*condition, "while"), kAnything);
  if (const toml::node* swap = table.get("swap")) parseSwaps(*swap, loop);
  variant_.loops.push_back(std::move(loop));
}

void PassSection::parseSwaps(const toml::node& node, Loop& loop) const {
  for (const toml::node& pair : reader_.array(node, "swap")) {
    const toml::array& names = reader_.array(pair, "swap");
    if (names.size() != 2) reader_.fail(pair, "a swap is of two buffers; write [[\"one\", \"other\"]]");
    loop.swaps.emplace_back(buffer(names[0], "swap"), buffer(names[1], "swap"));
  }
}

std::string PassSection::buffer(const toml::node& node, std::string_view key) const {
  std::string name = reader_.string(node, key);
  if (!isBuffer(name)) reader_.fail(node, fmt::format("there is no buffer \"{}\"; known are {}", name, known()));
  return name;
}

void PassSection::parsePass(const toml::table& table) {
  reader_.allowOnly(table, "[[pass]]",
                    {"kernel", "args", "global", "local", "offset", "round", "loop", "read", "copy", "fill"});
  Pass pass;
  if (const toml::node* loop = table.get("loop")) {
    pass.loop = reader_.string(*loop, "loop");
    if (std::ranges::find(variant_.loops, pass.loop, &Loop::name) == variant_.loops.end())
      reader_.fail(*loop, fmt::format("there is no loop \"{}\"; describe it as [loop.{}]", pass.loop, pass.loop));
  }
  int kinds = 0;
  if (const toml::table* reads = reader_.optionalTable(table, "read")) {
    parseReads(*reads, pass);
    ++kinds;
  }
  if (const toml::node* copy = table.get("copy")) {
    const toml::table& both = reader_.table(*copy, "copy");
    reader_.allowOnly(both, "copy", {"from", "to"});
    pass.copy = {buffer(reader_.required(both, "copy", "from"), "from"),
                 buffer(reader_.required(both, "copy", "to"), "to")};
    ++kinds;
  }
  if (const toml::node* fill = table.get("fill")) {
    pass.fill = buffer(*fill, "fill");
    ++kinds;
  }
  if (kinds == 0) {
    parseLaunch(table, pass);
  } else if (kinds > 1 || table.get("kernel") != nullptr) {
    reader_.fail(table, "a pass does one thing; write a [[pass]] for each kernel, read, copy and fill");
  }
  variant_.passes.push_back(std::move(pass));
}

void PassSection::parseReads(const toml::table& reads, Pass& pass) {
  NumberSources any;
  const auto add = [&](const Buffer& buffer) { any.emplace(buffer.name, NumberSource()); };
  for (const Buffer& buffer : workload_.buffers) add(buffer);
  for (const auto& [name, buffer] : variant_.scratch) add(buffer);
  for (const std::string& name : keysInOrder(reads)) {
    const toml::node& node = *reads.get(name);
    const std::string text = reader_.string(node, name);
    Symbols symbols = trials_.front().symbols;
    symbols.insert(inLoops_.begin(), inLoops_.end());
    try {
      const ElementExpression compiled(text, symbols, any);
    } catch (const Error& error) {
      reader_.fail(node, sentenceOf(error));
    }
    inLoops_[name] = kAnyValue;
    pass.reads.emplace_back(name, text);
  }
}

void PassSection::parseLaunch(const toml::table& table, Pass& pass) const {
  const toml::node& kernel = reader_.required(table, "[[pass]]", "kernel");
  pass.kernel = reader_.string(kernel, "kernel");
  const std::string_view code = reader_.code();
  const bool mayExist = definesKernel(code, pass.kernel) || mayBeMadeByMacro(code, pass.kernel);
  if (!isIdentifier(pass.kernel) || !mayExist)
    reader_.fail(kernel, fmt::format("the file has no kernel function \"{}\"; name one that it defines", pass.kernel));
  for (const toml::node& argument : reader_.array(reader_.required(table, "[[pass]]", "args"), "args"))
    pass.arguments.push_back(parseArgument(argument));
  pass.global = parseRange(reader_.required(table, "[[pass]]", "global"), "global", 1);
  if (const toml::node* local = table.get("local")) pass.local = parseRangeLike(pass, *local, "local", 1);
  if (const toml::node* offset = table.get("offset")) pass.offset = parseRangeLike(pass, *offset, "offset", 0);
  // Kernels that take width and height expect launches beyond them.
  pass.isRounded = isOfPlanes(workload_);
  if (const toml::node* round = table.get("round")) pass.isRounded = reader_.boolean(*round, "round");
}

bool PassSection::isBuffer(std::string_view name) const {
  return findBuffer(workload_, name) != nullptr || variant_.scratch.contains(std::string(name)) ||
         (isOfPlanes(workload_) && isScratchPlane(name));
}

Argument PassSection::parseArgument(const toml::node& node) const {
  if (const toml::table* table = node.as_table()) return parseTable(*table);
  const std::string name = node.is_number() ? buffers_.numberOrExpression(node, "an argument", {}, kAnything)
                                            : reader_.string(node, "an argument");
  if (const ArrayBinding* array = findArray(workload_, name)) {
    for (const std::string& constant : array->needs) {
      if (trials_.front().symbols.contains(constant)) continue;
      reader_.fail(node, fmt::format("{} needs a constant {}; add it to [constants], [tune] or [define]", array->name,
                                     constant));
    }
    return ofBinding(name);
  }
  if (isBuffer(name)) return ofBinding(name);
  if (const auto scalar = scalars_.find(name); scalar != scalars_.end()) return ofValue(name, scalar->second);
  Symbols symbols = trials_.front().symbols;
  symbols.insert(inLoops_.begin(), inLoops_.end());
  if (isTried_ && !isKnown(name, symbols)) {
    reader_.fail(node, fmt::format("unknown argument \"{}\"; known are {}, or {{ type = \"float\", value = 0.5 }}, or "
                                   "{{ local = \"bytes\" }}{}",
                                   name, known(),
                                   isOfPlanes(workload_) ? ", or { image = \"source\" }" : ", or { null = true }"));
  }
  return ofValue(name, {elementTypeFromText("int"), {tried(node, "an argument", name, kAnything)}});
}

Argument PassSection::parseTable(const toml::table& table) const {
  reader_.allowOnly(table, "an argument",
                    {"local", "image", "type", "value", "sampler", "null", "buffer", "offset", "bytes", "file"});
  if (const toml::node* whole = table.get("buffer")) return parsePart(table, *whole);
  if (const toml::node* file = table.get("file")) return parseFile(table, *file);
  if (const toml::node* image = table.get("image")) return parseImage(*image);
  if (const toml::node* sampler = table.get("sampler")) {
    Argument argument;
    try {
      argument.sampler = samplerFormFromText(reader_.string(*sampler, "sampler"));
    } catch (const std::invalid_argument& error) {
      reader_.fail(*sampler, error.what());
    }
    return argument;
  }
  if (const toml::node* null = table.get("null")) {
    if (!reader_.boolean(*null, "null")) reader_.fail(*null, "an argument is null or it is not; write true");
    Argument argument;
    argument.isNull = true;
    return argument;
  }
  if (const toml::node* local = table.get("local")) {
    return ofLocalMemory(local->is_number() ? buffers_.numberOrExpression(*local, "local", {}, 1)
                                            : tried(*local, "local", reader_.string(*local, "local"), 1));
  }
  Symbols symbols = trials_.front().symbols;
  symbols.insert(inLoops_.begin(), inLoops_.end());
  return ofValue({}, buffers_.value(table, symbols));
}

Argument PassSection::parsePart(const toml::table& table, const toml::node& whole) const {
  reader_.allowOnly(table, "a part of a buffer", {"buffer", "offset", "bytes"});
  Argument argument = ofBinding(buffer(whole, "buffer"));
  if (isOfPlanes(workload_) && !variant_.scratch.contains(argument.binding))
    reader_.fail(
        whole, fmt::format("{} is a plane, which kernels get whole; write \"{}\"", argument.binding, argument.binding));
  const auto own = variant_.scratch.find(argument.binding);
  const Buffer* known = own != variant_.scratch.end() ? &own->second : findBuffer(workload_, argument.binding);
  if (known != nullptr && known->image)
    reader_.fail(whole,
                 fmt::format("{} is an image, which has no parts; write \"{}\"", argument.binding, argument.binding));
  const auto expressionOf = [&](std::string_view key, double least) -> std::string {
    const toml::node* node = table.get(key);
    if (node == nullptr) return {};
    return node->is_number() ? buffers_.numberOrExpression(*node, key, {}, least)
                             : tried(*node, key, reader_.string(*node, key), least);
  };
  BufferPart part{expressionOf("offset", 0), expressionOf("bytes", 1)};
  if (part.offset.empty()) part.offset = "0";
  argument.part = std::move(part);
  return argument;
}

Argument PassSection::parseFile(const toml::table& table, const toml::node& file) const {
  reader_.allowOnly(table, "a value from a file", {"file"});
  if (workload_.folder.empty())
    reader_.fail(file, fmt::format("{} is built in and has no folder for files; write the value", workload_.id));
  Argument argument;
  argument.file = reader_.string(file, "file");
  try {
    for (const Trial& trial : trials_) static_cast<void>(fileOf(workload_, argument.file, trial.symbols));
  } catch (const Error& error) {
    reader_.fail(file, sentenceOf(error));
  }
  return argument;
}

Argument PassSection::parseImage(const toml::node& node) const {
  const std::string plane = reader_.string(node, "image");
  if (!isOfPlanes(workload_) || (plane != "source" && !isScratchPlane(plane)))
    reader_.fail(node, fmt::format("\"{}\" cannot be an image; known are source and scratch0 to scratch9", plane));
  if (variant_.pixel.element != Element::Float)
    reader_.fail(node, "images are of floats; take the plane as a buffer, or remove the key \"element\"");
  Argument argument = ofBinding(plane);
  argument.asImage = true;
  return argument;
}

std::string PassSection::known() const {
  std::vector<std::string> names;
  for (const Buffer& buffer : workload_.buffers) names.push_back(buffer.name);
  if (isOfPlanes(workload_)) names.emplace_back("scratch0 to scratch9");
  for (const ArrayBinding& array : workload_.arrays) names.push_back(array.name);
  for (const SizeParameter& parameter : workload_.sizes) names.push_back(parameter.name);
  for (const auto& [name, expression] : workload_.let) names.push_back(name);
  for (const auto& [name, expression] : workload_.parameterLet) names.push_back(name);
  for (const IntegerBinding& integer : workload_.integers) names.push_back(integer.name);
  for (const auto& [name, buffer] : variant_.scratch) names.push_back(name);
  for (const auto& [name, value] : scalars_) names.push_back(name);
  for (const auto& [name, value] : inLoops_) names.push_back(name);
  return fmt::format("{}", fmt::join(names, ", "));
}

std::vector<std::string> PassSection::parseRangeLike(const Pass& pass, const toml::node& node, std::string_view key,
                                                     double least) const {
  std::vector<std::string> range = parseRange(node, key, least);
  if (range.size() != pass.global.size())
    reader_.fail(node, fmt::format("{} and global differ in their number of dimensions; give both as many", key));
  return range;
}

std::vector<std::string> PassSection::parseRange(const toml::node& node, std::string_view key, double least) const {
  std::vector<std::string> range;
  for (const toml::node& dimension : reader_.array(node, key)) {
    range.push_back(dimension.is_number() ? buffers_.numberOrExpression(dimension, key, {}, least)
                                          : tried(dimension, key, reader_.string(dimension, key), least));
  }
  if (range.empty() || range.size() > 3)
    reader_.fail(node, fmt::format("{} has {} dimensions; give one to three", key, range.size()));
  return range;
}

std::string PassSection::expression(const toml::node& node, std::string_view key, double least) const {
  return tried(node, key, reader_.string(node, key), least);
}

std::string PassSection::tried(const toml::node& node, std::string_view key, const std::string& text,
                               double least) const {
  if (!isTried_) return text;
  for (const Trial& trial : trials_) {
    Symbols symbols = trial.symbols;
    const bool dependsOnLaunch = !isKnown(text, symbols);
    symbols.insert(inLoops_.begin(), inLoops_.end());
    const bool mustBeMet = trial.isRequiredMet && !dependsOnLaunch;
    requireValue(node, text, key, symbols, least, mustBeMet);
    for (const Tunable& tunable : variant_.tunables) {
      if (text.find(tunable.name) == std::string::npos) continue;  // whose values do not affect this expression
      for (const int value : tunable.values) {
        Symbols tuned = symbols;
        tuned[tunable.name] = value;
        const bool isMet =
            std::ranges::all_of(variant_.require, [&](const std::string& one) { return isTrue(one, tuned); });
        requireValue(node, text, key, tuned, least, isMet && !dependsOnLaunch);
      }
    }
  }
  return text;
}

void PassSection::requireValue(const toml::node& node, const std::string& text, std::string_view key,
                               const Symbols& symbols, double least, bool mustBeMet) const {
  double value = 0;
  try {
    value = evaluate(text, symbols);
  } catch (const Error& error) {
    reader_.fail(node, sentenceOf(error));
  }
  if (value < least && mustBeMet)
    reader_.fail(node, fmt::format("{} \"{}\" can be {}; it must be at least {}", key, text, value, least));
}

}  // namespace headroom
