// Events of jobs, which a run passes on to its listener unchanged. Immutable values that may cross threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/values/compiled.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/kernel_facts.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// All devices, in reply to a request; or the devices of a sweep, after its RunStarted.
struct DevicesFound {
  std::vector<DeviceDescription> devices;
  /// In reply to a request: the context of their machine, and of the process there that calls OpenCL.
  RunContext context = {};
};

/// A point's row, once, after all points of its device and size have been measured; it does not change afterwards.
struct RowReady {
  ResultRow row;
};

/// Kernels of a text, or the reason why it was not built.
struct KernelsDescribed {
  ProgramFacts program;
};

/// Compilation of a variant's kernels, or the reason why they were not compiled.
struct ProgramCompiled {
  CompiledProgram program;
};

/// Time of each step of a photo, in milliseconds by the host clock. Skipped steps have 0.
struct PhotoTimes {
  double uploadMs = 0;      ///< pixels to the device; nearly 0 if the device uses host memory
  double toPlanesMs = 0;    ///< pixels split into planes, colour times alpha: by the device, or by the host for a host
                            ///< implementation
  double kernelsMs = 0;     ///< launches of the blur and the wait for them, including the untimed first one
  double fromPlanesMs = 0;  ///< planes packed into pixels, likewise
  double downloadMs = 0;    ///< pixels from the device
  double checkMs = 0;       ///< comparison with the reference, including the transfer of planes to the host
  double choosingMs = 0;    ///< choice of the best variant, including trials

  bool operator==(const PhotoTimes&) const = default;
};

/// A processed photo and the row of that same pass through the device (medianMs is its kernel time).
struct ImageReady {
  Image image;
  ResultRow row;
  PhotoTimes times;
  std::string choice;                            ///< the reason for this variant, a sentence, if none was named
  std::optional<ErrorFigures> regionError = {};  ///< error against the true Gaussian within the job's region
};

/// Importance of a note.
enum class NoteLevel {
  Warning,  ///< something failed or is not as requested: a runner replaced, a journal that cannot be written
  Routine,  ///< part of every run, for the record: an environment variable set
  Loss      ///< results are not stored where requested; printed even if notes are turned off
};

/// Information for the user, as a sentence.
struct Note {
  std::string text;
  NoteLevel level = NoteLevel::Warning;

  bool operator==(const Note&) const = default;
};

}  // namespace headroom
