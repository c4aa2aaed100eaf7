#include "headroom/pages/photo_page.hpp"

#include <fmt/format.h>

#include <array>
#include <set>
#include <utility>

#include "catalogue/kernel_identity.hpp"
#include "headroom/image/image_difference.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/run/run_document.hpp"
#include "text/number_text.hpp"
#include "workbench/pages/page_parts.hpp"
#include "workbench/pages/scaled_picture.hpp"

namespace headroom {
namespace {

constexpr int kErrorDigits = 2;
constexpr int kPhotoDigits = 3;
/// All digits of the largest amplification, 16777216.
constexpr int kAmplificationDigits = 8;

std::string scaleText(int factor, std::string_view how) {
  if (factor == 1) return "in full size";
  return fmt::format("scaled down to 1/{0}, the {1} of each {0} x {0} pixels", factor, how);
}

PageImage pictureOf(const Image& image, std::string caption) {
  return {encodedImage(image, ".png"), "image/png", image.size().width, image.size().height, std::move(caption)};
}

std::string errorLine(std::string_view what, const ErrorFigures& error) {
  return fmt::format("{}: up to {}, RMS {}, PSNR {} dB", what, plainText(error.maxAbs, kErrorDigits),
                     plainText(error.rms, kErrorDigits), plainText(error.psnrDb, kPhotoDigits));
}

std::string differenceLine(const DifferenceFigures& figures) {
  if (figures.differing == 0) return "Before and after: no difference";
  return fmt::format(
      "Before and after: differences up to {}, RMS {}, in {}% of the pixels", plainText(figures.largest, kErrorDigits),
      plainText(figures.rms, kErrorDigits),
      plainText(100 * static_cast<double>(figures.differing) / static_cast<double>(figures.pixels), kPhotoDigits));
}

PageImage differencePicture(const ImageDifference& difference, int factor) {
  const double gain = automaticGain(difference.map);
  const std::int64_t clipped = clippedPixels(difference.map, gain);
  std::string caption =
      fmt::format("After minus before, amplified {}x: orange is brighter, blue darker, black equal; {}",
                  plainText(gain, kAmplificationDigits), scaleText(factor, "largest difference"));
  if (clipped > 0) {
    const double share = 100 * static_cast<double>(clipped) / static_cast<double>(difference.figures.pixels);
    caption += fmt::format(". {}% of the pixels exceed the scale", plainText(share, kErrorDigits));
  }
  return pictureOf(colouredDifference(pooled(difference.map, factor), gain), caption + '.');
}

PageList figuresOf(const BlurredPhoto& photo, const ImageDifference* difference) {
  const ResultRow& row = photo.row;
  PageList list;
  list.items.push_back(fmt::format("{}, {}, {} channel{}", photo.name, toText(photo.before.size()),
                                   photo.before.channels(), photo.before.channels() == 1 ? "" : "s"));
  list.items.push_back(fmt::format("Blurred with {}{} on {}: {} ms, {} {}", row.variant, afterComma(row.parameters),
                                   row.device, plainText(row.medianMs, kPhotoDigits),
                                   plainText(gigapixelsPerSecond(row).value_or(0), kPhotoDigits),
                                   itemRateUnit(row.item)));
  if (!photo.choice.empty()) list.items.push_back(photo.choice);
  if (row.error) {
    const std::string what = photo.isErrorOfParts
                                 ? "Error in patches from all over the photo, against the true Gaussian"
                                 : "Error against the true Gaussian";
    list.items.push_back(errorLine(what, *row.error));
  } else {
    list.items.emplace_back("The error was not measured.");
  }
  if (difference != nullptr) list.items.push_back(differenceLine(difference->figures));
  list.items.emplace_back("Errors and differences are in units of white, which is 1.");
  return list;
}

}  // namespace

std::vector<PageBlock> photoBlocks(const BlurredPhoto& photo) {
  const int factor = factorFor(photo.before.size(), kLongestSideInPage);
  const std::string scale = scaleText(factor, "mean");
  std::vector<PageBlock> blocks{PageHeading{"Photo"}};
  if (!areComparable(photo.before, photo.after)) {
    blocks.emplace_back(figuresOf(photo, nullptr));
  } else {
    const ImageDifference difference = imageDifference(photo.before, photo.after);
    blocks.emplace_back(figuresOf(photo, &difference));
    blocks.emplace_back(differencePicture(difference, factor));
  }
  const std::array<PageImage, 2> pictures{
      pictureOf(scaledDown(photo.before, factor), fmt::format("Before, {}.", scale)),
      pictureOf(scaledDown(photo.after, factor), fmt::format("After, {}.", scale))};
  constexpr std::ptrdiff_t kBehindFigures = 2;
  blocks.insert(blocks.begin() + kBehindFigures, pictures.begin(), pictures.end());
  return blocks;
}

Page pageOf(const BlurredPhoto& photo, const RunContext& machine, const Catalogue& catalogue) {
  RunContext context = machine;
  std::erase_if(context.devices, [&](const DeviceDescription& device) { return device.id != photo.row.deviceId; });
  context.kernels.clear();
  if (const Variant* variant = catalogue.known(photo.row.variant)) context.kernels.push_back(identityOf(*variant));
  Page page{fmt::format("{} of {} on {}", photo.row.variant, photo.name, photo.row.device),
            subtitleOf(context, {}, toText(Outcome::Completed)), photoBlocks(photo)};
  addDevices(page, context);
  addConditions(page, context);
  addKernels(page, context, std::set<std::string>{photo.row.variant}, catalogue);
  return page;
}

}  // namespace headroom
