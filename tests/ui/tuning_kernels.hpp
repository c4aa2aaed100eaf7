// A kernel with few configurations, for tests that tune it in the window.
#pragma once

#include <QDir>
#include <QString>
#include <string>

#include "headroom/report/report.hpp"

namespace headroom::testing {

inline constexpr const char* kTunableKernel = "copy.sample-tunable";

/// KIND 1 does not compile; a smaller WORK is faster. `works` has the values of WORK, of which 300 is the default.
inline void writeTunableKernel(const QString& folder, const std::string& works = "1, 300") {
  const std::string path = folder.toStdString() + "/copy";
  QDir().mkpath(QString::fromStdString(path));
  writeFile(path + "/sample-tunable.cl", R"(/*---
workload = "copy"
title = "Sample, to be tuned"
rank = 900
summary = "A kernel of a test."
[cost]
memory = "2"
flops = "0"
[tune.KIND]
default = 0
values = [0, 1]
[tune.WORK]
default = 300
values = [)" + works + R"(]
[[pass]]
kernel = "sampleCopy"
args = ["source", "result", "width", "height"]
global = ["width", "height"]
local = ["64", "1"]
---*/

#if KIND == 1
#error "this configuration is not to be built"
#endif

kernel void sampleCopy(global const float* source, global float* result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const float original = source[(size_t)y * width + x];
  float value = original;
  for (int k = 0; k < WORK; ++k) value = value * 1.0001f + 0.0001f;
  // Sources are in [0, 1], so it never is; the compiler can't know.
  result[(size_t)y * width + x] = value == -1.0f ? 0.0f : original;
}
)");
}

}  // namespace headroom::testing
