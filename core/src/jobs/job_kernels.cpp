#include "jobs/job_kernels.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace headroom {
namespace {

struct VariantsOf {
  std::vector<const Variant*> found = {};

  void operator()(const MeasureJob& job) { add(job.variant); }
  void operator()(const PairJob& job) {
    add(job.base.variant);
    add(job.fresh.variant);
  }
  void operator()(const ImageJob& job) { add(job.variant); }
  void operator()(const SplitJob& job) {
    for (const SplitPartJob& part : job.parts) add(part.variant);
  }
  void operator()(const CheckJob& job) { add(job.point.variant); }
  void operator()(const CompileJob& job) { add(job.variant); }
  void operator()(const ReplayJob& job) { add(job.point.variant); }
  void operator()(const CompileAheadJob& job) { add(job.variant); }
  void operator()(const ListDevicesJob& /*job*/) {}
  void operator()(const LaunchCostsJob& /*job*/) {}
  void operator()(const FreshStartJob& /*job*/) {}
  void operator()(const DescribeKernelsJob& /*job*/) {}

  void add(const Variant& variant) {
    const bool isKnown = std::ranges::any_of(
        found, [&](const Variant* other) { return other->id == variant.id && other->origin == variant.origin; });
    if (!isKnown) found.push_back(&variant);
  }
};

/// Distinct names, in the order of their first pass.
std::vector<std::string> kernelNamesOf(const Variant& variant) {
  std::vector<std::string> names;
  for (const Pass& pass : variant.passes) {
    if (!pass.kernel.empty() && std::ranges::find(names, pass.kernel) == names.end()) names.push_back(pass.kernel);
  }
  return names;
}

std::string kernelsText(const Variant& variant) {
  constexpr std::size_t kMostNames = 4;
  std::vector<std::string> names = kernelNamesOf(variant);
  if (names.empty()) return {};
  const bool isMany = names.size() > 1;
  if (names.size() > kMostNames) {
    names.resize(kMostNames);
    names.emplace_back("others");
  }
  const std::string last = std::move(names.back());
  names.pop_back();
  const std::string list = names.empty() ? last : fmt::format("{} and {}", fmt::join(names, ", "), last);
  const bool isFile = variant.origin.find('/') != std::string::npos;
  return fmt::format("{} {}{}{}", isMany ? "kernels" : "kernel", list, isFile ? " of " : ", ", variant.origin);
}

}  // namespace

std::vector<const Variant*> variantsOf(const Job& job) {
  VariantsOf variants;
  std::visit(variants, job);
  return std::move(variants.found);
}

std::string kernelsText(const Job& job) {
  std::vector<std::string> texts;
  for (const Variant* variant : variantsOf(job)) {
    std::string text = kernelsText(*variant);
    if (!text.empty()) texts.push_back(std::move(text));
  }
  return fmt::format("{}", fmt::join(texts, " and "));
}

std::string doingText(const std::string& activity, const Job& job) {
  const std::string kernels = kernelsText(job);
  if (kernels.empty()) return activity.empty() ? "" : fmt::format(" It was {}.", activity);
  if (activity.empty()) return fmt::format(" It had been given {}.", kernels);
  return fmt::format(" It was {}, which runs {}.", activity, kernels);
}

}  // namespace headroom
