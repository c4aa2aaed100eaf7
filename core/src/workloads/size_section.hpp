// Sizes in a workload's file: their parameters, and the default sizes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/workload.hpp"
#include "system/toml_reader.hpp"
#include "workloads/buffer_section.hpp"

namespace headroom {

/// Unit of a size parameter that counts rows or columns of an image.
constexpr std::string_view kUnitOfImages = "pixels";

class SizeSection {
 public:
  /// Nothing is copied: both must outlive this.
  SizeSection(const TomlReader& reader, Workload& workload) : reader_(reader), workload_(workload) {}

  /// Sets the workload's sizes and default sizes. Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

  /// Converts NAME = { by = "SIZE", values = { 1 = 640, 5 = "2 * N" } } of [let] to an expression. The size parameter
  /// takes no other values from then on. Throws likewise.
  [[nodiscard]] std::string valueBySize(const BufferSection& expressions, const std::string& name,
                                        const toml::table& table, const Symbols& symbols);

 private:
  void parseSizes(const toml::table& size);
  [[nodiscard]] std::vector<std::int64_t> valuesOf(const toml::node& node, std::string_view name) const;
  [[nodiscard]] std::vector<Size> sizesOfValues(const toml::node& at) const;
  void parseUsual(const toml::table& root);
  [[nodiscard]] std::vector<Size> sizesOf(const toml::node& node, std::string_view key) const;

  const TomlReader& reader_;
  Workload& workload_;
  std::vector<std::vector<std::int64_t>> values_;  // for each size parameter; empty if the file lists none
};

}  // namespace headroom
