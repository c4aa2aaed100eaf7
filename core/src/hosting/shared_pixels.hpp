// Pixels shared between the workbench and its runner: an anonymous memory file that both have open.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace headroom {

class SharedPixels {
 public:
  /// A new memory file. Throws Error(Stage::Runner).
  SharedPixels();
  /// Takes over a descriptor that was inherited.
  explicit SharedPixels(int descriptor) : descriptor_(descriptor) {}
  ~SharedPixels();
  SharedPixels(const SharedPixels&) = delete;
  SharedPixels& operator=(const SharedPixels&) = delete;

  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// Replaces the content. Throws Error(Stage::Runner).
  void write(std::span<const std::byte> bytes);
  /// The first `count` bytes. Throws Error(Stage::Runner) when there are fewer.
  [[nodiscard]] std::vector<std::byte> read(std::size_t count) const;

 private:
  int descriptor_;
};

}  // namespace headroom
