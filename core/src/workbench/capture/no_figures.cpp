#include "workbench/capture/no_figures.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "workbench/capture/program_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

fs::path inPath(const std::string& program) {
  if (program.find('/') != std::string::npos) return program;
  const char* path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::size_t end = rest.find(':');
    const fs::path file = fs::path(rest.substr(0, end)) / program;
    if (::access(file.c_str(), X_OK) == 0) return file;
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
  return program;
}

/// Describes a loader that a program has, or would get.
std::string aboutLoader(const fs::path& program, const fs::path& loader) {
  if (takesLayers(loader))
    return fmt::format("{} has the OpenCL loader {}, which takes layers, but made no OpenCL call.", program.string(),
                       loader.string());
  const fs::path other = usualLoader();
  const bool isOther = !other.empty() && takesLayers(other);
  return fmt::format(
      "{} has the OpenCL loader {}, which takes no layers. The loaders of Debian 12 (ocl-icd 2.3) and of Khronos from "
      "2021 on do: put the folder of one first, as in LD_LIBRARY_PATH={}.",
      program.string(), loader.string(), isOther ? other.parent_path().string() : "/usr/lib/x86_64-linux-gnu");
}

}  // namespace

std::string whyNoFigures(const std::string& program, const fs::path& mapped) {
  const fs::path file = inPath(program);
  struct stat found {};
  if (::stat(file.c_str(), &found) == 0 && (found.st_mode & (S_ISUID | S_ISGID)) != 0 && ::geteuid() != 0)
    return fmt::format(
        "{} runs with another user's rights, and the OpenCL loader takes no layers there. Run it as that "
        "user.",
        file.string());
  if (!mapped.empty()) return aboutLoader(file, mapped);
  const LinkedFile facts = readLinkedFile(file);
  if (facts.isElf && facts.isStatic)
    return fmt::format("{} is statically linked: it has no OpenCL loader that takes layers, if any.", file.string());
  if (facts.needsOpenCl) {
    const fs::path loader = loaderFor(file, facts);
    if (!loader.empty()) return aboutLoader(file, loader);
  }
  return fmt::format(
      "{}{} is not linked to libOpenCL.so, and loaded no OpenCL loader that takes layers. Check that it uses OpenCL "
      "when it is run like this.",
      file.string(), facts.isElf ? "" : ", which is a script or not readable,");
}

}  // namespace headroom
