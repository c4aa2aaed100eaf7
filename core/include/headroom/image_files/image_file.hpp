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
  std::vector<std::string> warnings;  ///< sentences, e.g. a truncated JPEG, or unused pages
};

/// Decodes PNG, JPEG, TIFF, WebP, BMP, PNM with depth, alpha and metadata; applies the orientation. Throws
/// Error(Stage::ImageFile) for a file that is missing, empty, not an image, damaged, of an unsupported kind or too
/// large, or in a build without OpenCV.
LoadedImage loadImage(const std::filesystem::path& file);

/// Writes the format of the file name's extension, atomically: an existing file stays intact if anything fails. Data
/// that the format cannot hold is converted: samples to its deepest type (float to 16 bits for PNG, all to 8 for JPEG,
/// WebP and BMP), transparency is blended onto white where there is no alpha (JPEG, BMP, PNM), grey + alpha becomes RGB
/// + alpha. Metadata is written as far as the format supports it. Throws Error(Stage::ImageFile), and UsageError if the
/// extension names no format.
void saveImage(const Image& image, const std::filesystem::path& file, const ImageMetadata& metadata = {});

/// Returns the file that saveImage would write with this extension, such as ".png", without metadata. Throws likewise.
std::string encodedImage(const Image& image, const std::string& ending);

/// Throws UsageError if the file name's extension names no format that saveImage writes.
void requireImageEnding(const std::filesystem::path& file);

/// Returns a sentence on the data that saveImage would convert or omit, and the format that keeps it; empty if nothing
/// is lost. Throws Error(Stage::ImageFile) if the format cannot hold the image at all.
std::string lossesWhenSaved(const Image& image, const std::filesystem::path& file, const ImageMetadata& metadata = {});

/// Returns true if this build can read and write photos.
bool imageFilesSupported();

/// File name extensions that loadImage reads and saveImage writes, without the dot, e.g. "png".
const std::vector<std::string>& imageFileEndings();

}  // namespace headroom
