#include "workloads/workload_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/workloads.hpp"
#include "system/toml_reader.hpp"
#include "text/identifier.hpp"
#include "workloads/buffer_section.hpp"
#include "workloads/expected_section.hpp"
#include "workloads/size_section.hpp"

namespace headroom {
namespace {

constexpr std::string_view kResult = "result";
/// Names in expressions and files beside a workload's own.
constexpr std::array<std::string_view, 4> kReservedNames{kResult, "needs", "computeUnits", "largestGroup"};

/// A word of the file and its value.
template <typename Value>
struct Word {
  std::string_view word;
  Value value;
};
constexpr std::array kCeilings{Word<Bound>{"memory", Bound::Memory}, Word<Bound>{"compute", Bound::Compute},
                               Word<Bound>{"local", Bound::Local}};
constexpr std::array kRates{Word<RateOf>{"items", RateOf::Items}, Word<RateOf>{"operations", RateOf::Operations},
                            Word<RateOf>{"bytes", RateOf::Bytes}};
/// Whether all variants compute the same thing.
constexpr std::array kTruths{Word<bool>{"common", true}, Word<bool>{"own", false}};

constexpr std::string_view kWhere = "a workload";
class WorkloadParser {
 public:
  WorkloadParser(std::string id, const TomlReader& reader, const WorkloadFunctions& functions)
      : reader_(reader), section_(reader), functions_(functions) {
    workload_.id = std::move(id);
  }

  /// Parses a workload.toml.
  Workload parse() {
    const toml::table& root = reader_.root();
    reader_.allowOnly(root, kWhere,
                      {"title",    "summary", "rank",      "ceiling",   "elements",  "references", "truth", "arrays",
                       "integers", "peers",   "transfers", "parameter", "size",      "usual",      "let",   "axis",
                       "work",     "struct",  "buffer",    "scalar",    "reference", "tolerance"});
    workload_.title = reader_.string(reader_.required(root, kWhere, "title"), "title");
    workload_.summary = reader_.string(reader_.required(root, kWhere, "summary"), "summary");
    workload_.rank = reader_.integer(reader_.required(root, kWhere, "rank"), "rank");
    if (const toml::node* ceiling = root.get("ceiling")) workload_.ceiling = valueOf(*ceiling, "ceiling", kCeilings);
    if (const toml::node* truth = root.get("truth")) workload_.hasCommonTruth = valueOf(*truth, "truth", kTruths);
    if (const toml::node* transfers = root.get("transfers"))
      workload_.countsTransfers = reader_.boolean(*transfers, "transfers");
    parseElements(root);
    workload_.arrays = named(root, "arrays", functions_.arrays);
    for (IntegerBinding& integer : named(root, "integers", functions_.integers))
      workload_.integers.push_back(std::move(integer));
    parseSections(root, Whose::Folders);
    workload_.peers = named(root, "peers", functions_.peers);
    workload_.onDevice = functions_.onDevice;
    return std::move(workload_);
  }

  /// Parses a kernel's own file, which has further keys.
  Workload parseOwn(const std::string& title, const std::string& summary) {
    workload_.title = title;
    workload_.summary = summary;
    workload_.rank = kRankOfUsers;
    constants_ = reader_.optionalTable(reader_.root(), "constants");
    parseSections(reader_.root(), Whose::OneKernels);
    return std::move(workload_);
  }

 private:
  enum class Whose { Folders, OneKernels };

  void parseSections(const toml::table& root, Whose whose) {
    SizeSection sizes(reader_, workload_);
    sizes.parse(root);
    symbols_ = sizeSymbols(workload_, trialSize(workload_));
    parseLet(root, sizes);
    parseAxis(root);
    section_.readStructs(root);
    parseBuffers(reader_.table(reader_.required(root, kWhere, "buffer"), "buffer"), whose);
    parseParameters(root);
    parseScalars(root, whose);
    parseParameterLet(root, whose);
    parseWork(root);
    workload_.references = named(root, "references", functions_.references);
    if (isOfPlanes(workload_) && workload_.references.empty())
      reader_.failAtLine(1, "a workload needs a reference; name one in references");
    if (isOfPlanes(workload_)) return;
    if (!workload_.references.empty()) requireComparable(root);
    ExpectedSection(reader_, section_, workload_, symbols_).parse(root);
  }

