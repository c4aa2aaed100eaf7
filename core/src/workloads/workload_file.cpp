#include "workloads/workload_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/workloads.hpp"
#include "system/toml_reader.hpp"

namespace headroom {
namespace {

constexpr std::string_view kResult = "result";
constexpr std::string_view kPixels = "pixels";

/// A word of the file and what it stands for.
template <typename Value>
struct Word {
  std::string_view word;
  Value value;
};
constexpr std::array kCeilings{Word<Bound>{"memory", Bound::Memory}, Word<Bound>{"compute", Bound::Compute}};
constexpr std::array kRates{Word<RateOf>{"items", RateOf::Items}, Word<RateOf>{"operations", RateOf::Operations}};
/// Whether all variants compute the same thing.
constexpr std::array kTruths{Word<bool>{"common", true}, Word<bool>{"own", false}};

class WorkloadParser {
 public:
  WorkloadParser(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions)
      : reader_(toml, std::move(origin)), functions_(functions) {
    workload_.id = std::move(id);
  }

  Workload parse() {
    const toml::table& root = reader_.root();
    reader_.allowOnly(root, "a workload",
                      {"title", "summary", "rank", "ceiling", "elements", "references", "truth", "arrays", "integers",
                       "peers", "transfers", "parameter", "size", "usual", "let", "axis", "work", "buffer"});
    workload_.title = reader_.string(reader_.required(root, "a workload", "title"), "title");
    workload_.summary = reader_.string(reader_.required(root, "a workload", "summary"), "summary");
    workload_.rank = reader_.integer(reader_.required(root, "a workload", "rank"), "rank");
    if (const toml::node* ceiling = root.get("ceiling")) workload_.ceiling = valueOf(*ceiling, "ceiling", kCeilings);
    if (const toml::node* truth = root.get("truth")) workload_.hasCommonTruth = valueOf(*truth, "truth", kTruths);
    if (const toml::node* transfers = root.get("transfers"))
      workload_.countsTransfers = reader_.boolean(*transfers, "transfers");
    parseElements(root);
    parseParameters(root);
    parseSizes(reader_.table(reader_.required(root, "a workload", "size"), "size"));
    parseUsual(root);
    parseLet(root);
    parseAxis(root);
    parseWork(root);
    parseBuffers(reader_.table(reader_.required(root, "a workload", "buffer"), "buffer"));
    workload_.references = named(root, "references", functions_.references);
    if (workload_.references.empty()) reader_.failAtLine(1, "a workload needs a reference; name one in references");
    workload_.arrays = named(root, "arrays", functions_.arrays);
    for (IntegerBinding& integer : named(root, "integers", functions_.integers))
      workload_.integers.push_back(std::move(integer));
    workload_.peers = named(root, "peers", functions_.peers);
    workload_.onDevice = functions_.onDevice;
    return std::move(workload_);
  }

 private:
  template <typename Value, std::size_t count>
  Value valueOf(const toml::node& node, std::string_view key, const std::array<Word<Value>, count>& words) const {
    const std::string text = reader_.string(node, key);
    const auto found = std::ranges::find(words, text, &Word<Value>::word);
    if (found != words.end()) return found->value;
    std::string known;
    for (const Word<Value>& word : words) known += fmt::format("{}\"{}\"", known.empty() ? "" : " or ", word.word);
    reader_.fail(node, fmt::format("{} can't be \"{}\"; write {}", key, text, known));
  }

  /// Floats are what every workload takes.
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
    reader_.allowOnly(*parameters, "[parameter]", {"sigma"});
    const toml::table* sigma = reader_.optionalTable(*parameters, "sigma");
    if (sigma == nullptr) return;
    constexpr std::string_view kWhere = "[parameter.sigma]";
    reader_.allowOnly(*sigma, kWhere, {"unit", "smallest", "largest"});
    const toml::node& smallest = reader_.required(*sigma, kWhere, "smallest");
    workload_.usesSigma = true;
    workload_.smallestSigma = reader_.number(smallest, "smallest");
    workload_.largestSigma = reader_.number(reader_.required(*sigma, kWhere, "largest"), "largest");
    if (!(workload_.smallestSigma <= workload_.largestSigma))
      reader_.fail(smallest, "smallest is above largest; exchange them");
  }

  /// In the order of the file: TOML's tables have none of their own.
  static std::vector<std::string> inOrder(const toml::table& table) {
    std::vector<std::pair<toml::source_index, std::string>> lines;
    for (const auto& [key, node] : table) lines.emplace_back(key.source().begin.line, key.str());
    std::sort(lines.begin(), lines.end());
    std::vector<std::string> names;
    for (auto& [line, name] : lines) names.push_back(std::move(name));
    return names;
  }

  void parseSizes(const toml::table& size) {
    for (const std::string& name : inOrder(size)) {
      const toml::table& table = reader_.table(*size.get(name), name);
      reader_.allowOnly(table, "a size", {"unit"});
      const toml::node* unit = table.get("unit");
      workload_.sizes.push_back({name, unit == nullptr ? "elements" : reader_.string(*unit, "unit")});
    }
    if (workload_.sizes.empty() || workload_.sizes.size() > Size::kMostParameters) {
      reader_.fail(size, fmt::format("there are {} size parameters; write a line for each of 1 to {}",
                                     workload_.sizes.size(), Size::kMostParameters));
    }
    symbols_ = sizeSymbols(workload_, trialSize(workload_));
  }

