// clang's OpenCL C front end: the syntax check of kernels for devices that this machine does not have.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// Words of a syntax check, without the program, a target, the variant's own options and the file.
[[nodiscard]] std::vector<std::string> frontEndWords();

/// Returns the -D words of each build: one for each declared value of each tunable, the others at their defaults; one
/// build for a variant without tunables. Distinct, in order. `variant`: see specialised().
[[nodiscard]] std::vector<std::vector<std::string>> definesOfBuilds(const Variant& variant);

/// Code for GPUs with a matrix unit, including its inline assembly, is compiled for them.
[[nodiscard]] bool hasMatrixUnitCode(const Variant& variant);
inline constexpr const char* kNvidiaTarget = "--target=nvptx64-nvidia-nvcl";
inline constexpr const char* kMatrixUnitDefine = "-DMATRIX_UNIT=1";

/// Returns the words of the variant's own options that only select code or a language version: -D, -U, -I, -cl-std and
/// the like, each as one word. All others are left out: some load or write files, and a kernel may be a stranger's.
[[nodiscard]] std::vector<std::string> harmlessOptions(const Variant& variant);

/// The newest clang of PATH that Debian 12 or a user has.
[[nodiscard]] std::optional<std::filesystem::path> findFrontEnd();

struct FrontEndBuild {
  bool isGood = false;
  bool isDecided = true;  ///< false if clang did not start, crashed or took too long: see `log`
  std::string log;        ///< messages, which name the text "<stdin>"
};

/// Runs clang on the text with these words after those of frontEndWords().
[[nodiscard]] FrontEndBuild buildByFrontEnd(const std::filesystem::path& clang, const std::vector<std::string>& words,
                                            const std::string& source);

}  // namespace headroom
