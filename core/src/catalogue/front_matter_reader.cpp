#include "catalogue/front_matter_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

constexpr std::string_view kOpening = "/*---";
constexpr std::string_view kClosing = "---*/";
constexpr std::string_view kBlanks = " \t\r\n";
/// Line that withIncludes() writes before a piece.
constexpr std::string_view kPieceBegins = "#line 1 \"";
constexpr std::string_view kExample = "start the file with /*--- then TOML then ---*/";

int lineAt(std::string_view text, std::size_t position) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

[[noreturn]] void failInFile(std::string_view file, int line, std::string_view what) {
  throw Error(Stage::KernelFile, fmt::format("{}:{}: {}.", file, line, what));
}

/// The comment block that begins at `start`.
FrontMatter frontMatterAt(std::string_view text, std::size_t start, std::string_view file) {
  const std::size_t body = start + kOpening.size();
  const std::size_t commentEnd = text.find("*/", body);
  const std::size_t end = text.find(kClosing, body);
  if (commentEnd == std::string_view::npos)
    failInFile(file, lineAt(text, start), fmt::format("the front matter does not end; {}", kExample));
  if (end == std::string_view::npos || end + 3 != commentEnd)
    failInFile(file, lineAt(text, commentEnd),
               "the comment ends before the front matter does; end it with ---*/ and use no other */");
  return {std::string(text.substr(body, end - body)), lineAt(text, start), end + kClosing.size()};
}

/// Adds keys that `own` lacks.
void merge(toml::table& own, toml::table&& shared) {
  for (auto&& [key, node] : shared) {
    toml::node* there = own.get(key);
    if (there == nullptr)
      std::move(node).visit(
          [&own, &key = key](auto&& value) { own.insert(key, std::forward<decltype(value)>(value)); });
    else if (there->is_table() && node.is_table())
      merge(*there->as_table(), std::move(*node.as_table()));
  }
}

}  // namespace

bool hasFrontMatter(std::string_view text) {
  const std::size_t start = text.find_first_not_of(kBlanks);
  return start != std::string_view::npos && text.substr(start).starts_with(kOpening);
}

FrontMatterReader::FrontMatterReader(const std::string& text, std::string origin) : TomlReader(std::move(origin)) {
  if (!hasFrontMatter(text)) failAtLine(1, fmt::format("no front matter; {}", kExample));
  const FrontMatter matter = frontMatterAt(text, text.find_first_not_of(kBlanks), origin_);
  firstLine_ = matter.firstLine;
  code_ = std::string_view(text).substr(matter.end);
  root_ = parsed(matter.toml, firstLine_, origin_, {});
  readPieces();
}

FrontMatterReader::FrontMatterReader(std::string_view description, std::string_view code, std::string origin)
    : TomlReader(std::move(origin)), code_(code) {
  root_ = parsed(description, 1, origin_, {});
}

void FrontMatterReader::readPieces() {
  for (std::size_t at = code_.find(kPieceBegins); at != std::string_view::npos; at = code_.find(kPieceBegins, at + 1)) {
    const std::size_t name = at + kPieceBegins.size(), nameEnd = code_.find('"', name);
    if ((at > 0 && code_[at - 1] != '\n') || nameEnd == std::string_view::npos) continue;
    const std::string piece(code_.substr(name, nameEnd - name));
    const std::string_view text = code_.substr(std::min(code_.find('\n', nameEnd), code_.size() - 1) + 1);
    const std::size_t start = text.find_first_not_of(kBlanks);
    if (start == std::string_view::npos || text.compare(start, kOpening.size(), kOpening) != 0) continue;
    const FrontMatter matter = frontMatterAt(text, start, piece);
    firstLines_[piece] = matter.firstLine;
    merge(root_, parsed(matter.toml, matter.firstLine, piece, piece));
  }
}

}  // namespace headroom
