// The folder through which the layer in a program and the workbench speak with each other.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "headroom/capture.hpp"
#include "system/scratch_folder.hpp"

namespace headroom {

/// A new folder of this user alone, and removed with its object.
class SessionFolder {
 public:
  /// Writes the layer's settings. Throws Error.
  explicit SessionFolder(const CapturePlan& plan);

  [[nodiscard]] const std::filesystem::path& path() const { return scratch_.path(); }
  /// Folders of captures that were begun.
  [[nodiscard]] std::vector<std::filesystem::path> begun() const;
  /// What the layer says of replaced sources: "source HASH", "unbuilt HASH", "groups KERNEL".
  [[nodiscard]] std::vector<std::string> replaced() const;

 private:
  ScratchFolder scratch_{"capture"};
};

/// What the program needs to come to the layer. Layers that the environment names already stay.
std::map<std::string, std::string> captureEnvironment(const std::filesystem::path& session);

}  // namespace headroom
