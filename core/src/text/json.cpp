#include "text/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>

namespace headroom {

int deepestNesting(std::string_view text) {
  int deepest = 0;
  int nesting = 0;
  bool isInText = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isInText && c == '\\') {
      ++i;
    } else if (c == '"') {
      isInText = !isInText;
    } else if (!isInText && (c == '[' || c == '{')) {
      deepest = std::max(deepest, ++nesting);
    } else if (!isInText && (c == ']' || c == '}')) {
      --nesting;
    }
  }
  return deepest;
}

nlohmann::json parsedJson(std::string_view text) {
  if (deepestNesting(text) > kDeepestJson) throw std::invalid_argument("it is nested too deeply");
  return nlohmann::json::parse(text);
}

std::string jsonText(const nlohmann::json& value, int indent) {
  return value.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

nlohmann::json jsonFromNumber(double number) {
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  return number;
}

double numberFromJson(const nlohmann::json& value) {
  if (value.is_number()) return value.get<double>();
  const auto text = value.get<std::string>();
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  throw std::invalid_argument("\"" + text + "\" is not a number");
}

std::string damageText(const std::exception& failure) {
  if (dynamic_cast<const std::bad_alloc*>(&failure) != nullptr) return "it needs more memory than there is";
  const auto* error = dynamic_cast<const nlohmann::json::exception*>(&failure);
  if (error == nullptr) return failure.what();
  constexpr int kNoSuchMember = 403;
  const std::string said = error->what();
  const std::size_t begin = said.find('\'');
  const std::size_t end = said.rfind('\'');
  if (error->id == kNoSuchMember && end > begin) {
    return fmt::format("\"{}\" is missing", said.substr(begin + 1, end - begin - 1));
  }
  if (dynamic_cast<const nlohmann::json::parse_error*>(error) != nullptr) return "it is not JSON, or is truncated";
  return "a value has the wrong type";
}

}  // namespace headroom
