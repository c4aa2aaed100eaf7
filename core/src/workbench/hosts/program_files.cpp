#include "workbench/hosts/program_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "headroom/system/error.hpp"
#include "system/child_process.hpp"

namespace headroom {
namespace {

constexpr std::chrono::seconds kLoaderDeadline{20};
constexpr std::size_t kMostBytesOfLoaderLine = 65536;

/// Beginnings of the names of glibc's files.
constexpr auto kOfTheSystem = std::to_array<std::string_view>(
    {"ld-linux", "ld64.", "libc.so.", "libm.so.", "libpthread.so.", "libdl.so.", "librt.so.", "libresolv.so.",
     "libutil.so.", "libanl.so.", "libmvec.so.", "libnsl.so.", "libnss_", "libthread_db.so."});

bool isOfTheSystem(std::string_view name) {
  return std::any_of(kOfTheSystem.begin(), kOfTheSystem.end(),
                     [name](std::string_view prefix) { return name.starts_with(prefix); });
}

}  // namespace

std::vector<ProgramFile> librariesInLine(const std::string& line) {
  constexpr std::string_view kArrow = " => ";
  const std::size_t arrow = line.find(kArrow);
  const std::size_t begin = line.find_first_not_of(" \t");
  if (arrow == std::string::npos || begin >= arrow) return {};  // the loader, and the kernel's own library
  const std::string name = line.substr(begin, arrow - begin);
  if (name.find('/') != std::string::npos || isOfTheSystem(name)) return {};
  const std::string rest = line.substr(arrow + kArrow.size());
  const std::string path = rest.substr(0, rest.rfind(" (0x"));
  if (!path.starts_with('/')) {
    throw Error(Stage::Runner, fmt::format("This program needs {}, which is not on this machine. Install it.", name));
  }
  return {{name, path}};
}

std::vector<ProgramFile> librariesOf(const std::filesystem::path& program) {
  ChildCommand command{{program.string()}};
  command.environment["LD_TRACE_LOADED_OBJECTS"] = "1";
  std::vector<ProgramFile> files;
  try {
    ChildProcess loader(command);
    loader.endInput();
    std::string line;
    while (loader.receiveLine(line, {kLoaderDeadline}, kMostBytesOfLoaderLine) == Wait::Done) {
      for (ProgramFile& file : librariesInLine(line)) files.push_back(std::move(file));
    }
    const std::string end = loader.end();
    if (loader.exitCode() != 0) throw Error(Stage::Runner, end);
  } catch (const Error& error) {
    throw Error(Stage::Runner, fmt::format("The libraries of {} are not known: {}. Install Headroom there by hand.",
                                           program.string(), error.what()));
  }
  return files;
}

}  // namespace headroom
