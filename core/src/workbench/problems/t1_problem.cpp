// Reads T1 files.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <stdexcept>
#include <unordered_set>

#include "headroom/authoring/new_description.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/regular_file.hpp"
#include "text/json.hpp"
#include "workbench/authoring/draft_toml.hpp"
#include "workbench/problems/t1_arguments.hpp"
#include "workbench/problems/t1_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kAxes = {"X", "Y", "Z"};
/// Of all tuning parameters together.
constexpr std::size_t kMostValuesOfProblem = 100'000;
/// Limit of the search for a default that meets the conditions, in characters of evaluated ones: about a second.
constexpr std::size_t kMostEvaluated = 10'000'000;
/// What an evaluation takes for each tuning parameter, in the same unit.
constexpr std::size_t kCharactersOfParameter = 20;

nlohmann::json documentIn(const fs::path& file) {
  const std::string text = readFile(file, kLargestProblem);
  try {
    return parsedJson(text);
  } catch (const std::exception& failure) {
    throw Error(Stage::KernelFile, fmt::format("{} cannot be read: {}.", file.string(), damageText(failure)));
  }
}

class ProblemReader {
 public:
  ProblemReader(const nlohmann::json& document, const fs::path& file)
      : root_(document, file.string() + ": "), file_(file) {}

  TuningProblem read() {
    const T1Value space = member(root_, "ConfigurationSpace");
    const T1Value specification = member(root_, "KernelSpecification");
    requireOpenCl(specification);
    readKernel(specification);
    for (const T1Value& parameter : space.list("TuningParameters")) readTunable(parameter);
    for (const T1Value& condition : space.list("Conditions")) readCondition(condition);
    addArguments(specification, problem_);
    readLaunch(specification);
    readSize();
    chooseStandard();
    return std::move(problem_);
  }

 private:
  KernelDraft& draft() { return problem_.draft; }
  void note(std::string sentence, std::string field = {}) {
    problem_.notes.push_back({std::move(field), std::move(sentence)});
  }

  static T1Value member(const T1Value& object, const char* key) {
    const T1Value found = object.member(key);
    if (!found.json().is_object())
      throw Error(
          Stage::KernelFile,
          fmt::format("{} is missing. A T1 file has ConfigurationSpace and KernelSpecification.", found.place()));
    return found;
  }

  static void requireOpenCl(const T1Value& specification) {
    const T1Value language = specification.member("Language");
    std::string word = language.text();
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (word == "opencl") return;
    language.fail(fmt::format(
        "is \"{}\", and Headroom runs OpenCL C. Translate the kernel, then say OpenCL and its file", language.text()));
  }

  void readKernel(const T1Value& specification) {
    draft().kernel = specification.member("KernelName").text();
    draft().title = draft().kernel;
    if (draft().kernel.empty()) specification.member("KernelName").fail("is missing");
    const std::string kernel = specification.member("KernelFile").text();
    if (kernel.empty()) specification.member("KernelFile").fail("is missing");
    problem_.kernel = (file_.parent_path() / kernel).lexically_normal();
    const T1Value options = specification.member("CompilerOptions");
    std::string all = options.json().is_string() ? options.text() : std::string();
    if (options.json().is_array()) {
      for (const T1Value& word : specification.list("CompilerOptions")) all += ' ' + word.text();
    }
    const BuildWords words = buildWordsOf(all, file_.parent_path());
    problem_.options = words.options;
    for (const std::string& folder : words.includes) problem_.options.push_back("-I" + folder);
    const T1Value shared = specification.member("SharedMemory");
    if (shared.json().is_number() && shared.json().get<double>() > 0)
      note("SharedMemory is left out: an OpenCL kernel gets local memory as an argument, or declares it.");
  }

