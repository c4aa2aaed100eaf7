#include "runner/code/objdump.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstddef>

#include "headroom/system/error.hpp"
#include "system/child_process.hpp"

namespace headroom {
namespace {

constexpr const char* kProgram = "objdump";
/// Shorter than the silence allowed for a runner.
constexpr std::chrono::seconds kLongestSilence{20};
constexpr std::size_t kMostBytes = std::size_t{32} << 20;

}  // namespace

Disassembly disassembled(const std::filesystem::path& file) {
  Disassembly result;
  try {
    // LC_ALL: the parser expects English headings.
    ChildProcess child(
        {{kProgram, "-s", "-d", "-l", "--no-show-raw-insn", "-j", ".text", "-j", ".rodata", file.string()},
         -1,
         -1,
         {{"LC_ALL", "C"}},
         {}});
    std::string line;
    Wait how = Wait::Done;
    while (how == Wait::Done && result.text.size() < kMostBytes) {
      how = child.receiveLine(line, {kLongestSilence, -1}, kMostBytes);
      if (how == Wait::Done) (result.text += line) += '\n';
    }
    const std::string end = child.end();
    if (how == Wait::Ended && result.text.find(">:\n") != std::string::npos) return result;
    return {{},
            fmt::format("{} could not be disassembled: {} {}.", file.string(), kProgram,
                        how == Wait::TimedOut ? "took too long"
                        : how == Wait::Done   ? "wrote too much"
                                              : end)};
  } catch (const Error& error) {
    return {{},
            fmt::format("Its code is not shown: {} cannot be started ({}). Install binutils where the device is.",
                        kProgram, error.what())};
  }
}

}  // namespace headroom
