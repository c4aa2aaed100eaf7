// headroom-cli as a person or a script runs it.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "workbench_run.hpp"

namespace headroom {

struct Ended {
  int code = -1;
  std::string out;
  std::string err;
};

inline std::string contentOf(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

class CommandLine : public testing::DeviceTest {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("headroom-cli-test-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    DeviceTest::SetUp();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// Runs `environment headroom-cli arguments` through the shell.
  Ended cli(const std::string& arguments, const std::string& environment = "") {
    const std::string out = (folder_ / "stdout").string();
    const std::string err = (folder_ / "stderr").string();
    const std::string command =
        environment + " '" HEADROOM_RUNNER "' " + arguments + " >'" + out + "' 2>'" + err + "' </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(out), contentOf(err)};
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, const std::string& content) const {
    std::ofstream(folder_ / name, std::ios::binary) << content;
  }

  static constexpr const char* kBrief = " --time-budget 0.01 --sizes 64x48,100x30 --sigma 2 ";
  std::filesystem::path folder_;
};

}  // namespace headroom
