#include "catalogue/kernel_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "catalogue/embedded_kernels.hpp"
#include "catalogue/front_matter_reader.hpp"
#include "catalogue/includes.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "system/toml_reader.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Kernels are a few kilobytes; a file a thousand times as large was named by mistake.
constexpr std::size_t kLargestKernelFile = std::size_t{4} << 20;
/// A larger folder was named by mistake: / or a home folder.
constexpr std::size_t kMostEntries = 200'000;
constexpr int kDeepestFolder = 32;
constexpr const char* kNameKernels = "Name a kernel's .cl or .toml, or a folder of them.";

/// What Git LFS leaves in place of a file that was not fetched.
bool isPointer(std::string_view text) {
  return text.starts_with("version https://git-lfs.github.com/spec/");
}

/// Whether `file` is in `root`, by its path.
bool isInside(const fs::path& file, const fs::path& root) {
  const fs::path relative = file.lexically_normal().lexically_relative(root.lexically_normal());
  return !relative.empty() && *relative.begin() != "..";
}

/// Returns an absolute path, which does not depend on the working folder.
std::string absoluteFile(const fs::path& file) {
  std::error_code failure;
  return fs::absolute(file, failure).lexically_normal().string();
}

/// Returns the file's text and adds it to the files read so far, each file once.
std::string textOf(const fs::path& file, std::vector<SourceFile>& read) {
  SourceFile source{absoluteFile(file), kernelText(file)};
  const auto known = std::ranges::find(read, source.path, &SourceFile::path);
  if (known == read.end()) return read.emplace_back(std::move(source)).text;
  return known->text;
}

/// Finds shared pieces for one file: beside it first, then in its include folders, then built-in ones. `read`: receives
/// the files that are read; must outlive this.
FindPiece piecesBeside(const fs::path& file, const fs::path& root, std::vector<SourceFile>& read,
                       std::vector<std::string> folders = {}) {
  folders.insert(folders.begin(), "");
  return [folder = file.parent_path(), root, folders, &read](const std::string& name) -> std::optional<std::string> {
    for (const std::string& each : folders) {
      std::error_code failure;
      const fs::path piece = folder / each / name;
      const bool mayBeRead = root.empty() || isInside(piece, root);
      if (!mayBeRead || !fs::is_regular_file(piece, failure)) continue;
      return textOf(piece, read);
    }
    return builtInPiece(name);
  };
}

/// Registers the workload that the file's folder describes, and returns its id; empty if it describes none.
std::string workloadBeside(const fs::path& file, std::vector<SourceFile>& read) {
  std::error_code failure;
  const fs::path description = file.parent_path() / kWorkloadFile;
  if (!fs::is_regular_file(description, failure)) return {};
  const std::string text = textOf(description, read);
  const fs::path folder = absoluteFolder(file.parent_path());
  const std::string id = folder.filename().string();
  // A copy of a built-in folder, perhaps an older one: the built-in workload stays.
  if (const Workload* known = knownWorkload(id); known != nullptr && known->folder.empty()) return id;
  return addWorkload(readUserWorkload(id, text, description.string(), folder.string())).id;
}

std::vector<std::string> stringsIn(const TomlReader& reader, const toml::table& root, std::string_view key) {
  std::vector<std::string> strings;
  const toml::node* const node = root.get(key);
  if (node == nullptr) return strings;
  for (const toml::node& each : reader.array(*node, key)) strings.push_back(reader.string(each, key));
  return strings;
}

