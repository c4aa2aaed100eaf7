#include "catalogue/includes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

/// Real pieces nest a few levels deep at most; each level is a recursive call, and thousands would overflow the stack.
constexpr int kDeepestInclude = 64;
constexpr std::size_t kMostBytes = std::size_t{4} << 20;

/// Returns the name in `#include "NAME"`; empty for any other line.
std::string includedName(std::string_view line) {
  const std::string_view file = includedFile(line);
  return file.starts_with('"') ? std::string(file.substr(1, file.size() - 2)) : std::string();
}

bool includesAny(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    if (includedFile(text.substr(0, end)).starts_with('"')) return true;
    text.remove_prefix(end);
  }
  return false;
}

class Expansion {
 public:
  Expansion(const FindPiece& find, MissingPiece missing) : find_(find), missing_(missing) {}

  std::string expand(const std::string& text, const std::string& origin, int depth = 0) {
    if (depth > kDeepestInclude)
      throw Error(Stage::KernelFile,
                  fmt::format("{} is included {} files deep; include fewer files from one another.", origin, depth));
    bytes_ += text.size();
    if (bytes_ > kMostBytes)
      throw Error(Stage::KernelFile, fmt::format("{}: the kernel and what it includes are larger than {} MiB together; "
                                                 "include less.",
                                                 origin, kMostBytes >> 20));
    std::string result;
    const std::string file = std::filesystem::path(origin).filename().string();
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      const std::string name = includedName(line);
      const std::optional<std::string> piece = name.empty() ? std::nullopt : find_(name);
      if (name.empty() || (!piece && missing_ == MissingPiece::IsTheCompilers)) {
        result.append(line) += '\n';
        continue;
      }
      if (!piece) {
        throw Error(Stage::KernelFile,
                    fmt::format("{}:{}: there is no {}; put it beside this file.", origin, number, name));
      }
      if (placed_.insert(name).second)
        result += fmt::format("#line 1 \"{}\"\n{}", name, expand(*piece, name, depth + 1));
      result += fmt::format("#line {} \"{}\"\n", number + 1, file);
    }
    return result;
  }

 private:
  const FindPiece& find_;
  MissingPiece missing_;
  std::size_t bytes_ = 0;
  std::set<std::string> placed_;
};

}  // namespace

std::string_view includedFile(std::string_view line) {
  constexpr std::string_view kInclude = "include";
  const auto skipBlanks = [&line] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
  skipBlanks();
  if (!line.starts_with('#')) return {};
  line.remove_prefix(1);
  skipBlanks();
  if (!line.starts_with(kInclude)) return {};
  line.remove_prefix(kInclude.size());
  skipBlanks();
  if (!line.starts_with('"') && !line.starts_with('<')) return {};
  const std::size_t end = line.find(line.front() == '<' ? '>' : '"', 1);
  return end == std::string_view::npos || end == 1 ? std::string_view() : line.substr(0, end + 1);
}

std::string withIncludes(const std::string& text, const std::string& origin, const FindPiece& find,
                         MissingPiece missing) {
  if (!includesAny(text)) return text;
  return Expansion(find, missing).expand(text, origin);
}

}  // namespace headroom
