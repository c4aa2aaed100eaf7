// Writes T1 files.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/workloads.hpp"
#include "text/json.hpp"
#include "workbench/problems/formula.hpp"

namespace headroom {
namespace {

using nlohmann::json;

/// The schema's names of types that differ from Headroom's.
const std::map<std::string, std::string, std::less<>>& typeNames() {
  static const std::map<std::string, std::string, std::less<>> kNames{
      {"char", "int8"}, {"uchar", "uint8"}, {"short", "int16"}, {"ushort", "uint16"},
      {"int", "int32"}, {"uint", "uint32"}, {"long", "int64"},  {"ulong", "uint64"}};
  return kNames;
}

/// Expressions of a kernel at one size, in which only tunables remain as names.
class AtOneSize {
 public:
  AtOneSize(const Workload& workload, const Variant& variant, const Size& size, const ParameterValues& parameters)
      : id_(variant.id), symbols_(symbolsFor(workload, variant, size, parameters)) {
    for (const char* ofDevice : {"computeUnits", "largestGroup"}) symbols_.erase(ofDevice);
    for (const auto& [name, expression] : workload.let) named_[name] = expression;
    for (const auto& [name, expression] : workload.parameterLet) named_[name] = expression;
    for (const auto& [name, expression] : variant.let) named_[name] = expression;
    for (const auto& [name, expression] : variant.defines) named_[name] = fmt::format("ceil({})", expression);
    for (const Tunable& tunable : variant.tunables) {
      tunables_.push_back(tunable.name);
      symbols_.erase(tunable.name);
    }
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw UsageError(fmt::format("{} cannot be written as T1: {}.", id_, what));
  }

  [[nodiscard]] Formula formula(const std::string& expression) const {
    try {
      const Formula made = expanded(parsedFormula(expression, Notation::Headroom), 0);
      for (const std::string& name : namesIn(made)) {
        if (!isTunable(name)) fail(fmt::format("\"{}\" uses {}, which is the device's", expression, name));
      }
      return made;
    } catch (const std::invalid_argument& failure) {
      fail(fmt::format("in \"{}\" {}", expression, failure.what()));
    }
  }

  [[nodiscard]] std::string python(const Formula& made) const {
    try {
      return writtenFormula(made, Notation::Python);
    } catch (const std::invalid_argument& failure) {
      fail(failure.what());
    }
  }

  /// For an expression without tunables. `what`: its name in the error otherwise.
  [[nodiscard]] double number(const std::string& expression, const std::string& what) const {
    const Formula made = formula(expression);
    if (!namesIn(made).empty()) fail(fmt::format("{} depends on {}", what, namesIn(made).front()));
    return evaluate(writtenFormula(made, Notation::Headroom), {});
  }

  /// Returns the number or, if it depends on tunables, the expression.
  [[nodiscard]] json value(const std::string& expression) const {
    const Formula made = formula(expression);
    if (!namesIn(made).empty()) return python(made);
    return plain(evaluate(writtenFormula(made, Notation::Headroom), {}));
  }

  /// Integers without a decimal point.
  static json plain(double number) {
    constexpr double kWhole = 9e15;
    if (number == std::trunc(number) && std::abs(number) < kWhole) return static_cast<std::int64_t>(number);
    return number;
  }

  [[nodiscard]] bool dependsOnTunables(const std::string& expression) const {
    return !namesIn(formula(expression)).empty();
  }

 private:
  static constexpr int kDeepest = 50;

  [[nodiscard]] bool isTunable(const std::string& name) const {
    return std::ranges::find(tunables_, name) != tunables_.end();
  }

  /// Replaces names from `let` by their definitions if these depend on tunables; other names become numbers.
  [[nodiscard]] Formula expanded(Formula formula, int depth) const {
    if (depth > kDeepest) fail("its names are defined by each other");
    if (formula.kind != Formula::Kind::Name) {
      for (Formula& part : formula.parts) part = expanded(std::move(part), depth);
      return formula;
    }
    if (isTunable(formula.word)) return formula;
    if (const auto let = named_.find(formula.word); let != named_.end()) {
      Formula meant = expanded(parsedFormula(let->second, Notation::Headroom), depth + 1);
      if (!namesIn(meant).empty()) return meant;
    }
    return withValues(std::move(formula), symbols_);
  }

  std::string id_;
  Symbols symbols_;
  std::map<std::string, std::string> named_;
  std::vector<std::string> tunables_;
};

class ProblemWriter {
 public:
  ProblemWriter(const Workload& workload, const Variant& variant, const Size& size, const ParameterValues& parameters)
      : workload_(workload), variant_(variant), at_(workload, variant, size, parameters), size_(size) {}

