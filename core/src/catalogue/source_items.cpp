// The sources' contents, item by item.
#include <array>

#include "headroom/catalogue/guide_contents.hpp"

namespace headroom {
namespace {

constexpr std::string_view kGuide = "Apple, Tuning Performance On the GPU";
constexpr std::string_view kGraphics = "Computing on integrated graphics";
constexpr std::string_view kMatrices = "OpenCL matrix multiplication, part 2";
constexpr std::string_view kTimers = "CUDA best practices, part 8: timers and bandwidth";

constexpr std::array kItems{
    SourceItem{"Figure 14-1", kGuide, "What optimising brought a Gaussian blur of 16 MP", ""},
    SourceItem{"Listing 14-1", kGuide, "The benchmarking loop: two warm-ups, ten iterations, one wait",
               "how every point is sampled (core/src/runner/sampling/sampler.cpp)"},
    SourceItem{"Listing 14-2", kGuide, "The copy kernel", ""},
    SourceItem{"Figure 14-2", kGuide, "Copy speed against image size", ""},
    SourceItem{"Listing 14-3", kGuide, "The MAD kernel with 3 flops", ""},
    SourceItem{"Figure 14-3", kGuide, "3 flops per pixel against copy", ""},
    SourceItem{"Figure 14-4", kGuide, "6 flops per pixel against copy", ""},
    SourceItem{"Figure 14-5", kGuide, "24 flops per pixel against copy", ""},
    SourceItem{"Independent chains", kGuide, "Several dependence chains reach higher compute/memory ratios than one",
               ""},
    SourceItem{"Figure 14-6", kGuide, "The tuning procedure as a path", "the Guide view and `headroom-cli guide`"},
    SourceItem{"Table 14-1", kGuide, "Algorithms compared: memory, flops, ratio, estimate", ""},
    SourceItem{"Figure 14-7", kGuide, "Classic two-dimensional convolution", ""},
    SourceItem{"Figure 14-8", kGuide, "Separable convolution", ""},
    SourceItem{"Figure 14-9", kGuide, "Recursive Gaussian: two horizontal and two vertical passes", ""},
    SourceItem{"Listing 14-4", kGuide, "Recursive Gaussian, rgH and rgV", ""},
    SourceItem{"Figure 14-11", kGuide, "Speed of the first recursive version", ""},
    SourceItem{"Figure 14-12", kGuide, "Consecutive work-items access consecutive pixels of a row: fast", ""},
    SourceItem{"Figure 14-13", kGuide, "Consecutive work-items access consecutive pixels of a column: slow", ""},
    SourceItem{"Figure before Table 14-2", kGuide, "Transposing by copying pixels", ""},
    SourceItem{"Table 14-2", kGuide, "Estimate of V+T+V+T", ""},
    SourceItem{"Figure after Table 14-2", kGuide, "Speed of the transpose against image height", ""},
    SourceItem{"Figure 14-16", kGuide, "Memory layers, each about ten times faster than the one below", ""},
    SourceItem{"Listing 14-5", kGuide, "Transpose through local memory", ""},
    SourceItem{"Figure before Listing 14-6", kGuide, "Work-groups mapped to blocks diagonally", ""},
    SourceItem{"Listing 14-6", kGuide, "Transpose with skewed work-groups", ""},
    SourceItem{"Figure after Listing 14-6", kGuide, "Speed of the skewed transpose, and of the blur with it", ""},
    SourceItem{"More parallelism", kGuide, "Change the algorithm: a sequential loop has too few work-groups", ""},
    SourceItem{"Several outputs per work-item", kGuide, "Independent dependency chains by grouping outputs", ""},
    SourceItem{"Launch cost", kGuide, "Starting a kernel takes 10 to 100 microseconds", ""},
    SourceItem{"Kernel size", kGuide, "Many small kernels against one large one", ""},
    SourceItem{"Events", kGuide, "OpenCL events on the GPU are expensive", ""},
    SourceItem{"Build once", kGuide, "Save the program's binary after the first build and reuse it", ""},
    SourceItem{"Reuse objects", kGuide, "Allocating and freeing OpenCL resources takes time", ""},
    SourceItem{"Transfers", kGuide, "Aggregate transfers; keep data on the device", ""},
    SourceItem{"Divergence", kGuide, "Replace conditionals by a ? x : y or built-in functions", ""},
    SourceItem{"Precision and speed", kGuide, "fast_, half_ and native_ built-ins; build options", ""},
    SourceItem{"Image objects", kGuide, "Images instead of buffers, above all for half", ""},
    SourceItem{"Data layout", kGraphics,
               "Structures of arrays over arrays of structures; 4-byte over 1- and 2-byte elements", ""},
    SourceItem{"Aligned data", kGraphics, "Aligned accesses and vector loads", ""},
    SourceItem{"Pinned memory", kGraphics, "Shared or pinned memory instead of copies", ""},
    SourceItem{"Register tiles", kGraphics, "Tiled matrix multiplication that keeps tiles in registers", ""},
    SourceItem{"Unrolling", kGraphics, "Arrays in registers: unrolled loops name them directly", ""},
    SourceItem{"Shared work", kGraphics, "Speed-up for several shares of CPU work",
               "`headroom-cli split`, the Split view"},
    SourceItem{"Naive multiplication", kMatrices, "One work-item per element of the product", ""},
    SourceItem{"Tiled multiplication", kMatrices, "Tiles in local memory", ""},
    SourceItem{"Removed read", kMatrices, "Without the read in its loop the kernel seemed a hundred times faster", ""},
    SourceItem{"Device limits", kMatrices, "Querying work-group and memory limits; errors by name",
               "`headroom-cli devices`, the Device panel, and the reason of every failed row"},
    SourceItem{"CPU timers", kTimers, "A host timer needs a wait on both ends", ""},
    SourceItem{"Device events", kTimers, "Timing by events, in the device's own clock", ""},
    SourceItem{"Bandwidth", kTimers, "Bandwidth as a metric: bytes read and written over time",
               "the GB/s column of every table and report"},
};

}  // namespace

std::span<const SourceItem> sourceItems() {
  return kItems;
}

const SourceItem* findSourceItem(std::string_view name) {
  for (const SourceItem& item : kItems)
    if (item.name == name) return &item;
  return nullptr;
}

}  // namespace headroom
