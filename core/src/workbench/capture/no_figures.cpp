#include "workbench/capture/no_figures.hpp"

#include <elf.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "headroom/system/error.hpp"
#include "system/regular_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// More of a program's file is not read: names of libraries are short.
constexpr std::size_t kMostNames = std::size_t{16} << 20;

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

struct ElfFacts {
  bool isElf = false;  ///< of 64 bits
  bool isStatic = false;
  bool needsOpenCl = false;
};

class ElfReader {
 public:
  explicit ElfReader(const fs::path& file) : file_(file) {}

  ElfFacts read() const {
    const auto head = at<Elf64_Ehdr>(0);
    if (!head || std::memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_ident[EI_CLASS] != ELFCLASS64) return {};
    ElfFacts facts{true, true, false};
    std::vector<Elf64_Phdr> segments;
    for (std::uint64_t i = 0; i < head->e_phnum; ++i) {
      if (const auto segment = at<Elf64_Phdr>(head->e_phoff + i * sizeof(Elf64_Phdr))) segments.push_back(*segment);
    }
    for (const Elf64_Phdr& segment : segments) {
      if (segment.p_type == PT_INTERP) facts.isStatic = false;  // static programs may have a dynamic section
      if (segment.p_type == PT_DYNAMIC) facts.needsOpenCl = namesOpenCl(segment, segments);
    }
    return facts;
  }

 private:
  template <typename Value>
  [[nodiscard]] std::optional<Value> at(std::uint64_t offset) const {
    Value value{};
    if (::pread(file_.descriptor(), &value, sizeof value, static_cast<off_t>(offset)) !=
        static_cast<ssize_t>(sizeof value))
      return std::nullopt;
    return value;
  }

  [[nodiscard]] bool namesOpenCl(const Elf64_Phdr& dynamic, const std::vector<Elf64_Phdr>& segments) const {
    std::uint64_t strings = 0;
    std::vector<std::uint64_t> names;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(dynamic.p_filesz, kMostNames) / sizeof(Elf64_Dyn); ++i) {
      const auto entry = at<Elf64_Dyn>(dynamic.p_offset + i * sizeof(Elf64_Dyn));
      if (!entry || entry->d_tag == DT_NULL) break;
      if (entry->d_tag == DT_STRTAB) strings = entry->d_un.d_ptr;
      if (entry->d_tag == DT_NEEDED) names.push_back(entry->d_un.d_val);
    }
    for (const Elf64_Phdr& segment : segments) {
      if (segment.p_type != PT_LOAD || strings < segment.p_vaddr || strings - segment.p_vaddr >= segment.p_filesz)
        continue;
      for (const std::uint64_t name : names) {
        constexpr std::string_view kOpenCl = "libOpenCL.so";
        const auto text = at<std::array<char, kOpenCl.size()>>(segment.p_offset + (strings - segment.p_vaddr) + name);
        if (text && std::string_view(text->data(), text->size()) == kOpenCl) return true;
      }
    }
    return false;
  }

  RegularFile file_;
};

ElfFacts factsOf(const fs::path& file) {
  try {
    return ElfReader(file).read();
  } catch (const Error&) {
    return {};
  }
}

}  // namespace

std::string whyNoFigures(const std::string& program) {
  const fs::path file = inPath(program);
  struct stat found {};
  if (::stat(file.c_str(), &found) == 0 && (found.st_mode & (S_ISUID | S_ISGID)) != 0 && ::geteuid() != 0)
    return fmt::format(
        "{} runs with another user's rights, and the OpenCL loader takes no layers there. Run it as that "
        "user.",
        file.string());
  const ElfFacts facts = factsOf(file);
  if (facts.isElf && facts.isStatic)
    return fmt::format("{} is statically linked: it has no OpenCL loader that takes layers, if any.", file.string());
  if (facts.needsOpenCl)
    return fmt::format(
        "{} is linked to libOpenCL.so, but made no OpenCL call, or that library takes no layers. The "
        "loaders of Debian 12 (ocl-icd 2.3) and of Khronos from 2021 on do.",
        file.string());
  return fmt::format(
      "{}{} is not linked to libOpenCL.so, and loaded none that takes layers. Check that it uses OpenCL "
      "when it is run like this.",
      file.string(), facts.isElf ? "" : ", which is a script or not readable,");
}

}  // namespace headroom
