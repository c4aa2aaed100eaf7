#include "workbench/review/front_end.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <span>
#include <string_view>

#include "headroom/system/error.hpp"
#include "system/child_process.hpp"
#include "system/program_in_path.hpp"
#include "text/option_words.hpp"

namespace headroom {
namespace {

constexpr std::chrono::seconds kLongestSilence{60};
/// To end by itself after its output, so that its exit code is known.
constexpr std::chrono::seconds kGrace{5};
constexpr std::size_t kMostLogBytes = std::size_t{1} << 20;
/// As in a build on a device whose groups may be that large.
constexpr int kLargestGroup = 1024;

std::string define(const std::string& name, int value) {
  return fmt::format("-D{}={}", name, value);
}

std::vector<std::string> definesOf(const Variant& variant, const Tunable* varied, int value) {
  std::vector<std::string> words;
  for (const auto& [name, constant] : variant.constants) words.push_back(define(name, constant));
  words.push_back(define("LARGEST_GROUP", kLargestGroup));
  for (const Tunable& tunable : variant.tunables)
    words.push_back(define(tunable.name, &tunable == varied ? value : tunable.defaultValue));
  return words;
}

/// Options whose value may be the next word.
bool takesValue(std::string_view word) {
  return word == "-D" || word == "-U" || word == "-I";
}

bool isHarmless(std::string_view word) {
  constexpr std::array<std::string_view, 4> kBeginnings{"-D", "-U", "-I", "-cl-std="};
  return word == "-cl-fast-relaxed-math" || word == "-cl-single-precision-constant" ||
         std::ranges::any_of(kBeginnings, [word](std::string_view begin) { return word.starts_with(begin); });
}

/// Reads all of its output. Returns how the wait ended.
Wait readLog(ChildProcess& child, std::string& log) {
  std::string line;
  Wait how = Wait::Done;
  while (how == Wait::Done && log.size() < kMostLogBytes) {
    how = child.receiveLine(line, {kLongestSilence, -1}, kMostLogBytes);
    if (how == Wait::Done) (log += line) += '\n';
  }
  return how;
}

}  // namespace

std::vector<std::string> frontEndWords() {
  return {"-x", "cl", "-cl-std=CL1.2", "-Xclang", "-finclude-default-header", "-fsyntax-only"};
}

std::vector<std::vector<std::string>> definesOfBuilds(const Variant& variant) {
  std::vector<std::vector<std::string>> builds;
  if (variant.tunables.empty()) builds.push_back(definesOf(variant, nullptr, 0));
  for (const Tunable& tunable : variant.tunables) {
    for (const int value : tunable.values) builds.push_back(definesOf(variant, &tunable, value));
  }
  std::ranges::sort(builds);
  builds.erase(std::unique(builds.begin(), builds.end()), builds.end());
  return builds;
}

bool hasMatrixUnitCode(const Variant& variant) {
  return variant.source.find("MATRIX_UNIT") != std::string::npos;
}

std::vector<std::string> harmlessOptions(const Variant& variant) {
  std::vector<std::string> harmless;
  for (const std::string& option : variant.options) {
    const std::vector<std::string> words = optionWords(option);
    for (std::size_t i = 0; i < words.size(); ++i) {
      std::string word = words[i];
      // Joined, because clang reads files named by words that begin with @.
      if (takesValue(word) && i + 1 < words.size()) word += words[++i];
      if (isHarmless(word)) harmless.push_back(std::move(word));
    }
  }
  return harmless;
}

std::optional<std::filesystem::path> findFrontEnd() {
  for (const char* name : {"clang-14", "clang", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-13"})
    if (auto program = programInPath(name)) return program;
  return std::nullopt;
}

FrontEndBuild buildByFrontEnd(const std::filesystem::path& clang, const std::vector<std::string>& words,
                              const std::string& source) {
  // Its messages are on stderr, of which a child's end is kept.
  std::vector<std::string> command{"sh", "-c", "exec \"$@\" 2>&1", "sh", clang.string()};
  for (const auto& part : {frontEndWords(), words, std::vector<std::string>{"-"}})
    command.insert(command.end(), part.begin(), part.end());
  try {
    ChildProcess child({command, -1, -1, {{"LC_ALL", "C"}}, kGrace});
    child.send(std::as_bytes(std::span(source)), {kLongestSilence, -1});
    child.endInput();
    FrontEndBuild build;
    const Wait how = readLog(child, build.log);
    const std::string end = child.end();
    build.isGood = how == Wait::Ended && child.exitCode() == 0;
    // A signal, or clang's own codes for a crash of its compiler.
    constexpr int kRejected = 1;
    build.isDecided = build.isGood || (how == Wait::Ended && child.exitCode() == kRejected);
    if (!build.isDecided)
      build.log += how == Wait::TimedOut ? "clang took too long.\n" : fmt::format("clang {}.\n", end);
    return build;
  } catch (const Error& error) {
    return {false, false, fmt::format("clang cannot be started ({}).\n", error.what())};
  }
}

}  // namespace headroom