  /// Of images, where the file says nothing, what shows how caches and launches matter.
  void parseUsual(const toml::table& root) {
    const toml::table* usual = reader_.optionalTable(root, "usual");
    if (usual == nullptr) {
      if (workload_.sizes.front().unit != kPixels) reader_.failAtLine(1, "add the sizes to measure at as [usual]");
      workload_.usualOnCpus = {squareOf(1), squareOf(4), squareOf(16)};
      // Launches take most of 1 MP on a GPU, and the caches of the largest hold 16 MP.
      workload_.usualElsewhere = {squareOf(1), squareOf(4), squareOf(16), squareOf(64)};
      return;
    }
    reader_.allowOnly(*usual, "[usual]", {"cpu", "other"});
    workload_.usualOnCpus = sizesOf(reader_.required(*usual, "[usual]", "cpu"), "cpu");
    workload_.usualElsewhere = sizesOf(reader_.required(*usual, "[usual]", "other"), "other");
  }

  [[nodiscard]] std::vector<Size> sizesOf(const toml::node& node, std::string_view key) const {
    std::vector<Size> given;
    for (const toml::node& size : reader_.array(node, key)) {
      try {
        given.push_back(parseSize(reader_.string(size, key)));
      } catch (const UsageError&) {
        reader_.fail(size, fmt::format("\"{}\" is not a size; write whole numbers with an x between each two",
                                       reader_.string(size, key)));
      }
    }
    // One value is that of every parameter.
    for (Size& size : given) {
      if (size.count() == 1) size = Size(std::vector<std::int64_t>(workload_.sizes.size(), size[0]));
      if (size.count() != workload_.sizes.size())
        reader_.fail(node, fmt::format("{} does not fit; write one number, or {} with an x between each two",
                                       toText(size), workload_.sizes.size()));
    }
    if (given.empty()) reader_.fail(node, "there is no size; write at least one");
    return given;
  }

  void parseLet(const toml::table& root) {
    const toml::table* let = reader_.optionalTable(root, "let");
    if (let == nullptr) return;
    for (const std::string& name : inOrder(*let)) {
      const toml::node& node = *let->get(name);
      if (symbols_.contains(name)) reader_.fail(node, fmt::format("the name {} is taken; choose another", name));
      workload_.let.emplace_back(name, expression(node, name, 0));
      symbols_ = sizeSymbols(workload_, trialSize(workload_));
    }
  }

  /// Of images megapixels; of a single parameter that one; else the items.
  void parseAxis(const toml::table& root) {
    const bool isOfPixels =
        std::ranges::all_of(workload_.sizes, [](const SizeParameter& parameter) { return parameter.unit == kPixels; });
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

  void parseWork(const toml::table& root) {
    workload_.item = workload_.sizes.front().unit == kPixels ? "pixel" : "element";
    const toml::table* work = reader_.optionalTable(root, "work");
    if (work == nullptr) return;
    reader_.allowOnly(*work, "[work]", {"item", "items", "rate"});
    if (const toml::node* item = work->get("item")) workload_.item = reader_.string(*item, "item");
    if (const toml::node* items = work->get("items")) workload_.items = expression(*items, "items", 1);
    if (const toml::node* rate = work->get("rate")) workload_.rate = valueOf(*rate, "rate", kRates);
  }

  void parseBuffers(const toml::table& buffers) {
    for (const std::string& name : inOrder(buffers)) {
      const toml::node& node = *buffers.get(name);
      const toml::table& buffer = reader_.table(node, name);
      reader_.allowOnly(buffer, "a buffer", {"shape", "use", "signed"});
      Shape extents;
      const toml::node& shape = reader_.required(buffer, fmt::format("[buffer] {}", name), "shape");
      for (const toml::node& extent : reader_.array(shape, "shape")) extents.push_back(expression(extent, "shape", 1));
      const toml::node* use = buffer.get("use");
      if (use == nullptr || reader_.string(*use, "use") == "in") {
        const toml::node* isSigned = buffer.get("signed");
        workload_.inputs.push_back({name, extents, isSigned != nullptr && reader_.boolean(*isSigned, "signed")});
        continue;
      }
      if (reader_.string(*use, "use") != "out" || name != kResult || extents.empty())
        reader_.fail(*use, "a buffer is an input, or \"result\" with use = \"out\"; change it");
      workload_.result = std::move(extents);
    }
    if (workload_.result.empty()) reader_.fail(buffers, "there is no result; add one with use = \"out\"");
    workload_.rows = rowsOf(workload_.result);
    workload_.swapsSides = workload_.inputs.size() == 1 && workload_.result.size() == 2 &&
                           workload_.result.front() != workload_.result.back() &&
                           workload_.inputs.front().shape == Shape(workload_.result.rbegin(), workload_.result.rend());
  }

  /// The size parameter that is the outermost extent of at least two, and only ever the outermost one.
  [[nodiscard]] std::optional<std::size_t> rowsOf(const Shape& result) const {
    if (result.size() < 2) return std::nullopt;
    const auto found = std::ranges::find(workload_.sizes, result.back(), &SizeParameter::name);
    if (found == workload_.sizes.end()) return std::nullopt;
    return static_cast<std::size_t>(found - workload_.sizes.begin());
  }

  /// An expression that has a value of at least `least` at an ordinary size.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, double least) const {
    const std::string text = reader_.string(node, key);
    double value = 0;
    try {
      value = evaluate(text, symbols_);
    } catch (const Error& error) {
      std::string sentence = error.what();
      if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
      reader_.fail(node, sentence);
    }
    if (!(value >= least))
      reader_.fail(node, fmt::format("{} \"{}\" can be {}; it must be at least {}", key, text, value, least));
    return text;
  }

  /// Those of the functions that the file names, in its order.
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

  TomlReader reader_;
  const WorkloadFunctions& functions_;
  Workload workload_;
  Symbols symbols_;
};

}  // namespace

Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions) {
  return WorkloadParser(std::move(id), toml, std::move(origin), functions).parse();
}

}  // namespace headroom
