// The tuning procedure's steps and their experiments.
#include <array>

#include "headroom/catalogue/guide_contents.hpp"

namespace headroom {
namespace {

constexpr std::array kSteps{
    GuideStep{"ceilings", "Estimate the ceilings",
              "Before tuning anything, learn what the device can do: how fast it copies an image, and how many "
              "operations it does meanwhile. Both are measured at the size you care for."},
    GuideStep{"algorithm", "Choose an algorithm",
              "Count the floats each algorithm reads and writes and the operations it does per pixel. The copy ceiling "
              "turns the first number into an estimate of its speed, before a line of it is written."},
    GuideStep{"write", "Write the code",
              "Scalar code first, then parallel code, then code that moves less memory. How work-items are laid over "
              "the image decides how much of the memory's speed they see."},
    GuideStep{"validate", "Validate the results",
              "Each version of the code is checked against the same input before its speed means anything."},
    GuideStep{"benchmark", "Benchmark",
              "Warm up, repeat, wait for the end, and know which clock was read. If the result is near its ceiling you "
              "are done."},
    GuideStep{"bottleneck", "Find the bottleneck",
              "A kernel far from both ceilings loses its time to something else: the pattern of its memory accesses, "
              "too little parallelism, or repeated loads."},
    GuideStep{
        "overheads", "Reduce the overhead",
        "Around the kernels the runtime takes its share: launches, events, builds, allocations and transfers. Each "
        "costs little once and much in a loop."},
};

using enum Quantity;
using enum SizeSet;

constexpr std::array kExperiments{
    Experiment{"copy", "ceilings", "Copy", "How fast can an image be read and written?",
               "The guide's GPU copies 13.5 GP/s, and takes this for the best memory speed to expect.",
               GigapixelsPerSecond, UpToAsked, "", Telling::Copy},
    Experiment{"mad", "ceilings", "Arithmetic in the shadow of memory",
               "How many operations per pixel come free with the copy?",
               "On the guide's GPU 3 and 6 operations cost almost nothing (11.9 and 11.8 GP/s) and 24 begin to show "
               "(10.1 GP/s).",
               GigapixelsPerSecond, UpToAsked, "0 flops", Telling::MemoryBoundRange},
    Experiment{"chains", "ceilings", "Independent chains",
               "How much more arithmetic do independent dependence chains reach than a single one?",
               "One chain of dependent operations waits for itself. The guide notes that kernels with several "
               "independent chains reach far higher ratios of compute to memory, nearly 2 TFLOP/s on its GPU.",
               GigaflopsPerSecond, Asked, "1 chain", Telling::Speeds},
    Experiment{"algorithms", "algorithm", "Three ways to blur",
               "Which algorithm should win by its estimate, and does it?",
               "By memory traffic alone the recursive filter should be fastest. The guide estimates 30 MP/s for the "
               "plain convolution, 443 for the separable one, 2,840 for the recursive one and 2,030 with transposes.",
               GigapixelsPerSecond, Asked, "copy", Telling::Algorithms, true},
    Experiment{"access-order", "write", "Rows against columns",
               "What does it cost when neighbouring work-items do not access neighbouring pixels?",
               "Accesses of neighbouring work-items to neighbouring addresses are served together; those a row apart "
               "are served one by one.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"transposes", "write", "Transposing",
               "Does local memory make a transpose as fast as a copy, and does skewing the work-groups help?",
               "A transpose reads rows and writes columns. Going through a tile of local memory makes both ends "
               "contiguous; mapping work-groups diagonally spreads them over memory channels. On the guide's GPU the "
               "first did not help alone, and the second did. Widths that are a power of two are the hard case.",
               GigapixelsPerSecond, PowerOfTwo, "copy", Telling::Transposes},
    Experiment{"recursive-chain", "write", "Turning rows into columns",
               "Does vertical pass, transpose, vertical pass, transpose beat a horizontal and a vertical pass?",
               "The guide's vertical pass is fast and its horizontal one is not: each work-item walks along a row. "
               "Transposing twice costs four more floats per pixel and lets both passes walk down columns.",
               GigapixelsPerSecond, Asked, "rgH + rgV", Telling::Speeds},
    Experiment{"parallelism", "write", "More parallelism for the recursion",
               "Do rows and columns cut into blocks reach the estimate that the guide's code missed?",
               "The guide ends short of its own estimate for want of work-groups: one work-item per column is too few. "
               "Cutting lines into blocks, either overlapped or joined exactly by their carries (Nehab, Maximo, Lima "
               "and Hoppe 2011), multiplies them.",
               GigapixelsPerSecond, Asked, "V+T+V+T", Telling::Parallelism},
    Experiment{"local-memory", "write", "Local memory and fewer passes",
               "What do local memory and a single fused kernel save the separable blur?",
               "Each layer of memory is about ten times as fast as the one below it, says the guide; and each kernel's "
               "end stores its results in global memory.",
               GigapixelsPerSecond, Asked, "separable", Telling::Speeds},
    Experiment{"outputs", "write", "Several outputs per work-item",
               "Does a work-item that computes several pixels beat one that computes one?",
               "Grouping several outputs in one work-item gives it independent dependency chains, and shares loads.",
               GigapixelsPerSecond, Asked, "1 output", Telling::Speeds},
    Experiment{
        "speed-up", "write", "The way to the ceiling",
        "How much does each step from the plain convolution to the fastest blurs bring?",
        "The guide goes from 30 MP/s to a chain of transposes that misses its own estimate. Headroom goes on from "
        "there: fewer floats moved, fewer operations, and for processors wider vectors. Each step's own estimate "
        "says what it may bring; docs/explanation/speed-up.md has the measured numbers.",
        GigapixelsPerSecond, Asked, "every weight", Telling::SpeedUp},
    Experiment{
        "images", "write", "Images and half floats",
        "Is the image path faster than buffers here, and what does half storage change?",
        "The guide suggests image objects, whose hardware path can be faster for some access patterns, above all "
        "with 16-bit floats.",
        GigapixelsPerSecond, Asked, "buffers", Telling::Images},
    Experiment{"accuracy", "validate", "How far from the Gaussian",
               "How large is each blur's error, and is any variant wrong?",
               "Run the unoptimised code, keep its result, and compare every later version with it. Headroom compares "
               "with a reference in double precision.",
               LargestError, Asked, "", Telling::Errors},
    Experiment{"clocks", "benchmark", "Three clocks",
               "What do a host timer without waiting, one with waiting, and the device's events measure of one launch?",
               "Enqueueing returns before the kernel has run: a timer that does not wait measures the call alone.",
               Microseconds, Asked, "device events", Telling::Clocks},
    Experiment{
        "removed-read", "benchmark", "The read that was removed",
        "Does a loop of launches become faster when the read of its result is taken out?",
        "A program times ten launches, each with a blocking read of its result, and divides by ten. Without the "
        "read its author saw 4 \u00b5s instead of 500, and the same for matrices of every size: what was left in the "
        "loop was enqueueing.",
        Microseconds, Asked, "read in the loop", Telling::RemovedRead},
    Experiment{"strides", "bottleneck", "Strides", "How does speed fall as neighbouring work-items move apart?",
               "Memory comes in lines; a work-item that uses one float of a line throws the rest away.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"alignment", "bottleneck", "Alignment", "Does a shift by one float cost anything?",
               "Aligned data lets compilers use wide loads and keeps accesses within one line.", GigapixelsPerSecond,
               Asked, "aligned", Telling::Speeds},
    Experiment{"layout", "bottleneck", "Arrays of structures",
               "What does it cost to read one field of a structure at a time?",
               "Structures of arrays keep each field contiguous; arrays of structures make every access strided.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"element-width", "bottleneck", "Bytes, shorts and floats", "Do gathers of narrow elements lose speed?",
               "Elements of 4 bytes are preferred over those of 1 and 2, which cost as many accesses for less data.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"vector-loads", "bottleneck", "Vector loads", "Do float2 and float4 move more than single floats?",
               "A work-item that moves more per access needs fewer of them.", GigapixelsPerSecond, Asked, "",
               Telling::Speeds},
    Experiment{"private-arrays", "bottleneck", "Arrays of one's own",
               "What does it cost to index a private array by what is known at run time only?",
               "An array in the register file is fast when loops over it are unrolled: its registers are then named "
               "directly. Indexed at run time it is slower, and beyond the register file it is memory.",
               GigapixelsPerSecond, Asked, "direct", Telling::Speeds},
    Experiment{"bank-conflicts", "bottleneck", "Local memory banks",
               "What do bank conflicts in local memory cost, and does a column of padding cure them?",
               "Local memory is dealt out over banks; work-items that hit the same bank wait for each other.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"launches", "overheads", "Launch cost", "What does it take to start a kernel?",
               "The guide says 10 to 100 microseconds per kernel.", Microseconds, Asked, "", Telling::LaunchCost},
    Experiment{"fusion", "overheads", "Many small kernels or one",
               "What do eight small kernels cost that one fused kernel does not?",
               "Each kernel's end stores its result in global memory; concatenating small kernels saves that.",
               GigapixelsPerSecond, Asked, "", Telling::Speeds},
    Experiment{"events", "overheads", "Events and profiling", "What do events and a profiling queue add to a launch?",
               "Events cost; use them where needed, and in-order queues otherwise.", Microseconds, Asked, "",
               Telling::Times},
    Experiment{
        "builds", "overheads", "Build or load", "How much of a program's start does a saved binary save?",
        "Building is expensive: save the binary, reuse it, and build again when device, driver or source changed.",
        Microseconds, Asked, "", Telling::Times},
    Experiment{"allocation", "overheads", "Allocate or reuse",
               "What does a new buffer for every image cost against reusing one?",
               "Allocating and freeing resources takes time; reuse them.", Microseconds, Asked, "", Telling::Times},
    Experiment{
        "transfers", "overheads", "Host and device",
        "What does moving an image to the device cost: in one piece, in many, from pinned memory, mapped?",
        "Transfers are expensive: aggregate them, keep data on the device, and use pinned memory or none at all.",
        GigapixelsPerSecond, Asked, "one write", Telling::Speeds},
    Experiment{"divergence", "overheads", "Branches",
               "What does a branch cost whose sides neighbouring work-items take differently?",
               "All work-items of a group go through both sides; select or a ? b : c avoids it.", GigapixelsPerSecond,
               Asked, "divergent branch", Telling::Speeds},
    Experiment{"built-ins", "overheads", "Precise, half and native functions",
               "How much faster are the less precise built-ins, and how much less precise?",
               "Graphics needs less precision; the fastest functions are the native_ and half_ ones.",
               GigapixelsPerSecond, Asked, "precise", Telling::SpeedsAndErrors},
    Experiment{"build-options", "overheads", "Build options",
               "What do relaxed mathematics options change in speed and in the result?",
               "Program build options control some of the optimisations that trade precision for speed.",
               GigapixelsPerSecond, Asked, "no options", Telling::SpeedsAndErrors},
};

template <typename Row>
const Row* findIn(std::span<const Row> table, std::string_view id) {
  for (const Row& row : table)
    if (row.id == id) return &row;
  return nullptr;
}

}  // namespace

std::span<const GuideStep> guideSteps() {
  return kSteps;
}

const GuideStep* findStep(std::string_view id) {
  return findIn(guideSteps(), id);
}

std::span<const Experiment> experiments() {
  return kExperiments;
}

const Experiment* findExperiment(std::string_view id) {
  return findIn(experiments(), id);
}

}  // namespace headroom
