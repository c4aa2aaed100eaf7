// workload.toml and data files in a folder of a stranger's kernels.
#include <cstdint>

#include "frame.hpp"
#include "headroom/workloads.hpp"
#include "workloads/embedded_workloads.hpp"
#include "workloads/npy.hpp"

namespace headroom::fuzz {
namespace {

void readWorkloadFile(std::string_view bytes) {
  static_cast<void>(readUserWorkload("fuzzed", std::string(bytes), "/kernels/workload.toml", "/kernels"));
}

/// The built-in ones that need functions in C++ are refused under another name, but have the same keys.
std::vector<std::string> workloadSeeds() {
  std::vector<std::string> seeds;
  for (const EmbeddedWorkload& workload : embeddedWorkloads()) seeds.push_back(workload.text);
  seeds.emplace_back(
      "title = \"Sums\"\nsummary = \"Sums of parts of an array.\"\n[size]\nN = { values = [64, 1024], unit = "
      "\"numbers\" "
      "}\n[buffer]\na = { type = \"float\", count = \"N\" }\nsums = { type = \"float4\", count = \"N / 4\", use = "
      "\"out\" }\n[scalar]\nfactor = { type = \"float\", value = 1.5 }\n[work]\nitems = \"N\"\n[reference]\neach = { "
      "sums = \"a[i] + c\" }\n");
  return seeds;
}

void readNpyFile(std::string_view bytes) {
  const NpyArray array = readNpy({bytes.begin(), bytes.end()}, "/kernels/a.npy");
  static_cast<void>(elementsOf(array, elementTypeFromText("float"), 6, "/kernels/a.npy"));
}

std::vector<std::string> npySeeds() {
  std::vector<std::string> seeds;
  const std::vector<std::int64_t> extents{3, 2};
  for (const char* type : {"float", "int", "uchar", "double"}) {
    const ElementType element = elementTypeFromText(type);
    const std::vector<std::uint8_t> file = npyOf(element, extents, std::vector<std::uint8_t>(6 * element.bytes));
    seeds.emplace_back(file.begin(), file.end());
  }
  return seeds;
}

const Target kNpyFiles("npy-files", readNpyFile, npySeeds);
const Target kWorkloadFiles("workload-files", readWorkloadFile, workloadSeeds);

}  // namespace
}  // namespace headroom::fuzz
