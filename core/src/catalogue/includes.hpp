// #include "NAME.clh" in kernel files: shared pieces, put in place before anything is compiled, so that a variant stays
// one text that says all about itself wherever it travels.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace headroom {

/// The text of a shared piece, or nothing when there is none of that name.
using FindPiece = std::function<std::optional<std::string>(const std::string& name)>;

/// What becomes of an #include whose piece is not there.
enum class MissingPiece {
  IsAnError,
  IsTheCompilers  ///< it stays: the compiler has folders of its own to look in, or the line is in a branch left out
};

/// `text` with each line that is `#include "NAME.clh"` replaced by that piece, once each; #line directives keep the
/// compiler's messages true. `origin` names the file in errors. Throws Error(Stage::KernelFile) when a piece is
/// missing.
std::string withIncludes(const std::string& text, const std::string& origin, const FindPiece& find,
                         MissingPiece missing = MissingPiece::IsAnError);

}  // namespace headroom
