#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "headroom/report/report.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

double gibibytes(std::uint64_t bytes) {
  return static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0);
}

void print(const DeviceDescription& device) {
  printOut("{}  {}\n", device.id, device.name);
  const auto line = [](std::string_view label, const std::string& value) { printOut("     {:<14}{}\n", label, value); };
  line("type", std::string(toText(device.type)));
  line("vendor", device.vendor);
  line("platform", device.platform);
  line("version", device.openclVersion);
  line("driver", device.driverVersion);
  line("compute units", fmt::format("{} at {} MHz", device.computeUnits, device.clockMHz));
  line("memory", fmt::format("{:.1f} GiB, at most {:.1f} GiB in one piece", gibibytes(device.globalMemoryBytes),
                             gibibytes(device.maxAllocationBytes)));
  if (device.globalCacheBytes > 0)
    line("cache", fmt::format("{} KiB for global memory", device.globalCacheBytes / 1024));
  if (device.memoryGigabytesPerSecond > 0) {
    line("bandwidth", fmt::format("{:.0f} GB/s by the memory's bus and clock", device.memoryGigabytesPerSecond));
  }
  line("matrix unit", device.hasMatrixUnit ? "yes" : "none usable from OpenCL C");
  line("computes in",
       fmt::format("{}single{} precision", device.hasHalf ? "half, " : "", device.hasDouble ? " and double" : ""));
  line("images", device.hasImages ? "yes" : "no");
  line("local memory", fmt::format("{} KiB{}", device.localMemoryBytes / 1024,
                                   device.hasOwnLocalMemory ? "" : ", which is ordinary memory and cached like it"));
  line("work-group", fmt::format("at most {} work-items", device.maxWorkGroupSize));
}

}  // namespace

int listDevices(const CommonOptions& common, const ListOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const CollectedRun found = waitFor(*workbench, common.quiet,
                                     [&workbench](EventSink sink) { return workbench->listDevices(std::move(sink)); });
  const int exitCode = exitCodeOf(found);
  if (exitCode != kOk) return exitCode;
  if (options.json) printOut("{}\n", toJson(found.devices));
  if (found.devices.empty()) {
    printTo(stderr, "headroom-cli: No OpenCL device was found. {}\n", noDeviceAdvice());
    return kNoDevice;
  }
  if (options.json) return kOk;
  for (const DeviceDescription& device : found.devices) print(device);
  return kOk;
}

int listVariants(const CommonOptions& common, const ListOptions& options) {
  const Catalogue catalogue(toWorkbenchOptions(common).kernelFolders);
  tellRejectedKernels(common, catalogue);
  if (options.json) {
    printOut("{}\n", toJson(catalogue.variants()));
    return kOk;
  }
  std::size_t width = 0;
  for (const Variant& variant : catalogue.variants()) width = std::max(width, variant.id.size());
  for (const Variant& variant : catalogue.variants()) printOut("{:<{}}  {}\n", variant.id, width, variant.title);
  return kOk;
}

}  // namespace headroom::cli
