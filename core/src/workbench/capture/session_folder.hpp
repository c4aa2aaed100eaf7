// The folder for communication between the layer in a program and the workbench.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "headroom/capture.hpp"
#include "system/scratch_folder.hpp"

namespace headroom {

/// A new private folder, removed with its object.
class SessionFolder {
 public:
  /// Writes the layer's settings. Throws Error.
  explicit SessionFolder(const CapturePlan& plan);

  [[nodiscard]] const std::filesystem::path& path() const { return scratch_.path(); }
  /// Returns the folders of started captures.
  [[nodiscard]] std::vector<std::filesystem::path> begun() const;
  /// Returns the layer's reports on replaced sources: "source HASH", "unbuilt HASH", "groups KERNEL".
  [[nodiscard]] std::vector<std::string> replaced() const;

 private:
  ScratchFolder scratch_{"capture"};
};

/// Returns the environment that loads the layer into the program. Keeps layers that the environment already names.
std::map<std::string, std::string> captureEnvironment(const std::filesystem::path& session);

}  // namespace headroom
