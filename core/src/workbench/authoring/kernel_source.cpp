#include "workbench/authoring/kernel_source.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "workbench/authoring/ranges.hpp"

namespace headroom {
namespace {

constexpr int kDeepestTypedef = 16;
constexpr double kMostArrayMembers = 64;

bool isKernelWord(const Token& token) {
  return token.is("kernel") || token.is("__kernel");
}

/// Words before "(" that are not functions.
bool isControlWord(const Token& token) {
  static constexpr std::array<std::string_view, 7> kWords{"if",     "for",    "while",        "switch",
                                                          "return", "sizeof", "__attribute__"};
  return std::ranges::find(kWords, token.text) != kWords.end();
}

/// Words of a declaration that are not part of its type.
bool isQualifierWord(const Token& token) {
  static constexpr std::array<std::string_view, 20> kWords{
      "const",      "restrict",   "__restrict",  "__restrict__", "volatile", "global",    "__global",
      "local",      "__local",    "constant",    "__constant",   "private",  "__private", "read_only",
      "write_only", "read_write", "__read_only", "__write_only", "struct",   "union"};
  return std::ranges::find(kWords, token.text) != kWords.end();
}

SourceFunction::Parameter parameterOf(Tokens tokens) {
  SourceFunction::Parameter parameter;
  std::vector<std::string> words;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].is("[")) {
      parameter.isPointer = true;
      break;
    }
    if (tokens[i].is("__attribute__")) break;
    const bool isCalled = tokens[i].is("(") && !(i + 1 < tokens.size() && tokens[i + 1].is("*"));
    if (isCalled) {  // a macro of a missing header
      words.clear();
      break;
    }
    if (tokens[i].is("*")) parameter.isPointer = true;
    const bool isConstant = tokens[i].is("const") || tokens[i].is("constant") || tokens[i].is("__constant");
    if (isConstant && !parameter.isPointer) parameter.isConst = true;
    if (!tokens[i].isWord()) continue;
    parameter.name = tokens[i].text;
    if (!isQualifierWord(tokens[i])) words.push_back(tokens[i].text);
  }
  if (!words.empty()) words.pop_back();
  for (const std::string& word : words) parameter.type += (parameter.type.empty() ? "" : " ") + word;
  return parameter;
}

class SourceReader {
 public:
  explicit SourceReader(std::vector<Token> tokens) {
    source_.tokens = std::move(tokens);
    source_.closings = closings(source_.tokens);
  }

  KernelSource read() {
    const Tokens tokens = source_.tokens;
    for (std::size_t i = 0; i < tokens.size();) {
      if (tokens[i].is("typedef")) {
        i = readTypedef(i);
      } else if (tokens[i].is("struct") || tokens[i].is("union")) {
        i = readStruct(i).second;
      } else if (tokens[i].is("{") || tokens[i].is("[")) {
        i = closing(tokens, i) + 1;
      } else if (tokens[i].is("(")) {
        i = readFunction(i);
      } else {
        if (tokens[i].is(";")) statement_ = i + 1;
        ++i;
      }
    }
    return std::move(source_);
  }

 private:
  /// Index of the next semicolon outside brackets.
  [[nodiscard]] std::size_t semicolon(std::size_t from) const {
    const Tokens tokens = source_.tokens;
    std::size_t i = from;
    while (i < tokens.size() && !tokens[i].is(";"))
      i = tokens[i].is("{") || tokens[i].is("(") || tokens[i].is("[") ? closing(tokens, i) + 1 : i + 1;
    return std::min(i, tokens.size());
  }

  /// From "typedef" to after its semicolon.
  std::size_t readTypedef(std::size_t at) {
    const Tokens tokens = source_.tokens;
    const std::size_t end = semicolon(at);
    std::string meant;
    std::size_t i = at + 1;
    if (i < end && (tokens[i].is("struct") || tokens[i].is("union") || tokens[i].is("enum"))) {
      if (tokens[i].is("enum")) {
        meant = "int";
        while (i < end && !tokens[i].is("}")) ++i;
        ++i;
      } else {
        std::tie(meant, i) = readStruct(i);
      }
    }
    std::string name;
    for (; i < end; ++i) {
      if (tokens[i].is("__attribute__") && i + 1 < end) {
        i = closing(tokens, i + 1);
        continue;
      }
      if (tokens[i].is("*") || tokens[i].is("[") || tokens[i].is("(")) return end + 1;  // not an element type
      if (!name.empty()) meant += (meant.empty() ? "" : " ") + name;
      name = tokens[i].text;
    }
    // An unnamed one gets the typedef's name.
    if (auto made = source_.structs.find(meant); made != source_.structs.end() && isMadeUp(meant)) {
      auto node = source_.structs.extract(made);
      node.key() = meant = name;
      source_.structs.insert(std::move(node));
    }
    if (!name.empty()) source_.typedefs[name] = meant;
    statement_ = end + 1;
    return end + 1;
  }

  static constexpr std::string_view kMadeUpName = "struct ";
  static bool isMadeUp(std::string_view name) { return name.starts_with(kMadeUpName); }

  /// From "struct": returns its name, generated if it has none, and the index after its members.
  std::pair<std::string, std::size_t> readStruct(std::size_t at) {
    const Tokens tokens = source_.tokens;
    const bool isUnion = tokens[at].is("union");
    std::size_t i = at + 1;
    while (i + 1 < tokens.size() && tokens[i].is("__attribute__")) i = closing(tokens, i + 1) + 1;
    std::string name = std::string(kMadeUpName) + std::to_string(at);
    if (i < tokens.size() && tokens[i].isWord()) name = tokens[i++].text;
    if (i >= tokens.size() || !tokens[i].is("{")) return {name, i};
    const std::size_t end = closing(tokens, i);
    if (!isUnion && end < tokens.size()) source_.structs[name] = membersIn(tokens.subspan(i + 1, end - i - 1));
    return {name, end + 1};
  }