  [[nodiscard]] json document(const std::string& kernelFile) const {
    if (variant_.kind != VariantKind::Kernel) at_.fail("it is not an OpenCL kernel");
    if (variant_.passes.size() != 1 || variant_.passes.front().kernel.empty() || !variant_.loops.empty())
      at_.fail("it is not one launch of one kernel");
    if (!variant_.literals.empty()) at_.fail("its program has arrays that are made for one size");
    const Pass& pass = variant_.passes.front();
    if (!pass.offset.empty()) at_.fail("its launch has an offset");
    return {{"General",
             {{"BenchmarkName", variant_.name},
              {"FormatVersion", "1.0.0"},
              {"Writer", fmt::format("Headroom {}", version())}}},
            {"ConfigurationSpace", {{"TuningParameters", tunables()}, {"Conditions", conditions()}}},
            {"KernelSpecification",
             {{"Language", "OpenCL"},
              {"BenchmarkName", variant_.name},
              {"KernelName", pass.kernel},
              {"KernelFile", kernelFile},
              {"CompilerOptions", options()},
              {"ProblemSize", size_.values()},
              {"GlobalSizeType", "OpenCL"},
              {"GlobalSize", global(pass)},
              {"LocalSize", local(pass)},
              {"Arguments", arguments(pass)}}}};
  }

 private:
  [[nodiscard]] json tunables() const {
    json all = json::array();
    for (const Tunable& tunable : variant_.tunables)
      all.push_back({{"Name", tunable.name},
                     {"Type", "int"},
                     {"Values", jsonText(json(tunable.values))},
                     {"Default", tunable.defaultValue}});
    return all;
  }

  [[nodiscard]] json conditions() const {
    json all = json::array();
    for (const std::string& require : variant_.require) {
      const Formula formula = at_.formula(require);
      const std::vector<std::string> names = namesIn(formula);
      if (!names.empty()) all.push_back({{"Expression", at_.python(formula)}, {"Parameters", names}});
      if (names.empty() && at_.number(require, "a condition") == 0)
        at_.fail(fmt::format("at {} \"{}\" does not hold", toText(size_), require));
    }
    return all;
  }

  /// Without the tunables, which readers define themselves.
  [[nodiscard]] std::vector<std::string> options() const {
    Variant fixed = variant_;
    fixed.tunables.clear();
    for (const auto& [name, expression] : variant_.defines)
      fixed.constants[name] = static_cast<int>(std::ceil(at_.number(expression, "the macro " + name)));
    fixed.defines.clear();
    if (variant_.source.find("LARGEST_GROUP") != std::string::npos)
      at_.fail("its program asks for the device's LARGEST_GROUP");
    std::vector<std::string> words;
    std::string word;
    for (const char c : buildOptions(fixed) + ' ') {
      if (c != ' ') word += c;
      if (c == ' ' && !word.empty()) words.push_back(std::exchange(word, {}));
    }
    return words;
  }

  static const char* axis(std::size_t d) { return d == 0 ? "X" : d == 1 ? "Y" : "Z"; }

  [[nodiscard]] json global(const Pass& pass) const {
    json sizes;
    for (std::size_t d = 0; d < 3; ++d) {
      Formula items = at_.formula(d < pass.global.size() ? pass.global[d] : "1");
      if (pass.isRounded && d < pass.local.size() && pass.local[d] != "1") {
        const std::string group = writtenFormula(at_.formula(pass.local[d]), Notation::Headroom);
        const std::string whole = writtenFormula(items, Notation::Headroom);
        items = parsedFormula(fmt::format("(({}) + ({}) - 1) // ({}) * ({})", whole, group, group, group),
                              Notation::Headroom);
      }
      sizes[axis(d)] = at_.python(items);
    }
    return sizes;
  }

  [[nodiscard]] json local(const Pass& pass) const {
    if (pass.local.empty()) at_.fail("its groups are left to the driver, and T1 has to name them");
    json sizes;
    for (std::size_t d = 0; d < 3; ++d)
      sizes[axis(d)] = at_.python(at_.formula(d < pass.local.size() ? pass.local[d] : "1"));
    return sizes;
  }

  [[nodiscard]] json arguments(const Pass& pass) const {
    json all = json::array();
    for (std::size_t i = 0; i < pass.arguments.size(); ++i) {
      json written = argument(pass.arguments[i]);
      if (!written.contains("Name")) written["Name"] = fmt::format("argument{}", i);
      all.push_back(std::move(written));
    }
    return all;
  }

