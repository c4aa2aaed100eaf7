#include "system/toml_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "headroom/system/error.hpp"
#include "text/toml_limits.hpp"

namespace headroom {
namespace {

[[noreturn]] void failInLine(std::string_view file, int line, std::string_view what) {
  throw Error(Stage::KernelFile, fmt::format("{}:{}: {}.", file, line, what));
}

}  // namespace

TomlReader::TomlReader(std::string_view toml, std::string origin) : TomlReader(std::move(origin)) {
  root_ = parsed(toml, firstLine_, origin_, {});
}

toml::table TomlReader::parsed(std::string_view toml, int firstLine, std::string_view file, const std::string& path) {
  if (const auto excess = excessIn(toml)) failInLine(file, firstLine + excess->line - 1, excess->what);
  try {
    return toml::parse(toml, path);
  } catch (const toml::parse_error& error) {
    failInLine(file, firstLine + static_cast<int>(error.source().begin.line) - 1,
               fmt::format("not TOML: {}; correct it", error.description()));
  }
}

void TomlReader::fail(const toml::node& at, std::string_view what) const {
  failAt(at.source(), what);
}

void TomlReader::failAt(const toml::source_region& at, std::string_view what) const {
  const int line = std::max(1, static_cast<int>(at.begin.line)) - 1;
  if (at.path) failInLine(*at.path, firstLines_.at(*at.path) + line, what);
  failAtLine(firstLine_ + line, what);
}

void TomlReader::failAtLine(int line, std::string_view what) const {
  failInLine(origin_, line, what);
}

void TomlReader::allowOnly(const toml::table& table, std::string_view where,
                           std::initializer_list<std::string_view> known) const {
  for (const auto& [key, node] : table) {
    if (std::find(known.begin(), known.end(), key.str()) != known.end()) continue;
    failAt(key.source(),
           fmt::format("unknown key \"{}\" in {}; known are {}", key.str(), where, fmt::join(known, ", ")));
  }
}

std::string TomlReader::string(const toml::node& node, std::string_view key) const {
  if (const auto* text = node.as_string()) return text->get();
  fail(node, fmt::format("{} is not a string; write it in double quotes", key));
}

int TomlReader::integer(const toml::node& node, std::string_view key) const {
  const auto* value = node.as_integer();
  if (value == nullptr) fail(node, fmt::format("{} is not a whole number; write one, without quotes", key));
  if (value->get() < std::numeric_limits<int>::min() || value->get() > std::numeric_limits<int>::max())
    fail(node, fmt::format("{} does not fit an int; choose a smaller number", key));
  return static_cast<int>(value->get());
}

bool TomlReader::boolean(const toml::node& node, std::string_view key) const {
  if (const auto* value = node.as_boolean()) return value->get();
  fail(node, fmt::format("{} is not a truth value; write true or false, without quotes", key));
}

double TomlReader::number(const toml::node& node, std::string_view key) const {
  if (const auto value = node.value<double>(); value && !node.is_boolean()) return *value;
  fail(node, fmt::format("{} is not a number; write one, without quotes", key));
}

const toml::table& TomlReader::table(const toml::node& node, std::string_view key) const {
  if (const toml::table* found = node.as_table()) return *found;
  fail(node, fmt::format("{} is not a table; write it as [{}]", key, key));
}

const toml::array& TomlReader::array(const toml::node& node, std::string_view key) const {
  if (const toml::array* found = node.as_array()) return *found;
  fail(node, fmt::format("{} is not a list; write it in square brackets", key));
}

const toml::node& TomlReader::required(const toml::table& table, std::string_view where, std::string_view key) const {
  if (const toml::node* node = table.get(key)) return *node;
  failAt(table.source(), fmt::format("{} lacks the key \"{}\"; add it", where, key));
}

std::string TomlReader::optionalString(const toml::table& table, std::string_view key) const {
  const toml::node* node = table.get(key);
  return node == nullptr ? std::string() : string(*node, key);
}

const toml::table* TomlReader::optionalTable(const toml::table& parent, std::string_view key) const {
  const toml::node* node = parent.get(key);
  return node == nullptr ? nullptr : &table(*node, key);
}

}  // namespace headroom
