// headroom-cli capture as tests run it: programs with known data, and what was captured of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "command_line_fixture.hpp"

namespace headroom {

using CaptureJson = nlohmann::json;

class CaptureTest : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(known());
  }
  [[nodiscard]] std::filesystem::path known() const { return folder_ / "known"; }

  [[nodiscard]] std::string program(const std::string& mode) const {
    return "'" HEADROOM_CAPTURE_PROGRAM "' " + mode + " '" + known().string() + "'";
  }

  /// Runs the program alone, with its results as seen by a shell.
  Ended alone(const std::string& mode, const std::string& environment = "") {
    const std::string command =
        environment + program(mode) + " >'" + path("out") + "' 2>'" + path("err") + "' </dev/null";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), contentOf(path("out")), contentOf(path("err"))};
  }

  Ended captured(const std::string& mode, const std::string& options = "", const std::string& environment = "") {
    std::filesystem::remove_all(path("captures"));
    return cli("capture --dump work --to '" + path("captures") + "' --json --report '" + path("report.json") + "' " +
                   options + " -- " + program(mode),
               environment);
  }

  [[nodiscard]] CaptureJson report() const { return CaptureJson::parse(contentOf(path("report.json"))).at("capture"); }

  /// Sorted, because two processes can start their captures in either order.
  [[nodiscard]] std::vector<std::string> captures() const {
    std::vector<std::string> names;
    const CaptureJson all = report();
    for (const CaptureJson& each : all.at("folders"))
      names.push_back(std::filesystem::path(each.at("folder").get<std::string>()).filename().string());
    std::sort(names.begin(), names.end());
    return names;
  }

  /// Returns a file below the capture's folder whose name contains this part.
  [[nodiscard]] std::filesystem::path fileWith(const std::string& capture, const std::string& folder,
                                               const std::string& part) const {
    for (const std::filesystem::directory_entry& entry :
         std::filesystem::directory_iterator(std::filesystem::path(path("captures")) / capture / folder)) {
      if (entry.path().filename().string().find(part) != std::string::npos) return entry.path();
    }
    return {};
  }

  [[nodiscard]] std::string inCapture(const std::string& capture, const std::string& name) const {
    return contentOf(std::filesystem::path(path("captures")) / capture / name);
  }

  /// Compares the program's data on its arguments with the captured folder. Returns the number of files compared.
  int compareContents(const std::string& capture) const {
    int count = 0;
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(known())) {
      const std::string name = entry.path().filename().string();
      if (name.substr(0, 3) != "arg") continue;
      const std::string argument = entry.path().stem().string().substr(3);
      const std::string what = entry.path().extension().string();
      const std::filesystem::path file =
          what == ".value" ? std::filesystem::path(path("captures")) / capture / ("Argument" + argument + ".bin")
                           : fileWith(capture, what == ".before" ? "Pre" : "Post", "_Arg_" + argument + "_");
      EXPECT_EQ(contentOf(file), contentOf(entry.path())) << name;
      ++count;
    }
    return count;
  }
};

}  // namespace headroom
