// What experiments say of a device's numbers: one function for each kind of question.
#pragma once

#include <span>
#include <string>

#include "headroom/guide.hpp"

namespace headroom {

using Rows = std::span<const LabelledRow>;

/// The fastest, and by what factor it beats the baseline.
std::string compareSpeeds(const Experiment& experiment, Rows rows);
/// The same, with both errors.
std::string compareSpeedsAndErrors(const Experiment& experiment, Rows rows);
/// The shortest and the longest time.
std::string compareTimes(const Experiment& experiment, Rows rows);
/// The best copy rate, and how much of it is left at larger sizes.
std::string tellCopy(const Experiment& experiment, Rows rows);
/// Up to how many flops per pixel memory hides the arithmetic.
std::string tellMemoryBoundRange(const Experiment& experiment, Rows rows);
/// Measured against estimated, and who wins.
std::string tellAlgorithms(const Experiment& experiment, Rows rows);
/// For each size: the best as a share of the copy, and the skewed against the local one.
std::string tellTransposes(const Experiment& experiment, Rows rows);
/// Whether the best reaches the estimate of the guide's V+T+V+T (copy x 2 / 14).
std::string tellParallelism(const Experiment& experiment, Rows rows);
/// From the baseline to the fastest, the step between that brought most, and what is left to the ceiling.
std::string tellSpeedUp(const Experiment& experiment, Rows rows);
/// The largest error, and whether any result is wrong.
std::string tellErrors(const Experiment& experiment, Rows rows);
/// What each of the three clocks measured of the same launch.
std::string tellClocks(const Experiment& experiment, Rows rows);
/// What a loop's time is without the read in it, and without any wait.
std::string tellRemovedRead(const Experiment& experiment, Rows rows);
/// Images against buffers and halves against floats, each pair by itself.
std::string tellImages(const Experiment& experiment, Rows rows);
/// The launch cost beside the guide's 10 to 100 microseconds.
std::string tellLaunchCost(const Experiment& experiment, Rows rows);

}  // namespace headroom
