// Error of a blurred photo against the true Gaussian, estimated from patches, because a large photo as a whole would
// take seconds.
#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "headroom/image/image.hpp"
#include "headroom/values/result.hpp"
#include "runner/sampling/channel_view.hpp"

namespace headroom {

/// Compares about kSamplePixels of the result with the Gaussian in double, over all channels: patches spread evenly
/// over the photo, including its corners; the whole of a small photo. `results`: the blurred photo's channels, colour
/// times alpha.
ErrorFigures sampleError(const Image& photo, std::span<const ChannelView> results, const ParameterValues& parameters,
                         const std::stop_token& stop);

/// Does the same within a part of the photo, which is clipped to it; no figures if nothing is left.
std::optional<ErrorFigures> sampleError(const Image& photo, std::span<const ChannelView> results,
                                        const ParameterValues& parameters, const ImageArea& region,
                                        const std::stop_token& stop);

}  // namespace headroom
