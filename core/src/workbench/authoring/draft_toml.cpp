// A draft as the text of a description.
#include "workbench/authoring/draft_toml.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace headroom {
namespace {

constexpr std::size_t kLongestComment = 110;

std::string listOf(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) quoted.push_back(quotedText(text));
  return fmt::format("[{}]", fmt::join(quoted, ", "));
}

/// For a comment after a value.
std::string oneLine(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return text;
}

/// A key with its value, and the field that it comes from.
struct Part {
  std::string text;
  std::string owner;
};

class TomlWriter {
 public:
  /// Formatted as for files, or with a line for each field.
  enum class Layout { ForPeople, ByFields };

  TomlWriter(const KernelDraft& draft, Layout layout) : draft_(draft), isByFields_(layout == Layout::ByFields) {}

  OwnedToml text() {
    writeHead();
    writeSizes();
    writeTunables();
    writeStructs();
    writeBuffers();
    writePass();
    writeReference();
    if (!isByFields_)
      add("\n# What a launch has to do: rates and ceilings come from it. By default all inputs are read once and all\n"
          "# outputs are written once.\n# [work]\n# flops = \"...\"\n# bytes = \"...\"\n");
    return std::move(made_);
  }

 private:
  void add(const std::string& text, const std::string& owner = {}) {
    made_.text += text;
    made_.owners.insert(made_.owners.end(), static_cast<std::size_t>(std::ranges::count(text, '\n')), owner);
  }

  template <typename... Arguments>
  void line(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    add(fmt::format(format, std::forward<Arguments>(arguments)...) + '\n');
  }

  /// `comment`: after the value, in files.
  void ownedLine(const std::string& owner, std::string text, const std::string& comment = {}) {
    if (!isByFields_ && !comment.empty()) text += "  # " + oneLine(comment);
    add(text + '\n', owner);
  }

  void questions(std::string_view about) {
    if (isByFields_) return;
    for (const DraftQuestion& question : draft_.questions) {
      if (question.about == about) add(commentOf("# ?", toText(question)));
    }
  }

  void writeHead() {
    if (!isByFields_)
      line("# How Headroom runs {}.{}", draft_.kernel,
           draft_.questions.empty() ? ""
                                    : " Lines with \"# ?\" are questions: say it if the default is not what you want.");
    questions("kernel");
    line("title   = {}", quotedText(draft_.title));
    line("source  = {}", listOf(draft_.sources));
    if (!draft_.includes.empty())
      ownedLine({}, fmt::format("include = {}", listOf(draft_.includes)), "folders of #include");
    if (!draft_.options.empty()) ownedLine({}, fmt::format("options = {}", listOf(draft_.options)), "of the build");
    writeRequire();
  }

  void writeRequire() {
    std::vector<Part> all;
    for (const std::string& each : draft_.require) all.push_back({quotedText(each), "local.0"});
    for (std::size_t i = 0; i < draft_.conditions.size(); ++i) {
      if (!draft_.conditions[i].empty())
        all.push_back({quotedText(draft_.conditions[i]), fmt::format("condition.{}", i)});
    }
    if (all.empty()) return;
    if (isByFields_) {
      add("require = [\n");
      for (const Part& each : all) ownedLine(each.owner, each.text + ",");
      return add("]\n");
    }
    std::vector<std::string> texts;
    for (const Part& each : all) texts.push_back(each.text);
    ownedLine({}, fmt::format("require = [{}]", fmt::join(texts, ", ")),
              draft_.tunables.empty() ? "whole groups" : "of sizes and [tune]");
  }

  void writeSizes() {
    add(isByFields_ ? "\n[size]\n" : "\n[size]  # values to measure at: add more to the lists\n");
    for (const DraftSize& size : draft_.sizes) {
      questions(size.name);
      ownedLine("size." + size.name,
                fmt::format("{} = {{ values = [{}], unit = {} }}", size.name, fmt::join(size.values, ", "),
                            quotedText(size.unit)),
                size.comment);
    }
  }

