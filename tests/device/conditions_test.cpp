// Kernels with conditions on their sizes, and launches of unusual form.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "../unit/test_folder.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using ::testing::HasSubstr;

/// Has no bounds check: at sizes that are not multiples of the tile it would read and write out of bounds.
constexpr std::string_view kTiledProduct = R"~(/*---
workload = "matmul"
title    = "Tiles in local memory, and no checks"
rank     = 900
summary  = "A kernel for the tests of conditions."
require  = ["M % TILE == 0 && N % TILE == 0", "K % TILE == 0"]

[cost]
memory = "2 * K / TILE + 1"
flops  = "2 * K"

[tune.TILE]
default = 16
values  = [8, 16]

[[pass]]
kernel = "tiled"
args   = ["a", "b", "result", "N", "K"]
global = ["N // TILE * TILE", "M // TILE * TILE"]
local  = ["TILE", "TILE"]
---*/
kernel void tiled(global const float* a, global const float* b, global float* result, int n, int k) {
  local float tileOfA[TILE][TILE];
  local float tileOfB[TILE][TILE];
  const int x = get_local_id(0);
  const int y = get_local_id(1);
  const int column = get_global_id(0);
  const int row = get_global_id(1);
  float sum = 0;
  for (int at = 0; at < k; at += TILE) {
    tileOfA[y][x] = a[row * k + at + x];
    tileOfB[y][x] = b[(at + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE; ++i) sum += tileOfA[y][i] * tileOfB[i][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  result[row * n + column] = sum;
}
)~";

/// One launch does the upper half, and another one with an offset the lower half; the driver chooses the groups.
constexpr std::string_view kHalves = R"~(/*---
workload = "copy"
title    = "A half at a time"
rank     = 900
summary  = "A kernel for the tests of offsets."

[cost]
memory = "2"
flops  = "0"

[[pass]]
kernel = "copyPart"
args   = ["source", "result", "width"]
global = ["width", "max(1, height // 2)"]

[[pass]]
kernel = "copyPart"
args   = ["source", "result", "width"]
global = ["width", "height - height // 2"]
offset = ["0", "height // 2"]
---*/
kernel void copyPart(global const float* source, global float* result, int width) {
  const size_t i = get_global_id(1) * (size_t)width + get_global_id(0);
  result[i] = source[i];
}
)~";

/// Leaves out the product of the last column of A and the last row of B.
constexpr std::string_view kWithoutLastProduct = R"~(/*---
workload = "matmul-int8"
title    = "One product too few"
rank     = 900
summary  = "A kernel for the tests of results."

[[pass]]
kernel = "multiply"
args   = ["a", "b", "result", "N", "K"]
global = ["N", "M"]
---*/
kernel void multiply(global const char* a, global const char* b, global int* result, int n, int k) {
  const int column = get_global_id(0), row = get_global_id(1);
  int sum = 0;
  for (int i = 0; i < k - 1; ++i) sum += a[row * k + i] * b[i * n + column];
  result[row * n + column] = sum;
}
)~";

class ConditionsTest : public testing::DeviceTest {
 protected:
  std::vector<ResultRow> rowsOf(const std::string& workload, const std::string& name, std::string_view text,
                                const std::vector<Size>& sizes) {
    std::filesystem::create_directories(folder_.path() / workload);
    std::ofstream(folder_.path() / workload / (name + ".cl")) << text;
    WorkbenchOptions options = testing::testOptions();
    options.kernelFolders = {folder_.path()};
    Workbench workbench(options);
    RunPlan plan;
    plan.variants = {workload + "." + name};
    plan.sizes = sizes;
    plan.ceilings = false;
    plan.sampling = briefSampling();
    auto run = collectRun(workbench, plan);
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    return std::move(run.rows);
  }

  TestFolder folder_;
};

TEST_F(ConditionsTest, ASizeThatAKernelDoesNotTakeIsUnsupportedAndNamesTheCondition) {
  const std::vector<ResultRow> rows =
      rowsOf("matmul", "tiled", kTiledProduct, {{96, 96, 96}, {100, 100, 100}, {64, 48, 20}});
  ASSERT_EQ(rows.size(), 3U);
  for (const ResultRow& row : rows) {
    if (row.size[1] == 96) {
      EXPECT_EQ(row.status, Status::Ok) << row.reason;
      continue;
    }
    EXPECT_EQ(row.status, Status::Unsupported);
    EXPECT_THAT(
        row.reason,
        HasSubstr(row.size[1] == 100 ? "matmul.tiled needs M % TILE == 0 && N % TILE == 0, and here M = 100, TILE = "
                                       "16, N = 100. Choose another size or variant."
                                     : "needs K % TILE == 0, and here K = 20, TILE = 16."));
  }
}

TEST_F(ConditionsTest, AWrongResultOfAWorkloadWithTypesIsFoundByTheMethodThatTheWorkloadNames) {
  for (const ResultRow& row : rowsOf("matmul-int8", "short", kWithoutLastProduct, {{1, 1, 1}, {21, 33, 17}})) {
    EXPECT_EQ(row.status, Status::WrongResult) << toText(row.size);
    EXPECT_THAT(row.reason, HasSubstr("differs from the host reference (Product of matrices of ints, exact)"));
  }
}

TEST_F(ConditionsTest, LaunchesMayStartElsewhereAndLeaveGroupsToTheDriver) {
  for (const ResultRow& row : rowsOf("copy", "halves", kHalves, {{64, 48}, {33, 7}})) {
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    EXPECT_EQ(row.ownError->maxAbs, 0);
  }
}

}  // namespace
}  // namespace headroom
