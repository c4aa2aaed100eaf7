#include "workbench/checking/users_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "text/source_lines.hpp"

namespace headroom {
namespace {

/// The compiler's name for it: see withIncludes.
std::string mainFileOf(const Variant& variant) {
  if (variant.files.empty()) return variant.workload + "/" + variant.name + ".cl";
  return std::filesystem::path(variant.origin).filename().string();
}

}  // namespace

UsersFiles::UsersFiles(const Variant& variant, std::string_view input)
    : variant_(variant), input_(input), main_(mainFileOf(variant)) {
  for (const SourceLine& line : linesIn(variant.source, main_))
    lines_.emplace(std::pair(line.file, static_cast<int>(line.line)), line.text);
}

SourcePlace UsersFiles::place(SourcePlace place) const {
  if (place.file == input_) place.file = main_;
  place.file = pathOf(place.file);
  return place;
}

std::string UsersFiles::textAt(const SourcePlace& place) const {
  const auto found = lines_.find({place.file == input_ ? main_ : place.file, place.line});
  if (found == lines_.end()) return {};
  constexpr std::string_view kIndents = " \t\r";
  const std::size_t first = found->second.find_first_not_of(kIndents);
  if (first == std::string_view::npos) return {};
  return std::string(found->second.substr(first, found->second.find_last_not_of(kIndents) - first + 1));
}

std::string UsersFiles::pathOf(const std::string& name) const {
  if (name.empty()) return name;
  // An include from a folder beside, as in "../common.h".
  std::string_view below = name;
  while (below.starts_with("../") || below.starts_with("./")) below.remove_prefix(below.find('/') + 1);
  const std::string tail = fmt::format("/{}", below);
  const auto file = std::ranges::find_if(
      variant_.files, [&](const SourceFile& each) { return each.path == name || each.path.ends_with(tail); });
  return file == variant_.files.end() ? name : file->path;
}

std::string relativeTo(const std::string& folder, const std::string& file) {
  if (folder.empty() || !std::filesystem::path(file).is_absolute()) return file;
  const std::filesystem::path relative = std::filesystem::path(file).lexically_relative(folder);
  return relative.empty() || *relative.begin() == ".." ? file : relative.generic_string();
}

}  // namespace headroom
