#include "workbench/capture/program_file.hpp"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/regular_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Limit of bytes read for names of libraries.
constexpr std::size_t kMostNames = std::size_t{16} << 20;
constexpr std::size_t kLongestText = 4096;
constexpr std::size_t kLargestLoader = std::size_t{64} << 20;
constexpr std::string_view kOpenCl = "libOpenCL.so";
constexpr const char* kLoader = "libOpenCL.so.1";

class ElfReader {
 public:
  explicit ElfReader(const fs::path& file) : file_(file) {}

  LinkedFile read() {
    const auto head = at<Elf64_Ehdr>(0);
    if (!head || std::memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_ident[EI_CLASS] != ELFCLASS64) return {};
    LinkedFile facts;
    facts.isElf = facts.isStatic = true;
    for (std::uint64_t i = 0; i < head->e_phnum; ++i) {
      if (const auto segment = at<Elf64_Phdr>(head->e_phoff + i * sizeof(Elf64_Phdr))) segments_.push_back(*segment);
    }
    for (const Elf64_Phdr& segment : segments_) {
      if (segment.p_type == PT_INTERP) facts.isStatic = false;  // static programs may have a dynamic section
      if (segment.p_type == PT_DYNAMIC) readDynamic(segment, facts);
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

  void readDynamic(const Elf64_Phdr& dynamic, LinkedFile& facts) const {
    std::uint64_t strings = 0;
    std::vector<Elf64_Dyn> entries;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(dynamic.p_filesz, kMostNames) / sizeof(Elf64_Dyn); ++i) {
      const auto entry = at<Elf64_Dyn>(dynamic.p_offset + i * sizeof(Elf64_Dyn));
      if (!entry || entry->d_tag == DT_NULL) break;
      if (entry->d_tag == DT_STRTAB) strings = entry->d_un.d_ptr;
      entries.push_back(*entry);
    }
    for (const Elf64_Dyn& entry : entries) {
      if (entry.d_tag == DT_NEEDED && textAt(strings, entry.d_un.d_val).starts_with(kOpenCl)) facts.needsOpenCl = true;
      if (entry.d_tag == DT_RPATH) facts.searchFirst = textAt(strings, entry.d_un.d_val);
      if (entry.d_tag == DT_RUNPATH) facts.searchLater = textAt(strings, entry.d_un.d_val);
    }
    if (!facts.searchLater.empty()) facts.searchFirst.clear();  // the system ignores it then
  }

  /// From the string table, which is given by its address in memory.
  [[nodiscard]] std::string textAt(std::uint64_t strings, std::uint64_t name) const {
    for (const Elf64_Phdr& segment : segments_) {
      if (segment.p_type != PT_LOAD || strings < segment.p_vaddr || strings - segment.p_vaddr >= segment.p_filesz)
        continue;
      std::array<char, kLongestText> text{};
      const std::uint64_t place = segment.p_offset + (strings - segment.p_vaddr) + name;
      const ssize_t count = ::pread(file_.descriptor(), text.data(), text.size() - 1, static_cast<off_t>(place));
      return count > 0 ? std::string(text.data()) : std::string();
    }
    return {};
  }

  RegularFile file_;
  std::vector<Elf64_Phdr> segments_;
};

/// Returns the loader in the first of these folders that has one.
fs::path loaderIn(std::string_view folders, const fs::path& program) {
  while (!folders.empty()) {
    const std::size_t end = std::min(folders.find(':'), folders.size());
    std::string folder(folders.substr(0, end));
    folders.remove_prefix(std::min(end + 1, folders.size()));
    for (const std::string_view origin : {"${ORIGIN}", "$ORIGIN"}) {
      if (const std::size_t at = folder.find(origin); at != std::string::npos)
        folder.replace(at, origin.size(), program.parent_path().string());
    }
    std::error_code failure;
    const fs::path file = fs::path(folder) / kLoader;
    if (!folder.empty() && fs::is_regular_file(file, failure)) return file;
  }
  return {};
}

}  // namespace

LinkedFile readLinkedFile(const fs::path& file) {
  try {
    return ElfReader(file).read();
  } catch (const Error&) {
    return {};
  }
}

fs::path usualLoader() {
  void* const library = ::dlopen(kLoader, RTLD_LAZY | RTLD_LOCAL);
  if (library == nullptr) return {};
  const link_map* map = nullptr;
  const bool isKnown = ::dlinfo(library, RTLD_DI_LINKMAP, &map) == 0 && map != nullptr;
  fs::path file = isKnown ? map->l_name : "";
  ::dlclose(library);
  return file;
}

fs::path loaderFor(const fs::path& file, const LinkedFile& facts) {
  const char* given = std::getenv("LD_LIBRARY_PATH");
  for (const std::string& folders :
       {facts.searchFirst, std::string(given == nullptr ? "" : given), facts.searchLater}) {
    if (fs::path loader = loaderIn(folders, file); !loader.empty()) return loader;
  }
  return usualLoader();
}

bool takesLayers(const fs::path& loader) {
  try {
    return readFile(loader, kLargestLoader).find("OPENCL_LAYERS") != std::string::npos;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace headroom