  void writeTunables() {
    for (const DraftTunable& tunable : draft_.tunables) {
      questions(tunable.name);
      line("\n[tune.{}]", tunable.name);
      const std::string field = "tune." + tunable.name;
      ownedLine(field + ".default", fmt::format("default = {}", tunable.standard));
      ownedLine(field + ".values", fmt::format("values  = [{}]", fmt::join(tunable.values, ", ")));
    }
  }

  void writeStructs() {
    for (const DraftStruct& each : draft_.structs) {
      line("\n[struct.{}]", each.name);
      for (const DraftMember& member : each.members) line("{} = {}", member.name, quotedText(member.type));
    }
  }

  static std::vector<Part> partsOf(const DraftBuffer& buffer) {
    const std::string field = "buffer." + buffer.name;
    std::vector<Part> parts;
    if (buffer.imageKind.empty()) {
      parts.push_back({fmt::format("type = {}", quotedText(buffer.type)), field + ".type"});
    } else {
      parts.push_back({fmt::format("image = {}", quotedText(buffer.imageKind)), field + ".type"});
      parts.push_back({fmt::format("format = {}", quotedText(buffer.format)), field + ".type"});
    }
    const bool isCount = buffer.imageKind.empty() && buffer.shape.size() == 1;
    parts.push_back({isCount ? fmt::format("count = {}", quotedText(buffer.shape.front()))
                             : fmt::format("shape = {}", listOf(buffer.shape)),
                     field + ".shape"});
    if (buffer.use != BufferUse::In) parts.push_back({fmt::format("use = \"{}\"", wordOf(buffer.use)), field + ".use"});
    // An output holds nothing before a launch, whatever its fill would be with another use.
    if (!buffer.init.empty() && buffer.use != BufferUse::Out)
      parts.push_back({fmt::format("init = {}", buffer.init), field + ".fill"});
    return parts;
  }

  void writeBuffers() {
    if (!isByFields_) add("\n[buffer]  # inputs without init are random: floats from 0 to 1, integers from 0 to 255\n");
    for (const DraftBuffer& buffer : draft_.buffers) {
      questions(buffer.name);
      const std::vector<Part> parts = partsOf(buffer);
      if (isByFields_) {
        ownedLine("buffer." + buffer.name + ".use", fmt::format("[buffer.{}]", buffer.name));
        for (const Part& part : parts) ownedLine(part.owner, part.text);
        continue;
      }
      std::vector<std::string> texts;
      for (const Part& part : parts) texts.push_back(part.text);
      ownedLine({}, fmt::format("{} = {{ {} }}", buffer.name, fmt::join(texts, ", ")), buffer.comment);
    }
  }

  void writePass() {
    add("\n[[pass]]\n");
    line("kernel = {}", quotedText(draft_.kernel));
    add("args = [\n");
    for (const DraftArgument& argument : draft_.arguments) {
      const bool isBuffer = std::ranges::any_of(
          draft_.buffers, [&](const DraftBuffer& buffer) { return quotedText(buffer.name) == argument.written; });
      const bool isSize =
          std::ranges::any_of(draft_.sizes, [&](const DraftSize& size) { return size.name == argument.name; });
      if (!isBuffer && !isSize) questions(argument.name);
      ownedLine("argument." + argument.name, fmt::format("  {},", argument.written), argument.comment);
    }
    add("]\n");
    questions("global");
    writeRange("global", "global =", draft_.global, "work-items, x first");
    questions("local");
    const bool hasLocal = std::ranges::any_of(draft_.local, [](const std::string& each) { return !each.empty(); });
    if (hasLocal) writeRange("local", "local  =", draft_.local, "work-items of a group");
    if (draft_.isRounded && hasLocal)
      ownedLine("round", "round  = true", "the kernel checks its bounds, so that groups need not divide global");
  }

