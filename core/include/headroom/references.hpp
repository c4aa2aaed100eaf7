// References that are commands: programs of a kernel's author that compute what results should be. They run only after
// a person has agreed to that command for that folder.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// A command that a folder's workload names, and what the person said of it.
struct ReferenceCommand {
  std::string workload;  ///< id
  std::string folder;    ///< that it runs in
  std::string text;      ///< its words as a shell takes them
  bool isAgreed = false;
};

/// Of the workloads of these variants' that have one; sorted by folder and text, each once.
std::vector<ReferenceCommand> referenceCommands(const std::vector<Variant>& variants);

/// Whether a person agreed to this command in this folder.
[[nodiscard]] bool isAgreed(const ReferenceCommand& command);
/// Keeps that a person did, until the command changes. Throws Error(Stage::ReportFile) when it can't be stored.
void agree(const ReferenceCommand& command);

}  // namespace headroom
