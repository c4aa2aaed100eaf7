// mutated_images COUNT SEED: loads damaged photos as the window does, which decodes each in a child process, and prints
// what became of them. A crash of this process, or an exception of another kind, is what must not happen; a decoder
// that dies is counted. In a build with sanitizers both processes are watched.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "codecs/image_header.hpp"
#include "codecs/unsupported_image.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "unit/picture_bytes.hpp"
#include "unit/test_folder.hpp"

namespace headroom {
namespace {

/// Larger pictures take seconds each; headers of any size are fuzzed, and refused above kMostImagePixels.
constexpr std::int64_t kMostPixels = std::int64_t{1} << 20;

struct Seed {
  std::string ending;
  std::string content;
};

std::vector<Seed> savedSeeds(const TestFolder& folder) {
  std::vector<Seed> seeds;
  for (const Depth depth : {Depth::U8, Depth::U16}) {
    for (const int channels : {1, 3, 4}) {
      std::vector<std::byte> samples(std::size_t{40} * 30 * static_cast<std::size_t>(channels) * bytesPerSample(depth));
      for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = static_cast<std::byte>(i * 2654435761U >> 13);
      const Image image({40, 30}, channels, depth, samples);
      for (const std::string& ending : imageFileEndings()) {
        const std::filesystem::path file = folder / ("seed." + ending);
        try {
          saveImage(image, file);
          seeds.push_back({ending, readFile(file)});
        } catch (const Error&) {
          // A format without these channels.
        }
      }
    }
  }
  return seeds;
}

/// Kinds that Headroom reads and does not write.
std::vector<Seed> otherSeeds() {
  using namespace picture;
  const std::vector<std::uint64_t> map(48, 1);
  return {
      {"tif", tiffFile({.width = 3, .bits = 4, .photometric = 3, .more = {{320, 3, map}}, .pixels = "\x01\x20"})},
      {"tif", tiffFile({.width = 2, .samples = 4, .photometric = 2, .more = {{338, 3, {1}}}, .pixels = "12345678"})},
      {"bmp", bmpFile(bmpHeader(4, 1, 4, 2, 2), std::string("\0\0\0\0\xFF\xFF\xFF\0\4\x10\0\1", 12), 8)},
      {"pam", "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n1234"},
      {"png", pngFile(4, 1, 4, 0, pngChunk("tRNS", std::string("\0\5", 2)), {"\x05\xAF"})}};
}

class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t most) { return std::uniform_int_distribution<std::size_t>(0, most - 1)(random_); }

  /// Half of the changes are near the start, where headers are.
  std::string changed(std::string content) {
    for (std::size_t changes = 1 + below(6); changes > 0 && !content.empty(); --changes) {
      const std::size_t end = below(2) == 0 ? std::min<std::size_t>(content.size(), 128) : content.size();
      const std::size_t at = below(end);
      switch (below(5)) {
        case 0:
          content[at] = static_cast<char>(below(256));
          break;
        case 1:
          content[at] = static_cast<char>(content[at] ^ (1 << below(8)));
          break;
        case 2:
          content.insert(at, std::string(1 + below(8), static_cast<char>(below(256))));
          break;
        case 3:
          content.erase(at, 1 + below(8));
          break;
        default:
          content.replace(at, 1, below(2) == 0 ? "\xFF" : std::string(1, '\0'));
      }
    }
    return content;
  }

 private:
  std::mt19937 random_;
};

bool isTooLarge(const std::string& content) {
  try {
    const auto header = readImageHeader(content);
    return header && header->width > 0 && header->height > kMostPixels / header->width;
  } catch (const std::invalid_argument&) {
    return false;
  } catch (const UnsupportedImage&) {
    return false;
  }
}

struct Figures {
  long decoded = 0;
  long refused = 0;
  long tooLarge = 0;
  long decodersEnded = 0;
};

void load(const Seed& seed, Mutator& mutator, const TestFolder& folder, Figures& figures) {
  const std::string content = mutator.changed(seed.content);
  if (isTooLarge(content)) {
    ++figures.tooLarge;
    return;
  }
  const std::filesystem::path file = folder / ("photo." + seed.ending);
  picture::write(file, content);
  try {
    loadImage(file);
    ++figures.decoded;
  } catch (const Error& failure) {
    const std::string sentence = failure.what();
    if (sentence.find(file.string()) == sentence.npos) throw std::logic_error("no name of a file in: " + sentence);
    ++(sentence.find("its decoder") == sentence.npos ? figures.refused : figures.decodersEnded);
    if (sentence.find("its decoder") != sentence.npos) std::printf("%s\n", sentence.c_str());
  }
}

void loadAll(long count, unsigned seedOfRandom) {
  const TestFolder folder;
  std::vector<Seed> seeds = savedSeeds(folder);
  for (Seed& seed : otherSeeds()) seeds.push_back(std::move(seed));
  Mutator mutator(seedOfRandom);
  Figures figures;
  for (long i = 0; i < count; ++i) load(seeds[mutator.below(seeds.size())], mutator, folder, figures);
  std::printf("images %ld, decoded %ld, refused %ld, larger than is tried %ld, decoders ended %ld\n", count,
              figures.decoded, figures.refused, figures.tooLarge, figures.decodersEnded);
}

}  // namespace
}  // namespace headroom

int main(int count, char** arguments) {
  if (count != 3) {
    std::fprintf(stderr, "Usage: mutated_images COUNT SEED\n");
    return 2;
  }
  try {
    headroom::loadAll(std::atol(arguments[1]), static_cast<unsigned>(std::atol(arguments[2])));
    return 0;
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "%s\n", failure.what());
    return 1;
  }
}
