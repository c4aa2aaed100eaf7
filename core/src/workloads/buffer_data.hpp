// What buffers with types hold before a launch, and what their expressions say they hold after it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {

/// Of a buffer at these symbols, in elements, rounded up.
std::vector<std::int64_t> extentsOf(const Shape& shape, const Symbols& symbols);
std::int64_t elementsIn(const Shape& shape, const Symbols& symbols);

/// A file that the workload's description names, in its folder; {EXPRESSION} in the name is its value. Throws
/// Error(Stage::KernelFile) for an expression without one, and for a name that leads out of the folder. Nothing is
/// opened.
std::filesystem::path fileOf(const Workload& workload, const std::string& name, const Symbols& symbols);

/// The host's copies of a point's buffers. Each is made when it is asked for the first time; the same seed gives the
/// same bytes. Everything throws Error(Stage::KernelFile) for expressions and files that give none.
class BufferData {
 public:
  /// `variant`: whose scratch buffers belong to it. The references outlive it. `symbols`: see symbolsFor.
  BufferData(const Workload& workload, const Variant& variant, Symbols symbols, std::uint64_t seed)
      : workload_(workload), variant_(variant), symbols_(std::move(symbols)), seed_(seed) {}

  /// What it holds before a launch, for a buffer with a fill.
  const std::vector<std::uint8_t>& initial(const Buffer& buffer);
  /// What the expression gives for each number of an output; on all cores.
  std::vector<std::uint8_t> each(const Buffer& output, const std::string& expression);
  /// A .npy or raw file of the workload's folder as the buffer's bytes.
  [[nodiscard]] std::vector<std::uint8_t> file(const Buffer& buffer, const std::string& name) const;

  /// Of the filled buffers that the expression names and that come before `until`; null: of all.
  NumberSources sourcesFor(const std::string& expression, const Buffer* until);

  [[nodiscard]] const Symbols& symbols() const { return symbols_; }
  [[nodiscard]] std::size_t bytesOf(const Buffer& buffer) const;

 private:
  /// Of filled buffers that come before `until`; null: of all.
  std::vector<std::uint8_t> evaluated(const Buffer& buffer, const std::string& expression, const Buffer* until);

  const Workload& workload_;
  const Variant& variant_;
  Symbols symbols_;
  std::uint64_t seed_;
  std::map<std::string, std::vector<std::uint8_t>> made_;
};

/// Every buffer that holds something before a launch: the inputs, then the variant's scratch buffers with a fill.
std::vector<const Buffer*> filledBuffers(const Workload& workload, const Variant& variant);

}  // namespace headroom
