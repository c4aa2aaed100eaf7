#include "workloads/workload_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "headroom/system/error.hpp"
#include "system/toml_reader.hpp"

namespace headroom {
namespace {

constexpr std::string_view kResult = "result";

/// A way to write a size: sides of Size in the order of the parameters.
struct Sides {
  std::size_t parameters;
  std::array<int Size::*, 3> members;
};
/// WIDTHxHEIGHT of pictures, MxNxK of products of matrices.
constexpr std::array kSides{Sides{2, {&Size::width, &Size::height, nullptr}},
                            Sides{3, {&Size::height, &Size::width, &Size::depth}}};

/// A word of the file and what it stands for.
template <typename Value>
struct Word {
  std::string_view word;
  Value value;
};
constexpr std::array kCeilings{Word<Bound>{"memory", Bound::Memory}, Word<Bound>{"compute", Bound::Compute}};
/// Whether all variants compute the same thing.
constexpr std::array kTruths{Word<bool>{"common", true}, Word<bool>{"own", false}};

std::int64_t elementsIn(Size size, const std::vector<int Size::*>& extents) {
  std::int64_t elements = 1;
  for (int Size::*const extent : extents) elements *= size.*extent;
  return elements;
}

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
                       "peers", "transfers", "parameter", "size", "buffer"});
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
  void parseSizes(const toml::table& size) {
    std::vector<std::pair<toml::source_index, std::string>> names;
    for (const auto& [key, node] : size) {
      reader_.allowOnly(reader_.table(node, key.str()), "a size", {"unit"});
      names.emplace_back(key.source().begin.line, key.str());
    }
    std::sort(names.begin(), names.end());
    const auto sides = std::ranges::find(kSides, names.size(), &Sides::parameters);
    if (sides == kSides.end()) reader_.fail(size, "there are two or three size parameters; write a line for each");
    workload_.isOfMatrices = sides->parameters == 3;
    for (std::size_t i = 0; i < names.size(); ++i) {
      int Size::*const member = sides->members[i];
      sides_.emplace_back(names[i].second, member);
      // A picture's sides are known to every expression.
      if (sides->parameters > 2)
        workload_.integers.push_back({names[i].second, [member](Size at, double /*sigma*/) { return at.*member; }});
    }
  }

  void parseBuffers(const toml::table& buffers) {
    std::vector<std::pair<toml::source_index, std::string_view>> names;
    for (const auto& [key, node] : buffers) names.emplace_back(key.source().begin.line, key.str());
    std::sort(names.begin(), names.end());
    workload_.inputs.clear();
    bool hasResult = false;
    for (const auto& [line, name] : names) {
      const toml::node& node = *buffers.get(name);
      const toml::table& buffer = reader_.table(node, name);
      reader_.allowOnly(buffer, "a buffer", {"shape", "use", "signed"});
      std::vector<int Size::*> extents;
      const toml::node& shape = reader_.required(buffer, fmt::format("[buffer] {}", name), "shape");
      for (const toml::node& extent : reader_.array(shape, "shape")) extents.push_back(sideOf(extent));
      const toml::node* use = buffer.get("use");
      if (use == nullptr || reader_.string(*use, "use") == "in") {
        const toml::node* isSigned = buffer.get("signed");
        workload_.inputs.push_back({std::string(name), [extents](Size size) { return elementsIn(size, extents); },
                                    isSigned != nullptr && reader_.boolean(*isSigned, "signed")});
        continue;
      }
      if (reader_.string(*use, "use") != "out" || name != kResult || extents.size() != 2)
        reader_.fail(*use, "a buffer is an input, or \"result\" with two extents and use = \"out\"; change it");
      hasResult = true;
      workload_.swapsSides = extents.front() == &Size::height && sides_.size() == 2;
    }
    if (!hasResult) reader_.fail(buffers, "there is no result; add one with use = \"out\"");
  }

  [[nodiscard]] int Size::*sideOf(const toml::node& node) const {
    const std::string name = reader_.string(node, "shape");
    for (const auto& [known, member] : sides_) {
      if (known == name) return member;
    }
    reader_.fail(node, fmt::format("\"{}\" is no size parameter; name one of [size]", name));
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
  std::vector<std::pair<std::string, int Size::*>> sides_;
};

}  // namespace

Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions) {
  return WorkloadParser(std::move(id), toml, std::move(origin), functions).parse();
}

}  // namespace headroom
