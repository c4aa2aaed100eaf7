// A built-in kernel as files of the user's own.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <sstream>
#include <utility>

#include "catalogue/embedded_kernels.hpp"
#include "headroom/authoring.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "my-";

/// For kernels/WORKLOAD/NAME.cl, or a piece.
const EmbeddedKernel* embeddedAt(const std::vector<EmbeddedKernel>& all, const std::string& path) {
  const auto found = std::ranges::find(all, path, &EmbeddedKernel::path);
  return found == all.end() ? nullptr : &*found;
}

/// Applies a change to each line of a text.
std::string eachLine(const std::string& text, const std::function<std::string(const std::string&)>& change) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) result += change(line);
  return result;
}

/// Returns the position of the name in #include "NAME"; nothing in another line.
std::pair<std::size_t, std::size_t> includedName(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t");
  const bool isInclude = first != std::string::npos && line.compare(first, 8, "#include") == 0;
  const std::size_t open = isInclude ? line.find('"', first) : std::string::npos;
  const std::size_t close = open == std::string::npos ? open : line.find('"', open + 1);
  if (close == std::string::npos) return {0, 0};
  return {open + 1, close - open - 1};
}

/// A kernel and the pieces that it includes, all in one folder.
class Copier {
 public:
  explicit Copier(const EmbeddedKernel& kernel) : folder_(fs::path(kernel.path).parent_path()) {}

  std::string withFlatIncludes(const std::string& text) {
    return eachLine(text, [this](const std::string& line) {
      const auto [begin, length] = includedName(line);
      if (length == 0) return line + '\n';
      return line.substr(0, begin) + flatName(line.substr(begin, length)) + line.substr(begin + length) + '\n';
    });
  }

  std::vector<CopiedFile> takePieces() { return std::move(pieces_); }

 private:
  /// All pieces are found from the kernel's own folder, including those that pieces include.
  std::string flatName(const std::string& name) {
    const fs::path path = (folder_ / name).lexically_normal();
    if (const auto known = names_.find(path.string()); known != names_.end()) return known->second;
    const EmbeddedKernel* piece = embeddedAt(embeddedPieces(), path.string());
    if (piece == nullptr) return name;
    std::string flat = path.filename().string();
    const bool isTaken = std::ranges::any_of(names_, [&](const auto& each) { return each.second == flat; });
    if (isTaken) flat = path.parent_path().filename().string() + "-" + flat;
    names_[path.string()] = flat;
    pieces_.push_back({flat, withFlatIncludes(piece->text)});
    return flat;
  }

  fs::path folder_;
  std::map<std::string, std::string> names_;
  std::vector<CopiedFile> pieces_;
};

/// Returns the key that the line assigns; empty for other lines.
std::string keyOf(const std::string& line) {
  const std::size_t end = line.find_first_of(" \t=");
  return end == std::string::npos || line.find('=') == std::string::npos ? std::string() : line.substr(0, end);
}

/// Leaves out keys that apply only to the original: its part in default runs, in ceilings and in the guide. The title
/// states that it is a copy.
std::string frontMatterOfCopy(const std::string& text) {
  bool isInFrontMatter = true;
  bool isInGuide = false;
  return eachLine(text, [&](const std::string& line) -> std::string {
    if (line.starts_with("---*/")) isInFrontMatter = isInGuide = false;
    if (!isInFrontMatter) return line + '\n';
    if (line.starts_with("[")) isInGuide = line.starts_with("[guide");
    const std::string key = keyOf(line);
    if (isInGuide || key == "story" || key == "ceiling") return {};
    const std::size_t quote = key == "title" ? line.rfind('"') : std::string::npos;
    if (quote == std::string::npos) return line + '\n';
    return line.substr(0, quote) + " (copy)" + line.substr(quote) + '\n';
  });
}

}  // namespace

KernelCopy copyOfBuiltIn(std::string_view id) {
  static const Catalogue builtIn;
  const Variant& variant = builtIn.find(id);
  const EmbeddedKernel* kernel =
      embeddedAt(embeddedKernels(), fmt::format("kernels/{}/{}.cl", variant.workload, variant.name));
  if (variant.kind != VariantKind::Kernel || kernel == nullptr)
    throw UsageError(
        fmt::format("{} is not a kernel file, so there is nothing to copy. `headroom-cli variants` lists all.", id));
  Copier copier(*kernel);
  KernelCopy copy;
  const std::string name = std::string(kPrefix) + variant.name;
  copy.id = variant.workload + "." + name;
  copy.files.push_back({name + ".cl", copier.withFlatIncludes(frontMatterOfCopy(kernel->text))});
  for (CopiedFile& piece : copier.takePieces()) copy.files.push_back(std::move(piece));
  return copy;
}

}  // namespace headroom
