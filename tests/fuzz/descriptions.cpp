// Kernel files with front matter, and descriptions beside kernels, as a folder of a stranger's kernels has them.
#include <algorithm>
#include <optional>

#include "catalogue/embedded_kernels.hpp"
#include "catalogue/includes.hpp"
#include "frame.hpp"
#include "headroom/catalogue/description_check.hpp"

namespace headroom::fuzz {
namespace {

/// Larger seeds make each try slow.
constexpr std::size_t kLargestKernelSeed = 4096;

std::optional<std::string> builtInPiece(const std::string& name) {
  const auto found = std::ranges::find(embeddedPieces(), name, &EmbeddedKernel::name);
  return found == embeddedPieces().end() ? std::nullopt : std::optional(found->text);
}

void readFrontMatter(std::string_view bytes) {
  const std::string origin = "/kernels/fuzzed.cl";
  checkDescription(
      {.name = "fuzzed", .text = withIncludes(std::string(bytes), origin, builtInPiece), .origin = origin});
}

std::vector<std::string> frontMatterSeeds() {
  std::vector<std::string> seeds;
  for (const EmbeddedKernel& kernel : embeddedKernels()) {
    if (kernel.text.size() <= kLargestKernelSeed) seeds.push_back(kernel.text);
  }
  return seeds;
}

/// The kernel functions that the seeds launch: a description is refused where the file lacks one of them. Their bodies
/// would make each try slow.
std::string shapesKernels() {
  constexpr std::string_view kBegin = "\nkernel void ";
  std::string kernels;
  for (const std::string& file : testFiles("device/shapes", ".cl")) {
    for (std::size_t at = file.find(kBegin); at != file.npos; at = file.find(kBegin, at + 1)) {
      const std::size_t name = at + kBegin.size();
      kernels += std::string(kBegin.substr(1)) + file.substr(name, file.find('(', name) - name) + "() {}\n";
    }
  }
  return kernels;
}

void readDescription(std::string_view bytes) {
  static const std::string kernels = shapesKernels();
  checkDescription({.name = "fuzzed",
                    .text = kernels,
                    .origin = "/kernels/fuzzed.toml",
                    .description = std::string(bytes),
                    .folder = "/kernels"});
}

std::vector<std::string> descriptionSeeds() {
  return testFiles("device/shapes", ".toml");
}

const Target kFrontMatter("front-matter", readFrontMatter, frontMatterSeeds);
const Target kDescriptions("descriptions", readDescription, descriptionSeeds);

}  // namespace
}  // namespace headroom::fuzz
