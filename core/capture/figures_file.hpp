// This process's figures file, mapped into memory. It is consistent at every moment, however the process ends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "driver.hpp"
#include "figures.hpp"

namespace headroom::capture {

/// Creates this process's file in the session's folder. Returns false on failure: then nothing is captured.
bool openFigures();

/// Increases by one in each process forked from this one: slots of an earlier generation are the parent's.
unsigned figuresGeneration();

/// Returns the kernel's entry, created at its first launch; null if there is no space or no file.
KernelFigures* kernelFigures(std::string_view name, std::string_view hash, SourceKind source, cl_device_id device);

/// One finished launch.
struct TimedLaunch {
  KernelFigures* kernel = nullptr;
  std::uint64_t startNs = 0;
  std::uint64_t endNs = 0;
  std::uint64_t boundBytes = 0;
  std::uint32_t queue = 0;
  std::uint32_t oneIn = 1;  ///< drawn as one launch in so many
  bool isFirst = false;
  std::size_t global[3] = {0, 0, 0};
};
void countTimed(const TimedLaunch& launch);
void countUntimed(KernelFigures* kernel);
void countSkipped(KernelFigures* kernel);
/// Returns n, a power of two, if timing one launch in n is enough for the kernel; 1 if each has to be timed. An event
/// with times costs up to 12 us on NVIDIA's GPUs. With it, launches of up to 20 us take at most 2 us longer in the
/// mean, and others 5%.
std::uint32_t timedOneIn(KernelFigures* kernel);
/// Counts a launch that the driver accepted; `kernel` may be null. Returns whether it is the first one of its entry.
bool countLaunch(KernelFigures* kernel, const std::size_t global[3], const std::size_t local[3],
                 std::uint64_t boundBytes);
void countUnwatched();

/// Adds a sentence for the user; equal ones are added once.
void addNote(std::string_view sentence);

/// Around fork: locks are free in both processes, and the child has a file of its own from its next call on.
void prepareFiguresForFork();
void continueFiguresAfterFork(bool isChild);

}  // namespace headroom::capture
