#include "workbench/problems/t1_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "headroom/system/error.hpp"

namespace headroom {

T1Value T1Value::member(const char* key) const {
  static const nlohmann::json kNull;
  const bool isThere = value_->is_object() && value_->contains(key);
  // The file's name precedes it.
  const char* const between = place_.ends_with(' ') ? "" : ".";
  return {isThere ? value_->at(key) : kNull, fmt::format("{}{}{}", place_, between, key)};
}

std::vector<T1Value> T1Value::list(const char* key) const {
  const T1Value listed = member(key);
  std::vector<T1Value> all;
  if (!listed.isThere()) return all;
  if (!listed.json().is_array()) listed.fail("is to be a list");
  if (listed.json().size() > kMostListedInProblem)
    listed.fail(fmt::format("has {} elements, and at most {} are read", listed.json().size(), kMostListedInProblem));
  for (std::size_t i = 0; i < listed.json().size(); ++i)
    all.emplace_back(listed.json()[i], fmt::format("{}[{}]", listed.place(), i));
  return all;
}

std::string T1Value::text() const {
  if (!isThere()) return {};
  if (!value_->is_string()) fail("is to be a text");
  return value_->get<std::string>();
}

std::string T1Value::pythonText() const {
  if (!isThere()) return {};
  if (value_->is_number()) return numberText(value_->get<double>());
  if (value_->is_boolean()) return value_->get<bool>() ? "1" : "0";
  return text();
}

std::string T1Value::expression() const {
  const std::string python = pythonText();
  if (python.empty()) return {};
  try {
    return writtenFormula(parsedFormula(python, Notation::Python), Notation::Headroom);
  } catch (const std::invalid_argument& failure) {
    fail(fmt::format("is \"{}\": {}", python, failure.what()));
  }
}

std::vector<std::string> T1Value::names() const {
  const std::string python = pythonText();
  if (python.empty()) return {};
  try {
    return namesIn(parsedFormula(python, Notation::Python));
  } catch (const std::invalid_argument& failure) {
    fail(fmt::format("is \"{}\": {}", python, failure.what()));
  }
}

void T1Value::fail(const std::string& what) const {
  throw Error(Stage::KernelFile, fmt::format("{} {}.", place_, what));
}

bool isName(const std::string& text) {
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
         std::ranges::all_of(text, [](unsigned char c) { return c < 128 && (std::isalnum(c) != 0 || c == '_'); });
}

std::string numberText(double number) {
  return fmt::format("{}", number);
}

}  // namespace headroom
