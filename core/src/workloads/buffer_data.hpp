// Contents of buffers with types before a launch, and their expected contents after it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {

/// Returns a buffer's extents for these symbols, in elements, rounded up.
std::vector<std::int64_t> extentsOf(const Shape& shape, const Symbols& symbols);
std::int64_t elementsIn(const Shape& shape, const Symbols& symbols);

/// Returns the name, relative to the workload's folder, of a file that its description names; {EXPRESSION} in it is
/// replaced by its value. Throws Error(Stage::KernelFile) for an expression without a value, and for a path outside the
/// folder. Opens nothing.
std::string fileNameOf(const Workload& workload, const std::string& name, const Symbols& symbols);
/// Returns where that file can be opened: in the folder, or where placeFile says. Throws likewise.
std::filesystem::path fileOf(const Workload& workload, const std::string& name, const Symbols& symbols);

/// The host's copies of a point's buffers, each created on first use; the same seed gives the same bytes. Every
/// function throws Error(Stage::KernelFile) for expressions and files without a valid value.
class BufferData {
 public:
  /// `variant`: the owner of the scratch buffers. The references must outlive this object. `symbols`: see symbolsFor.
  BufferData(const Workload& workload, const Variant& variant, Symbols symbols, std::uint64_t seed)
      : workload_(workload), variant_(variant), symbols_(std::move(symbols)), seed_(seed) {}

  /// Returns the contents before a launch, for a buffer with a fill.
  const std::vector<std::uint8_t>& initial(const Buffer& buffer);
  /// Returns the expression's value for each number of an output; uses all cores. Throws Error(Stage::KernelFile) also
  /// for a value that is not a whole number where the output has integers.
  std::vector<std::uint8_t> each(const Buffer& output, const std::string& expression);
  /// Returns a .npy or raw file of the workload's folder as the buffer's bytes.
  [[nodiscard]] std::vector<std::uint8_t> file(const Buffer& buffer, const std::string& name) const;

  /// Returns the filled buffers that the expression names and that precede `until`; null: all.
  NumberSources sourcesFor(const std::string& expression, const Buffer* until);

  [[nodiscard]] const Symbols& symbols() const { return symbols_; }
  [[nodiscard]] std::size_t bytesOf(const Buffer& buffer) const;

 private:
  /// A value that an integer cannot hold, and where.
  struct Fraction {
    std::int64_t number = 0;  ///< its index in the buffer
    double value = 0;
  };
  /// From filled buffers that precede `until`; null: all. Integers are truncated; `fraction`, unless null, is the first
  /// of them.
  std::vector<std::uint8_t> evaluated(const Buffer& buffer, const std::string& expression, const Buffer* until,
                                      std::optional<Fraction>* fraction);

  const Workload& workload_;
  const Variant& variant_;
  Symbols symbols_;
  std::uint64_t seed_;
  std::map<std::string, std::vector<std::uint8_t>> made_;
};

/// Returns every buffer with contents before a launch: the inputs, then the variant's scratch buffers with a fill.
std::vector<const Buffer*> filledBuffers(const Workload& workload, const Variant& variant);

}  // namespace headroom
