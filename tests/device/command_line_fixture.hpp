// headroom-cli on a device, with a folder for each test.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "command_line.hpp"
#include "workbench_run.hpp"

namespace headroom {

class CommandLine : public testing::DeviceTest {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("headroom-cli-test-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    DeviceTest::SetUp();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// Runs `environment headroom-cli arguments` in a shell, with the test's own history and noise floors.
  Ended cli(const std::string& arguments, const std::string& environment = "") {
    return runCommandLine(folder_, arguments, "XDG_DATA_HOME='" + path("data") + "' " + environment);
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, const std::string& content) const {
    std::ofstream(folder_ / name, std::ios::binary) << content;
  }

  static constexpr const char* kBrief =
      " --time-budget 0.01 --one-process --no-ceilings --sizes 64x48,100x30 --sigma 2 ";
  std::filesystem::path folder_;
};

}  // namespace headroom
