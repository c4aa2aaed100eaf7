#include "catalogue/includes.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

/// Real pieces nest a few levels deep at most; each level is a recursive call, and thousands would overflow the stack.
constexpr int kDeepestInclude = 64;
constexpr std::size_t kMostBytes = std::size_t{4} << 20;

/// Returns the name in `#include "NAME"`, with blanks anywhere; empty for any other line.
std::string includedName(const std::string& line) {
  if (line.find('#') == std::string::npos) return {};
  std::istringstream words(line);
  std::string directive;
  std::string name;
  if (!(words >> directive >> name)) return {};
  if (directive == "#") {
    directive += name;
    words >> name;
  }
  if (directive != "#include" || name.size() < 3 || name.front() != '"' || name.back() != '"') return {};
  return name.substr(1, name.size() - 2);
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
    std::istringstream lines(text);
    std::string line;
    const std::string file = std::filesystem::path(origin).filename().string();
    for (int number = 1; std::getline(lines, line); ++number) {
      const std::string name = includedName(line);
      if (name.empty()) {
        result += line + '\n';
        continue;
      }
      const std::optional<std::string> piece = find_(name);
      if (!piece && missing_ == MissingPiece::IsTheCompilers) {
        result += line + '\n';
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

std::string withIncludes(const std::string& text, const std::string& origin, const FindPiece& find,
                         MissingPiece missing) {
  if (text.find("#include") == std::string::npos && text.find("# include") == std::string::npos) return text;
  return Expansion(find, missing).expand(text, origin);
}

}  // namespace headroom
