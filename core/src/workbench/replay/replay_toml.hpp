// A captured launch, or several ones merged, as the two files that describe it: workload.toml, and captured.toml with
// the launch.
#pragma once

#include <string>
#include <string_view>

#include "workbench/replay/replay_words.hpp"

namespace headroom {

/// The file with the launch, and the variant's name.
inline constexpr std::string_view kCapturedFile = "captured.toml";

[[nodiscard]] std::string workloadToml(const LaunchWords& words);
[[nodiscard]] std::string launchToml(const LaunchWords& words);

/// The text with a last line that says so. A text that somebody has changed since does not fit that line.
[[nodiscard]] std::string sealed(const std::string& text);
/// Whether the text is as sealed() made it.
[[nodiscard]] bool isSealed(std::string_view text);

}  // namespace headroom