  /// A method compares all numbers of one output, computed from inputs.
  void requireComparable(const toml::table& root) const {
    const toml::node& references = *root.get("references");
    for (const std::string_view key : {"reference", "tolerance"}) {
      if (const toml::node* node = root.get(key))
        reader_.fail(*node, fmt::format("{} and references exclude each other; remove one of them", key));
    }
    for (const ReferenceMethod& method : workload_.references) {
      if (method.compare == nullptr)
        reader_.fail(references, fmt::format("\"{}\" compares planes, and buffers with types are none; use [reference]",
                                             method.name));
    }
    if (inputsOf(workload_).empty() || outputsOf(workload_).size() != 1)
      reader_.fail(references, "references need at least one input and exactly one output; use [reference]");
  }

  template <typename Value, std::size_t count>
  Value valueOf(const toml::node& node, std::string_view key, const std::array<Word<Value>, count>& words) const {
    const std::string text = reader_.string(node, key);
    const auto found = std::ranges::find(words, text, &Word<Value>::word);
    if (found != words.end()) return found->value;
    std::string known;
    for (const Word<Value>& word : words) known += fmt::format("{}\"{}\"", known.empty() ? "" : " or ", word.word);
    reader_.fail(node, fmt::format("{} cannot be \"{}\"; write {}", key, text, known));
  }

  /// Every workload accepts floats.
  void parseElements(const toml::table& root) {
    const toml::node* elements = root.get("elements");
    if (elements == nullptr) return;
    for (const toml::node& node : reader_.array(*elements, "elements")) {
      try {
        const Element element = elementFromText(reader_.string(node, "elements"));
        if (element != Element::Float) workload_.elements.push_back(element);
      } catch (const std::invalid_argument& error) {
        reader_.fail(node, error.what());
      }
    }
  }

  void parseParameters(const toml::table& root) {
    const toml::table* parameters = reader_.optionalTable(root, "parameter");
    if (parameters == nullptr) return;
    for (const std::string& name : keysInOrder(*parameters)) {
      const toml::node& node = *parameters->get(name);
      if (!isIdentifier(name))
        reader_.fail(node, fmt::format("\"{}\" cannot name a parameter; write a C identifier", name));
      if (isTaken(name)) reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      workload_.parameters.push_back(parameter(name, reader_.table(node, name)));
    }
  }

  /// Whether an expression, a kernel argument or [valid] already uses the name.
  [[nodiscard]] bool isTaken(const std::string& name) const {
    const auto hasIt = [&name](const auto& all) {
      return std::ranges::any_of(all, [&name](const auto& each) { return each.name == name; });
    };
    return symbols_.contains(name) || std::ranges::find(kReservedNames, name) != kReservedNames.end() ||
           hasIt(workload_.buffers) || hasIt(workload_.arrays) || hasIt(workload_.integers);
  }

  [[nodiscard]] Parameter parameter(const std::string& name, const toml::table& table) const {
    const std::string where = fmt::format("[parameter.{}]", name);
    reader_.allowOnly(table, where, {"unit", "smallest", "largest", "usual"});
    const toml::node& smallest = reader_.required(table, where, "smallest");
    Parameter parameter{name, reader_.optionalString(table, "unit"), reader_.number(smallest, "smallest"),
                        reader_.number(reader_.required(table, where, "largest"), "largest")};
    const ParameterRange range{parameter.smallest, parameter.largest};
    if (range.isEmpty()) reader_.fail(smallest, "smallest is above largest; exchange them");
    parameter.usual = parameter.smallest;
    if (const toml::node* usual = table.get("usual")) {
      parameter.usual = reader_.number(*usual, "usual");
      if (!range.holds(parameter.usual))
        reader_.fail(*usual, fmt::format("usual {} is out of range; write a number from {} to {}", parameter.usual,
                                         parameter.smallest, parameter.largest));
    }
    return parameter;
  }

  /// Definitions with parameters follow when these are known.
  void parseLet(const toml::table& root, SizeSection& sizes) {
    if (constants_ != nullptr) {
      for (const auto& [key, node] : *constants_) {
        if (symbols_.contains(std::string(key.str())))
          reader_.fail(node, fmt::format("the name {} is taken; choose another", key.str()));
        workload_.let.emplace_back(key.str(), std::to_string(reader_.integer(node, key.str())));
      }
      symbols_ = sizeSymbols(workload_, trialSize(workload_));
    }
    const toml::table* let = reader_.optionalTable(root, "let");
    if (let == nullptr) return;
    for (const std::string& name : keysInOrder(*let)) {
      const toml::node& node = *let->get(name);
      if (symbols_.contains(name)) reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      if (node.is_string() && !isKnown(reader_.string(node, name), symbols_)) {
        later_.push_back(name);
        continue;
      }
      const toml::table* bySize = node.as_table();
      workload_.let.emplace_back(name, bySize != nullptr
                                           ? sizes.valueBySize(section_, name, *bySize, symbols_)
                                           : section_.numberOrExpression(node, name, symbols_, -INFINITY));
      symbols_ = sizeSymbols(workload_, trialSize(workload_));
    }
  }

