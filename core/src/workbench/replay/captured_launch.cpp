#include "workbench/replay/captured_launch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "system/toml_reader.hpp"
#include "text/identifier.hpp"
#include "workbench/replay/captured_image.hpp"

namespace headroom {
namespace {

constexpr std::string_view kSource = "kernel.cl";
constexpr std::string_view kCaptureFile = "capture.txt";
constexpr std::string_view kArgumentsFile = "arguments.txt";
/// Above the limit of any device.
constexpr std::size_t kMostArguments = 1024;
constexpr std::size_t kMostSources = 64;
constexpr std::size_t kLargestValueBytes = std::size_t{64} << 10;
constexpr std::size_t kLargestSource = std::size_t{4} << 20;

struct KindOfWord {
  std::string_view word;
  CapturedKind kind;
};
constexpr std::array kKindWords{KindOfWord{"buffer", CapturedKind::Buffer},   KindOfWord{"image", CapturedKind::Image},
                                KindOfWord{"scalar", CapturedKind::Value},    KindOfWord{"local", CapturedKind::Local},
                                KindOfWord{"sampler", CapturedKind::Sampler}, KindOfWord{"svm", CapturedKind::Svm},
                                KindOfWord{"null", CapturedKind::Null}};

class CaptureReader {
 public:
  explicit CaptureReader(const CaptureFiles& files) : files_(files) {}

  CapturedLaunch read() {
    readOrigin();
    requireSource();
    launch_.kernel = files_.line("kernelName.txt");
    if (!isIdentifier(launch_.kernel))
      throw files_.error("kernelName.txt", "names no kernel; capture the launch again");
    readOptions();
    readWorkSizes();
    findContents();
    if (files_.has(kArgumentsFile)) {
      readListedArguments();
    } else {
      for (std::size_t i = 0; hasArgument(i); ++i) addArgument(inferred(i));
      requireNoLaterArgument();
    }
    return std::move(launch_);
  }

 private:
  /// capture.txt is written last: a folder with Headroom's other files but without this one is incomplete. The
  /// opencl-intercept-layer writes neither.
  void readOrigin() {
    if (!files_.has(kCaptureFile)) {
      if (files_.has(kArgumentsFile))
        throw files_.error(kCaptureFile, "is missing, so the capture was not finished; capture the launch again");
      return;
    }
    const TomlReader reader(files_.text(kCaptureFile), (files_.folder() / kCaptureFile).string());
    const toml::table& root = reader.root();
    constexpr int kFormat = 1;
    if (const int format = reader.integer(reader.required(root, "the capture", "format"), "format"); format != kFormat)
      reader.fail(*root.get("format"), fmt::format("the capture has format {}, and this version of Headroom reads {}; "
                                                   "capture with the same version",
                                                   format, kFormat));
    launch_.program = reader.optionalString(root, "program");
    launch_.device = reader.optionalString(root, "device");
    launch_.driver = reader.optionalString(root, "driver");
    launch_.time = reader.optionalString(root, "time");
    launch_.sourceHash = reader.optionalString(root, "source_hash");
    launch_.launchOfKernel = wholeNumber(reader, root, "launch_of_kernel");
    launch_.nanoseconds = wholeNumber(reader, root, "nanoseconds");
    launch_.missingHeaders = texts(reader, root, "missing_headers");
    launch_.notes = texts(reader, root, "notes");
  }

  static std::uint64_t wholeNumber(const TomlReader& reader, const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return 0;
    const auto number = node->value_exact<std::int64_t>();
    if (!number || *number < 0)
      reader.fail(*node, fmt::format("{} is not a whole number of 0 or more; correct it", key));
    return static_cast<std::uint64_t>(*number);
  }

  static std::vector<std::string> texts(const TomlReader& reader, const toml::table& table, std::string_view key) {
    std::vector<std::string> found;
    const toml::node* node = table.get(key);
    if (node == nullptr) return found;
    for (const toml::node& each : reader.array(*node, key)) found.push_back(reader.string(each, key));
    return found;
  }

