// A folder with versions of a kernel, and what is paired of them.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "copy_kernel.hpp"
#include "headroom/ab.hpp"
#include "test_folder.hpp"

namespace headroom {

inline constexpr const char* kWideTunable = "\n[tune.WIDE]\ndefault = 1\nvalues  = [1, 2]\n";

class KernelVersions : public ::testing::Test {
 protected:
  void write(const std::string& file, const std::string& body) const {
    writeText(file, copyKernelOf(body, kWideTunable));
  }
  void writeText(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }
  KernelVersion read(const std::string& name, const KernelVersion* base = nullptr) const {
    return readKernelVersion((folder_ / name).string(), {}, base);
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  TestFolder folder_;
};

inline std::vector<std::string> idsOf(const AbPairs& paired) {
  std::vector<std::string> ids;
  for (const AbPair& pair : paired.pairs) ids.push_back(pair.base.id);
  return ids;
}

inline std::vector<std::string> unpairedOf(const AbPairs& paired) {
  std::vector<std::string> lines;
  for (const UnpairedKernel& kernel : paired.unpaired) lines.push_back(kernel.id + ": " + kernel.reason);
  return lines;
}

}  // namespace headroom
