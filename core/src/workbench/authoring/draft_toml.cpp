// A draft as the text of a description.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "headroom/authoring.hpp"

namespace headroom {
namespace {

constexpr std::size_t kLongestComment = 110;

/// A string of TOML: whatever is in the text.
std::string quotedText(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      result += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
    else
      result += c;
  }
  return result + '"';
}

std::string listOf(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) quoted.push_back(quotedText(text));
  return fmt::format("[{}]", fmt::join(quoted, ", "));
}

/// Lines of a comment, wrapped at blanks; nothing in it ends the comment.
std::string commentOf(std::string_view mark, std::string_view text) {
  std::string lines;
  std::string line(mark);
  std::string word;
  const auto endWord = [&] {
    if (word.empty()) return;
    if (line.size() + 1 + word.size() > kLongestComment && line.size() > mark.size()) {
      lines += line + '\n';
      line = mark;
    }
    line += ' ' + word;
    word.clear();
  };
  for (const char c : text) {
    if (static_cast<unsigned char>(c) <= ' ' || c == 0x7f)
      endWord();
    else
      word += c;
  }
  endWord();
  return lines + line + '\n';
}

/// For a comment behind a value.
std::string oneLine(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return text;
}

std::string_view wordOf(BufferUse use) {
  switch (use) {
    case BufferUse::Out:
      return "out";
    case BufferUse::InOut:
      return "inout";
    case BufferUse::Scratch:
      return "scratch";
    case BufferUse::In:
      break;
  }
  return "in";
}

class TomlWriter {
 public:
  explicit TomlWriter(const KernelDraft& draft) : draft_(draft) {}

  std::string text() {
    writeHead();
    writeSizes();
    writeStructs();
    writeBuffers();
    writePass();
    writeReference();
    return std::move(text_);
  }

 private:
  template <typename... Arguments>
  void line(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    text_ += fmt::format(format, std::forward<Arguments>(arguments)...);
    text_ += '\n';
  }

  void questions(std::string_view about) {
    for (const DraftQuestion& question : draft_.questions) {
      if (question.about == about) text_ += commentOf("# ?", toText(question));
    }
  }

  void writeHead() {
    line("# How Headroom runs {}. Lines with \"# ?\" are questions: say it if the default is not what you want.",
         draft_.kernel);
    questions("kernel");
    line("title   = {}", quotedText(draft_.title));
    line("source  = {}", listOf(draft_.sources));
    if (!draft_.includes.empty()) line("include = {}  # folders of #include", listOf(draft_.includes));
    if (!draft_.options.empty()) line("options = {}  # of the build", listOf(draft_.options));
    if (!draft_.require.empty()) line("require = {}  # whole groups", listOf(draft_.require));
  }

  void writeSizes() {
    text_ += "\n[size]  # values to measure at: add more to the lists\n";
    for (const DraftSize& size : draft_.sizes) {
      questions(size.name);
      line("{} = {{ values = [{}], unit = {} }}  # {}", size.name, fmt::join(size.values, ", "), quotedText(size.unit),
           size.comment);
    }
  }

  void writeStructs() {
    for (const DraftStruct& each : draft_.structs) {
      line("\n[struct.{}]", each.name);
      for (const DraftMember& member : each.members) line("{} = {}", member.name, quotedText(member.type));
    }
  }

  void writeBuffers() {
    text_ += "\n[buffer]  # inputs without init are random: floats from 0 to 1, integers from 0 to 255\n";
    for (const DraftBuffer& buffer : draft_.buffers) {
      questions(buffer.name);
      std::string value =
          buffer.imageKind.empty()
              ? fmt::format("type = {}", quotedText(buffer.type))
              : fmt::format("image = {}, format = {}", quotedText(buffer.imageKind), quotedText(buffer.format));
      const bool isCount = buffer.imageKind.empty() && buffer.shape.size() == 1;
      value += isCount ? fmt::format(", count = {}", quotedText(buffer.shape.front()))
                       : fmt::format(", shape = {}", listOf(buffer.shape));
      if (buffer.use != BufferUse::In) value += fmt::format(", use = \"{}\"", wordOf(buffer.use));
      if (!buffer.init.empty()) value += ", init = " + buffer.init;
      line("{} = {{ {} }}  # {}", buffer.name, value, buffer.comment);
    }
  }

  void writePass() {
    text_ += "\n[[pass]]\n";
    line("kernel = {}", quotedText(draft_.kernel));
    text_ += "args = [\n";
    for (const DraftArgument& argument : draft_.arguments) {
      const bool isBuffer = std::ranges::any_of(
          draft_.buffers, [&](const DraftBuffer& buffer) { return quotedText(buffer.name) == argument.written; });
      const bool isSize =
          std::ranges::any_of(draft_.sizes, [&](const DraftSize& size) { return size.name == argument.name; });
      if (!isBuffer && !isSize) questions(argument.name);
      line("  {},  # {}", argument.written, oneLine(argument.comment));
    }
    text_ += "]\n";
    questions("global");
    line("global = {}  # work-items, x first", listOf(draft_.global));
    questions("local");
    if (!draft_.local.empty()) line("local  = [{}]  # work-items of a group", fmt::join(draft_.local, ", "));
    if (draft_.isRounded)
      text_ += "round  = true  # the kernel checks its bounds, so that groups need not divide global\n";
  }

  void writeReference() {
    std::string output;
    for (const DraftBuffer& buffer : draft_.buffers) {
      const bool isOutput = buffer.use == BufferUse::Out || buffer.use == BufferUse::InOut;
      if (isOutput && output.empty()) output = buffer.name;
    }
    text_ += '\n';
    questions("reference");
    line("# An expression for each number:   each   = {{ {} = \"...\" }}", output);
    line("# Another kernel's results:        kernel = \"OTHER.cl\"");
    line("# A program's:                     command = [\"python3\", \"check.py\", \"{{dir}}\"]");
    text_ += "[reference]\nnone = true\n";
    text_ +=
        "\n# What a launch has to do: rates and ceilings come from it. By default all inputs are read once and all\n"
        "# outputs are written once.\n# [work]\n# flops = \"...\"\n# bytes = \"...\"\n";
  }

  const KernelDraft& draft_;
  std::string text_;
};

}  // namespace

std::string toToml(const KernelDraft& draft) {
  return TomlWriter(draft).text();
}

std::string toText(const DraftQuestion& question) {
  return fmt::format("{} Taken: {}.", question.asked, question.taken);
}

}  // namespace headroom
