// The command line's output: texts of files, drivers and compilers are made safe for a terminal.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

namespace headroom::cli {

/// Writes the text to `stdout` or `stderr`, made harmless (see headroom/text/terminal_text.hpp), microseconds as "us"
/// where the locale is not of UTF-8. Does not throw: what could not be written shows in outputFailure().
void printText(std::FILE* stream, std::string_view text);

template <typename... Arguments>
void printTo(std::FILE* stream, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  printText(stream, fmt::format(format, std::forward<Arguments>(arguments)...));
}

template <typename... Arguments>
void printOut(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  printText(stdout, fmt::format(format, std::forward<Arguments>(arguments)...));
}

/// Writes what is left of the standard output.
void flushOutput();

enum class OutputFailure {
  None,
  ReaderGone,  ///< as after `| head`: nobody wants the rest
  Other        ///< a full disk
};
/// Returns the state of the standard output so far.
[[nodiscard]] OutputFailure outputFailure();

/// From now on writing to a pipe whose reader has gone is an error and no signal: files are still to be written.
void ignoreBrokenPipes();
/// Ends the process as a program that was writing into that pipe ends.
[[noreturn]] void endByBrokenPipe();

}  // namespace headroom::cli
