// What comes of jobs, and what a run passes on to its listener as it is. Immutable values; they may cross threads.
#pragma once

#include <string>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/values/compiled.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/kernel_facts.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// All devices, where they were asked for; those that a sweep measures, after its RunStarted.
struct DevicesFound {
  std::vector<DeviceDescription> devices;
  /// Where they were asked for: of the machine that they are in, and of the process there that calls OpenCL.
  RunContext context = {};
};

/// A point's row, once, when all points of its device and size have been measured: nothing changes it any more.
struct RowReady {
  ResultRow row;
};

/// What a text's kernels are, or why it was not built.
struct KernelsDescribed {
  ProgramFacts program;
};

/// What became of a variant's kernels, or why they were not compiled.
struct ProgramCompiled {
  CompiledProgram program;
};

/// Where the time of a photo went, in milliseconds by the host's clock. Steps that were not made have 0.
struct PhotoTimes {
  double uploadMs = 0;    ///< pixels to the device; nearly nothing where it works on the host's memory
  double toPlanesMs = 0;  ///< pixels sorted into planes, colour times alpha: by the device, for a host peer by the host
  double kernelsMs = 0;   ///< launches of the blur and the wait for them, the untimed first one included
  double fromPlanesMs = 0;  ///< planes packed into pixels, by the same
  double downloadMs = 0;    ///< pixels from the device
  double checkMs = 0;       ///< against the reference, with the planes that are brought to the host for it
  double choosingMs = 0;    ///< the best variant, trials included

  bool operator==(const PhotoTimes&) const = default;
};

/// A processed photo and the row of that very pass through the device (medianMs is its kernel time).
struct ImageReady {
  Image image;
  ResultRow row;
  PhotoTimes times;
  std::string choice;  ///< why this variant, a sentence, where none was named
};

/// How much attention a note asks for.
enum class NoteLevel {
  Warning,  ///< something went wrong, or is not as it was wanted: a runner replaced, a journal that cannot be written
  Routine,  ///< what every run does, for the record: an environment variable set
  Loss      ///< results are not stored where they were to be stored; printed even where notes are not wanted
};

/// Something a person should know, as a sentence.
struct Note {
  std::string text;
  NoteLevel level = NoteLevel::Warning;

  bool operator==(const Note&) const = default;
};

}  // namespace headroom
