// git as a process: reads of a repository that may be a stranger's.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace headroom {

struct GitAnswer {
  bool isGood = false;  ///< git ended with 0, and said no more than the limit
  std::string text;
};

/// What a question needs of git's output.
enum class GitHeard { Answer, AnswerAndErrors };

/// Runs git in that folder, of which the repository's settings start no program and fetch nothing. Throws
/// Error(Stage::KernelFile) if git cannot be started.
GitAnswer askGit(const std::filesystem::path& folder, const std::vector<std::string>& question,
                 GitHeard heard = GitHeard::Answer);

}  // namespace headroom
