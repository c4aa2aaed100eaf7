// Converts a .cl file's front matter to a Variant; checks every name and expression against the workload.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>

#include "catalogue/front_matter_reader.hpp"
#include "catalogue/guide_notes.hpp"
#include "catalogue/head_section.hpp"
#include "catalogue/pass_section.hpp"
#include "catalogue/untried.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/catalogue/description_check.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "text/identifier.hpp"
#include "workloads/buffer_section.hpp"
#include "workloads/workload_file.hpp"

namespace headroom {
namespace {

constexpr std::array<std::string_view, 2> kDeviceSymbols{"computeUnits", "largestGroup"};
constexpr std::array<std::string_view, 2> kDeviceMacros{"LARGEST_GROUP", "MATRIX_UNIT"};

bool isAmong(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

class VariantParser {
 public:
  /// Whether expressions are tried with all values.
  enum class Trials { All, None };

  explicit VariantParser(const KernelFile& file, Trials trials = Trials::All)
      : file_(file), isTried_(trials == Trials::All), reader_(readerOf(file)), buffers_(reader_) {
    variant_.name = file.name;
    variant_.origin = file.origin;
    variant_.source = file.text;
    variant_.description = file.description;
  }

  /// Whether a workload that the file describes is registered.
  enum class Own { IsKnownFromThenOn, IsDropped };

  Variant parse(Own fate = Own::IsKnownFromThenOn) {
    const toml::table& root = reader_.root();
    reader_.allowOnly(root, "the front matter",
                      {"workload", "title", "rank", "story", "summary", "reference", "error", "options", "ceiling",
                       "element", "channels", "valid", "cost", "constants", "tune", "define", "let", "literals",
                       "struct", "scratch", "buffer", "scalar", "loop", "pass", "guide", "require",
                       // keys of a kernel that is its own workload
                       "size", "usual", "axis", "parameter", "tolerance", "work",
                       // read with the file, see readKernelFile
                       "source", "include"});
    HeadSection head(reader_, file_, variant_);
    head.parse(root);
    own_ = head.takeOwn();
    workload_ = own_ != nullptr ? own_.get() : &head.workload();
    if (const toml::table* guide = reader_.optionalTable(root, "guide"))
      variant_.guide = parseGuideNotes(reader_, *guide);
    if (const toml::table* constants = reader_.optionalTable(root, "constants")) parseConstants(*constants);
    if (const toml::table* tune = reader_.optionalTable(root, "tune")) parseTunables(*tune);
    if (const toml::table* let = reader_.optionalTable(root, "let")) parseLet(*let);
    if (const toml::table* define = reader_.optionalTable(root, "define")) parseDefines(*define);
    makeSymbols();
    parseRequire(root);
    noteConditions();
    if (const toml::table* literals = reader_.optionalTable(root, "literals")) parseLiterals(*literals);
    parseError(root);
    if (const toml::table* cost = reader_.optionalTable(root, "cost")) parseCost(*cost);
    buffers_.readStructs(root);
    if (const toml::table* scratch = reader_.optionalTable(root, "scratch")) parseScratch(*scratch);
    if (const toml::table* own = reader_.optionalTable(root, "buffer")) parseOwnBuffers(*own);
    scalars_ = workload_->scalars;
    if (const toml::table* scalars = reader_.optionalTable(root, "scalar")) parseScalars(*scalars);
    passes().parse(root);
    if (own_ != nullptr && fate == Own::IsKnownFromThenOn) addWorkload(std::move(*own_));
    return std::move(variant_);
  }

 private:
  static FrontMatterReader readerOf(const KernelFile& file) {
    return file.description.empty() ? FrontMatterReader(file.text, file.origin)
                                    : FrontMatterReader(file.description, file.text, file.origin);
  }

  [[nodiscard]] PassSection passes() { return {reader_, buffers_, *workload_, variant_, scalars_, trials_, isTried_}; }
  /// See PassSection::expression.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, double least) {
    return passes().expression(node, key, least);
  }

  /// NAME = "floats", or the table of a buffer.
  void parseScratch(const toml::table& scratch) {
    for (const auto& [key, node] : scratch) {
      const std::string name(key.str());
      requireFreshBuffer(node, name);
      if (node.is_table()) {
        addScratch(name, node);
      } else {
        Buffer floats;
        floats.name = name;
        floats.use = BufferUse::Scratch;
        floats.type = elementTypeFromText("float");
        floats.shape = {expression(node, name, 1)};
        variant_.scratch[name] = std::move(floats);
      }
    }
  }

  /// Buffers of a kernel beside those of its workload, if its own description lists both.
  void parseOwnBuffers(const toml::table& buffers) {
    for (const std::string& name : keysInOrder(buffers)) {
      const toml::node& node = *buffers.get(name);
      if (own_ != nullptr && findBuffer(*workload_, name) != nullptr) continue;
      requireFreshBuffer(node, name);
      addScratch(name, node);
      if (variant_.scratch.at(name).use != BufferUse::Scratch)
        reader_.fail(node, fmt::format("inputs and outputs are the workload's; write use = \"scratch\" for {}", name));
    }
  }

  void addScratch(const std::string& name, const toml::node& node) {
    Buffer buffer = buffers_.buffer(name, node, trials_.back().symbols);
    buffer.use =
        buffer.use == BufferUse::In ? BufferUse::Scratch : buffer.use;  // the only possible meaning in [scratch]
    if (!buffer.type) reader_.fail(node, fmt::format("{} lacks the key \"type\"; add it", name));
    const toml::table* table = node.as_table();
    if (table->get("init") == nullptr) buffer.fill.reset();
    variant_.scratch[name] = std::move(buffer);
  }

  void requireFreshBuffer(const toml::node& node, const std::string& name) const {
    const bool isTaken = isPlane(name) || isWorkloadBinding(name) || variant_.scratch.contains(name);
    if (!isIdentifier(name) || isTaken)
      reader_.fail(node,
                   fmt::format("\"{}\" cannot name a buffer; choose an identifier that is not an argument yet", name));
  }

  void parseScalars(const toml::table& scalars) {
    for (const auto& [key, node] : scalars) {
      const std::string name(key.str());
      if (own_ != nullptr && scalars_.contains(name)) continue;
      requireFreshBuffer(node, name);
      scalars_[name] = buffers_.value(reader_.table(node, name), trials_.back().symbols);
    }
  }

  [[nodiscard]] bool isPlane(std::string_view name) const {
    return findBuffer(*workload_, name) != nullptr || (isOfPlanes(*workload_) && isScratchPlane(name));
  }

  [[nodiscard]] bool isWorkloadBinding(std::string_view name) const {
    return findArray(*workload_, name) != nullptr || workload_->scalars.contains(std::string(name)) ||
           std::ranges::any_of(integerNames(), [name](const std::string& known) { return known == name; }) ||
           std::ranges::any_of(workload_->parameterLet, [name](const auto& known) { return known.first == name; });
  }

  void requireFreshName(const toml::node& at, const std::string& name) const {
    if (!isIdentifier(name)) reader_.fail(at, fmt::format("\"{}\" cannot be a macro; write a C identifier", name));
    const bool taken = findParameter(*workload_, name) != nullptr || isAmong(kDeviceSymbols, name) ||
                       isAmong(kDeviceMacros, name) || isWorkloadBinding(name) || variant_.constants.count(name) != 0 ||
                       variant_.defines.count(name) != 0;
    if (taken) reader_.fail(at, fmt::format("the name {} is taken; choose another", name));
  }

  void parseConstants(const toml::table& constants) {
    for (const auto& [key, node] : constants) {
      const std::string name(key.str());
      if (own_ == nullptr || !isIdentifier(name)) requireFreshName(node, name);  // the workload checks its own
      variant_.constants[name] = reader_.integer(node, name);
    }
  }

  void parseTunables(const toml::table& tune) {
    for (const auto& [key, node] : tune) {
      Tunable tunable;
      tunable.name = key.str();
      const std::string where = "[tune." + tunable.name + "]";
      requireFreshName(node, tunable.name);
      const toml::table& table = reader_.table(node, "tune." + tunable.name);
      reader_.allowOnly(table, where, {"default", "values"});
      const toml::node& chosen = reader_.required(table, where, "default");
      tunable.defaultValue = reader_.integer(chosen, "default");
      for (const toml::node& value : reader_.array(reader_.required(table, where, "values"), "values"))
        tunable.values.push_back(reader_.integer(value, "values"));
      if (std::find(tunable.values.begin(), tunable.values.end(), tunable.defaultValue) == tunable.values.end())
        reader_.fail(chosen, fmt::format("default {} is not among the values; add it there", tunable.defaultValue));
      variant_.tunables.push_back(tunable);
    }
  }

  /// Names beside the workload's, for expressions with constants and tunables.
  void parseLet(const toml::table& let) {
    for (const std::string& name : keysInOrder(let)) {
      const toml::node& node = *let.get(name);
      if (own_ != nullptr && isWorkloadBinding(name)) continue;  // one of the workload's names
      requireFreshName(node, name);
      makeSymbols();
      std::string text =
          node.is_number() ? buffers_.numberOrExpression(node, name, {}, -INFINITY) : expression(node, name, -INFINITY);
      variant_.let.emplace_back(name, std::move(text));
    }
  }

  /// Constants of the program for one size and its parameters, independent of the device.
  void parseDefines(const toml::table& define) {
    makeSymbols();
    for (Trial& trial : trials_) {
      for (const std::string_view name : kDeviceSymbols) trial.symbols.erase(std::string(name));
    }
    std::map<std::string, const toml::node*> pending;
    for (const auto& [key, node] : define) {
      requireFreshName(node, std::string(key.str()));
      pending[std::string(key.str())] = &node;
    }
    // They may depend on each other: those without dependencies come first.
    std::map<std::string, std::string> defines;
    while (!pending.empty()) {
      const auto known = std::find_if(pending.begin(), pending.end(), [this](const auto& candidate) {
        return isKnown(reader_.string(*candidate.second, candidate.first), trials_.front().symbols);
      });
      const auto [name, node] = known == pending.end() ? *pending.begin() : *known;
      defines[name] = expression(*node, name, 0);
      for (Trial& trial : trials_) trial.symbols[name] = std::ceil(evaluate(defines[name], trial.symbols));
      pending.erase(name);
    }
    variant_.defines = std::move(defines);
  }

  void parseLiterals(const toml::table& literals) {
    for (const auto& [key, node] : literals) {
      const std::string name(key.str());
      requireFreshName(node, name);
      const std::string binding = reader_.string(node, name);
      const ArrayBinding* array = findArray(*workload_, binding);
      if (array == nullptr)
        reader_.fail(node, fmt::format("\"{}\" is not an array of this workload; known are {}", binding,
                                       fmt::join(arrayNames(), ", ")));
      requireConstantsOf(node, *array);
      variant_.literals[name] = binding;
    }
  }

  [[nodiscard]] std::vector<std::string> arrayNames() const {
    std::vector<std::string> names;
    for (const ArrayBinding& array : workload_->arrays) names.push_back(array.name);
    return names;
  }

  /// Names that kernels may take as an int: size parameters, values derived from them, values of the workload's
  /// functions.
  [[nodiscard]] std::vector<std::string> integerNames() const {
    std::vector<std::string> names;
    for (const SizeParameter& parameter : workload_->sizes) names.push_back(parameter.name);
    for (const auto& [name, expression] : workload_->let) names.push_back(name);
    for (const IntegerBinding& integer : workload_->integers) names.push_back(integer.name);
    return names;
  }

  void requireConstantsOf(const toml::node& node, const ArrayBinding& array) const {
    for (const std::string& constant : array.needs) {
      if (!trials_.front().symbols.contains(constant))
        reader_.fail(node, fmt::format("{} needs a constant {}; add it to [constants], [tune] or [define]", array.name,
                                       constant));
    }
  }

  /// Symbols at a typical point and at the smallest one, to try expressions with.
  void makeSymbols() {
    ParameterValues smallest;
    ParameterValues ordinary;
    for (const Parameter& parameter : workload_->parameters) {
      const ParameterRange range = validRange(parameter, variant_);
      smallest[parameter.name] = range.smallest;
      ordinary[parameter.name] = std::clamp(parameter.usual, range.smallest, range.largest);
    }
    trials_ = {Trial{symbolsFor(*workload_, variant_, smallestTrialSize(*workload_), smallest)},
               Trial{symbolsFor(*workload_, variant_, trialSize(*workload_), ordinary)}};
  }

  /// Where the variant does not run, its expressions may have any value.
  void noteConditions() {
    if (!isTried_) return;
    for (Trial& trial : trials_) {
      trial.isRequiredMet =
          std::ranges::all_of(variant_.require, [&](const std::string& one) { return isTrue(one, trial.symbols); });
    }
  }

  /// Conditions that no trial meets are accepted: they may be for special sizes.
  void parseRequire(const toml::table& root) {
    const toml::node* conditions = root.get("require");
    if (conditions == nullptr) return;
    for (const toml::node& node : reader_.array(*conditions, "require")) {
      const std::string condition = reader_.string(node, "require");
      try {
        if (isTried_) {
          for (const Trial& trial : trials_) evaluate(condition, trial.symbols);
        }
      } catch (const Error& error) {
        failWith(reader_, node, error);
      }
      variant_.require.push_back(condition);
    }
  }

  void parseError(const toml::table& root) {
    const toml::node* error = root.get("error");
    if (error == nullptr) return;
    if (!workload_->hasCommonTruth)
      reader_.fail(*error,
                   "the variants of this workload have no truth in common that an error could be of; remove the key");
    variant_.error = expression(*error, "error", 0);
  }

  void parseCost(const toml::table& cost) {
    reader_.allowOnly(cost, "[cost]", {"memory", "flops", "executed", "local", "precision"});
    if (const toml::node* memory = cost.get("memory")) variant_.cost.memory = expression(*memory, "memory", 0);
    if (const toml::node* flops = cost.get("flops")) variant_.cost.flops = expression(*flops, "flops", 0);
    if (const toml::node* executed = cost.get("executed"))
      variant_.cost.executed = expression(*executed, "executed", 0);
    if (const toml::node* local = cost.get("local")) variant_.cost.local = expression(*local, "local", 0);
    const toml::node* precision = cost.get("precision");
    if (precision == nullptr) return;
    try {
      variant_.cost.precision = precisionFromText(reader_.string(*precision, "precision"));
    } catch (const std::invalid_argument& error) {
      reader_.fail(*precision, error.what());
    }
  }

  const KernelFile& file_;
  bool isTried_;
  FrontMatterReader reader_;
  BufferSection buffers_;
  Variant variant_;
  std::unique_ptr<Workload> own_;  // for a kernel that is its own workload; registered when all is read
  const Workload* workload_ = nullptr;
  std::map<std::string, TypedValue> scalars_;
  std::vector<Trial> trials_;
};

}  // namespace

Variant parseVariant(const KernelFile& file) {
  return VariantParser(file).parse();
}

Variant parseUntried(const KernelFile& file) {
  return VariantParser(file, VariantParser::Trials::None).parse();
}

void checkDescription(const KernelFile& file) {
  static_cast<void>(VariantParser(file).parse(VariantParser::Own::IsDropped));
}

Variant parseVariant(const std::string& name, const std::string& text, const std::string& origin) {
  return parseVariant(KernelFile{.name = name, .text = text, .origin = origin});
}

}  // namespace headroom