/// Returns the OpenCL C files that a description names, concatenated.
std::string sourcesOf(const fs::path& file, const fs::path& root, const std::string& description,
                      std::vector<SourceFile>& read) {
  const TomlReader reader(description, file.string());
  const std::vector<std::string> names = stringsIn(reader, reader.root(), "source");
  if (names.empty()) reader.failAtLine(1, "the description names no kernel's file; add source = [\"NAME.cl\"]");
  const std::vector<std::string> folders = stringsIn(reader, reader.root(), "include");
  for (const std::string& folder : folders) {
    std::error_code failure;
    if (!fs::is_directory(file.parent_path() / folder, failure))
      reader.fail(*reader.root().get("include"), fmt::format("there is no folder {}; correct its name", folder));
  }
  const FindPiece find = piecesBeside(file, root, read, folders);
  const std::vector<std::string> options = stringsIn(reader, reader.root(), "options");
  const bool compilerLooks =
      std::ranges::any_of(options, [](const std::string& option) { return option.starts_with("-I"); });
  const MissingPiece missing = compilerLooks ? MissingPiece::IsTheCompilers : MissingPiece::IsAnError;
  std::string text;
  for (const std::string& name : names) {
    const std::optional<std::string> source = find(name);
    if (!source)
      reader.fail(*reader.root().get("source"), fmt::format("there is no file {}; put it beside this one", name));
    text += fmt::format("#line 1 \"{}\"\n{}\n", name, withIncludes(*source, name, find, missing));
  }
  return text;
}

/// Other programs' settings may be TOML too. A pointer may stand for a description.
bool mayDescribeKernel(const fs::path& file) {
  std::string text;
  try {
    text = readFile(file, kLargestKernelFile);
  } catch (const Error&) {
    return false;
  }
  return isPointer(text) || (text.find("[[pass]]") != std::string::npos && text.find("source") != std::string::npos);
}

}  // namespace

std::string kernelText(const fs::path& file) {
  std::string text;
  try {
    text = readFile(file, kLargestKernelFile);
  } catch (const Error& error) {
    throw Error(Stage::KernelFile, error.what());
  }
  if (!isPointer(text)) return text;
  throw Error(Stage::KernelFile, fmt::format("{} is a pointer of Git LFS in place of the file. Run `git lfs pull`, or "
                                             "keep kernels out of Git LFS.",
                                             file.string()));
}

std::string textIfReadable(const fs::path& file) {
  try {
    return kernelText(file);
  } catch (const Error&) {
    return {};
  }
}

std::optional<std::string> builtInPiece(const std::string& path) {
  for (const EmbeddedKernel& piece : embeddedPieces())
    if (piece.path == "kernels/" + path) return piece.text;
  return std::nullopt;
}

std::string absoluteFolder(const fs::path& given) {
  std::error_code failure;
  const fs::path folder = given.empty() ? fs::path(".") : given;
  const fs::path absolute = fs::absolute(folder, failure);
  if (failure) return folder.string();  // there is no working folder
  fs::path normal = absolute.lexically_normal();
  if (!normal.has_filename()) normal = normal.parent_path();
  // The parent of a symbolic link's target is not the parent of the link.
  return fs::equivalent(normal, absolute, failure) ? normal.string() : absolute.string();
}

bool isDescription(const fs::path& file) {
  return file.extension() == ".toml" && file.filename() != kWorkloadFile;
}

bool hasAmongHeaders(const fs::path& description, const fs::path& file) {
  try {
    const TomlReader reader(textIfReadable(description), description.string());
    std::vector<std::string> folders = stringsIn(reader, reader.root(), "include");
    for (const std::string& option : stringsIn(reader, reader.root(), "options")) {
      constexpr std::string_view kInclude = "-I";
      const std::size_t begin = option.find_first_not_of(" \"", kInclude.size());
      if (option.starts_with(kInclude) && begin != std::string::npos) folders.push_back(option.substr(begin));
    }
    return std::ranges::any_of(folders, [&](const std::string& folder) {
      return isInside(absoluteFile(file), absoluteFile(description.parent_path() / folder));
    });
  } catch (const Error&) {
    return false;
  }
}

bool isNamedByDescription(const fs::path& file, const std::vector<fs::path>& files) {
  return std::ranges::any_of(files, [&file](const fs::path& other) {
    if (!isDescription(other)) return false;
    const bool isNamed =
        other.parent_path() == file.parent_path() &&
        textIfReadable(other).find(fmt::format("\"{}\"", file.filename().string())) != std::string::npos;
    return isNamed || hasAmongHeaders(other, file);
  });
}

