// The TOML in front of a kernel and of the pieces that it includes.
#pragma once

#include <string>
#include <string_view>

#include "system/toml_reader.hpp"

namespace headroom {

/// The comment block that a kernel file, or a shared piece that it includes, starts with.
struct FrontMatter {
  std::string toml;
  int firstLine = 1;    ///< the file's line that TOML line 1 is on
  std::size_t end = 0;  ///< where the OpenCL C after it starts
};

class FrontMatterReader : public TomlReader {
 public:
  /// `text` has its pieces in place, as withIncludes() leaves them. What the front matter of a piece says holds where
  /// the file itself does not say otherwise, key by key in tables; of two pieces the first counts. Throws when the file
  /// has no front matter, or any is not TOML.
  FrontMatterReader(const std::string& text, std::string origin);

  /// Of a description that is a file of its own, beside the OpenCL C.
  FrontMatterReader(std::string_view description, std::string_view code, std::string origin);

  /// The OpenCL C after the front matter.
  [[nodiscard]] std::string_view code() const { return code_; }

 private:
  void readPieces();

  std::string_view code_;
};

}  // namespace headroom
