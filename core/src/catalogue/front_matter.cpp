// From a .cl file's front matter to a Variant, every name and expression checked against the workload.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <span>
#include <stdexcept>
#include <string>

#include "catalogue/front_matter_reader.hpp"
#include "catalogue/guide_notes.hpp"
#include "catalogue/story_kinds.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// What a kernel may need of a device, by the word for it.
struct Need {
  std::string_view word;
  bool Variant::*member;
};

constexpr std::array kNeeds{Need{"matrix unit", &Variant::needsMatrixUnit}, Need{"half precision", &Variant::needsHalf},
                            Need{"double precision", &Variant::needsDouble}};

constexpr std::array<std::string_view, 1> kPointSymbols{"sigma"};
constexpr std::array<std::string_view, 2> kDeviceSymbols{"computeUnits", "largestGroup"};
constexpr std::array<std::string_view, 2> kDeviceMacros{"LARGEST_GROUP", "MATRIX_UNIT"};

bool isAmong(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool isIdentifier(std::string_view text) {
  const auto isWordCharacter = [](unsigned char c) { return c < 128 && (std::isalnum(c) != 0 || c == '_'); };
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
         std::all_of(text.begin(), text.end(), isWordCharacter);
}

bool isScratch(std::string_view binding) {
  constexpr std::string_view kPrefix = "scratch";
  return binding.size() == kPrefix.size() + 1 && binding.substr(0, kPrefix.size()) == kPrefix &&
         std::isdigit(static_cast<unsigned char>(binding.back())) != 0;
}

/// Does the code define a kernel of that name? A guard against typing errors; the compiler has the last word.
bool definesKernel(std::string_view code, const std::string& name) {
  for (std::size_t at = code.find(name); at != std::string_view::npos; at = code.find(name, at + 1)) {
    const std::size_t after = code.find_first_not_of(" \t\r\n", at + name.size());
    const bool wordStarts = at > 0 && std::isspace(static_cast<unsigned char>(code[at - 1])) != 0;
    if (wordStarts && after != std::string_view::npos && code[after] == '(') return true;
  }
  return false;
}

/// A macro may make any name, by pasting or by standing for it: then only the compiler knows.
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

class VariantParser {
 public:
  VariantParser(const std::string& name, const std::string& text, const std::string& origin) : reader_(text, origin) {
    variant_.name = name;
    variant_.origin = origin;
    variant_.source = text;
  }

  Variant parse() {
    const toml::table& root = reader_.root();
    reader_.allowOnly(root, "the front matter",
                      {"workload", "title",   "rank",     "story",    "summary", "reference", "error",
                       "options",  "ceiling", "element",  "channels", "valid",   "cost",      "constants",
                       "tune",     "define",  "literals", "scratch",  "pass",    "guide",     "require"});
    parseIdentity(root);
    parseReference(root);
    parseOptions(root);
    parseCeiling(root);
    parsePixel(root);
    parseStory(root);
    if (const toml::table* guide = reader_.optionalTable(root, "guide"))
      variant_.guide = parseGuideNotes(reader_, *guide);
    if (const toml::table* valid = reader_.optionalTable(root, "valid")) parseValid(*valid);
    if (const toml::table* constants = reader_.optionalTable(root, "constants")) parseConstants(*constants);
    if (const toml::table* tune = reader_.optionalTable(root, "tune")) parseTunables(*tune);
    if (const toml::table* define = reader_.optionalTable(root, "define")) parseDefines(*define);
    makeSymbols();
    parseRequire(root);
    if (const toml::table* literals = reader_.optionalTable(root, "literals")) parseLiterals(*literals);
    parseError(root);
    if (const toml::table* cost = reader_.optionalTable(root, "cost")) parseCost(*cost);
    if (const toml::table* scratch = reader_.optionalTable(root, "scratch")) parseScratch(*scratch);
    parsePasses(root);
    return std::move(variant_);
  }

 private:
  void parseIdentity(const toml::table& root) {
    if (!std::all_of(variant_.name.begin(), variant_.name.end(),
                     [](char c) { return c == '-' || c == '_' || isIdentifier(std::string("a") + c); }))
      reader_.failAtLine(1, "the file's name becomes the variant's id; use letters, digits, - and _ only");
    const toml::node& workload = reader_.required(root, "the front matter", "workload");
    variant_.workload = reader_.string(workload, "workload");
    try {
      workload_ = &findWorkload(variant_.workload);
    } catch (const UsageError& error) {
      failWith(workload, error);
    }
    variant_.id = variant_.workload + "." + variant_.name;
    variant_.title = reader_.string(reader_.required(root, "the front matter", "title"), "title");
    variant_.rank = reader_.integer(reader_.required(root, "the front matter", "rank"), "rank");
    variant_.summary = reader_.string(reader_.required(root, "the front matter", "summary"), "summary");
    for (const HostPeer& peer : workload_->peers)
      if (peer.name == variant_.name)
        reader_.failAtLine(1, fmt::format("the name \"{}\" is taken by {}; rename the file", peer.name, peer.title));
    if (const OnDevice* other = findOnDevice(*workload_, variant_.id))
      reader_.failAtLine(1, fmt::format("the name \"{}\" is taken by the {} \"{}\"; rename the file", variant_.name,
                                        other->variant.isProbe() ? "probe" : "library", other->variant.title));
  }

  void parseReference(const toml::table& root) {
    const toml::node* reference = root.get("reference");
    if (reference == nullptr) {
      variant_.reference = workload_->references.front().name;
      return;
    }
    variant_.reference = reader_.string(*reference, "reference");
    try {
      findReference(*workload_, variant_.reference);
    } catch (const Error& error) {
      failWith(*reference, error);
    }
  }

  void parseOptions(const toml::table& root) {
    const toml::node* options = root.get("options");
    if (options == nullptr) return;
    for (const toml::node& option : reader_.array(*options, "options")) {
      const std::string text = reader_.string(option, "options");
      if (text.empty() || text[0] != '-')
        reader_.fail(option, "a build option starts with -; write e.g. \"-cl-mad-enable\"");
      variant_.options.push_back(text);
    }
  }

  void parseCeiling(const toml::table& root) {
    const toml::node* ceiling = root.get("ceiling");
    if (ceiling == nullptr) return;
    variant_.isCeiling = reader_.boolean(*ceiling, "ceiling");
    if (variant_.isCeiling && workload_->ceiling == Bound::Unknown)
      reader_.fail(*ceiling, "the rates of this workload are no ceilings; remove the key");
  }

  void parseStory(const toml::table& root) {
    const toml::node* story = root.get("story");
    if (story == nullptr) return;
    for (const toml::node& kind : reader_.array(*story, "story")) {
      const std::string word = reader_.string(kind, "story");
      const auto known = std::ranges::find(kStoryKinds, word, &StoryKind::word);
      if (known == kStoryKinds.end())
        reader_.fail(kind, fmt::format("\"{}\" is not a kind of device; write \"cpu\", \"gpu\" or both", word));
      variant_.story.insert(known->type);
    }
  }

  void parsePixel(const toml::table& root) {
    if (const toml::node* element = root.get("element")) {
      try {
        variant_.pixel.element = elementFromText(reader_.string(*element, "element"));
      } catch (const std::invalid_argument& error) {
        reader_.fail(*element, error.what());
      }
      const bool isTaken = variant_.pixel.element == Element::Float ||
                           std::find(workload_->elements.begin(), workload_->elements.end(), variant_.pixel.element) !=
                               workload_->elements.end();
      if (!isTaken) {
        std::string others;
        for (const Element other : workload_->elements) others += fmt::format(" or \"{}\"", toText(other));
        reader_.fail(*element, fmt::format("{} works on \"float\"{}", workload_->id, others));
      }
    }
    const toml::node* channels = root.get("channels");
    if (channels == nullptr) return;
    variant_.pixel.channels = reader_.integer(*channels, "channels");
    if (variant_.pixel.channels != 1 && variant_.pixel.channels != 4) reader_.fail(*channels, "channels can be 1 or 4");
  }

  void parseScratch(const toml::table& scratch) {
    for (const auto& [key, node] : scratch) {
      const std::string name(key.str());
      if (!isIdentifier(name) || isPlane(name) || isWorkloadBinding(name))
        reader_.fail(node,
                     fmt::format("\"{}\" can't name a buffer; choose an identifier that is no argument yet", name));
      variant_.scratch[name] = expression(node, name, 1);
    }
  }

  [[nodiscard]] bool isPlane(std::string_view name) const {
    return findInput(*workload_, name) != nullptr || name == "result" || isScratch(name);
  }

  [[nodiscard]] bool isWorkloadBinding(std::string_view name) const {
    return findArray(*workload_, name) != nullptr ||
           std::ranges::any_of(integerNames(), [name](const std::string& known) { return known == name; });
  }

  void parseValid(const toml::table& valid) {
    reader_.allowOnly(valid, "[valid]", {"sigma", "needs"});
    if (const toml::node* needs = valid.get("needs")) parseNeeds(*needs);
    const toml::node* node = valid.get("sigma");
    if (node == nullptr) return;
    if (!workload_->usesSigma) reader_.fail(*node, "this workload has no sigma; remove [valid]");
    const toml::array& range = reader_.array(*node, "sigma");
    if (range.size() != 2) reader_.fail(*node, "sigma is not a range; write [smallest, largest]");
    variant_.smallestSigma = reader_.number(range[0], "sigma");
    variant_.largestSigma = reader_.number(range[1], "sigma");
    if (!(variant_.smallestSigma <= variant_.largestSigma) || variant_.largestSigma < workload_->smallestSigma ||
        variant_.smallestSigma > workload_->largestSigma)
      reader_.fail(*node, fmt::format("sigma is an empty range; write [smallest, largest] within {} to {}",
                                      workload_->smallestSigma, workload_->largestSigma));
  }

  /// One word, or a list of them.
  void parseNeeds(const toml::node& needs) {
    if (const toml::array* words = needs.as_array()) {
      for (const toml::node& word : *words) parseNeed(word);
    } else {
      parseNeed(needs);
    }
  }

  void parseNeed(const toml::node& node) {
    const std::string word = reader_.string(node, "needs");
    const auto need = std::ranges::find(kNeeds, word, &Need::word);
    if (need == kNeeds.end())
      reader_.fail(node, fmt::format("\"{}\" is nothing that devices are checked for; write \"{}\", \"{}\" or \"{}\"",
                                     word, kNeeds[0].word, kNeeds[1].word, kNeeds[2].word));
    variant_.*need->member = true;
  }

  void requireFreshName(const toml::node& at, const std::string& name) const {
    if (!isIdentifier(name)) reader_.fail(at, fmt::format("\"{}\" can't be a macro; write a C identifier", name));
    const bool taken = isAmong(kPointSymbols, name) || isAmong(kDeviceSymbols, name) || isAmong(kDeviceMacros, name) ||
                       isWorkloadBinding(name) || variant_.constants.count(name) != 0 ||
                       variant_.defines.count(name) != 0;
    if (taken) reader_.fail(at, fmt::format("the name {} is taken; choose another", name));
  }

  void parseConstants(const toml::table& constants) {
    for (const auto& [key, node] : constants) {
      const std::string name(key.str());
      requireFreshName(node, name);
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

  /// What the program of one sigma and size is compiled with; the device is not known to it.
  void parseDefines(const toml::table& define) {
    makeSymbols();
    for (Symbols& trial : trials_) {
      for (const std::string_view name : kDeviceSymbols) trial.erase(std::string(name));
    }
    std::map<std::string, const toml::node*> pending;
    for (const auto& [key, node] : define) {
      requireFreshName(node, std::string(key.str()));
      pending[std::string(key.str())] = &node;
    }
    // They may use each other: first come those that use none of the rest.
    std::map<std::string, std::string> defines;
    while (!pending.empty()) {
      const auto known = std::find_if(pending.begin(), pending.end(), [this](const auto& candidate) {
        return isKnown(reader_.string(*candidate.second, candidate.first), trials_.front());
      });
      const auto [name, node] = known == pending.end() ? *pending.begin() : *known;
      defines[name] = expression(*node, name, 0);
      for (Symbols& trial : trials_) trial[name] = std::ceil(evaluate(defines[name], trial));
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
        reader_.fail(node, fmt::format("\"{}\" is no array of this workload; known are {}", binding,
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

  /// What kernels may take as an int: size parameters, what is made of them, what the workload's functions tell.
  [[nodiscard]] std::vector<std::string> integerNames() const {
    std::vector<std::string> names;
    for (const SizeParameter& parameter : workload_->sizes) names.push_back(parameter.name);
    for (const auto& [name, expression] : workload_->let) names.push_back(name);
    for (const IntegerBinding& integer : workload_->integers) names.push_back(integer.name);
    return names;
  }

  void requireConstantsOf(const toml::node& node, const ArrayBinding& array) const {
    for (const std::string& constant : array.needs) {
      if (trials_.front().count(constant) == 0)
        reader_.fail(node, fmt::format("{} needs a constant {}; add it to [constants], [tune] or [define]", array.name,
                                       constant));
    }
  }

  /// Symbols at an ordinary point and at the smallest one, to try expressions on.
  void makeSymbols() {
    const double smallest = std::max(variant_.smallestSigma, workload_->smallestSigma);
    const double largest = std::min(variant_.largestSigma, workload_->largestSigma);
    const std::vector<std::int64_t> ones(workload_->sizes.size(), 1);
    trials_ = {symbolsFor(*workload_, variant_, Size(ones), smallest),
               symbolsFor(*workload_, variant_, trialSize(*workload_), std::clamp(5.0, smallest, largest))};
  }

  /// An expression whose value, also for every tunable's other values, is at least `least`.
  std::string expression(const toml::node& node, std::string_view key, double least) const {
    const std::string text = reader_.string(node, key);
    for (const Symbols& trial : trials_) {
      requireValue(node, text, key, trial, least);
      for (const Tunable& tunable : variant_.tunables) {
        if (text.find(tunable.name) == std::string::npos) continue;  // whose values change nothing here
        for (const int value : tunable.values) {
          Symbols tuned = trial;
          tuned[tunable.name] = value;
          requireValue(node, text, key, tuned, least);
        }
      }
    }
    return text;
  }

  void requireValue(const toml::node& node, const std::string& text, std::string_view key, const Symbols& symbols,
                    double least) const {
    double value = 0;
    try {
      value = evaluate(text, symbols);
    } catch (const Error& error) {
      failWith(node, error);
    }
    if (value < least && isRequiredMet(symbols))
      reader_.fail(node, fmt::format("{} \"{}\" can be {}; it must be at least {}", key, text, value, least));
  }

  /// Conditions that no trial meets are as good as others: they may be for sizes of a kind.
  void parseRequire(const toml::table& root) {
    const toml::node* conditions = root.get("require");
    if (conditions == nullptr) return;
    for (const toml::node& node : reader_.array(*conditions, "require")) {
      const std::string condition = reader_.string(node, "require");
      try {
        for (const Symbols& trial : trials_) evaluate(condition, trial);
      } catch (const Error& error) {
        failWith(node, error);
      }
      variant_.require.push_back(condition);
    }
  }

  [[nodiscard]] bool isRequiredMet(const Symbols& symbols) const {
    return std::ranges::all_of(variant_.require,
                               [&symbols](const std::string& condition) { return isTrue(condition, symbols); });
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
    reader_.allowOnly(cost, "[cost]", {"memory", "flops"});
    if (const toml::node* memory = cost.get("memory")) variant_.cost.memory = expression(*memory, "memory", 0);
    if (const toml::node* flops = cost.get("flops")) variant_.cost.flops = expression(*flops, "flops", 0);
  }

  void parsePasses(const toml::table& root) {
    const toml::node& node = reader_.required(root, "the front matter", "pass");
    const toml::array* passes = node.as_array();
    if (passes == nullptr || !passes->is_array_of_tables())
      reader_.fail(node, "pass is not a list of tables; write each as [[pass]]");
    for (const toml::node& pass : *passes) parsePass(*pass.as_table());
    if (variant_.passes.empty()) reader_.fail(node, "there is no pass; write at least one [[pass]]");
  }

  void parsePass(const toml::table& table) {
    reader_.allowOnly(table, "[[pass]]", {"kernel", "args", "global", "local", "offset"});
    Pass pass;
    const toml::node& kernel = reader_.required(table, "[[pass]]", "kernel");
    pass.kernel = reader_.string(kernel, "kernel");
    const std::string_view code = reader_.code();
    const bool mayExist = definesKernel(code, pass.kernel) || mayBeMadeByMacro(code, pass.kernel);
    if (!isIdentifier(pass.kernel) || !mayExist)
      reader_.fail(kernel,
                   fmt::format("the file has no kernel function \"{}\"; name one that it defines", pass.kernel));
    for (const toml::node& argument : reader_.array(reader_.required(table, "[[pass]]", "args"), "args"))
      pass.arguments.push_back(parseArgument(argument));
    pass.global = parseRange(reader_.required(table, "[[pass]]", "global"), "global");
    if (const toml::node* local = table.get("local")) pass.local = parseRangeLike(pass, *local, "local", 1);
    if (const toml::node* offset = table.get("offset")) pass.offset = parseRangeLike(pass, *offset, "offset", 0);
    variant_.passes.push_back(pass);
  }

  Argument parseArgument(const toml::node& node) const {
    if (const toml::table* table = node.as_table()) {
      reader_.allowOnly(*table, "an argument", {"local", "image"});
      if (const toml::node* image = table->get("image")) return parseImage(*image);
      return {"", expression(reader_.required(*table, "an argument", "local"), "local", 1), false};
    }
    const std::string binding = reader_.string(node, "an argument");
    if (const ArrayBinding* array = findArray(*workload_, binding)) {
      requireConstantsOf(node, *array);
    } else if (!isPlane(binding) && !isWorkloadBinding(binding) && variant_.scratch.count(binding) == 0) {
      reader_.fail(node, fmt::format("unknown argument \"{}\"; known are {}, or {{ local = \"bytes\" }}, or {{ image = "
                                     "\"source\" }}",
                                     binding, fmt::join(knownBindings(), ", ")));
    }
    return {binding, "", false};
  }

  Argument parseImage(const toml::node& node) const {
    const std::string plane = reader_.string(node, "image");
    if (plane != "source" && !isScratch(plane))
      reader_.fail(node, fmt::format("\"{}\" can't be an image; known are source and scratch0 to scratch9", plane));
    if (variant_.pixel.element != Element::Float)
      reader_.fail(node, "images are of floats; take the plane as a buffer, or remove the key \"element\"");
    return {plane, "", true};
  }

  [[nodiscard]] std::vector<std::string> knownBindings() const {
    std::vector<std::string> names;
    for (const Input& input : workload_->inputs) names.push_back(input.name);
    names.insert(names.end(), {"result", "scratch0 to scratch9"});
    for (const std::string& array : arrayNames()) names.push_back(array);
    for (const std::string& integer : integerNames()) names.push_back(integer);
    for (const auto& [name, floats] : variant_.scratch) names.push_back(name);
    return names;
  }

  std::vector<std::string> parseRangeLike(const Pass& pass, const toml::node& node, std::string_view key,
                                          double least) const {
    std::vector<std::string> range = parseRange(node, key, least);
    if (range.size() != pass.global.size())
      reader_.fail(node, fmt::format("{} and global differ in their number of dimensions; give both as many", key));
    return range;
  }

  std::vector<std::string> parseRange(const toml::node& node, std::string_view key, double least = 1) const {
    std::vector<std::string> range;
    for (const toml::node& dimension : reader_.array(node, key)) range.push_back(expression(dimension, key, least));
    if (range.empty() || range.size() > 3)
      reader_.fail(node, fmt::format("{} has {} dimensions; give one to three", key, range.size()));
    return range;
  }

  /// The same failure, told with file and line.
  [[noreturn]] void failWith(const toml::node& node, const Error& error) const {
    std::string sentence = error.what();
    if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
    reader_.fail(node, sentence);
  }

  FrontMatterReader reader_;
  Variant variant_;
  const Workload* workload_ = nullptr;
  std::vector<Symbols> trials_;
};

}  // namespace

Variant parseVariant(const std::string& name, const std::string& text, const std::string& origin) {
  return VariantParser(name, text, origin).parse();
}

}  // namespace headroom
