// Kernels, devices and results for tests of advice.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

inline DeviceDescription advisedGpu() {
  DeviceDescription device;
  device.type = DeviceType::Gpu;
  device.computeUnits = 132;
  device.maxWorkGroupSize = 1024;
  device.hasOwnLocalMemory = true;
  device.hasDouble = true;
  return device;
}

inline DeviceDescription advisedCpu() {
  DeviceDescription device;
  device.type = DeviceType::Cpu;
  device.computeUnits = 8;
  device.maxWorkGroupSize = 4096;
  device.hasDouble = true;
  return device;
}

/// A kernel k with two buffers of w x h elements, in a workload of its own.
struct AdvisedKernel {
  std::string body;  ///< of k
  std::string before = "";
  std::string type = "float";  ///< of the elements
  std::string global = R"("w", "h")";
  std::string local = R"("32", "8")";  ///< empty: the driver chooses
  std::string lines = "";              ///< lines of the description
  std::string fill = "";
  std::string arguments = "int w, int h";
  std::string names = R"("w", "h")";
};

inline Variant describedKernel(const AdvisedKernel& kernel) {
  return parseVariant(
      {.name = "advised",
       .text = fmt::format("{}\nkernel void k(global const {}* from, global {}* to, {}) {{\n{}\n}}\n", kernel.before,
                           kernel.type, kernel.type, kernel.arguments, kernel.body),
       .origin = "advised.toml",
       .description = fmt::format(
           "title = \"t\"\nsummary = \"s\"\nsource = [\"k.cl\"]\n{}\n[size]\nw = [4096]\nh = [4096]\n[buffer]\n"
           "from = {{ type = \"{}\", shape = [\"w\", \"h\"]{} }}\n"
           "to = {{ type = \"{}\", shape = [\"w\", \"h\"], use = \"out\" }}\n"
           "[[pass]]\nkernel = \"k\"\nargs = [\"from\", \"to\", {}]\nglobal = [{}]\n{}",
           kernel.lines, kernel.type, kernel.fill.empty() ? "" : ", init = " + kernel.fill, kernel.type, kernel.names,
           kernel.global, kernel.local.empty() ? "" : "local = [" + kernel.local + "]\n"),
       .folder = "/nowhere"});
}

/// Returns the variant's result at 4096 x 4096, at this share of its memory ceiling.
inline ResultRow resultOf(const Variant& variant, double percent) {
  ResultRow row;
  row.workload = variant.workload;
  row.variant = variant.id;
  row.device = "Test device";
  row.size = {4096, 4096};
  row.item = "item";
  row.items = 4096.0 * 4096.0;
  row.ceilingGigapixelsPerSecond = 100;
  row.medianMs = row.items / (percent * 1e9) * 1e3;
  row.wallMs = row.medianMs;
  row.noise = 0.01;
  row.boundBy = Bound::Memory;
  row.compulsoryFloats = 2;
  return row;
}

/// Returns the sentence of that rule; "no such advice" if it does not apply.
inline std::string adviceOn(const std::string& rule, const ResultRow& row, const Variant& variant,
                            const DeviceDescription& device, const AdviceFacts& known = {}) {
  for (const Advice& advice : adviceFor(row, variant, device, known))
    if (advice.rule == rule) return advice.sentence;
  return "no such advice";
}

inline constexpr const char* kNoAdvice = "no such advice";

}  // namespace headroom
