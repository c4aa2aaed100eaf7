// How far a blurred photo is from the true Gaussian, by a sample of it: all of a large photo would take seconds.
#pragma once

#include <span>
#include <stop_token>

#include "headroom/image/image.hpp"
#include "headroom/values/result.hpp"
#include "runner/sampling/channel_view.hpp"

namespace headroom {

/// Compares some kSamplePixels of the result with the Gaussian in double, all channels: squares that are spread evenly
/// over the photo, to its corners; all of a small photo. `results`: the blurred photo's channels, colour times alpha.
ErrorFigures sampleError(const Image& photo, std::span<const ChannelView> results, const ParameterValues& parameters,
                         const std::stop_token& stop);

}  // namespace headroom