  void readTunable(const T1Value& parameter) {
    DraftTunable tunable;
    tunable.name = parameter.member("Name").text();
    if (!isName(tunable.name))
      parameter.member("Name").fail(fmt::format("is \"{}\", which is not a valid macro name", tunable.name));
    const T1Value values = parameter.member("Values");
    std::unordered_set<int> known;
    for (const int value : valuesOf(values)) {
      if (known.insert(value).second) tunable.values.push_back(value);
    }
    values_ += tunable.values.size();
    if (values_ > kMostValuesOfProblem)
      values.fail(
          fmt::format("is too long: the file has more than {} values of tuning parameters", kMostValuesOfProblem));
    if (tunable.values.empty()) values.fail("has no values");
    tunable.standard = tunable.values.front();
    const T1Value standard = parameter.member("Default");
    if (standard.isThere()) {
      const double wanted = standard.json().is_number() ? standard.json().get<double>() : tunable.standard;
      const auto found = std::ranges::find(tunable.values, wanted);
      if (found == tunable.values.end())
        note(fmt::format("The default of {} is {}, which is none of its values: {} is taken.", tunable.name,
                         numberText(wanted), tunable.standard),
             fmt::format("tune.{}.default", tunable.name));
      else
        tunable.standard = *found;
    }
    draft().tunables.push_back(std::move(tunable));
  }

  static std::vector<int> valuesOf(const T1Value& values) {
    std::string python = values.json().is_string() ? values.text() : std::string();
    if (values.json().is_array()) {
      for (const nlohmann::json& each : values.json()) {
        const bool isPlain = each.is_number() || each.is_boolean();
        if (!isPlain) values.fail(fmt::format("has {}, and only whole numbers are known", jsonText(each)));
        python += (python.empty() ? "" : ", ") + T1Value(each, values.place()).pythonText();
      }
      python = '[' + python + ']';
    }
    try {
      return wholeNumbersIn(python);
    } catch (const std::exception& failure) {
      values.fail(fmt::format("is \"{}\": {}", python, failure.what()));
    }
  }

  void readCondition(const T1Value& condition) {
    const T1Value said = condition.member("Expression");
    const std::string python = said.text();
    if (python.empty()) said.fail("is missing");
    const std::string own = said.expression();
    requireKnownNames(said);
    draft().conditions.push_back(own);
  }

  void requireKnownNames(const T1Value& said) {
    for (const std::string& name : said.names()) {
      if (std::ranges::find(draft().tunables, name, &DraftTunable::name) == draft().tunables.end())
        said.fail(fmt::format("is \"{}\", and {} is not a tuning parameter of the file", said.pythonText(), name));
    }
  }

  /// For one axis; empty if the file has none.
  std::string extentOf(const T1Value& sizes, const char* axis) {
    const T1Value extent = sizes.member(axis);
    std::string own = extent.expression();
    requireKnownNames(extent);
    return own;
  }

  void readLaunch(const T1Value& specification) {
    const T1Value global = specification.member("GlobalSize");
    const T1Value local = specification.member("LocalSize");
    std::array<std::string, 3> globals;
    std::array<std::string, 3> locals;
    for (std::size_t d = 0; d < kAxes.size(); ++d) {
      globals.at(d) = extentOf(global, kAxes.at(d));
      locals.at(d) = extentOf(local, kAxes.at(d));
    }
    applyModifiers(specification, globals, locals);
    if (globals[0].empty()) global.fail("has no X");
    // Counts groups instead of work-items, as CUDA does.
    const bool countsGroups = specification.member("GlobalSizeType").text() == "CUDA";
    std::size_t axes = 3;
    const auto isOne = [](const std::string& extent) { return extent.empty() || extent == "1"; };
    while (axes > 1 && isOne(globals.at(axes - 1)) && isOne(locals.at(axes - 1))) --axes;
    const bool hasLocal = std::ranges::any_of(locals, [](const std::string& extent) { return !extent.empty(); });
    for (std::size_t d = 0; d < axes; ++d) {
      const std::string items = globals.at(d).empty() ? "1" : globals.at(d);
      const std::string group = locals.at(d).empty() ? "1" : locals.at(d);
      draft().global.push_back(countsGroups && group != "1" ? fmt::format("({}) * ({})", items, group) : items);
      if (hasLocal) draft().local.push_back(group);
    }
    if (specification.member("GridDivX").isThere() && specification.member("ProblemSize").isThere())
      note(
          "Work-items come from GlobalSize. Kernel Tuner takes ProblemSize and GridDiv in its place: where the two "
          "differ, so do its results.",
          "global.0");
  }

