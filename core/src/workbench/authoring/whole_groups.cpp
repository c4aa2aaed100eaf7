#include "workbench/authoring/whole_groups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "text/identifier.hpp"

namespace headroom {

std::string asOperand(const std::string& expression) {
  const bool isNumber =
      std::ranges::all_of(expression, [](unsigned char c) { return std::isdigit(c) != 0; });  // digits only, without a
                                                                                              // sign or an exponent
  return isNumber || isIdentifier(expression) ? expression : "(" + expression + ")";
}

std::vector<std::string> wholeGroups(const KernelDraft& draft) {
  std::vector<std::string> conditions;
  if (draft.isRounded) return conditions;
  for (std::size_t d = 0; d < std::min(draft.global.size(), draft.local.size()); ++d) {
    const std::string& local = draft.local[d];
    if (local.empty() || local == "1" || local == draft.global[d]) continue;
    conditions.push_back(fmt::format("{} % {} == 0", asOperand(draft.global[d]), asOperand(local)));
  }
  return conditions;
}

}  // namespace headroom
