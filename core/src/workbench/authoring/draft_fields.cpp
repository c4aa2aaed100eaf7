// A draft as fields.
#include "headroom/authoring/draft_fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "workbench/authoring/draft_toml.hpp"
#include "workbench/authoring/written_value.hpp"

namespace headroom {
namespace {

constexpr std::array<const char*, 3> kAxisNames{"x", "y", "z"};
constexpr std::string_view kExpressionHint = "A number, or an expression of the sizes such as 2 * n or ceil(n / 256).";

class FieldList {
 public:
  explicit FieldList(const KernelDraft& draft) : draft_(draft) {}

  std::vector<DraftField> fields() {
    for (const DraftSize& size : draft_.sizes) addSize(size);
    for (const DraftTunable& tunable : draft_.tunables) addTunable(tunable);
    addConditions();
    for (const DraftBuffer& buffer : draft_.buffers) addBuffer(buffer);
    for (const DraftArgument& argument : draft_.arguments) addArgument(argument);
    addWorkItems();
    addReference();
    ask();
    return std::move(fields_);
  }

 private:
  DraftField& add(std::string id, DraftGroup group, std::string about, std::string label, std::string text) {
    DraftField field;
    field.id = std::move(id);
    field.group = group;
    field.about = std::move(about);
    field.label = std::move(label);
    field.text = std::move(text);
    return fields_.emplace_back(std::move(field));
  }

  void addSize(const DraftSize& size) {
    DraftField& field = add("size." + size.name, DraftGroup::Sizes, size.name, fmt::format("Values of {}", size.name),
                            fmt::format("{}", fmt::join(size.values, ", ")));
    field.hint = fmt::format("Whole numbers with commas between them, to measure at each. {} is {}.", size.name,
                             size.comment.starts_with("the ") ? size.comment : "the number of " + size.comment);
  }

  void addTunable(const DraftTunable& tunable) {
    const std::string id = "tune." + tunable.name;
    DraftField& values =
        add(id + ".values", DraftGroup::Tunables, tunable.name, fmt::format("Values of {}", tunable.name),
            fmt::format("{}", fmt::join(tunable.values, ", ")));
    values.hint =
        fmt::format("Whole numbers with commas between them: {} is one of them in each configuration.", tunable.name);
    DraftField& standard = add(id + ".default", DraftGroup::Tunables, tunable.name,
                               fmt::format("Default of {}", tunable.name), fmt::format("{}", tunable.standard));
    standard.hint = "One of the values: the one that is measured until the kernel is tuned.";
  }

  void addConditions() {
    for (std::size_t i = 0; i < draft_.conditions.size(); ++i) {
      DraftField& field = add(fmt::format("condition.{}", i), DraftGroup::Tunables, {},
                              fmt::format("Condition {}", i + 1), draft_.conditions[i]);
      field.hint =
          "An expression of tunables and sizes, such as A * B <= 256. Configurations that do not fulfil it are not "
          "tried.";
      field.whenEmpty = "none";
    }
  }

  void addBuffer(const DraftBuffer& buffer) {
    const auto id = [&](const char* what) { return fmt::format("buffer.{}.{}", buffer.name, what); };
    const bool isImage = !buffer.imageKind.empty();
    DraftField& type =
        add(id("type"), DraftGroup::Buffers, buffer.name,
            fmt::format("{} of {}", isImage ? "Pixels" : "Type", buffer.name), isImage ? buffer.format : buffer.type);
    type.choices = isImage ? formats() : types();
    type.takesOthers = true;
    type.hint = isImage ? "Channels and their type, such as rgba float, r unorm8 or rg int32."
                        : "A type of OpenCL C, a struct of the kernel's text, or raw for bytes that are not numbers.";
    DraftField& use = add(id("use"), DraftGroup::Buffers, buffer.name, fmt::format("Use of {}", buffer.name),
                          std::string(wordOf(buffer.use)));
    use.choices = {{"in", "read"}, {"out", "written"}, {"inout", "read and written"}, {"scratch", "scratch"}};
    use.hint =
        "Written buffers are results. Read and written ones are filled again before each launch. Scratch is "
        "not compared.";
    DraftField& shape = add(id("shape"), DraftGroup::Buffers, buffer.name,
                            fmt::format("{} of {}",
                                        isImage                ? "Extents"
                                        : buffer.type == "raw" ? "Bytes"
                                                               : "Elements",
                                        buffer.name),
                            fmt::format("{}", fmt::join(buffer.shape, ", ")));
    shape.hint = fmt::format("{} Several extents have commas between them, x first.", kExpressionHint);
    DraftField& fill = add(id("fill"), DraftGroup::Buffers, buffer.name, fmt::format("Content of {}", buffer.name),
                           fillFrom(buffer.init));
    fill.hint = fillHint();
    fill.isUsed = buffer.use != BufferUse::Out;
    const bool isFilled = buffer.use == BufferUse::In || buffer.use == BufferUse::InOut;
    fill.whenEmpty = isFilled ? "random" : "nothing";
  }