  /// Older files of KTT apply one tuning parameter after the other to a base size.
  void applyModifiers(const T1Value& specification, std::array<std::string, 3>& globals,
                      std::array<std::string, 3>& locals) {
    for (const T1Value& modifier : specification.list("Modifiers")) {
      const std::string axis = modifier.member("Dimension").text();
      const auto found = std::ranges::find_if(kAxes, [&axis](const char* each) { return axis == each; });
      if (found == kAxes.end()) modifier.member("Dimension").fail("is to be X, Y or Z");
      auto& sizes = modifier.member("Type").text() == "Local" ? locals : globals;
      std::string& size = sizes.at(static_cast<std::size_t>(found - kAxes.begin()));
      const std::string name = modifier.member("Parameter").text();
      requireKnownNames(modifier.member("Parameter"));
      size = changedSize(size.empty() ? "1" : size, modifier.member("Action"), name);
    }
  }

  static std::string changedSize(const std::string& size, const T1Value& action, const std::string& name) {
    const std::string word = action.text();
    const std::string base = size.find(' ') == std::string::npos ? size : '(' + size + ')';
    if (word == "Multiply") return size == "1" ? name : fmt::format("{} * {}", base, name);
    if (word == "Divide") return fmt::format("{} // {}", base, name);
    if (word == "DivideCeil") return fmt::format("ceil({} / {})", base, name);
    if (word == "Add") return fmt::format("{} + {}", base, name);
    if (word == "Subtract") return fmt::format("{} - {}", base, name);
    action.fail(fmt::format("is \"{}\"; known are Multiply, Divide, DivideCeil, Add and Subtract", word));
  }

  /// A description has a size parameter; a problem is for one size, with numbers.
  void readSize() {
    const auto output = std::ranges::find_if(draft().buffers, isOutput);
    const auto isTaken = [&](const std::string& name) {
      return std::ranges::find(draft().tunables, name, &DraftTunable::name) != draft().tunables.end() ||
             std::ranges::find(draft().arguments, name, &DraftArgument::name) != draft().arguments.end();
    };
    std::string name = "ELEMENTS";
    while (isTaken(name)) name += '_';
    const double count = evaluate(output->shape.front(), {});
    if (!(count >= 1 && count <= 1e12))
      throw Error(Stage::KernelFile, fmt::format("{}{} has {} elements, which is not a size.", root_.place(),
                                                 output->name, numberText(count)));
    draft().sizes.push_back({name,
                             {static_cast<std::int64_t>(count)},
                             "elements",
                             fmt::format("of {}; all else is as the problem says, for this size alone", output->name)});
    output->shape = {name};
  }

  /// The file's own default, or the next configuration that meets the conditions, with the last tunables varying
  /// fastest.
  void chooseStandard() {
    if (draft().conditions.empty() || isAllowed(standardSymbols())) return;
    std::vector<std::vector<int>> values;
    for (const DraftTunable& tunable : draft().tunables) {
      values.push_back(tunable.values);
      std::swap(values.back().front(), *std::ranges::find(values.back(), tunable.standard));
    }
    std::vector<std::size_t> at(values.size(), 0);
    while (evaluated_ < kMostEvaluated) {
      Symbols symbols;
      for (std::size_t i = 0; i < at.size(); ++i) symbols[draft().tunables[i].name] = values[i][at[i]];
      if (isAllowed(symbols)) return takeStandard(symbols);
      std::size_t axis = at.size();
      while (axis > 0 && ++at[axis - 1] == values[axis - 1].size()) at[--axis] = 0;
      if (axis == 0) break;
    }
    note("The default configuration does not fulfil the conditions, and none was found that does.", "condition.0");
  }

  Symbols standardSymbols() {
    Symbols symbols;
    for (const DraftTunable& tunable : draft().tunables) symbols[tunable.name] = tunable.standard;
    return symbols;
  }

  bool isAllowed(const Symbols& symbols) {
    return std::ranges::all_of(draft().conditions, [&](const std::string& each) {
      evaluated_ += each.size() + kCharactersOfParameter * symbols.size();
      return isTrue(each, symbols);
    });
  }

  void takeStandard(const Symbols& symbols) {
    std::string changed;
    std::string first;
    for (DraftTunable& tunable : draft().tunables) {
      const int value = static_cast<int>(symbols.at(tunable.name));
      if (value != tunable.standard && first.empty()) first = tunable.name;
      if (value != tunable.standard) changed += fmt::format("{}{}={}", changed.empty() ? "" : " ", tunable.name, value);
      tunable.standard = value;
    }
    note(fmt::format("The default configuration does not fulfil the conditions: {} is taken.", changed),
         fmt::format("tune.{}.default", first));
  }