  void writeRange(const std::string& field, std::string_view key, const std::vector<std::string>& range,
                  const std::string& comment) {
    std::vector<std::string> written;
    for (const std::string& each : range) written.push_back(field == "local" ? numberOrQuoted(each) : quotedText(each));
    if (!isByFields_) return ownedLine(field, fmt::format("{} [{}]", key, fmt::join(written, ", ")), comment);
    line("{} [", key);
    for (std::size_t d = 0; d < written.size(); ++d) ownedLine(fmt::format("{}.{}", field, d), written[d] + ",");
    add("]\n");
  }

  void writeReference() {
    using From = DraftReference::From;
    const DraftReference& reference = draft_.reference;
    if (reference.from == From::Nothing) return writeNoReference();
    add("\n[reference]\n");
    if (reference.from == From::Kernel)
      return ownedLine("reference.kernel", fmt::format("kernel = {}", quotedText(reference.kernel)),
                       "the results of this kernel, beside the description, are right");
    std::vector<std::string> outputs;
    if (reference.from == From::Files) {
      for (const auto& [output, file] : reference.files) {
        if (file.empty()) continue;
        const std::string written = fmt::format("{} = {}", output, quotedText(file));
        if (isByFields_)
          ownedLine("reference.files." + output, "file." + written);
        else
          outputs.push_back(written);
      }
      if (!isByFields_) line("file = {{ {} }}", fmt::join(outputs, ", "));
      return writeTolerance();
    }
    for (const auto& [output, text] : reference.each) {
      if (text.empty()) continue;
      const std::string written = fmt::format("{} = {}", output, quotedText(text));
      if (isByFields_)
        ownedLine("reference.each." + output, "each." + written);
      else
        outputs.push_back(written);
    }
    if (!isByFields_)
      ownedLine({}, fmt::format("each = {{ {} }}", fmt::join(outputs, ", ")), "an expression for each number");
    writeTolerance();
  }

  void writeTolerance() {
    const auto isWritten = [](const auto& each) { return !each.second.empty(); };
    if (std::ranges::none_of(draft_.tolerance, isWritten)) return;
    add("\n[tolerance]\n");
    for (const auto& [output, tolerance] : draft_.tolerance) {
      if (!tolerance.empty()) ownedLine("tolerance." + output, fmt::format("{} = {}", output, tolerance));
    }
  }

  void writeNoReference() {
    if (!isByFields_) {
      const auto output = std::ranges::find_if(draft_.buffers, isOutput);
      add("\n");
      questions("reference");
      line("# An expression for each number:   each   = {{ {} = \"...\" }}",
           output == draft_.buffers.end() ? "" : output->name);
      line("# Another kernel's results:        kernel = \"OTHER.cl\"");
      line("# A program's:                     command = [\"python3\", \"check.py\", \"{{dir}}\"]");
    }
    add("[reference]\nnone = true\n");
  }

  const KernelDraft& draft_;
  bool isByFields_;
  OwnedToml made_;
};

}  // namespace

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

bool isOutput(const DraftBuffer& buffer) {
  return buffer.use == BufferUse::Out || buffer.use == BufferUse::InOut;
}

std::string tomlNumber(std::string_view text) {
  const char* const end = text.data() + text.size();
  std::int64_t whole = 0;
  if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end)
    return fmt::format("{}", whole);
  double number = 0;
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) return {};
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  // Keeps the user's 1.0, which would become 1.
  const std::string made = fmt::format("{}", number);
  return made.find_first_of(".e") == std::string::npos ? made + ".0" : made;
}

std::string numberOrQuoted(const std::string& text) {
  const std::string number = tomlNumber(text);
  return number.empty() ? quotedText(text) : number;
}

OwnedToml tomlByFields(const KernelDraft& draft) {
  return TomlWriter(draft, TomlWriter::Layout::ByFields).text();
}

std::string toToml(const KernelDraft& draft) {
  return TomlWriter(draft, TomlWriter::Layout::ForPeople).text().text;
}

std::string toText(const DraftQuestion& question) {
  return fmt::format("{} Taken: {}.", question.asked, question.taken);
}

}  // namespace headroom
