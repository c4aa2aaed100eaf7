// Kernel files for an experiment of the guide: valid ones, and one that does not compile.
#pragma once

#include <QDir>
#include <QString>
#include <string>

#include "headroom/report/report.hpp"

namespace headroom::testing {

/// The experiment that the files below name, with their labels.
inline constexpr const char* kSampleExperiment = "alignment";
inline constexpr const char* kRightLabel = "right here";
inline constexpr const char* kOtherLabel = "right there";
inline constexpr const char* kBrokenLabel = "unbuildable";

inline std::string sampleKernel(const std::string& label, const std::string& guide, const std::string& body) {
  return "/*---\nworkload = \"copy\"\ntitle = \"Sample, " + label +
         "\"\nrank = 1\nsummary = \"A kernel of a test.\"\n[cost]\nmemory = \"2\"\nflops = \"0\"\n[guide]\n" + guide +
         "[guide.experiments]\n" + kSampleExperiment + " = \"" + label +
         "\"\n[[pass]]\nkernel = \"sampleCopy\"\nargs = [\"source\", \"result\", \"width\", \"height\"]\n"
         "global = [\"width\", \"height\"]\nlocal = [\"64\", \"1\"]\n---*/\n\n"
         "kernel void sampleCopy(global const float* source, global float* result, int width, int height) {\n"
         "  const int x = (int)get_global_id(0);\n  const int y = (int)get_global_id(1);\n" +
         body + "}\n";
}

/// Writes copy.sample, which has a listing and a figure of the guide, copy.sample-other and copy.sample-broken.
inline void writeSampleKernels(const QString& folder) {
  const std::string path = folder.toStdString() + "/copy";
  QDir().mkpath(QString::fromStdString(path));
  const std::string copy =
      "  if (x < width && y < height) result[(size_t)y * width + x] = source[(size_t)y * width + x];\n";
  writeFile(path + "/sample.cl",
            sampleKernel(kRightLabel, "carries = [\"Listing 14-2\"]\nmeasured_gpix_per_s = 13.5\n", copy));
  writeFile(path + "/sample-other.cl", sampleKernel(kOtherLabel, "carries = [\"Aligned data\"]\n", copy));
  writeFile(path + "/sample-broken.cl",
            sampleKernel(kBrokenLabel, "carries = [\"Aligned data\"]\n", "  noSuchThing;\n"));
}

}  // namespace headroom::testing
