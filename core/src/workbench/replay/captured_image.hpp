// Images and samplers of a capture, in Headroom's words.
#pragma once

#include <cstdint>
#include <string>

#include "headroom/values/image_form.hpp"
#include "workbench/replay/captured_launch.hpp"

namespace headroom {

/// Throws Error(Stage::KernelFile) for what is no sampler.
SamplerForm capturedSampler(const CaptureFiles& files, const std::string& file);

/// Throws likewise for what is no image, or one of a format that descriptions have no words for.
CapturedImage capturedImage(const CaptureFiles& files, const std::string& file);

/// An array whose layers are not known has as many as these bytes hold.
CapturedImage withLayers(CapturedImage image, std::uint64_t bytes);

/// Of all of its pixels, without padding.
[[nodiscard]] std::uint64_t bytesOf(const CapturedImage& image);

}  // namespace headroom