  /// A struct with members other than numbers, vectors or structs gets none.
  static SourceStruct membersIn(Tokens tokens) {
    SourceStruct made;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].is("{") || tokens[i].is("*") || tokens[i].is("__attribute__")) return {};
      if (!tokens[i].is(";")) continue;
      if (!addMembers(tokens.subspan(begin, i - begin), made)) return {};
      begin = i + 1;
    }
    return made;
  }

  /// "float x, y", "unsigned int id[4]".
  static bool addMembers(Tokens line, SourceStruct& to) {
    std::string type;
    bool isFirst = true;
    for (const Tokens declared : splitAtCommas(line)) {
      std::size_t nameAt = declared.size();
      while (nameAt > 0 && !(declared[nameAt - 1].isWord() && (nameAt == declared.size() || declared[nameAt].is("["))))
        --nameAt;
      if (nameAt == 0) return false;
      if (isFirst) {
        for (const Token& token : declared.subspan(0, nameAt - 1)) {
          const bool isQualifier = token.is("const") || token.is("volatile") || token.is("struct");
          if (!isQualifier) type += (type.empty() ? "" : " ") + token.text;
        }
      }
      isFirst = false;
      const std::string& name = declared[nameAt - 1].text;
      double count = 1;
      for (std::size_t i = nameAt; i < declared.size();) {
        if (!declared[i].is("[")) return false;
        const std::size_t end = closing(declared, i);
        const auto length = rangeOf(declared.subspan(i + 1, end - i - 1), RangeNames());
        if (!length || !length->isPoint() || !(length->low >= 1)) return false;
        count *= length->low;
        i = end + 1;
      }
      if (!(count <= kMostArrayMembers)) return false;
      if (nameAt == declared.size()) to.members.push_back({name, type});
      for (int i = 0; nameAt < declared.size() && i < static_cast<int>(count); ++i)
        to.members.push_back({name + "_" + std::to_string(i), type});
    }
    return !type.empty();
  }

  /// From "(" outside brackets: a function if a body follows.
  std::size_t readFunction(std::size_t open) {
    const Tokens tokens = source_.tokens;
    const std::size_t close = closing(tokens, open);
    const bool isNamed = open > 0 && tokens[open - 1].isWord() && !isControlWord(tokens[open - 1]);
    const std::size_t brace = close + 1;
    if (!isNamed || brace >= tokens.size() || !tokens[brace].is("{")) return close + 1;
    SourceFunction function;
    function.name = tokens[open - 1].text;
    for (std::size_t i = statement_; i < open; ++i) function.isKernel |= isKernelWord(tokens[i]);
    for (const Tokens each : splitAtCommas(tokens.subspan(open + 1, close - open - 1)))
      function.parameters.push_back(parameterOf(each));
    function.begin = brace + 1;
    function.end = std::max(function.begin, closing(tokens, brace));
    statement_ = function.end + 1;
    const std::size_t end = function.end + 1;
    if (function.end <= tokens.size()) source_.functions[function.name] = std::move(function);
    return end;
  }

  KernelSource source_;
  std::size_t statement_ = 0;  ///< start of the declaration that is being read
};

std::string withoutQualifiers(const std::string& type) {
  std::istringstream words(type);
  std::string result;
  for (std::string word; words >> word;) {
    const bool isQualifier = word == "const" || word == "volatile" || word == "struct" || word == "restrict" ||
                             word == "__global" || word == "global" || word == "__constant" || word == "constant";
    if (!isQualifier) result += (result.empty() ? "" : " ") + word;
  }
  return result;
}

}  // namespace

KernelSource readKernelSource(std::string_view text, const std::vector<std::string>& options) {
  return SourceReader(preprocessed(text, options)).read();
}

std::string plainType(const KernelSource& source, std::string type) {
  static constexpr std::array kSpellings{std::pair{"u8", "uchar"},
                                         std::pair{"u16", "ushort"},
                                         std::pair{"u32", "uint"},
                                         std::pair{"u64", "ulong"},
                                         std::pair{"uint8_t", "uchar"},
                                         std::pair{"uint16_t", "ushort"},
                                         std::pair{"uint32_t", "uint"},
                                         std::pair{"uint64_t", "ulong"},
                                         std::pair{"int32_t", "int"},
                                         std::pair{"int64_t", "long"},
                                         std::pair{"unsigned int", "uint"},
                                         std::pair{"unsigned", "uint"},
                                         std::pair{"unsigned char", "uchar"},
                                         std::pair{"unsigned short", "ushort"},
                                         std::pair{"unsigned long", "ulong"},
                                         std::pair{"signed int", "int"},
                                         std::pair{"signed char", "char"},
                                         std::pair{"size_t", "ulong"},
                                         std::pair{"uintptr_t", "ulong"},
                                         std::pair{"ptrdiff_t", "long"},
                                         std::pair{"intptr_t", "long"},
                                         std::pair{"bool", "uchar"},
                                         std::pair{"unsigned short int", "ushort"},
                                         std::pair{"unsigned long int", "ulong"}};
  type = withoutQualifiers(type);
  for (int depth = 0; depth < kDeepestTypedef; ++depth) {
    if (source.structs.contains(type)) return type;
    const auto known = source.typedefs.find(type);
    if (known != source.typedefs.end()) {
      type = withoutQualifiers(known->second);
      continue;
    }
    const auto* const spelling = std::ranges::find_if(kSpellings, [&](const auto& each) { return type == each.first; });
    return spelling != kSpellings.end() ? spelling->second : type;
  }
  return type;
}

}  // namespace headroom
