// What the workbench asked the layer for: the file `settings` in the session's folder, lines of a name and a value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headroom::capture {

struct DumpSetting {
  std::string kernel;
  std::vector<std::uint64_t> launches;  ///< from 1; empty: the second, or the only one
};

struct Settings {
  std::string session;                       ///< the session's folder
  std::string captures;                      ///< where capture folders go; empty: none are made
  std::string store;                         ///< of the sources of binaries; empty: none
  std::vector<DumpSetting> dumps;            ///< "dump NAME" and "dump NAME 1,5"
  std::uint64_t dumpsAll = 0;                ///< so many different kernels once each
  bool refusesBinaries = false;              ///< clCreateProgramWithBinary fails
  std::uint64_t captureLimit = 2ULL << 30;   ///< bytes of one capture folder
  std::uint64_t sessionLimit = 16ULL << 30;  ///< bytes of all folders of the session

  [[nodiscard]] bool dumpsAny() const { return !captures.empty() && (!dumps.empty() || dumpsAll > 0); }
};

/// Those that HEADROOM_CAPTURE names; nothing without it, or where they can't be read.
std::optional<Settings> readSettings();

/// As they were read when the layer was loaded.
const Settings& settings();
void useSettings(Settings read);

}  // namespace headroom::capture
