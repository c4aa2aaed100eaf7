#include "engine/sweep.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/measure.hpp"
#include "headroom/error.hpp"

namespace headroom {

namespace {

constexpr double kLongestTimeBudgetSeconds = 3600;

/// A launch shorter than this may be all fixed cost: it says nothing about one of more pixels.
constexpr double kTellingLaunchMs = 1000;

struct Point {
  const RunPlan* plan;
  const DeviceDescription* device;
  const Variant* variant;
  Size size;
  bool isCeiling;
};

/// Points that share one footprint, ceilings first.
using PointGroup = std::vector<Point>;

std::vector<const DeviceDescription*> chosenDevices(const RunPlan& plan,
                                                    const std::vector<DeviceDescription>& devices) {
  std::vector<const DeviceDescription*> chosen;
  const auto choose = [&](std::string_view selector) {
    const DeviceDescription* device = &selectDevice(devices, selector);
    if (std::find(chosen.begin(), chosen.end(), device) == chosen.end()) chosen.push_back(device);
  };
  if (plan.devices.empty()) choose({});
  for (const std::string& selector : plan.devices) choose(selector);
  return chosen;
}

std::vector<PointGroup> layOut(const RunPlan& plan, const Catalogue& catalogue,
                               const std::vector<const DeviceDescription*>& chosen) {
  std::vector<PointGroup> groups;
  for (const DeviceDescription* device : chosen) {
    for (const Size size : plan.sizes) {
      PointGroup group;
      if (plan.ceilings) {
        for (const Variant* variant : ceilingVariants(catalogue)) group.push_back({&plan, device, variant, size, true});
      }
      for (const std::string& id : plan.variants) {
        const Variant& variant = catalogue.find(id);
        if (!variant.isHostPeer() || device == chosen.front()) group.push_back({&plan, device, &variant, size, false});
      }
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

void raise(Ceilings& ceilings, const ResultRow& row) {
  if (!isValid(row)) return;
  if (findWorkload(row.workload).ceiling == Bound::Memory) {
    ceilings.copyGigapixelsPerSecond = std::max(ceilings.copyGigapixelsPerSecond, gigapixelsPerSecond(row).value_or(0));
  } else {
    ceilings.peakGigaflopsPerSecond = std::max(ceilings.peakGigaflopsPerSecond, gigaflopsPerSecond(row).value_or(0));
  }
}

class Sweep {
 public:
  Sweep(const DoJob& doJob, const Tell& tell, const std::stop_token& stop) : doJob_(doJob), tell_(tell), stop_(stop) {}

  void run(const std::vector<PointGroup>& groups, std::vector<DeviceDescription> devices) {
    for (const PointGroup& group : groups) total_ += group.size();
    tell_(RunStarted{total_});
    tell_(DevicesFound{std::move(devices)});
    for (const PointGroup& group : groups) runGroup(group);
  }

 private:
  void runGroup(const PointGroup& group) {
    Ceilings ceilings;
    // A ceiling's own row waits until its rivals are measured: the best of them is the ceiling.
    std::vector<ResultRow> ceilingRows;
    const auto tellRow = [&](ResultRow row) {
      applyCeilings(row, ceilings);
      tell_(RowReady{std::move(row)});
    };
    const auto tellCeilings = [&] {
      for (ResultRow& row : ceilingRows) tellRow(std::move(row));
      ceilingRows.clear();
    };
    for (const Point& point : group) {
      if (!point.isCeiling) tellCeilings();
      ResultRow row = measureWithinBudget(point);
      ++done_;
      tell_(Progress{done_, total_, {}});
      if (!point.isCeiling) {
        tellRow(std::move(row));
        continue;
      }
      raise(ceilings, row);
      ceilingRows.push_back(std::move(row));
    }
    tellCeilings();
  }

  /// What a smaller size says about how long this one takes: a sweep is not held up for minutes by one slow variant.
  ResultRow measureWithinBudget(const Point& point) {
    const std::string key = fmt::format("{} {} {}", point.device->id, point.variant->id, point.plan->sigma);
    const auto known = paces_.find(key);
    if (known != paces_.end()) {
      const double seconds = known->second.secondsPerPixel * static_cast<double>(point.size.pixels());
      if (point.size.pixels() > known->second.size.pixels() && seconds > point.plan->longestLaunchSeconds) {
        ResultRow row = emptyRow(point);
        row.status = Status::OverBudget;
        row.reason = fmt::format(
            "One launch took {:.1f} s at {}, so it would take about {:.0f} s here, and {:g} s are allowed. Choose a "
            "smaller "
            "size, or a longer longest launch.",
            known->second.secondsPerPixel * static_cast<double>(known->second.size.pixels()),
            toText(known->second.size), seconds, point.plan->longestLaunchSeconds);
        return row;
      }
    }
    ResultRow row = measurePoint(point);
    // What has no rate in pixels does not take longer for more of them.
    if (gigapixelsPerSecond(row) && row.medianMs >= kTellingLaunchMs) {
      paces_[key] = {row.medianMs * 1e-3 / static_cast<double>(row.size.pixels()), row.size};
    }
    return row;
  }

  /// The row before it is measured.
  ResultRow emptyRow(const Point& point) const {
    ResultRow row;
    const Role role = point.isCeiling ? Role::Ceiling : Role::Variant;
    try {
      row = blankRow(findWorkload(point.variant->workload), *point.variant, role, point.size, point.plan->sigma);
    } catch (const Error& error) {  // a cost expression that fails at this very size or sigma
      row.workload = point.variant->workload;
      row.variant = point.variant->id;
      row.role = role;
      row.size = point.size;
      row.status = Status::Failed;
      row.reason = error.what();
    }
    row.device = point.variant->isHostPeer() ? hostProcessorName() : point.device->name;
    row.driver = point.variant->isHostPeer() ? "host" : point.device->driverVersion;
    return row;
  }

  ResultRow measurePoint(const Point& point) {
    const MeasureJob job{point.device->id, *point.variant,    point.isCeiling ? Role::Ceiling : Role::Variant,
                         point.size,       point.plan->sigma, point.plan->sampling,
                         point.plan->seed};
    ResultRow row = emptyRow(point);
    if (row.status == Status::Failed) return row;
    const JobOutcome outcome = doJob_(job, sinkFor(row), stop_);
    switch (outcome.kind) {
      case JobOutcome::Kind::Done:
        return row;
      case JobOutcome::Kind::Cancelled:
        row.status = Status::Cancelled;
        break;
      case JobOutcome::Kind::Failed:
        row.status = Status::Failed;
        break;
      case JobOutcome::Kind::RunnerDied:
        row.status = Status::Crashed;
        break;
      case JobOutcome::Kind::TimedOut:
        row.status = Status::TimedOut;
        break;
    }
    row.reason = outcome.kind == JobOutcome::Kind::Cancelled ? "The run was stopped." : outcome.reason;
    return row;
  }

  JobSink sinkFor(ResultRow& row) {
    return [this, &row](JobEvent event) {
      if (auto* ready = std::get_if<RowReady>(&event)) row = std::move(ready->row);
      if (auto* activity = std::get_if<Activity>(&event)) tellActivity(std::move(activity->text));
      if (auto* note = std::get_if<Note>(&event)) tell_(std::move(*note));
    };
  }

  /// A point says the same at every batch; listeners hear it once.
  void tellActivity(std::string text) {
    if (text == lastActivity_) return;
    lastActivity_ = text;
    tell_(Progress{done_, total_, std::move(text)});
  }

  const DoJob& doJob_;
  const Tell& tell_;
  std::stop_token stop_;
  std::size_t done_ = 0;
  std::size_t total_ = 0;
  std::string lastActivity_;

  struct Pace {
    double secondsPerPixel = 0;
    Size size;
  };
  std::map<std::string, Pace> paces_;  // by device, variant and sigma: at the last size that was timed
};

}  // namespace

std::vector<const Variant*> ceilingVariants(const Catalogue& catalogue) {
  std::vector<const Variant*> variants;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.isCeiling) variants.push_back(&variant);
  }
  return variants;
}

void requireRunnable(const RunPlan& plan, const Catalogue& catalogue) {
  if (plan.sizes.empty()) throw UsageError("A run needs at least one size, e.g. 4MP.");
  if (plan.variants.empty() && !plan.ceilings) throw UsageError("A run needs at least one variant.");
  const Sampling& sampling = plan.sampling;
  if (!std::isfinite(plan.sigma)) throw UsageError("Sigma must be a number of pixels.");
  if (!(sampling.timeBudgetSeconds >= 0 && sampling.timeBudgetSeconds <= kLongestTimeBudgetSeconds)) {
    throw UsageError(fmt::format("The time budget must be from 0 to {} seconds.", kLongestTimeBudgetSeconds));
  }
  if (!(plan.longestLaunchSeconds > 0)) throw UsageError("The longest launch must be more than 0 seconds.");
  if (!(std::abs(sampling.noiseGoal) <= 1)) throw UsageError("The noise goal must be a fraction from 0 to 1.");
  for (const std::string& id : plan.variants) {
    const Workload& workload = findWorkload(catalogue.find(id).workload);
    if (workload.usesSigma) requireSigma(workload, plan.sigma);
  }
  for (const Size size : plan.sizes) {
    if (size.width < 1 || size.height < 1 || size.width > kLongestSide || size.height > kLongestSide) {
      throw UsageError(
          fmt::format("Size {} can't be run: each side must be from 1 to {}.", toText(size), kLongestSide));
    }
  }
}

RunFinished findDevices(std::vector<DeviceDescription>& devices, const DoJob& doJob, const Tell& tell,
                        const std::stop_token& stop) {
  const JobOutcome outcome = doJob(
      ListDevicesJob{},
      [&](JobEvent event) {
        if (auto* found = std::get_if<DevicesFound>(&event)) devices = std::move(found->devices);
        if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
      },
      stop);
  if (outcome.kind == JobOutcome::Kind::Done) return {};
  if (outcome.kind == JobOutcome::Kind::Cancelled) return {Outcome::Cancelled, {}, false};
  return {Outcome::Failed, outcome.reason, outcome.noDevice};
}

RunFinished runSweep(std::span<const RunPlan> plans, const Catalogue& catalogue, const DoJob& doJob, const Tell& tell,
                     const std::stop_token& stop) {
  std::vector<DeviceDescription> devices;
  const RunFinished found = findDevices(devices, doJob, tell, stop);
  if (found.outcome != Outcome::Completed) return found;
  try {
    std::vector<PointGroup> groups;
    std::vector<DeviceDescription> measured;
    for (const RunPlan& plan : plans) {
      const std::vector<const DeviceDescription*> chosen = chosenDevices(plan, devices);
      for (PointGroup& group : layOut(plan, catalogue, chosen)) groups.push_back(std::move(group));
      for (const DeviceDescription* device : chosen) {
        if (std::find(measured.begin(), measured.end(), *device) == measured.end()) measured.push_back(*device);
      }
    }
    Sweep(doJob, tell, stop).run(groups, std::move(measured));
  } catch (const NoDeviceError& error) {
    return {Outcome::Failed, error.what(), true};
  }
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