  /// Definitions with a kernel's constants and tunables belong to the kernel.
  void parseParameterLet(const toml::table& root, Whose whose) {
    if (later_.empty()) return;
    const toml::table& let = reader_.table(*root.get("let"), "let");
    Symbols symbols = symbols_;
    for (const Parameter& parameter : workload_.parameters) symbols[parameter.name] = parameter.usual;
    addScalars(symbols, workload_);
    for (const std::string& name : later_) {
      const toml::node& node = *let.get(name);
      if (whose == Whose::OneKernels && !isKnown(reader_.string(node, name), symbols)) continue;
      if (symbols.contains(name) || findBuffer(workload_, name) != nullptr)
        reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      workload_.parameterLet.emplace_back(name, section_.numberOrExpression(node, name, symbols, -INFINITY));
      symbols[name] = evaluate(workload_.parameterLet.back().second, symbols);
    }
  }

  /// Default: megapixels for images; a single parameter itself; else the items.
  void parseAxis(const toml::table& root) {
    const bool isOfPixels = std::ranges::all_of(
        workload_.sizes, [](const SizeParameter& parameter) { return parameter.unit == kUnitOfImages; });
    if (!isOfPixels) {
      const std::string& first = workload_.sizes.front().name;
      workload_.axis = {first, first, fmt::format("{}, {}", first, workload_.sizes.front().unit)};
    } else {
      workload_.axis.title = "image size, MP";
    }
    const toml::table* axis = reader_.optionalTable(root, "axis");
    if (axis == nullptr) return;
    reader_.allowOnly(*axis, "[axis]", {"of", "name", "title"});
    workload_.axis.of = expression(reader_.required(*axis, "[axis]", "of"), "of", 0);
    workload_.axis.name = reader_.string(reader_.required(*axis, "[axis]", "name"), "name");
    const toml::node* title = axis->get("title");
    workload_.axis.title = title == nullptr ? workload_.axis.name : reader_.string(*title, "title");
  }

  void parsePrecision(const toml::node& node) {
    try {
      workload_.precision = precisionFromText(reader_.string(node, "precision"));
    } catch (const std::invalid_argument& error) {
      reader_.fail(node, error.what());
    }
  }

  void parseWork(const toml::table& root) {
    workload_.item = workload_.sizes.front().unit == kUnitOfImages && isOfPlanes(workload_) ? "pixel" : "element";
    const toml::table* work = reader_.optionalTable(root, "work");
    if (work == nullptr) return;
    reader_.allowOnly(*work, "[work]", {"item", "items", "bytes", "flops", "precision", "rate"});
    if (const toml::node* item = work->get("item")) workload_.item = reader_.string(*item, "item");
    if (const toml::node* items = work->get("items")) workload_.items = number(*items, "items", 1);
    if (const toml::node* bytes = work->get("bytes")) workload_.bytes = number(*bytes, "bytes", 1);
    if (const toml::node* flops = work->get("flops")) workload_.flops = number(*flops, "flops", 1);
    if (const toml::node* precision = work->get("precision")) parsePrecision(*precision);
    // Default: the first count that the file has of items, operations and bytes.
    if (workload_.items.empty() && !workload_.flops.empty()) workload_.rate = RateOf::Operations;
    if (workload_.items.empty() && workload_.flops.empty() && !workload_.bytes.empty()) workload_.rate = RateOf::Bytes;
    if (const toml::node* rate = work->get("rate")) workload_.rate = valueOf(*rate, "rate", kRates);
  }

  void parseBuffers(const toml::table& buffers, Whose whose) {
    for (const std::string& name : keysInOrder(buffers)) {
      const toml::node& node = *buffers.get(name);
      if (whose == Whose::OneKernels && isScratch(node)) continue;  // the kernel's own
      if (symbols_.contains(name)) reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      workload_.buffers.push_back(section_.buffer(name, node, symbols_));
    }
    const bool isTyped =
        std::ranges::any_of(workload_.buffers, [](const Buffer& buffer) { return buffer.type.has_value(); });
    for (const Buffer& buffer : workload_.buffers) requireFit(*buffers.get(buffer.name), buffer, isTyped);
    if (outputsOf(workload_).empty()) reader_.fail(buffers, "there is no result; add a buffer with use = \"out\"");
    if (isTyped) return;
    const Buffer& result = *outputsOf(workload_).front();
    workload_.rows = rowsOf(result.shape);
    const std::vector<const Buffer*> inputs = inputsOf(workload_);
    workload_.swapsSides = inputs.size() == 1 && result.shape.size() == 2 &&
                           result.shape.front() != result.shape.back() &&
                           inputs.front()->shape == Shape(result.shape.rbegin(), result.shape.rend());
  }