  static std::vector<DraftChoice> proposals(std::initializer_list<const char*> texts) {
    std::vector<DraftChoice> choices;
    for (const char* text : texts) choices.push_back({text, text});
    return choices;
  }

  [[nodiscard]] std::vector<DraftChoice> types() const {
    std::vector<DraftChoice> choices = proposals({"float", "float2", "float4", "half", "double", "int", "uint", "short",
                                                  "ushort", "char", "uchar", "uchar4", "long", "ulong", "raw"});
    for (const DraftStruct& each : draft_.structs) choices.push_back({each.name, each.name});
    return choices;
  }
  static std::vector<DraftChoice> formats() {
    return proposals({"rgba float", "rgba half", "rgba unorm8", "rgba uint8", "rgba int32", "r float", "r unorm8"});
  }

  /// Buffers and sizes have fields of their own.
  void addArgument(const DraftArgument& argument) {
    const bool isBuffer = std::ranges::any_of(
        draft_.buffers, [&](const DraftBuffer& buffer) { return quotedText(buffer.name) == argument.written; });
    const bool isSize = std::ranges::find(draft_.sizes, argument.name, &DraftSize::name) != draft_.sizes.end();
    if (isBuffer || isSize) return;
    const WrittenArgument written = argumentFrom(argument.written);
    using Kind = WrittenArgument::Kind;
    std::string label = fmt::format("Value of {}", argument.name);
    std::string hint = fmt::format("{} Vectors and structs have commas between their numbers.", kExpressionHint);
    if (written.kind == Kind::Local) {
      label = fmt::format("Bytes of {}", argument.name);
      hint = fmt::format("Local memory of a group, in bytes. {}", kExpressionHint);
    } else if (written.kind == Kind::Sampler) {
      label = fmt::format("Sampler {}", argument.name);
      hint =
          "none, edge, border, repeat or mirror for what is beyond the border; nearest or linear; normalized where "
          "coordinates are.";
    }
    DraftField& field =
        add("argument." + argument.name, DraftGroup::Arguments, argument.name, std::move(label), written.text);
    field.hint = argument.comment.empty() ? std::move(hint) : fmt::format("{}. {}", argument.comment, hint);
    if (written.kind == Kind::Sampler) {
      field.choices = proposals({"edge nearest", "edge linear", "border nearest", "border linear", "none nearest",
                                 "repeat nearest normalized", "repeat linear normalized", "mirror linear normalized"});
      field.takesOthers = true;
    }
  }

  void addWorkItems() {
    for (std::size_t d = 0; d < draft_.global.size(); ++d) {
      DraftField& field = add(fmt::format("global.{}", d), DraftGroup::WorkItems, {},
                              fmt::format("Work-items along {}", kAxisNames.at(d)), draft_.global[d]);
      field.hint = kExpressionHint;
    }
    bool hasLocal = false;
    for (std::size_t d = 0; d < draft_.global.size(); ++d) {
      std::string text = d < draft_.local.size() ? draft_.local[d] : std::string();
      hasLocal = hasLocal || !text.empty();
      DraftField& field = add(fmt::format("local.{}", d), DraftGroup::WorkItems, {},
                              fmt::format("Group along {}", kAxisNames.at(d)), std::move(text));
      field.hint = "Work-items of a group. Empty in all dimensions: the driver chooses.";
      field.whenEmpty = "driver chooses";
    }
    DraftField& round = add("round", DraftGroup::WorkItems, {}, "Rounding", draft_.isRounded ? "up" : "exact");
    round.choices = {{"exact", "Only sizes that groups divide"}, {"up", "Rounded up to whole groups"}};
    round.hint = "Rounding up is for kernels that check their bounds.";
    round.isUsed = hasLocal;
  }

