// Photos on disk. The only part of Headroom that knows image codecs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

/// Most pixels decoded from a file: 2^28 (268 MP), checked in the header before anything is decoded.
inline constexpr std::int64_t kMostImagePixels = std::int64_t{1} << 28;

struct LoadedImage {
  Image image;
  ImageMetadata metadata;
  std::vector<std::string> warnings;  ///< sentences, e.g. a JPEG that ends early, or pages that are not used
};

/// Decodes PNG, JPEG, TIFF, WebP, BMP, PNM keeping depth, alpha and metadata; the orientation is applied.
/// Throws Error(Stage::ImageFile): missing, empty, not an image, damaged, of a kind that is not supported, too large,
/// or built without OpenCV.
LoadedImage loadImage(const std::filesystem::path& file);

/// Writes by the file name's ending, atomically: an existing file stays whole if anything fails.
/// What a format can't hold is converted: samples to its deepest kind (float to 16 bits for PNG, all to 8 for JPEG,
/// WebP and BMP), transparency is laid on white where there is no alpha (JPEG, BMP, PNM), grey + alpha becomes RGB +
/// alpha. Metadata goes along as far as the format keeps it. Throws Error(Stage::ImageFile), and UsageError where the
/// file name's ending names no format.
void saveImage(const Image& image, const std::filesystem::path& file, const ImageMetadata& metadata = {});

/// Throws UsageError where the file name's ending names no format that saveImage writes.
void requireImageEnding(const std::filesystem::path& file);

/// A sentence on what saveImage would convert or leave out, and which format keeps it; empty where nothing is lost.
/// Throws Error(Stage::ImageFile) where the format can't hold the picture at all.
std::string lossesWhenSaved(const Image& image, const std::filesystem::path& file, const ImageMetadata& metadata = {});

/// True when this build can read and write photos.
bool imageFilesSupported();

/// File name endings that loadImage reads and saveImage writes, without the dot, e.g. "png".
const std::vector<std::string>& imageFileEndings();

}  // namespace headroom
