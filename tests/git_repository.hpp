// A git repository for a test.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>

namespace headroom {

[[nodiscard]] inline bool hasGit() {
  return std::system("git --version > /dev/null 2>&1") == 0;
}

class GitRepository {
 public:
  /// Makes one of an existing folder.
  explicit GitRepository(std::filesystem::path folder) : folder_(std::move(folder)) {
    git("init -q -b main");
    git("config user.name Tests");
    git("config user.email tests@localhost");
  }

  /// Runs git in it, which must succeed.
  void git(const std::string& command) const {
    const std::string line = "cd '" + folder_.string() + "' && git " + command + " > /dev/null 2>&1";
    ASSERT_EQ(std::system(line.c_str()), 0) << command;
  }
  /// Commits all files as they are.
  void commit() const {
    git("add .");
    git("commit -q -m 'change: x'");
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace headroom