  void requireSource() {
    if (!files_.has(kSource)) {
      if (files_.has("kernel.spv"))
        throw files_.error(kSource, "is missing: the program was built from SPIR-V, which is not replayed");
      if (files_.has("DeviceBinary0.bin"))
        throw files_.error(kSource, "is missing: the program was made from a binary, which is not replayed");
      throw files_.error(kSource, "is missing; name the folder of a captured launch");
    }
    if (files_.size(kSource) > kLargestSource)
      throw files_.error(kSource, fmt::format("has more than {} MiB; no kernel is as large", kLargestSource >> 20U));
    launch_.sources.emplace_back(kSource);
    for (std::size_t i = 1; i < kMostSources; ++i) {
      const std::string name = fmt::format("kernel_{}.cl", i);
      if (!files_.has(name)) break;
      launch_.sources.push_back(name);
    }
    launch_.hasHeaders = !files_.filesIn("include").empty();
  }

  void readOptions() {
    if (!files_.has("buildOptions.txt")) return;
    launch_.options = files_.line("buildOptions.txt");
    std::ranges::replace_if(
        launch_.options, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  }

  void readWorkSizes() {
    constexpr std::string_view kFile = "worksizes.txt";
    const std::vector<std::uint64_t> all = files_.numbers(kFile);
    const std::size_t dimensions = all.size() / 3;
    if (all.size() % 3 != 0 || dimensions < 1 || dimensions > 3)
      throw files_.error(kFile, "should have three lines of one to three numbers; capture the launch again");
    const auto part = [&](std::size_t line) {
      const auto begin = all.begin() + static_cast<std::ptrdiff_t>(line * dimensions);
      return std::vector(begin, begin + static_cast<std::ptrdiff_t>(dimensions));
    };
    launch_.global = part(0);
    constexpr std::uint64_t kMost = std::uint64_t{1} << 40U;
    for (const std::uint64_t extent : launch_.global) {
      if (extent < 1 || extent > kMost)
        throw files_.error(kFile, fmt::format("has a global size of {}; it is from 1 to {}", extent, kMost));
    }
    const auto isZero = [](std::uint64_t number) { return number == 0; };
    launch_.local = part(1);
    if (std::ranges::all_of(launch_.local, isZero)) launch_.local.clear();
    if (std::ranges::any_of(launch_.local, isZero))
      throw files_.error(kFile, "has a local size of 0 beside another one; capture the launch again");
    launch_.offset = part(2);
    if (std::ranges::all_of(launch_.offset, isZero)) launch_.offset.clear();
  }

  /// Enqueue_0042_Kernel_NAME_Arg_3_Buffer.bin and the like, of this launch.
  void findContents() {
    const std::string number = files_.has("enqueueNumber.txt") ? files_.line("enqueueNumber.txt") : "";
    for (const bool isBefore : {true, false}) {
      const std::string folder = isBefore ? "Pre" : "Post";
      for (const std::string& name : files_.filesIn(folder)) {
        const auto index = argumentOf(name, number);
        if (!index) continue;
        const std::string path = folder + "/" + name;
        if (!files_.has(path)) throw files_.error(path, "is not a file of the capture's own; capture the launch again");
        (isBefore ? before_ : after_)[*index] = path;
      }
    }
  }

  static std::optional<std::size_t> argumentOf(std::string_view name, std::string_view number) {
    constexpr std::string_view kPrefix = "Enqueue_";
    constexpr std::string_view kArgument = "_Arg_";
    const std::size_t dot = name.rfind('.');
    const std::size_t at = name.rfind(kArgument);
    if (!name.starts_with(kPrefix) || dot == std::string_view::npos || at == std::string_view::npos)
      return std::nullopt;
    const std::string_view launch = name.substr(kPrefix.size(), name.find('_', kPrefix.size()) - kPrefix.size());
    const std::string_view rest = name.substr(at + kArgument.size());
    const std::string_view index = rest.substr(0, rest.find('_'));
    const std::string_view kind = rest.substr(std::min(rest.size(), index.size() + 1));
    constexpr std::array<std::string_view, 4> kKinds{"Buffer.bin", "SVM.bin", "USM.bin", "Image.raw"};
    if (std::ranges::find(kKinds, kind) == kKinds.end()) return std::nullopt;
    try {
      if (!number.empty() && wholeNumberIn(launch) != wholeNumberIn(number)) return std::nullopt;
      return wholeNumberIn(index);
    } catch (const std::invalid_argument&) {
      return std::nullopt;
    }
  }

  static std::string fileOf(std::string_view prefix, std::size_t index, std::string_view extension) {
    return fmt::format("{}{}{}", prefix, index, extension);
  }

  [[nodiscard]] bool hasArgument(std::size_t index) const {
    return index < kMostArguments && (files_.has(valueFileOf(index)) || files_.has(fileOf("Local", index, ".txt")) ||
                                      files_.has(fileOf("Sampler", index, ".txt")) || before_.contains(index));
  }

  /// A later argument implies that the missing one existed.
  void requireNoLaterArgument() const {
    const std::size_t count = launch_.arguments.size();
    if (count == kMostArguments)
      throw files_.error("", fmt::format("has more than {} arguments; no kernel takes as many", kMostArguments - 1));
    for (std::size_t later = count + 1; later < kMostArguments; ++later) {
      if (hasArgument(later))
        throw files_.error(valueFileOf(count),
                           fmt::format("is missing, and there is an argument {}; capture the launch again", later));
    }
  }

  [[nodiscard]] CapturedArgument inferred(std::size_t index) const {
    CapturedArgument argument;
    argument.index = index;
    if (files_.has(fileOf("Local", index, ".txt"))) {
      argument.kind = CapturedKind::Local;
    } else if (files_.has(fileOf("Sampler", index, ".txt"))) {
      argument.kind = CapturedKind::Sampler;
    } else if (files_.has(fileOf("Image_MetaData_", index, ".txt"))) {
      argument.kind = CapturedKind::Image;
    } else if (files_.has(fileOf("SVM_Arg_Offset", index, ".txt"))) {
      argument.kind = CapturedKind::Svm;
    } else if (before_.contains(index)) {
      argument.kind = CapturedKind::Buffer;
    }
    return argument;
  }

  void readListedArguments() {
    const TomlReader reader(files_.text(kArgumentsFile), (files_.folder() / kArgumentsFile).string());
    const toml::node* list = reader.root().get("argument");
    if (list == nullptr) return;
    const toml::array& tables = reader.array(*list, "argument");
    if (tables.size() >= kMostArguments)
      reader.fail(*list, fmt::format("there are {} arguments; no kernel takes as many", tables.size()));
    for (const toml::node& each : tables) {
      const toml::table& table = reader.table(each, "argument");
      const std::size_t index = launch_.arguments.size();
      if (wholeNumber(reader, table, "index") != index)
        reader.fail(table, fmt::format("the argument {} is expected here; list all of them in order", index));
      CapturedArgument argument;
      argument.index = index;
      argument.kind = kindOf(reader, table);
      argument.root = fmt::format("root {}", wholeNumber(reader, table, "root"));
      argument.offset = wholeNumber(reader, table, "offset");
      argument.size = wholeNumber(reader, table, "size");
      argument.whyMissing = reader.optionalString(table, "reason");
      if (argument.isMemory() && table.get("root") == nullptr) argument.root.clear();
      addArgument(std::move(argument));
    }
  }

  static CapturedKind kindOf(const TomlReader& reader, const toml::table& table) {
    const toml::node& node = reader.required(table, "an argument", "kind");
    const std::string word = reader.string(node, "kind");
    const auto known = std::ranges::find(kKindWords, word, &KindOfWord::word);
    if (known != kKindWords.end()) return known->kind;
    if (word == "pipe" || word == "queue")
      reader.fail(node, fmt::format("the argument is a {}, which is not replayed; choose another launch", word));
    reader.fail(node, fmt::format("there is no kind of argument \"{}\"; capture the launch again", word));
  }

  void addArgument(CapturedArgument argument) {
    const std::size_t index = argument.index;
    const std::string given = valueFileOf(index);
    if (files_.has(given)) argument.given = files_.text(given, kLargestValueBytes);
    switch (argument.kind) {
      case CapturedKind::Value:
        if (argument.given.empty()) throw files_.error(given, "is missing or empty; capture the launch again");
        break;
      case CapturedKind::Local:
        argument.localBytes = numberIn(fileOf("Local", index, ".txt"));
        if (argument.localBytes < 1 || argument.localBytes > std::uint64_t{1} << 30U)
          throw files_.error(fileOf("Local", index, ".txt"), "gives no size of local memory; capture the launch again");
        break;
      case CapturedKind::Sampler:
        argument.sampler = capturedSampler(files_, fileOf("Sampler", index, ".txt"));
        break;
      case CapturedKind::Image:
        argument.image = capturedImage(files_, fileOf("Image_MetaData_", index, ".txt"));
        break;
      case CapturedKind::Svm:
        if (const std::string file = fileOf("SVM_Arg_Offset", index, ".txt"); files_.has(file))
          argument.start = numberIn(file);
        argument.offset = 0;
        break;
      case CapturedKind::Buffer:
      case CapturedKind::Null:
        break;
    }
    if (argument.isMemory()) addContents(argument);
    launch_.arguments.push_back(std::move(argument));
  }

  [[nodiscard]] std::uint64_t numberIn(const std::string& file) const {
    const std::vector<std::uint64_t> all = files_.numbers(file);
    if (all.size() != 1) throw files_.error(file, "should have one number; capture the launch again");
    return all.front();
  }

  void addContents(CapturedArgument& argument) const {
    const auto nameIn = [&](const std::map<std::size_t, std::string>& found) {
      const auto known = found.find(argument.index);
      return known == found.end() ? std::string() : known->second;
    };
    argument.before = nameIn(before_);
    argument.after = nameIn(after_);
    if (argument.root.empty())
      argument.root = argument.given.empty() || argument.kind == CapturedKind::Svm
                          ? fmt::format("argument {}", argument.index)
                          : "handle " + argument.given;
    if (!argument.before.empty()) argument.size = files_.size(argument.before);
    if (argument.before.empty() && !argument.after.empty()) argument.size = files_.size(argument.after);
    if (!argument.before.empty() && !argument.after.empty() && files_.size(argument.after) != argument.size)
      throw files_.error(argument.after, fmt::format("has {} bytes, and {} has {}; capture the launch again",
                                                     files_.size(argument.after), argument.before, argument.size));
    if (argument.image) {
      argument.image = withLayers(*argument.image, argument.size);
      argument.size = requireBytes(argument);
    }
    constexpr std::uint64_t kMost = std::uint64_t{1} << 40U;
    if (argument.size < 1 || argument.size > kMost || argument.offset > kMost) {
      const std::string why = argument.whyMissing.empty() ? "" : " " + argument.whyMissing;
      throw Error(Stage::KernelFile,
                  fmt::format("{}: the memory of argument {} has no contents and no size from 1 to {} bytes.{} Capture "
                              "the launch again.",
                              files_.folder().string(), argument.index, kMost, why));
    }
    if (argument.start >= argument.size)
      throw files_.error(fileOf("SVM_Arg_Offset", argument.index, ".txt"),
                         fmt::format("gives {}, which is beyond the {} bytes of the contents; capture the launch again",
                                     argument.start, argument.size));
  }

  [[nodiscard]] std::uint64_t requireBytes(const CapturedArgument& argument) const {
    const std::uint64_t bytes = bytesOf(*argument.image);
    const std::string& file = argument.before.empty() ? argument.after : argument.before;
    if (!file.empty() && files_.size(file) != bytes)
      throw files_.error(file, fmt::format("has {} bytes, and the image's pixels take {}; capture the launch again",
                                           files_.size(file), bytes));
    return bytes;
  }

  const CaptureFiles& files_;
  CapturedLaunch launch_;
  std::map<std::size_t, std::string> before_;  // by argument
  std::map<std::size_t, std::string> after_;
};

}  // namespace

std::string valueFileOf(std::size_t argument) {
  return fmt::format("Argument{}.bin", argument);
}

CapturedLaunch readCapture(const CaptureFiles& files) {
  return CaptureReader(files).read();
}

}  // namespace headroom
