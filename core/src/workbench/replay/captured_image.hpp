// Images and samplers of a capture, in Headroom's words.
#pragma once

#include <cstdint>
#include <string>

#include "headroom/values/image_form.hpp"
#include "workbench/replay/captured_launch.hpp"

namespace headroom {

/// Throws Error(Stage::KernelFile) for anything other than a sampler.
SamplerForm capturedSampler(const CaptureFiles& files, const std::string& file);

/// Throws likewise for anything other than an image, and for a format that descriptions do not support.
CapturedImage capturedImage(const CaptureFiles& files, const std::string& file);

/// Sets an array's unknown number of layers to that in these bytes.
CapturedImage withLayers(CapturedImage image, std::uint64_t bytes);

/// Bytes of all of its pixels, without padding.
[[nodiscard]] std::uint64_t bytesOf(const CapturedImage& image);

}  // namespace headroom
