#include "system/user_folders.hpp"

#include <cstdlib>

namespace headroom {

namespace {

std::optional<std::filesystem::path> absolutePathIn(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || !std::filesystem::path(value).is_absolute()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<std::filesystem::path> cacheFolder() {
  if (const auto caches = absolutePathIn("XDG_CACHE_HOME")) return *caches / "headroom";
  if (const auto home = absolutePathIn("HOME")) return *home / ".cache" / "headroom";
  return std::nullopt;
}

std::optional<std::filesystem::path> dataFolder() {
  if (const auto data = absolutePathIn("XDG_DATA_HOME")) return *data / "headroom";
  if (const auto home = absolutePathIn("HOME")) return *home / ".local" / "share" / "headroom";
  return std::nullopt;
}

std::optional<std::filesystem::path> configFolder() {
  if (const auto config = absolutePathIn("XDG_CONFIG_HOME")) return *config / "headroom";
  if (const auto home = absolutePathIn("HOME")) return *home / ".config" / "headroom";
  return std::nullopt;
}

std::optional<std::filesystem::path> stateFolder() {
  if (const auto state = absolutePathIn("XDG_STATE_HOME")) return *state / "headroom";
  if (const auto home = absolutePathIn("HOME")) return *home / ".local" / "state" / "headroom";
  return std::nullopt;
}

}  // namespace headroom
