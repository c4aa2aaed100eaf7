#include "report/json_members.hpp"

#include <fmt/format.h>

namespace headroom {

std::string damageText(const std::exception& failure) {
  const auto* error = dynamic_cast<const nlohmann::json::exception*>(&failure);
  if (error == nullptr) return failure.what();
  constexpr int kNoSuchMember = 403;
  const std::string said = error->what();
  const std::size_t begin = said.find('\'');
  const std::size_t end = said.rfind('\'');
  if (error->id == kNoSuchMember && end > begin) {
    return fmt::format("\"{}\" is missing", said.substr(begin + 1, end - begin - 1));
  }
  if (dynamic_cast<const nlohmann::json::parse_error*>(error) != nullptr) return "it is no JSON, or was cut short";
  return "a value is of another kind than it has to be";
}

}  // namespace headroom
