#include "catalogue/front_matter_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <sstream>
#include <utility>

#include "catalogue/toml_limits.hpp"
#include "headroom/error.hpp"

namespace headroom {
namespace {

constexpr std::string_view kOpening = "/*---";
constexpr std::string_view kClosing = "---*/";
constexpr std::string_view kBlanks = " \t\r\n";
/// What withIncludes() puts before a piece.
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

/// What stands in it remembers `path`, the name of a piece, or nothing for the file itself.
toml::table parsed(const FrontMatter& matter, std::string_view file, const std::string& path) {
  if (const auto excess = excessIn(matter.toml)) failInFile(file, matter.firstLine + excess->line - 1, excess->what);
  try {
    return toml::parse(matter.toml, path);
  } catch (const toml::parse_error& error) {
    failInFile(file, matter.firstLine + static_cast<int>(error.source().begin.line) - 1,
               fmt::format("not TOML: {}; correct it", error.description()));
  }
}

/// Adds what `own` does not say itself.
void merge(toml::table& own, toml::table&& shared) {
  for (auto&& [key, node] : shared) {
    toml::node* there = own.get(key);
    if (there == nullptr)
      std::move(node).visit([&own, &key = key](auto&& value) { own.insert(key, std::move(value)); });
    else if (there->is_table() && node.is_table())
      merge(*there->as_table(), std::move(*node.as_table()));
  }
}

}  // namespace

FrontMatterReader::FrontMatterReader(const std::string& text, std::string origin) : origin_(std::move(origin)) {
  const std::size_t start = text.find_first_not_of(kBlanks);
  if (start == std::string::npos || text.compare(start, kOpening.size(), kOpening) != 0)
    failAtLine(1, fmt::format("no front matter; {}", kExample));
  matter_ = frontMatterAt(text, start, origin_);
  code_ = std::string_view(text).substr(matter_.end);
  root_ = parsed(matter_, origin_, {});
  readPieces();
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
    merge(root_, parsed(matter, piece, piece));
  }
}

void FrontMatterReader::fail(const toml::node& at, std::string_view what) const {
  failAt(at.source(), what);
}

void FrontMatterReader::failAt(const toml::source_region& at, std::string_view what) const {
  const int line = std::max(1, static_cast<int>(at.begin.line)) - 1;
  if (at.path) failInFile(*at.path, firstLines_.at(*at.path) + line, what);
  failAtLine(matter_.firstLine + line, what);
}

void FrontMatterReader::failAtLine(int line, std::string_view what) const {
  failInFile(origin_, line, what);
}

void FrontMatterReader::allowOnly(const toml::table& table, std::string_view where,
                                  std::initializer_list<std::string_view> known) const {
  for (const auto& [key, node] : table) {
    if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
    failAt(key.source(),
           fmt::format("unknown key \"{}\" in {}; known are {}", key.str(), where, fmt::join(known, ", ")));
  }
}

std::string FrontMatterReader::string(const toml::node& node, std::string_view key) const {
  if (const auto* text = node.as_string()) return text->get();
  fail(node, fmt::format("{} is not a string; write it in double quotes", key));
}

int FrontMatterReader::integer(const toml::node& node, std::string_view key) const {
  const auto* value = node.as_integer();
  if (value == nullptr) fail(node, fmt::format("{} is not a whole number; write one, without quotes", key));
  if (value->get() < std::numeric_limits<int>::min() || value->get() > std::numeric_limits<int>::max())
    fail(node, fmt::format("{} does not fit an int; choose a smaller number", key));
  return static_cast<int>(value->get());
}

bool FrontMatterReader::boolean(const toml::node& node, std::string_view key) const {
  if (const auto* value = node.as_boolean()) return value->get();
  fail(node, fmt::format("{} is not a truth value; write true or false, without quotes", key));
}

double FrontMatterReader::number(const toml::node& node, std::string_view key) const {
  if (const auto value = node.value<double>(); value && !node.is_boolean()) return *value;
  fail(node, fmt::format("{} is not a number; write one, without quotes", key));
}

const toml::table& FrontMatterReader::table(const toml::node& node, std::string_view key) const {
  if (const toml::table* found = node.as_table()) return *found;
  fail(node, fmt::format("{} is not a table; write it as [{}]", key, key));
}

const toml::array& FrontMatterReader::array(const toml::node& node, std::string_view key) const {
  if (const toml::array* found = node.as_array()) return *found;
  fail(node, fmt::format("{} is not a list; write it in square brackets", key));
}

const toml::node& FrontMatterReader::required(const toml::table& table, std::string_view where,
                                              std::string_view key) const {
  if (const toml::node* node = table.get(key)) return *node;
  failAt(table.source(), fmt::format("{} lacks the key \"{}\"; add it", where, key));
}

std::string FrontMatterReader::optionalString(const toml::table& table, std::string_view key) const {
  const toml::node* node = table.get(key);
  return node == nullptr ? std::string() : string(*node, key);
}

const toml::table* FrontMatterReader::optionalTable(const toml::table& parent, std::string_view key) const {
  const toml::node* node = parent.get(key);
  return node == nullptr ? nullptr : &table(*node, key);
}

}  // namespace headroom
