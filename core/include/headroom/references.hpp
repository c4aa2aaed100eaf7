// Reference commands: a kernel author's programs that compute expected results. They run only after the user has agreed
// to the command for its folder.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// A command that a folder's workload names, and the user's consent.
struct ReferenceCommand {
  std::string workload;  ///< id
  std::string folder;    ///< working folder of the command
  std::string text;      ///< its words in shell syntax
  bool isAgreed = false;
};

/// Returns the reference commands of these variants' workloads, sorted by folder and text, without duplicates.
std::vector<ReferenceCommand> referenceCommands(const std::vector<Variant>& variants);

/// Returns whether the user agreed to this command in this folder.
[[nodiscard]] bool isAgreed(const ReferenceCommand& command);
/// Stores the user's consent, valid until the command changes. Throws Error(Stage::ReportFile) if it cannot be stored.
void agree(const ReferenceCommand& command);

}  // namespace headroom
