// The layer's settings from the workbench: the file `settings` in the session's folder, lines of a name and a value.
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
  std::string captures;                      ///< parent of capture folders; empty: none are created
  std::string store;                         ///< of the sources of binaries; empty: none
  std::vector<DumpSetting> dumps;            ///< "dump NAME" and "dump NAME 1,5"
  std::uint64_t dumpsAll = 0;                ///< number of different kernels to capture once each
  bool refusesBinaries = false;              ///< clCreateProgramWithBinary fails
  std::uint64_t captureLimit = 2ULL << 30;   ///< bytes of one capture folder
  std::uint64_t sessionLimit = 16ULL << 30;  ///< bytes of all folders of the session

  [[nodiscard]] bool dumpsAny() const { return !captures.empty() && (!dumps.empty() || dumpsAll > 0); }
};

/// Returns the settings in HEADROOM_CAPTURE; nothing without it, or if they cannot be read.
std::optional<Settings> readSettings();

/// The settings read when the layer was loaded.
const Settings& settings();
void useSettings(Settings read);

}  // namespace headroom::capture