  T1Value root_;
  fs::path file_;
  TuningProblem problem_;
  std::size_t values_ = 0;     ///< of all tuning parameters
  std::size_t evaluated_ = 0;  ///< see kMostEvaluated
};

/// "argument 3 (n)".
std::string placeOf(std::size_t index, const KernelArgument& argument) {
  return fmt::format("argument {} ({})", index + 1, argument.name);
}

/// Within ids of fields: "buffer.OLD.fill" and the like.
void renameIn(std::string& field, const std::string& before, const std::string& name) {
  for (const char* kind : {"buffer.", "argument.", "reference.each.", "reference.files.", "tolerance."}) {
    const std::string begin = kind + before;
    const bool isOfIt = field.starts_with(begin) && (field.size() == begin.size() || field[begin.size()] == '.');
    if (isOfIt) field.replace(std::string_view(kind).size(), before.size(), name);
  }
}

void renameArgument(TuningProblem& problem, DraftArgument& argument, const std::string& name) {
  KernelDraft& draft = problem.draft;
  for (ProblemNote& note : problem.notes) renameIn(note.field, argument.name, name);
  const auto buffer = std::ranges::find(draft.buffers, argument.name, &DraftBuffer::name);
  if (buffer != draft.buffers.end() && argument.written == quotedText(argument.name)) {
    for (auto* byOutput : {&draft.reference.each, &draft.reference.files, &draft.tolerance}) {
      if (auto node = byOutput->extract(argument.name)) {
        node.key() = name;
        byOutput->insert(std::move(node));
      }
    }
    buffer->name = name;
    argument.written = quotedText(name);
  }
  for (DraftQuestion& question : draft.questions) {
    for (std::string& field : question.fields) renameIn(field, argument.name, name);
    if (question.about == argument.name) question.about = name;
  }
  argument.name = name;
}

}  // namespace

bool hasProblemName(const fs::path& file) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending == ".json";
}

bool isTuningProblem(const fs::path& file) {
  const std::string head = headOf(file, kHeadOfJson);
  return head.find("\"ConfigurationSpace\"") != std::string::npos ||
         head.find("\"KernelSpecification\"") != std::string::npos;
}

TuningProblem readTuningProblem(const fs::path& file) {
  const nlohmann::json document = documentIn(file);
  return ProblemReader(document, file).read();
}

std::vector<std::string> optionsOf(const TuningProblem& problem) {
  std::vector<std::string> options = problem.options;
  for (const DraftTunable& tunable : problem.draft.tunables)
    options.push_back(fmt::format("-D{}={}", tunable.name, tunable.standard));
  return options;
}

void fitToKernel(const KernelFacts& kernel, TuningProblem& problem) {
  KernelDraft& draft = problem.draft;
  const auto fail = [&](const std::string& what) {
    throw Error(Stage::KernelFile, fmt::format("{} of {} {}.", kernel.name, problem.kernel.string(), what));
  };
  if (kernel.argumentCount != draft.arguments.size())
    fail(fmt::format("has {} arguments, and the problem {}", kernel.argumentCount, draft.arguments.size()));
  std::set<std::string> names;
  for (std::size_t i = 0; i < kernel.arguments.size(); ++i) {
    const KernelArgument& declared = kernel.arguments[i];
    DraftArgument& argument = draft.arguments[i];
    const bool isValue = argument.written.starts_with("{ type");
    if (isValue == declared.isPointer())
      fail(fmt::format("takes {} as {}, and the problem has {} there", placeOf(i, declared), toText(declared),
                       isValue ? "a value" : "memory"));
    const bool isLocal = argument.written.starts_with("{ local");
    if (!isValue && isLocal != (declared.space == AddressSpace::Local))
      fail(fmt::format("takes {} as {}, and the problem has {} memory there", placeOf(i, declared), toText(declared),
                       isLocal ? "local" : "global"));
    const std::string before = fmt::format("{{ type = \"{}\"", declared.type);
    if (isValue && !argument.written.starts_with(before + ',')) {
      problem.notes.push_back(
          {"argument." + argument.name, fmt::format("The kernel takes {} as {}: that type is taken, not the problem's.",
                                                    placeOf(i, declared), declared.type)});
      argument.written = before + argument.written.substr(argument.written.find(','));
    }
    if (argument.name != declared.name && names.insert(declared.name).second)
      renameArgument(problem, argument, declared.name);
  }
}

}  // namespace headroom
