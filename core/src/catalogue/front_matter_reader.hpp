// The TOML at the beginning of a kernel and of its included pieces.
#pragma once

#include <string>
#include <string_view>

#include "system/toml_reader.hpp"

namespace headroom {

/// The comment block at the beginning of a kernel file or an included piece.
struct FrontMatter {
  std::string toml;
  int firstLine = 1;    ///< the file's line that holds TOML line 1
  std::size_t end = 0;  ///< start of the OpenCL C after it
};

/// Returns whether a kernel file begins with front matter.
[[nodiscard]] bool hasFrontMatter(std::string_view text);

class FrontMatterReader : public TomlReader {
 public:
  /// `text` has its pieces in place, as from withIncludes(). The front matter of a piece applies where the file's own
  /// has no value, key by key in tables; the first of two pieces takes precedence. Throws if the file has no front
  /// matter, or any is not TOML.
  FrontMatterReader(const std::string& text, std::string origin);

  /// For a separate description beside the OpenCL C.
  FrontMatterReader(std::string_view description, std::string_view code, std::string origin);

  /// The OpenCL C after the front matter.
  [[nodiscard]] std::string_view code() const { return code_; }

 private:
  void readPieces();

  std::string_view code_;
};

}  // namespace headroom
