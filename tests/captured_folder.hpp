// Capture folders in the formats of Headroom's layer and the opencl-intercept-layer.
#pragma once

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace headroom {

template <typename Number>
std::string bytesOfNumbers(const std::vector<Number>& numbers) {
  std::string bytes(numbers.size() * sizeof(Number), '\0');
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

template <typename Number>
std::string bytesOfOne(Number number) {
  return bytesOfNumbers(std::vector{number});
}

/// Writes a capture file by file. Headroom's format has arguments.txt and capture.txt, which finish() writes.
class MadeCapture {
 public:
  enum class Shape { Ours, InterceptLayers };

  MadeCapture(std::filesystem::path folder, Shape shape, const std::string& kernel, const std::string& source,
              const std::string& worksizes)
      : folder_(std::move(folder)), shape_(shape), kernel_(kernel) {
    std::filesystem::create_directories(folder_ / "Pre");
    std::filesystem::create_directories(folder_ / "Post");
    write("kernel.cl", source);
    write("kernelName.txt", kernel);
    write("worksizes.txt", worksizes);
    write("enqueueNumber.txt", "42");
  }

  void write(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  struct Place {
    int root = 0;
    std::uint64_t offset = 0;
  };
  /// `handle` is equal for equal objects.
  void buffer(std::uint64_t handle, const std::string& before, const std::string& after, Place place) {
    given(bytesOfOne(handle));
    contents("Buffer.bin", before, after);
    list(fmt::format("kind = \"buffer\"\nroot = {}\noffset = {}\nsize = {}", place.root, place.offset, before.size()));
  }
  void buffer(std::uint64_t handle, const std::string& before, const std::string& after) {
    buffer(handle, before, after, {static_cast<int>(handle), 0});
  }
  void svm(std::uint64_t pointer, std::uint64_t start, const std::string& before, const std::string& after) {
    given(bytesOfOne(pointer));
    write(fmt::format("SVM_Arg_Offset{}.txt", count_), fmt::format("{}", start));
    contents("SVM.bin", before, after);
    list(fmt::format("kind = \"svm\"\nroot = {}\noffset = {}\nsize = {}", pointer, start, before.size()));
  }
  /// `metadata`: see Image_MetaData_N.txt.
  void image(std::uint64_t handle, const std::vector<std::uint64_t>& metadata, const std::string& before,
             const std::string& after) {
    given(bytesOfOne(handle));
    std::string lines;
    for (const std::uint64_t number : metadata) lines += fmt::format("{}\n", number);
    write(fmt::format("Image_MetaData_{}.txt", count_), lines);
    contents("Image.raw", before, after);
    list(fmt::format("kind = \"image\"\nroot = {}\noffset = 0\nsize = {}", handle, before.size()));
  }
  void value(const std::string& bytes) {
    given(bytes);
    list("kind = \"scalar\"");
  }
  void local(std::uint64_t bytes) {
    write(fmt::format("Local{}.txt", count_), fmt::format("{}", bytes));
    list("kind = \"local\"");
  }
  void sampler(const std::string& words) {
    given(bytesOfOne(std::uint64_t{7777}));
    write(fmt::format("Sampler{}.txt", count_), words);
    list("kind = \"sampler\"");
  }
  void null() {
    given(std::string(8, '\0'));
    list("kind = \"null\"");
  }

  void finish(const std::string& more = "", int launch = 3) const {
    if (shape_ != Shape::Ours) return;
    write("arguments.txt", arguments_);
    write("capture.txt", fmt::format("format = 1\nprogram = \"fixture\"\nkernel = \"{}\"\nlaunch_of_kernel = {}\n"
                                     "nanoseconds = 1500\ndevice = \"a device\"\ndriver = \"1.0\"\n{}",
                                     kernel_, launch, more));
  }

  [[nodiscard]] const std::filesystem::path& path() const { return folder_; }

 private:
  void given(const std::string& bytes) const { write(fmt::format("Argument{}.bin", count_), bytes); }
  void contents(const std::string& kind, const std::string& before, const std::string& after) const {
    const std::string name = fmt::format("Enqueue_0042_Kernel_{}_Arg_{}_{}", kernel_, count_, kind);
    write("Pre/" + name, before);
    if (!after.empty()) write("Post/" + name, after);
  }
  void list(const std::string& keys) {
    arguments_ += fmt::format("[[argument]]\nindex = {}\n{}\n", count_, keys);
    ++count_;
  }

  std::filesystem::path folder_;
  Shape shape_;
  std::string kernel_;
  std::string arguments_;
  int count_ = 0;
};

}  // namespace headroom
