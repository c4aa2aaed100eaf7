// Messages of a compiler's log with places in a text, for navigation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct CompilerMessage {
  enum class Kind { Error, Warning, Note };

  Kind kind = Kind::Error;
  std::string file;  ///< as named in the log
  int line = 0;      ///< from 1
  int column = 0;    ///< from 1; 0 if the log has none
  std::string text;  ///< "use of undeclared identifier 'sun'"

  bool operator==(const CompilerMessage&) const = default;
};

/// Limit; later messages of a longer log are left out.
inline constexpr std::size_t kMostCompilerMessages = 500;

/// Reads lines "FILE:LINE:COLUMN: error: TEXT" and "FILE:LINE: warning: TEXT" (clang, GCC and all drivers built on
/// clang), "error: FILE:LINE:COLUMN: TEXT" (PoCL) and "FILE(LINE): error: TEXT". Other lines are skipped.
std::vector<CompilerMessage> compilerMessages(std::string_view log);

}  // namespace headroom
