#include "workbench/problems/t1_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "headroom/values/element_type.hpp"
#include "workbench/authoring/draft_toml.hpp"

namespace headroom {
namespace {

struct TypeName {
  std::string_view theirs;  ///< in lower case
  std::string_view ours;
};
constexpr std::array kTypes{TypeName{"bool", "uchar"},      TypeName{"int8", "char"},     TypeName{"uint8", "uchar"},
                            TypeName{"int16", "short"},     TypeName{"uint16", "ushort"}, TypeName{"int32", "int"},
                            TypeName{"uint32", "uint"},     TypeName{"int64", "long"},    TypeName{"uint64", "ulong"},
                            TypeName{"unsignedint", "uint"}};

std::string inSmallLetters(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// "int32" -> "int", "Float" -> "float"; empty for an unknown type.
std::string ownType(const std::string& theirs) {
  const std::string small = inSmallLetters(theirs);
  const auto known = std::ranges::find(kTypes, small, &TypeName::theirs);
  const std::string own = known == kTypes.end() ? small : std::string(known->ours);
  try {
    return elementTypeFromText(own).name;
  } catch (const std::invalid_argument&) {
    return {};
  }
}

class ArgumentReader {
 public:
  ArgumentReader(const T1Value& specification, TuningProblem& problem)
      : specification_(specification), problem_(problem) {}

  void read() {
    std::vector<T1Value> arguments = specification_.list("Arguments");
    if (arguments.empty()) specification_.member("Arguments").fail("is missing or empty, and a kernel needs an output");
    // Older files of KTT number them.
    const auto orderOf = [](const T1Value& argument) {
      const T1Value order = argument.member("Order");
      return order.json().is_number() ? order.json().get<double>() : 0.0;
    };
    std::ranges::stable_sort(arguments, {}, orderOf);
    for (std::size_t i = 0; i < arguments.size(); ++i) readArgument(arguments[i], i);
    requireOutput();
    readReferences();
  }

 private:
  KernelDraft& draft() { return problem_.draft; }

  void note(std::string field, std::string sentence) {
    problem_.notes.push_back({std::move(field), std::move(sentence)});
  }

  std::string nameFor(const T1Value& argument, std::size_t index) {
    std::string name = argument.member("Name").text();
    if (name.empty()) name = fmt::format("argument{}", index);
    if (!isName(name))
      argument.member("Name").fail(fmt::format("is \"{}\", which is not a valid name in OpenCL C", name));
    const bool isTaken = std::ranges::find(draft().arguments, name, &DraftArgument::name) != draft().arguments.end();
    if (isTaken) argument.member("Name").fail(fmt::format("is \"{}\", as of another argument", name));
    return name;
  }

  void readArgument(const T1Value& argument, std::size_t index) {
    const std::string name = nameFor(argument, index);
    const std::string memory = inSmallLetters(argument.member("MemoryType").text());
    if (memory == "scalar") return readScalar(argument, name);
    if (memory == "local") return readLocal(argument, name);
    if (memory == "vector") return readVector(argument, name);
    if (memory == "symbol")
      argument.member("MemoryType").fail("is Symbol: OpenCL has no symbols that a host writes; make it an argument");
    argument.member("MemoryType").fail(fmt::format("is \"{}\"; known are Vector, Scalar and Local", memory));
  }

  void readScalar(const T1Value& argument, const std::string& name) {
    const std::string type = typeOf(argument);
    std::string value = argument.member("FillValue").expression();
    if (value.empty()) {
      value = "0";
      ask(name, fmt::format("Which value has {}?", name), value, "argument." + name, true);
    }
    draft().arguments.push_back(
        {name, fmt::format("{{ type = \"{}\", value = {} }}", type, numberOrQuoted(value)), {}});
  }

  void readLocal(const T1Value& argument, const std::string& name) {
    const std::string elements = argument.member("Size").expression();
    if (elements.empty()) argument.fail("is local memory without a Size");
    const std::size_t bytes = elementTypeFromText(typeOf(argument)).bytes;
    const std::string all = bytes == 1 ? elements : fmt::format("{} * ({})", bytes, elements);
    draft().arguments.push_back({name, fmt::format("{{ local = {} }}", quotedText(all)), {}});
  }

  void readVector(const T1Value& argument, const std::string& name) {
    DraftBuffer buffer;
    buffer.name = name;
    buffer.type = typeOf(argument);
    std::string elements = argument.member("Size").expression();
    if (elements.empty()) argument.member("Size").fail("is missing, and a buffer has to have one");
    if (const auto bytes = customBytes(argument)) elements = fmt::format("{} * ({})", *bytes, elements);
    buffer.shape = {elements};
    buffer.use = useOf(argument);
    buffer.init = fillOf(argument, buffer);
    draft().buffers.push_back(std::move(buffer));
    draft().arguments.push_back({name, quotedText(name), {}});
  }

  static std::optional<double> customBytes(const T1Value& argument) {
    if (inSmallLetters(argument.member("Type").text()) != "custom") return std::nullopt;
    const T1Value bytes = argument.member("TypeSize");
    if (!bytes.json().is_number()) bytes.fail("is missing, and a custom type needs its number of bytes");
    return bytes.json().get<double>();
  }

  static std::string typeOf(const T1Value& argument) {
    const T1Value type = argument.member("Type");
    if (customBytes(argument)) return "raw";
    std::string own = ownType(type.text());
    if (own.empty())
      type.fail(
          fmt::format("is \"{}\"; known are int8 to int64 and uint8 to uint64, bool, half, float, double, "
                      "vectors of these, and custom",
                      type.text()));
    return own;
  }

  static BufferUse useOf(const T1Value& argument) {
    const T1Value access = argument.member("AccessType");
    const std::string word = inSmallLetters(access.text());
    const T1Value output = argument.member("Output");
    const bool isOutput = output.json().is_number() && output.json().get<double>() != 0;
    const bool isSaidOutput = isOutput || (output.json().is_boolean() && output.json().get<bool>());
    if (word == "writeonly") return BufferUse::Out;
    if (word == "readwrite") return BufferUse::InOut;
    if (word.empty() || word == "readonly") return isSaidOutput ? BufferUse::InOut : BufferUse::In;
    access.fail(fmt::format("is \"{}\"; known are ReadOnly, WriteOnly and ReadWrite", access.text()));
  }

  std::string fillOf(const T1Value& argument, const DraftBuffer& buffer) {
    if (buffer.use == BufferUse::Out) return {};
    const T1Value kind = argument.member("FillType");
    const std::string word = inSmallLetters(kind.text());
    if (word == "constant") return numberOf(argument, "0");
    if (word == "random") return fmt::format("{{ random = [0, {}] }}", numberOf(argument, "1"));
    if (word == "binaryraw") return fmt::format("{{ file = {} }}", quotedText(pathOf(argument)));
    if (word.empty()) return {};
    if (word == "generator" || word == "script" || word == "binaryhdf") {
      note(fmt::format("buffer.{}.fill", buffer.name),
           fmt::format("{} is filled by {}, which Headroom does not run or read: it holds random numbers until you say "
                       "otherwise, by an expression or a .npy file.",
                       buffer.name, kind.text()));
      ask(buffer.name, fmt::format("What does {} hold?", buffer.name), "random numbers",
          fmt::format("buffer.{}.fill", buffer.name), false);
      return {};
    }
    kind.fail(
        fmt::format("is \"{}\"; known are Constant, Random, BinaryRaw, Generator, Script and BinaryHDF", kind.text()));
  }

  static std::string numberOf(const T1Value& argument, const char* otherwise) {
    const T1Value value = argument.member("FillValue");
    const std::string text = value.pythonText();
    const std::string number = tomlNumber(text.empty() ? std::string(otherwise) : text);
    if (number.empty()) value.fail(fmt::format("is \"{}\", which is not a number", text));
    return number;
  }

  /// Relative to the problem's folder, where the description will be.
  static std::string pathOf(const T1Value& argument) {
    const T1Value source = argument.member("DataSource");
    if (source.text().empty()) source.fail("is missing: the name of a file");
    return source.text();
  }

  void ask(const std::string& about, std::string asked, std::string taken, std::string field, bool isOfValue) {
    draft().questions.push_back({about, std::move(asked), std::move(taken), isOfValue, {std::move(field)}});
  }

  void requireOutput() {
    if (std::ranges::any_of(draft().buffers, isOutput)) return;
    specification_.member("Arguments").fail("has no argument that the kernel writes: none is WriteOnly or ReadWrite");
  }

  void readReferences() {
    for (const T1Value& reference : specification_.list("ReferenceArguments")) readReference(reference);
    if (draft().reference.from == DraftReference::From::Nothing)
      draft().questions.push_back(
          {"reference", "What should the results be?", "nothing: they are not compared", false, {"reference"}});
  }

  void readReference(const T1Value& reference) {
    const T1Value target = reference.member("TargetName");
    const auto output = std::ranges::find(draft().buffers, target.text(), &DraftBuffer::name);
    if (output == draft().buffers.end() || !isOutput(*output))
      target.fail(fmt::format("is \"{}\", which is not an output of the kernel", target.text()));
    using From = DraftReference::From;
    const std::string kind = inSmallLetters(reference.member("FillType").text());
    const From from = kind == "binaryraw" ? From::Files : kind == "constant" ? From::Expressions : From::Nothing;
    const From before = draft().reference.from;
    if (from == From::Nothing || (before != From::Nothing && before != from)) {
      note("reference", fmt::format("What {} should be is not taken over: {} says it by \"{}\".", output->name,
                                    reference.place(), reference.member("FillType").text()));
      return;
    }
    draft().reference.from = from;
    if (from == From::Files)
      draft().reference.files[output->name] = pathOf(reference);
    else
      draft().reference.each[output->name] = numberOf(reference, "0");
    readTolerance(reference, output->name);
  }

  void readTolerance(const T1Value& reference, const std::string& output) {
    const T1Value threshold = reference.member("ValidationThreshold");
    if (!threshold.json().is_number()) return;
    const std::string method = reference.member("ValidationMethod").text();
    const double number = threshold.json().get<double>();
    const std::string text = tomlNumber(fmt::format("{}", number));
    // KTT's AbsoluteDifference bounds the sum over all numbers, which bounds each number too.
    if (method == "AbsoluteDifference")
      note("tolerance." + output,
           fmt::format("The threshold of {} bounds the sum of all differences in KTT; here it bounds each.", output));
    const bool isRelative = method == "SideBySideRelativeComparison";
    draft().tolerance[output] = fmt::format("{{ {} = {} }}", isRelative ? "rel" : "abs", text);
  }

  const T1Value& specification_;
  TuningProblem& problem_;
};

}  // namespace

void addArguments(const T1Value& specification, TuningProblem& problem) {
  ArgumentReader(specification, problem).read();
}

}  // namespace headroom