Variant readKernelFile(const fs::path& file, const fs::path& root) {
  std::vector<SourceFile> read;
  KernelFile kernel{.name = file.stem().string(),
                    .text = textOf(file, read),
                    .origin = file.string(),
                    .description = {},
                    .workload = {},
                    .folder = absoluteFolder(file.parent_path())};
  kernel.workload = workloadBeside(file, read);
  if (isDescription(file)) {
    kernel.description = std::move(kernel.text);
    kernel.text = sourcesOf(file, root, kernel.description, read);
  } else {
    kernel.text = withIncludes(kernel.text, file.string(), piecesBeside(file, root, read));
  }
  Variant variant = parseVariant(kernel);
  variant.files = std::move(read);
  return variant;
}

bool isPlainSource(const fs::path& file) {
  std::error_code failure;
  return file.extension() == ".cl" && fs::is_regular_file(file, failure) && !hasFrontMatter(textIfReadable(file));
}

Variant readPlainKernel(const fs::path& file, const Variant& described) {
  std::vector<SourceFile> read;
  Variant variant = described;
  variant.name = file.stem().string();
  variant.id = fmt::format("{}.{}", variant.workload, variant.name);
  variant.title = file.filename().string();
  const std::string text = textOf(file, read);
  variant.source = fmt::format("#line 1 \"{}\"\n{}\n", variant.title,
                               withIncludes(text, variant.title, piecesBeside(file, file.parent_path(), read)));
  variant.origin = file.string();
  variant.expected.reset();
  variant.files = std::move(read);
  return variant;
}

Variant readDescribedKernel(const fs::path& file, const std::string& description, const std::string& workload) {
  std::vector<SourceFile> read;
  Variant variant = parseVariant({.name = file.stem().string(),
                                  .text = sourcesOf(file, {}, description, read),
                                  .origin = file.string(),
                                  .description = description,
                                  .workload = workload,
                                  .folder = absoluteFolder(file.parent_path())});
  variant.files = std::move(read);
  return variant;
}

fs::path describingFile(const fs::path& file) {
  const fs::path description = fs::path(file).replace_extension(".toml");
  std::error_code failure;
  return file.extension() == ".cl" && fs::is_regular_file(description, failure) ? description : file;
}

fs::path kernelsNamed(const fs::path& name) {
  std::error_code failure;
  if (fs::is_directory(name, failure)) return name;
  if (!fs::exists(name, failure))
    throw UsageError(fmt::format("There is no file or folder {}. {}", name.string(), kNameKernels));
  if (name.filename() == kWorkloadFile)
    throw UsageError(fmt::format("{} describes a workload, not a kernel. {}", name.string(), kNameKernels));
  if (!fs::is_regular_file(name, failure) || (name.extension() != ".cl" && name.extension() != ".toml"))
    throw UsageError(fmt::format("{} is neither a kernel's file nor a folder. {}", name.string(), kNameKernels));
  return describingFile(name);
}

std::string withIncludesInPlace(const std::string& text, const fs::path& file,
                                const std::vector<std::string>& includeFolders) {
  std::vector<SourceFile> read;
  return withIncludes(text, file.string(), piecesBeside(file, {}, read, includeFolders));
}

std::vector<fs::path> kernelFilesIn(const fs::path& folder, std::vector<RejectedFile>& rejected) {
  std::vector<fs::path> files;
  std::error_code failure;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, failure);
  std::size_t entries = 0;
  for (const fs::recursive_directory_iterator end; !failure && entry != end; entry.increment(failure)) {
    if (++entries > kMostEntries) {
      rejected.push_back({folder.string(), fmt::format("{} has more than {} files and folders; what comes after these "
                                                       "was not searched. Name the folder of the kernels.",
                                                       folder.string(), kMostEntries)});
      break;
    }
    if (entry.depth() >= kDeepestFolder) entry.disable_recursion_pending();
    std::error_code unreadable;
    const fs::path& path = entry->path();
    if (entry->is_directory(unreadable)) continue;
    if (path.extension() == ".cl" || (isDescription(path) && mayDescribeKernel(path))) files.push_back(path);
  }
  if (failure && failure != std::errc::no_such_file_or_directory)
    rejected.push_back({folder.string(), fmt::format("{} cannot be searched for kernels: {}; check the folder.",
                                                     folder.string(), failure.message())});
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace headroom
