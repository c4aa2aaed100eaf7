// Layout of the figures file: the capture layer's counts for a process, read by the workbench while the program runs.
// Numbers are written as whole aligned words; a table's entry is valid once its `ready` is 1 or its count includes it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace headroom::capture {

inline constexpr std::uint64_t kFiguresMagic = 0x3154504143524448;  // "HDRCAPT1"
inline constexpr std::uint32_t kFiguresVersion = 3;
/// Folder of figures files in the session's folder.
inline constexpr const char* kFiguresFolder = "figures";
inline constexpr const char* kFiguresExtension = ".figures";

inline constexpr std::size_t kMostDevices = 16;
inline constexpr std::size_t kMostKernels = 2048;
inline constexpr std::size_t kMostLaunches = 65536;
inline constexpr std::size_t kMostNotes = 64;

/// No launch has been shorter yet.
inline constexpr std::uint64_t kNoShortest = ~std::uint64_t{0};

struct DeviceFigures {
  std::uint64_t ready;
  char name[128];
};

enum class SourceKind : std::uint32_t { Text = 0, Il = 1, Binary = 2, BuiltIn = 3 };

/// A kernel of one source on one device.
struct KernelFigures {
  std::uint64_t ready;
  char name[256];       ///< truncated if longer
  char nameHash[33];    ///< of the whole name, with the source's hash function
  char sourceHash[33];  ///< 32 hex digits: 128-bit FNV-1a of the source, the IL or the binary
  char unused[6];
  std::uint32_t device;
  SourceKind source;
  std::uint64_t allTimed;        ///< number of the first launches that are all timed; see timedOneIn
  std::uint64_t launches;        ///< accepted by the driver
  std::uint64_t timed;           ///< whose times are in the sums
  std::uint64_t untimed;         ///< finished without usable timestamps, or failed
  std::uint64_t skipped;         ///< not timed; see timedOneIn
  std::uint64_t totalNs;         ///< of all timed launches
  std::uint64_t shortestNs;      ///< without the first launch; kNoShortest: none
  std::uint64_t longestNs;       ///< without the first launch
  std::uint64_t firstNs;         ///< the first launch, which may compile; 0 until it is timed
  std::uint64_t boundBytes;      ///< of the distinct memory objects bound, summed over timed launches
  std::uint64_t drawn;           ///< n - 1 for each timed launch that was drawn as one in n: skipped ones it stands for
  std::uint64_t drawnNs;         ///< n - 1 times its time, summed
  std::uint64_t drawnBytes;      ///< the same for its bytes
  std::uint64_t lastGlobal[3];   ///< 0 beyond the launch's dimensions
  std::uint64_t lastLocal[3];    ///< 0: chosen by the driver
  std::uint64_t lastBoundBytes;  ///< of the last launch
  std::uint64_t firstBoundBytes;  ///< of the first launch
};

struct LaunchFigures {
  std::uint64_t ready;
  std::uint64_t startNs;  ///< by the device's clock
  std::uint64_t endNs;
  std::uint32_t kernel;  ///< index of KernelFigures
  std::uint32_t queue;   ///< number of the queue in the process, from 0
  std::uint64_t global[3];
};

struct NoteFigures {
  std::uint64_t ready;
  char text[504];  ///< a sentence
};

struct FiguresFile {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint32_t fileBytes;  ///< sizeof(FiguresFile) where it was written
  std::uint64_t pid;
  std::uint64_t parentPid;
  std::uint64_t startedNs;  ///< since 1970
  char program[256];        ///< name of the executable's file
  std::uint64_t launches;   ///< accepted by the driver
  std::uint64_t kernels;    ///< entries in use; if above the capacity, the others were left out
  std::uint64_t timeline;   ///< the same for the list of launches
  std::uint64_t notes;      ///< the same for notes
  std::uint64_t devices;    ///< the same for devices
  std::uint64_t unlisted;   ///< launches of kernels that did not fit
  std::uint64_t unwatched;  ///< launches beyond the limit of pending ones
  DeviceFigures device[kMostDevices];
  KernelFigures kernel[kMostKernels];
  NoteFigures note[kMostNotes];
  LaunchFigures launch[kMostLaunches];
};

static_assert(sizeof(DeviceFigures) % 8 == 0 && sizeof(KernelFigures) % 8 == 0 && sizeof(NoteFigures) % 8 == 0);

}  // namespace headroom::capture
