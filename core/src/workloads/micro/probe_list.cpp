#include "workloads/micro/probe_list.hpp"

#include <map>
#include <set>
#include <string>

namespace headroom {
namespace {

struct ProbeRow {
  std::string name;
  std::string title;
  std::string summary;
  int rank = 0;
  GuideNotes guide;
  std::string iteration;  ///< name of one iteration: "launch", "transfer"...
  double movedFloats = 0;
  std::set<DeviceType> story = {};
};

/// ProbeRow::story of a probe that is in its workload's story on every kind of device, because its question is the same
/// everywhere.
const std::set<DeviceType> kEveryStory{DeviceType::Cpu, DeviceType::Gpu};

/// The guide items of a probe, and its labels by experiment.
GuideNotes probeNotes(std::vector<std::string> carries, std::map<std::string, std::string> experiments) {
  GuideNotes notes;
  notes.carries = std::move(carries);
  notes.experiments = std::move(experiments);
  return notes;
}

std::vector<ProbeRow> probeRows() {
  return {
      {"launch-and-wait", "Launch and wait",
       "A kernel of one work-item that does next to nothing, with a wait after each launch: the whole way to the "
       "device and back. The guide says 10 to 100 \u00b5s per kernel.",
       100, probeNotes({"Launch cost"}, {{"launches", "launch and wait"}}), "launch", 0, kEveryStory},
      {"launch-batched", "Many launches, one wait",
       "The same launches, a hundred or more of them before each wait, on a queue without profiling: what a launch "
       "costs when the next one need not wait for the host to hear of it.",
       101, probeNotes({"Launch cost", "Events"}, {{"launches", "batched"}, {"events", "plain queue"}}), "launch", 0,
       kEveryStory},
      {"launch-plane", "Launch over the plane and wait",
       "The same kernel over as many work-items as the plane has pixels: what scheduling all the work-groups costs "
       "before any of them does anything.",
       102, probeNotes({"Launch cost"}, {{"launches", "whole plane"}}), "launch", 0},
      {"with-events", "An event per launch",
       "Many launches and one wait, each launch with an event that is never queried: the cost of an event.", 110,
       probeNotes({"Events"}, {{"events", "with events"}}), "launch", 0},
      {"event-chain", "Each launch waits for the last one's event",
       "Many launches and one wait, each waiting for the one before it, which the in-order queue does anyway.", 111,
       probeNotes({"Events"}, {{"events", "event chain"}}), "launch", 0},
      {"profiling-queue", "Events on a profiling queue",
       "Many launches and one wait, each with an event, on a queue that stamps every command with times: what "
       "Headroom's own way of timing costs a launch.",
       112, probeNotes({"Events"}, {{"events", "profiling queue"}}), "launch", 0},
      {"from-source", "Start from source",
       "Builds an image program of five kernels from its source and launches one of them. The source is another one "
       "each time, so that the driver cannot serve it from a cache of its own.",
       120, probeNotes({"Build once"}, {{"builds", "from source"}}), "start", 0},
      {"from-binary", "Start from a saved binary",
       "Loads the same program from the binary that a first build gave, and launches the same kernel: what saving the "
       "binary leaves to do at each start.",
       121, probeNotes({"Build once"}, {{"builds", "from binary"}}), "start", 0},
      {"new-buffer", "A new buffer each time",
       "Allocates a buffer of the plane's size, fills it, waits and frees it, as a program does that creates its "
       "buffers for every image.",
       130, probeNotes({"Reuse objects"}, {{"allocation", "new each time"}}), "filled buffer", 0, kEveryStory},
      {"reused-buffer", "One buffer, used again",
       "Fills the same buffer of the plane's size and waits: what is left when allocating and freeing are saved.", 131,
       probeNotes({"Reuse objects"}, {{"allocation", "reused"}}), "filled buffer", 0, kEveryStory},
      {"write-whole", "Write, in one piece", "One clEnqueueWriteBuffer of the whole plane from ordinary memory.", 140,
       probeNotes({"Transfers"}, {{"transfers", "one write"}}), "transfer", 1, kEveryStory},
      {"write-rows", "Write, row by row",
       "One clEnqueueWriteBuffer per row, and one wait at the end: each piece costs a call and a command of its own.",
       141, probeNotes({"Transfers"}, {{"transfers", "row by row"}}), "transfer", 1},
      {"write-pinned", "Write, from pinned memory",
       "One clEnqueueWriteBuffer from the mapped memory of a buffer that was made with CL_MEM_ALLOC_HOST_PTR: a "
       "discrete GPU fetches it by itself, where ordinary memory is first copied to a place that it can reach.",
       142, probeNotes({"Transfers", "Pinned memory"}, {{"transfers", "pinned"}}), "transfer", 1},
      {"map-write", "Map, copy and unmap",
       "Maps the device's buffer, copies the plane into it on the host, unmaps it: where host and device share their "
       "memory nothing else is moved, and a program that computes its pixels in place saves that copy too.",
       143, probeNotes({"Transfers", "Pinned memory"}, {{"transfers", "mapped"}}), "transfer", 1},
      {"read-whole", "Read, in one piece", "One clEnqueueReadBuffer of the whole plane to ordinary memory.", 144,
       probeNotes({"Transfers"}, {{"transfers", "one read"}}), "transfer", 1, kEveryStory},
      {"write-compute-read", "Write, compute, read",
       "The plane to the device, two operations per pixel there, the result back: what a single cheap kernel costs a "
       "program whose data does not stay on the device.",
       145, probeNotes({"Transfers"}, {{"transfers", "there and back"}}), "round trip", 2},
      {"timer-without-wait", "Host timer, no wait",
       "The host's clock around the call that launches a kernel over the plane, read as soon as the call returns: the "
       "kernel may not even have started. A mistake, shown on purpose.",
       150, probeNotes({"CPU timers"}, {{"clocks", "timer, no wait"}}), "launch as it seems without a wait", 0},
      {"timer-with-wait", "Host timer and wait",
       "The host's clock around the same launch and a wait for its end: the kernel, and what the runtime takes to "
       "start it and to report its end.",
       151, probeNotes({"CPU timers"}, {{"clocks", "timer and wait"}}), "launch and wait", 0},
      {"device-events", "Device events",
       "The same launch by its event's own stamps, START to END on the device's clock, as Headroom times every kernel: "
       "the kernel alone.",
       152, probeNotes({"Device events"}, {{"clocks", "device events"}}), "launch by the device's clock", 0},
      {"timer-wait-at-end-only", "Host timer, no wait before",
       "The host's clock around the launch and a wait for its end, started while the device is still at work on a "
       "launch before: that one's rest is counted too. A mistake, shown on purpose.",
       153, probeNotes({"CPU timers"}, {{"clocks", "timer, no wait before"}}), "launch and wait, with what ran before",
       0},
      {"loop-with-reads", "Loop of launches and reads",
       "The host's clock around ten launches over the plane, each followed by a blocking read of its result: the read "
       "waits for the launch, so the clock sees the kernel, and the transfer with it.",
       154, probeNotes({"Removed read"}, {{"removed-read", "read in the loop"}}), "launch of the loop", 0},
      {"loop-without-wait", "Loop of launches, no read, no wait",
       "The same loop with the read removed: nothing waits any more, and the clock is read when the launches are "
       "enqueued. A mistake, shown on purpose.",
       155, probeNotes({"Removed read"}, {{"removed-read", "no read, no wait"}}), "launch of the loop as it seems", 0},
      {"loop-with-wait", "Loop of launches, one wait at the end",
       "The same loop without reads, and a wait for all of it before the clock is read: the kernels alone, one after "
       "the other.",
       156, probeNotes({"Removed read"}, {{"removed-read", "no read, one wait"}}), "launch of the loop", 0},
  };
}

OnDevice probeOf(const ProbeRow& row) {
  Variant variant;
  variant.kind = VariantKind::DeviceProbe;
  variant.workload = "overheads";
  variant.name = row.name;
  variant.id = variant.workload + "." + variant.name;
  variant.title = row.title;
  variant.summary = row.summary;
  variant.rank = row.rank;
  variant.story = row.story;
  variant.guide = row.guide;
  variant.iteration = row.iteration;
  variant.origin = "probe";
  return {variant, row.movedFloats};
}

}  // namespace

std::vector<OnDevice> deviceProbeList() {
  std::vector<OnDevice> probes;
  for (const ProbeRow& row : probeRows()) probes.push_back(probeOf(row));
  return probes;
}

}  // namespace headroom
