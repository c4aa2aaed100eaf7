// What a compiler's log says about places in a text: to jump there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct CompilerMessage {
  enum class Kind { Error, Warning, Note };

  Kind kind = Kind::Error;
  std::string file;  ///< as the log names it
  int line = 0;      ///< from 1
  int column = 0;    ///< from 1; 0 where the log has none
  std::string text;  ///< "use of undeclared identifier 'sun'"

  bool operator==(const CompilerMessage&) const = default;
};

/// In a longer log those that come later are left out.
inline constexpr std::size_t kMostCompilerMessages = 500;

/// Of lines "FILE:LINE:COLUMN: error: TEXT" and "FILE:LINE: warning: TEXT", as clang, GCC and all drivers built on
/// clang write them, of "error: FILE:LINE:COLUMN: TEXT" (PoCL) and "FILE(LINE): error: TEXT". Other lines are left out.
std::vector<CompilerMessage> compilerMessages(std::string_view log);

}  // namespace headroom
