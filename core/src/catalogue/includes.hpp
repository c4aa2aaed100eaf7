// #include "NAME.clh" in kernel files: replaced by shared pieces before compilation, so that a variant is one
// self-contained text.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

/// Returns the text of a shared piece, or nothing if there is none of that name.
using FindPiece = std::function<std::optional<std::string>(const std::string& name)>;

/// Handling of an #include without a piece.
enum class MissingPiece {
  IsAnError,
  IsTheCompilers  ///< it stays: the compiler has include folders of its own, or the line is in an excluded branch
};

/// Returns the file that a line includes, with its quotes or brackets and blanks anywhere around; empty for any other
/// line.
[[nodiscard]] std::string_view includedFile(std::string_view line);

/// Returns `text` with each line `#include "NAME.clh"` replaced by that piece, once each; #line directives keep the
/// compiler's messages accurate. `origin` names the file in errors. Throws Error(Stage::KernelFile) if a piece is
/// missing.
std::string withIncludes(const std::string& text, const std::string& origin, const FindPiece& find,
                         MissingPiece missing = MissingPiece::IsAnError);

}  // namespace headroom