  [[nodiscard]] json argument(const Argument& argument) const {
    if (argument.asImage || argument.sampler || argument.isNull) at_.fail("it takes an image, a sampler or null");
    if (argument.part || !argument.file.empty()) at_.fail("it takes a part of a buffer, or a value from a file");
    if (argument.isLocal())
      return {{"Type", "int8"}, {"MemoryType", "Local"}, {"Size", at_.value(argument.localBytes)}};
    if (argument.value) return scalar(*argument.value);
    if (const Buffer* buffer = findBuffer(workload_, argument.binding)) return vector(*buffer);
    if (const auto scratch = variant_.scratch.find(argument.binding); scratch != variant_.scratch.end())
      return vector(scratch->second);
    if (findArray(workload_, argument.binding) != nullptr)
      at_.fail(fmt::format("{} is an array that Headroom computes", argument.binding));
    if (const auto typed = workload_.scalars.find(argument.binding); typed != workload_.scalars.end())
      return named(scalar(typed->second), argument.binding);
    return named({{"Type", "int32"}, {"MemoryType", "Scalar"}, {"FillValue", at_.value(argument.binding)}},
                 argument.binding);
  }

  static json named(json written, const std::string& name) {
    written["Name"] = name;
    return written;
  }

  [[nodiscard]] std::string typeName(const ElementType& type) const {
    if (type.members.size() != 1 || !type.members.front().name.empty() || type.name == "raw")
      at_.fail(fmt::format("it takes {}, a type that T1 does not know", type.name));
    const auto renamed = typeNames().find(type.name);
    return renamed == typeNames().end() ? type.name : renamed->second;
  }

  [[nodiscard]] json scalar(const TypedValue& value) const {
    const bool isAlike = std::ranges::all_of(value.numbers, [&](const auto& each) { return each == value.numbers[0]; });
    if (!isAlike) at_.fail("it takes a vector of different numbers");
    return {{"Type", typeName(value.type)}, {"MemoryType", "Scalar"}, {"FillValue", at_.value(value.numbers[0])}};
  }

  [[nodiscard]] json vector(const Buffer& buffer) const {
    if (buffer.image) at_.fail("it takes an image");
    if (!buffer.type && variant_.pixel.channels != 1) at_.fail("its pixels have several channels");
    const ElementType type = buffer.type ? *buffer.type : elementTypeFromText(toText(variant_.pixel.element));
    double elements = 1;
    for (const std::string& extent : buffer.shape) elements *= at_.number(extent, "the size of " + buffer.name);
    const bool isRead = buffer.use == BufferUse::In || buffer.use == BufferUse::InOut;
    json written{{"Name", buffer.name},
                 {"Type", typeName(type)},
                 {"MemoryType", "Vector"},
                 {"Size", AtOneSize::plain(elements)},
                 {"AccessType", buffer.use == BufferUse::In    ? "ReadOnly"
                                : buffer.use == BufferUse::Out ? "WriteOnly"
                                                               : "ReadWrite"}};
    if (buffer.use == BufferUse::Out || buffer.use == BufferUse::InOut) written["Output"] = 1;
    const Fill usual{Fill::Kind::Random, 0, holdsFractions(type) ? 1.0 : 256.0, {}};
    const Fill none{Fill::Kind::Constant, 0, 0, {}};
    written.update(fill(buffer, buffer.fill ? *buffer.fill : isRead ? usual : none));
    return written;
  }

  [[nodiscard]] json fill(const Buffer& buffer, const Fill& fill) const {
    switch (fill.kind) {
      case Fill::Kind::Constant:
        return {{"FillType", "Constant"}, {"FillValue", fill.from}};
      case Fill::Kind::Random:
      case Fill::Kind::Ints:
        if (fill.from != 0)
          at_.fail(fmt::format("{} is random from {} on, and T1 begins at 0", buffer.name, fill.from));
        return {{"FillType", "Random"}, {"FillValue", fill.to}};
      case Fill::Kind::File:
        if (fill.text.ends_with(".npy")) at_.fail(fmt::format("{} is filled from a .npy file", buffer.name));
        return {{"FillType", "BinaryRaw"}, {"DataSource", fill.text}};
      case Fill::Kind::Each:
        break;
    }
    at_.fail(fmt::format("{} is filled by an expression", buffer.name));
  }

  const Workload& workload_;
  const Variant& variant_;
  AtOneSize at_;
  Size size_;
};

}  // namespace

std::string toT1(const Variant& variant, const Size& size, const ParameterValues& parameters,
                 const std::string& kernelFile) {
  const json document = ProblemWriter(findWorkload(variant.workload), variant, size, parameters).document(kernelFile);
  return jsonText(document, kFileIndent) + '\n';
}

}  // namespace headroom
