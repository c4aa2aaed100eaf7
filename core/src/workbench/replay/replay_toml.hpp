// A captured launch, or several merged ones, as its two description files: workload.toml, and captured.toml with the
// launch.
#pragma once

#include <string>
#include <string_view>

#include "workbench/replay/replay_words.hpp"

namespace headroom {

/// The file with the launch, and the variant's name.
inline constexpr std::string_view kCapturedFile = "captured.toml";

[[nodiscard]] std::string workloadToml(const LaunchWords& words);
[[nodiscard]] std::string launchToml(const LaunchWords& words);

/// Returns the text with a last line that contains its checksum, so that later edits are detected.
[[nodiscard]] std::string sealed(const std::string& text);
/// Returns whether the text is unchanged since sealed().
[[nodiscard]] bool isSealed(std::string_view text);

}  // namespace headroom
