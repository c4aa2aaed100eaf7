#include "catalogue/front_matter_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <sstream>
#include <utility>

#include "headroom/error.hpp"

namespace headroom {
namespace {

constexpr std::string_view kOpening = "/*---";
constexpr std::string_view kClosing = "---*/";
constexpr std::string_view kExample = "start the file with /*--- then TOML then ---*/";

int lineAt(std::string_view text, std::size_t position) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

}  // namespace

FrontMatterReader::FrontMatterReader(const std::string& text, std::string origin) : origin_(std::move(origin)) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string::npos || text.compare(start, kOpening.size(), kOpening) != 0)
    failAtLine(1, fmt::format("no front matter; {}", kExample));
  const std::size_t body = start + kOpening.size();
  const std::size_t commentEnd = text.find("*/", body);
  const std::size_t end = text.find(kClosing, body);
  if (commentEnd == std::string::npos)
    failAtLine(lineAt(text, start), fmt::format("the front matter does not end; {}", kExample));
  if (end == std::string::npos || end + 3 != commentEnd)
    failAtLine(lineAt(text, commentEnd),
               "the comment ends before the front matter does; end it with ---*/ and use no other */");

  matter_ = {text.substr(body, end - body), lineAt(text, start), end + kClosing.size()};
  code_ = std::string_view(text).substr(matter_.end);
  try {
    root_ = toml::parse(matter_.toml);
  } catch (const toml::parse_error& error) {
    failAtLine(matter_.firstLine + static_cast<int>(error.source().begin.line) - 1,
               fmt::format("not TOML: {}; correct it", error.description()));
  }
}

void FrontMatterReader::fail(const toml::node& at, std::string_view what) const {
  failAtLine(matter_.firstLine + static_cast<int>(at.source().begin.line) - 1, what);
}

void FrontMatterReader::failAtLine(int line, std::string_view what) const {
  throw Error(Stage::KernelFile, fmt::format("{}:{}: {}.", origin_, line, what));
}

void FrontMatterReader::allowOnly(const toml::table& table, std::string_view where,
                                  std::initializer_list<std::string_view> known) const {
  for (const auto& [key, node] : table) {
    if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
    const int line = matter_.firstLine + static_cast<int>(key.source().begin.line) - 1;
    failAtLine(line, fmt::format("unknown key \"{}\" in {}; known are {}", key.str(), where, fmt::join(known, ", ")));
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
  const int line = std::max(1, static_cast<int>(table.source().begin.line));
  failAtLine(matter_.firstLine + line - 1, fmt::format("{} lacks the key \"{}\"; add it", where, key));
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