  void addReference() {
    using From = DraftReference::From;
    const From from = draft_.reference.from;
    DraftField& what = add("reference", DraftGroup::Result, {}, "Expected result",
                           from == From::Nothing       ? "none"
                           : from == From::Expressions ? "each"
                           : from == From::Files       ? "files"
                                                       : "kernel");
    what.choices = {{"none", "Not compared"},
                    {"each", "An expression for each number"},
                    {"kernel", "The result of another kernel"},
                    {"files", "A file for each output"}};
    what.hint = "What the kernel's results are compared with.";
    for (const DraftBuffer& buffer : draft_.buffers) {
      if (!isOutput(buffer)) continue;
      const auto given = draft_.reference.each.find(buffer.name);
      DraftField& field =
          add("reference.each." + buffer.name, DraftGroup::Result, buffer.name, fmt::format("{}[i]", buffer.name),
              given == draft_.reference.each.end() ? std::string() : given->second);
      field.hint = fmt::format(
          "An expression of the element's place i (or x, y, z) and of other buffers, such as {}. "
          "Empty: {} is not compared.",
          example(buffer), buffer.name);
      field.whenEmpty = "not compared";
      field.isUsed = from == From::Expressions;
    }
    DraftField& kernel = add("reference.kernel", DraftGroup::Result, {}, "Kernel file", draft_.reference.kernel);
    kernel.hint =
        "The name of a described kernel beside this description, such as plain.toml. It runs on the same inputs.";
    kernel.isUsed = from == From::Kernel;
    for (const DraftBuffer& buffer : draft_.buffers) {
      if (isOutput(buffer)) addFileAndTolerance(buffer);
    }
  }

  void addFileAndTolerance(const DraftBuffer& output) {
    const auto textIn = [&](const std::map<std::string, std::string>& byOutput) {
      const auto found = byOutput.find(output.name);
      return found == byOutput.end() ? std::string() : found->second;
    };
    DraftField& file = add("reference.files." + output.name, DraftGroup::Result, output.name,
                           fmt::format("File for {}", output.name), textIn(draft_.reference.files));
    file.hint = "A .npy file, or a file of the numbers' bytes, in the description's folder.";
    file.whenEmpty = "not compared";
    file.isUsed = draft_.reference.from == DraftReference::From::Files;
    DraftField& tolerance = add("tolerance." + output.name, DraftGroup::Result, output.name,
                                fmt::format("Tolerance of {}", output.name), toleranceFrom(textIn(draft_.tolerance)));
    tolerance.hint =
        "The largest error allowed: abs 0.001, rel 1e-5, ulp 4, several of them with commas between them, or exact. "
        "Empty: by the type of the numbers.";
    tolerance.whenEmpty = "by type";
    tolerance.isUsed = draft_.reference.from != DraftReference::From::Nothing;
  }

  /// An example with the inputs' values before the launch.
  [[nodiscard]] std::string example(const DraftBuffer& output) const {
    std::vector<std::string> read;
    for (const DraftBuffer& buffer : draft_.buffers) {
      const bool isRead = buffer.use == BufferUse::In || buffer.use == BufferUse::InOut;
      if (isRead && buffer.imageKind.empty()) read.push_back(buffer.name);
    }
    if (read.size() > 1) return fmt::format("{}[i] + {}[i]", read[0], read[1]);
    return fmt::format("2 * {}[i]", read.empty() ? output.name : read.front());
  }

  void ask() {
    for (const DraftQuestion& question : draft_.questions) {
      for (DraftField& field : fields_) {
        const bool isAsked = std::ranges::find(question.fields, field.id) != question.fields.end();
        if (!isAsked || !field.asked.empty()) continue;
        field.asked = question.asked;
        field.isOfValue = question.isOfValue;
      }
    }
  }

  const KernelDraft& draft_;
  std::vector<DraftField> fields_;
};

}  // namespace

std::vector<DraftField> fieldsOf(const KernelDraft& draft) {
  return FieldList(draft).fields();
}

std::string fillHint() {
  return "A number; random numbers such as -1 to 1, or whole 0 to 9; an expression of the element's place such as "
         "i / 50; or the name of a .npy file. Empty: random, floats from 0 to 1, integers from 0 to 255.";
}

}  // namespace headroom
