// headroom-cli tune with workers of a host.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "command_line_fixture.hpp"

namespace headroom {

inline constexpr const char* kFilling = R"(/*---
title = "Fill"
summary = "Fills a buffer with its indices."
rank = 1
[size]
N = [64]
[tune.FIRST]
default = 1
values = [{0}]
[tune.SECOND]
default = 1
values = [{0}]
[buffer]
b = {{ type = "int", count = "N", use = "out" }}
[[pass]]
kernel = "fill"
args = ["b"]
global = ["N"]
[reference]
file = {{ b = "right.bin" }}
---*/
kernel void fill(global int* b) {{ const size_t i = get_global_id(0); b[i] = (int)i * FIRST / FIRST + SECOND - SECOND; }}
)";

/// An own kernel of few configurations, tuned on a host, and the journal of that.
class CrewFixture : public CommandLine {
 protected:
  explicit CrewFixture(std::string host) : host_(std::move(host)) {}

  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(path("kernels"));
    std::vector<int> numbers(64);
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<int>(i);
    write("kernels/right.bin", {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int)});
    setValues("1, 2, 3, 4");
  }

  void setValues(const std::string& values) const {
    write("kernels/filling.cl", fmt::format(fmt::runtime(kFilling), values));
  }

  [[nodiscard]] std::vector<std::string> tuning(const std::string& more) const {
    std::vector<std::string> words{"--kernels",     path("kernels"), "tune",        "--workload",
                                   "filling",       "--variants",    "all",         "--host",
                                   host_,           "--search",      "exhaustive",  "--no-ceilings",
                                   "--time-budget", "0.01",          "--finalists", "2"};
    std::istringstream stream(more);
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
  }
  Ended tune(const std::string& more) {
    std::string line;
    for (const std::string& word : tuning(more)) line += " '" + word + "'";
    return cli(line);
  }

  /// Lines of the tuning's journal, without its first one.
  [[nodiscard]] std::vector<nlohmann::json> trials() const {
    std::vector<nlohmann::json> lines;
    if (!std::filesystem::exists(path("data/headroom/tuning"))) return lines;
    for (const auto& entry : std::filesystem::directory_iterator(path("data/headroom/tuning"))) {
      if (entry.path().extension() != ".jsonl") continue;
      std::istringstream stream(contentOf(entry.path()));
      std::string line;
      std::getline(stream, line);
      while (std::getline(stream, line)) {
        nlohmann::json trial = nlohmann::json::parse(line, nullptr, false);
        if (!trial.is_discarded()) lines.push_back(std::move(trial));
      }
    }
    return lines;
  }
  [[nodiscard]] std::set<std::string> workers() const {
    std::set<std::string> names;
    for (const nlohmann::json& trial : trials()) names.insert(trial.at("worker").get<std::string>().substr(0, 2));
    return names;
  }
  /// Each configuration once, and each of them valid.
  void expectAllTried(std::size_t count) const {
    std::set<std::string> configurations;
    for (const nlohmann::json& trial : trials()) {
      EXPECT_TRUE(configurations.insert(trial.at("configuration").dump()).second) << trial;
      EXPECT_EQ(trial.at("row").at("status"), "Ok") << trial;
    }
    EXPECT_EQ(configurations.size(), count);
  }

 private:
  std::string host_;
};

}  // namespace headroom
