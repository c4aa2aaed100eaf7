#include "workbench/replay/captured_image.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace headroom {
namespace {

/// Constants of CL/cl.h, which the workbench does not include.
struct NumberWord {
  std::uint64_t number;
  std::string_view word;
};
constexpr std::array kOrderWords{
    NumberWord{0x10B0, "r"},     NumberWord{0x10B1, "a"},         NumberWord{0x10B2, "rg"},
    NumberWord{0x10B3, "ra"},    NumberWord{0x10B5, "rgba"},      NumberWord{0x10B6, "bgra"},
    NumberWord{0x10B7, "argb"},  NumberWord{0x10B8, "intensity"}, NumberWord{0x10B9, "luminance"},
    NumberWord{0x10BD, "depth"}, NumberWord{0x10B4, "rgb"},       NumberWord{0x10C3, "abgr"},
    NumberWord{0x10BF, "srgb"},  NumberWord{0x10C1, "srgba"},     NumberWord{0x10C2, "sbgra"}};
constexpr std::array kDataWords{
    NumberWord{0x10D0, "snorm8"},      NumberWord{0x10D1, "snorm16"},  NumberWord{0x10D2, "unorm8"},
    NumberWord{0x10D3, "unorm16"},     NumberWord{0x10D7, "int8"},     NumberWord{0x10D8, "int16"},
    NumberWord{0x10D9, "int32"},       NumberWord{0x10DA, "uint8"},    NumberWord{0x10DB, "uint16"},
    NumberWord{0x10DC, "uint32"},      NumberWord{0x10DD, "half"},     NumberWord{0x10DE, "float"},
    NumberWord{0x10D4, "unorm565"},    NumberWord{0x10D5, "unorm555"}, NumberWord{0x10D6, "unorm101010"},
    NumberWord{0x10E0, "unorm1010102"}};

struct KindNumber {
  std::uint64_t number;
  ImageKind kind;
};
constexpr std::array kKindNumbers{KindNumber{0x10F1, ImageKind::TwoD},      KindNumber{0x10F2, ImageKind::ThreeD},
                                  KindNumber{0x10F3, ImageKind::TwoDArray}, KindNumber{0x10F4, ImageKind::OneD},
                                  KindNumber{0x10F5, ImageKind::OneDArray}, KindNumber{0x10F6, ImageKind::OneDBuffer}};

template <typename Words>
std::string_view wordFor(const CaptureFiles& files, const std::string& file, const Words& words, std::uint64_t number,
                         std::string_view what) {
  const auto found = std::ranges::find(words, number, &NumberWord::number);
  if (found != words.end()) return found->word;
  throw files.error(
      file, fmt::format("has a {} of {:#x}, which descriptions have no word for; choose another launch", what, number));
}

/// The opencl-intercept-layer does not store an array's number of layers: it is 0 then, see withLayers.
std::vector<std::uint64_t> extentsIn(ImageKind kind, const std::vector<std::uint64_t>& numbers) {
  const std::uint64_t layers = numbers.size() > 9 ? numbers[9] : 0;
  switch (kind) {
    case ImageKind::OneD:
    case ImageKind::OneDBuffer:
      return {numbers[0]};
    case ImageKind::TwoD:
      return {numbers[0], numbers[1]};
    case ImageKind::ThreeD:
      return {numbers[0], numbers[1], numbers[2]};
    case ImageKind::OneDArray:
      return {numbers[0], layers};
    case ImageKind::TwoDArray:
      break;
  }
  return {numbers[0], numbers[1], layers};
}

}  // namespace

SamplerForm capturedSampler(const CaptureFiles& files, const std::string& file) {
  SamplerForm form;
  for (const std::string& word : wordsIn(files.text(file))) {
    if (word == "TRUE" || word == "CL_TRUE" || word == "FALSE" || word == "CL_FALSE") {
      form.isNormalized = word.ends_with("TRUE");
    } else if (word == "CL_FILTER_LINEAR" || word == "CL_FILTER_NEAREST") {
      form.isLinear = word == "CL_FILTER_LINEAR";
    } else if (word == "CL_ADDRESS_NONE") {
      form.addressing = "none";
    } else if (word == "CL_ADDRESS_CLAMP_TO_EDGE") {
      form.addressing = "edge";
    } else if (word == "CL_ADDRESS_CLAMP") {
      form.addressing = "border";
    } else if (word == "CL_ADDRESS_REPEAT") {
      form.addressing = "repeat";
    } else if (word == "CL_ADDRESS_MIRRORED_REPEAT") {
      form.addressing = "mirror";
    } else {
      throw files.error(file, fmt::format("has \"{}\", which is not a property of a sampler; capture the launch again",
                                          word.substr(0, 40)));
    }
  }
  return form;
}

CapturedImage capturedImage(const CaptureFiles& files, const std::string& file) {
  const std::vector<std::uint64_t> numbers = files.numbers(file);
  if (numbers.size() != 9 && numbers.size() != 10)
    throw files.error(
        file, fmt::format("has {} numbers; nine or ten describe an image. Capture the launch again", numbers.size()));
  const auto kind = std::ranges::find(kKindNumbers, numbers[8], &KindNumber::number);
  if (kind == kKindNumbers.end())
    throw files.error(file, fmt::format("has {:#x} for the kind of image; capture the launch again", numbers[8]));
  CapturedImage image;
  image.form = {kind->kind, std::string(wordFor(files, file, kOrderWords, numbers[7], "channel order")),
                std::string(wordFor(files, file, kDataWords, numbers[6], "channel type"))};
  image.extents = extentsIn(kind->kind, numbers);
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31U;
  const bool isArray = kind->kind == ImageKind::OneDArray || kind->kind == ImageKind::TwoDArray;
  for (std::size_t i = 0; i < image.extents.size(); ++i) {
    const std::uint64_t extent = image.extents[i];
    const bool follows = isArray && numbers.size() == 9 && i + 1 == image.extents.size();
    if ((extent < 1 && !follows) || extent > kMost)
      throw files.error(file, fmt::format("has an extent of {}; it is from 1 to {}", extent, kMost));
  }
  if (const std::size_t bytes = pixelTypeOf(image.form).bytes; numbers[3] != bytes)
    throw files.error(file, fmt::format("has pixels of {} bytes, and those of {} {} have {}; capture the launch again",
                                        numbers[3], image.form.order, image.form.data, bytes));
  return image;
}

CapturedImage withLayers(CapturedImage image, std::uint64_t bytes) {
  if (image.extents.back() > 0) return image;
  image.extents.back() = 1;
  image.extents.back() = std::max<std::uint64_t>(bytes / bytesOf(image), 1);
  return image;
}

std::uint64_t bytesOf(const CapturedImage& image) {
  // Extents are below 2^31: three of them and a pixel overflow 64 bits, which a double detects.
  double all = static_cast<double>(pixelTypeOf(image.form).bytes);
  for (const std::uint64_t extent : image.extents) all *= static_cast<double>(extent);
  constexpr double kMost = 0x1p40;
  return static_cast<std::uint64_t>(std::min(all, kMost));
}

}  // namespace headroom
