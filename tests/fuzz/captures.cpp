// Captures of other programs: their folders, and the figures files of a session.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>

#include "../../core/capture/figures.hpp"
#include "captured_folder.hpp"
#include "frame.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/file.hpp"
#include "workbench/capture/figures_reader.hpp"

namespace headroom::fuzz {
namespace {

namespace fs = std::filesystem;

/// In an input, a line that starts a file of the folder: its name follows.
constexpr std::string_view kFileMark = "\n=== ";
constexpr std::size_t kMostCaptureFiles = 40;

/// Returns whether a file of this name is within the folder, and no link leads out of it.
bool isPlainName(std::string_view name) {
  if (name.empty() || name.size() > 100 || name.front() == '/' || name.back() == '/') return false;
  if (name.find("..") != name.npos || name.find("//") != name.npos || name.find("./") != name.npos) return false;
  return std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == '/' || c == '-';
  });
}

void unpack(std::string_view packed, const fs::path& to) {
  fs::create_directories(to);
  for (std::size_t count = 0; count < kMostCaptureFiles; ++count) {
    const std::size_t mark = packed.find(kFileMark);
    if (mark == packed.npos) return;
    packed.remove_prefix(mark + kFileMark.size());
    const std::size_t end = packed.find('\n');
    if (end == packed.npos) return;
    const std::string name(packed.substr(0, end));
    packed.remove_prefix(end + 1);
    if (!isPlainName(name)) continue;
    std::error_code isAFileAlready;
    fs::create_directories((to / name).parent_path(), isAFileAlready);
    std::ofstream(to / name, std::ios::binary) << packed.substr(0, packed.find(kFileMark));
  }
}

std::string packed(const fs::path& from) {
  std::string text;
  for (const auto& entry : fs::recursive_directory_iterator(from)) {
    if (!entry.is_regular_file()) continue;
    text += std::string(kFileMark) + entry.path().lexically_relative(from).string() + "\n" + readFile(entry.path());
  }
  return text;
}

void readCaptureFolder(std::string_view bytes) {
  static const fs::path all = folder() / "captures";
  fs::remove_all(all);
  unpack(bytes, all / "saxpy-3");
  const CaptureDescription description = describeCapture(all / "saxpy-3");
  // Captures of the opencl-intercept-layer have no source_hash: no program can be recognised by them.
  if (fs::exists(description.folder / "capture.txt")) static_cast<void>(replacementFor(description.folder, {}));
  if (std::distance(fs::directory_iterator(all), fs::directory_iterator()) != 1)
    reportFinding("a capture's description is written outside its folder");
}

std::string packedCapture(MadeCapture::Shape shape) {
  const fs::path made = folder() / "made";
  fs::remove_all(made);
  MadeCapture capture(made, shape, "saxpy",
                      "kernel void saxpy(global float* restrict y, const __global float *x, float a, uint n)\n"
                      "{ size_t i = get_global_id(0); if (i < n) y[i] += a * x[i]; }\n",
                      "4\n0\n0\n");
  capture.buffer(100, bytesOfNumbers<float>({1, 2, 3, 4}), bytesOfNumbers<float>({3, 5, 7, 9}));
  capture.buffer(200, bytesOfNumbers<float>({1, 1.5, 2, 2.5}), bytesOfNumbers<float>({1, 1.5, 2, 2.5}));
  capture.value(bytesOfOne(2.0F));
  capture.value(bytesOfOne(std::uint32_t{4}));
  capture.finish("source_hash = \"0123456789abcdef\"\n");
  return packed(made);
}

std::vector<std::string> captureSeeds() {
  return {packedCapture(MadeCapture::Shape::Ours), packedCapture(MadeCapture::Shape::InterceptLayers)};
}

/// The parts of a figures file that have content; the rest is zero.
struct FiguresPart {
  std::size_t offset;
  std::size_t bytes;
};
constexpr FiguresPart kFuzzedParts[]{{0, offsetof(capture::FiguresFile, kernel)},
                                     {offsetof(capture::FiguresFile, kernel), 2 * sizeof(capture::KernelFigures)},
                                     {offsetof(capture::FiguresFile, note), sizeof(capture::NoteFigures)},
                                     {offsetof(capture::FiguresFile, launch), 4 * sizeof(capture::LaunchFigures)}};

void readFiguresFile(std::string_view bytes) {
  static const fs::path figures = folder() / "session" / capture::kFiguresFolder;
  fs::create_directories(figures);
  const fs::path file = figures / "1.figures";
  std::fstream stream(file, std::ios::binary | std::ios::out | std::ios::trunc);
  for (const FiguresPart& part : kFuzzedParts) {
    const std::string_view content = bytes.substr(0, part.bytes);
    stream.seekp(static_cast<std::streamoff>(part.offset));
    stream << content;
    bytes.remove_prefix(content.size());
  }
  stream.close();
  fs::resize_file(file, sizeof(capture::FiguresFile));
  FiguresReader reader(folder() / "session");
  static_cast<void>(reader.read());
  static_cast<void>(reader.read());
}

std::vector<std::string> figuresSeeds() {
  const auto figures = std::make_unique<capture::FiguresFile>();
  figures->magic = capture::kFiguresMagic;
  figures->version = capture::kFiguresVersion;
  figures->fileBytes = sizeof(capture::FiguresFile);
  figures->kernels = figures->devices = figures->notes = 1;
  figures->launches = figures->timeline = 2;
  figures->device[0].ready = figures->kernel[0].ready = figures->note[0].ready = 1;
  std::strcpy(figures->device[0].name, "a device");
  std::strcpy(figures->kernel[0].name, "saxpy");
  std::strcpy(figures->note[0].text, "A note.");
  figures->kernel[0].launches = figures->kernel[0].timed = 2;
  figures->kernel[0].totalNs = 3000;
  figures->kernel[0].firstNs = 2000;
  for (int i = 0; i < 2; ++i) figures->launch[i] = {1, 1000U + 2000U * static_cast<unsigned>(i), 2500, 0, 0, {4, 1, 1}};
  std::string seed;
  for (const FiguresPart& part : kFuzzedParts)
    seed.append(reinterpret_cast<const char*>(figures.get()) + part.offset, part.bytes);
  return {seed};
}

const Target kCaptures("captures", readCaptureFolder, captureSeeds);
const Target kFigures("capture-figures", readFiguresFile, figuresSeeds);

}  // namespace
}  // namespace headroom::fuzz