  static bool isScratch(const toml::node& node) {
    const toml::table* table = node.as_table();
    return table != nullptr && table->get("use") != nullptr && table->get("use")->value<std::string>() == "scratch";
  }

  void requireFit(const toml::node& node, const Buffer& buffer, bool isTyped) const {
    if (isTyped && !buffer.type) reader_.fail(node, "other buffers have a type and this one has none; add one");
    if (isTyped) return;
    const bool isResult = buffer.use == BufferUse::Out && buffer.name == kResult;
    if (buffer.use != BufferUse::In && !isResult)
      reader_.fail(node,
                   "a buffer without a type is an input, or \"result\" with use = \"out\"; change it, or add a type");
  }

  void parseScalars(const toml::table& root, Whose whose) {
    const toml::table* scalars = reader_.optionalTable(root, "scalar");
    if (scalars == nullptr) return;
    for (const auto& [key, node] : *scalars) {
      const std::string name(key.str());
      if (whose == Whose::OneKernels && !isOfWorkload(node)) continue;
      if (symbols_.contains(name) || findBuffer(workload_, name) != nullptr)
        reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      workload_.scalars[name] = section_.value(reader_.table(node, name), symbols_);
    }
  }

  /// Whether it uses only the workload's names.
  [[nodiscard]] bool isOfWorkload(const toml::node& scalar) const {
    const toml::table* table = scalar.as_table();
    const toml::node* value = table == nullptr ? nullptr : table->get("value");
    return value == nullptr || !value->is_string() || isKnown(*value->value<std::string>(), symbols_);
  }

  /// Returns the size parameter that is the outermost of at least two extents, and never another one.
  [[nodiscard]] std::optional<std::size_t> rowsOf(const Shape& result) const {
    if (result.size() < 2) return std::nullopt;
    const auto found = std::ranges::find(workload_.sizes, result.back(), &SizeParameter::name);
    if (found == workload_.sizes.end()) return std::nullopt;
    return static_cast<std::size_t>(found - workload_.sizes.begin());
  }

  /// Reads an expression whose value at a typical size is at least `least`.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, double least) const {
    return section_.expression(node, key, symbols_, least);
  }
  [[nodiscard]] std::string number(const toml::node& node, std::string_view key, double least) const {
    return section_.numberOrExpression(node, key, symbols_, least);
  }

  /// Returns the functions that the file names, in its order.
  template <typename Function>
  std::vector<Function> named(const toml::table& root, std::string_view key, const std::vector<Function>& functions) {
    std::vector<Function> chosen;
    const toml::node* list = root.get(key);
    if (list == nullptr) return chosen;
    for (const toml::node& node : reader_.array(*list, key)) {
      const std::string name = reader_.string(node, key);
      const auto found = std::ranges::find(functions, name, &Function::name);
      if (found == functions.end()) {
        std::vector<std::string> known;
        for (const Function& function : functions) known.push_back(function.name);
        reader_.fail(node, fmt::format("there is no \"{}\" among the {}; known are {}", name, key,
                                       known.empty() ? "none" : fmt::format("{}", fmt::join(known, ", "))));
      }
      chosen.push_back(*found);
    }
    return chosen;
  }

  const TomlReader& reader_;
  BufferSection section_;
  const WorkloadFunctions& functions_;
  Workload workload_;
  const toml::table* constants_ = nullptr;  // for a kernel that is its own workload: its buffers may use them
  std::vector<std::string> later_;          // names of [let] that do not depend on sizes alone
  Symbols symbols_;
};

}  // namespace

Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions) {
  const TomlReader reader(toml, origin);
  Workload workload = WorkloadParser(std::move(id), reader, functions).parse();
  workload.text = toml;
  workload.origin = std::move(origin);
  return workload;
}

Workload readOwnWorkload(std::string id, const TomlReader& reader, const std::string& title,
                         const std::string& summary) {
  return WorkloadParser(std::move(id), reader, {}).parseOwn(title, summary);
}

}  // namespace headroom
