// Measures how many workers a tuning keeps busy: simulated ones, each of whose configurations takes the same time.
//
//   crew_speed [SECONDS [MS [WORKERS...]]]
//
// Each line is a search of SECONDS (default: 5) with configurations of MS milliseconds (default: 50): the number of
// workers, rows with a result, rows per second, efficiency (the time of all configurations divided by the search's),
// that for each worker, the CPU cores that this process used, and its resident memory. Everything but processes is
// real: dealer, search, events, threads, journal.
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "headroom/values/statistics.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/tuning/target_tuner.hpp"

namespace headroom {
namespace {

constexpr double kUsualSeconds = 5;
constexpr double kUsualMs = 50;
const std::vector<std::size_t> kUsualWorkers{2, 8, 64, 1000};

double launchMs(const Configuration& configuration) {
  double ms = 0.5;
  for (const auto& [name, value] : configuration) ms += 1.0 / (1 + value);
  return ms;
}

/// Waits in place of measuring.
class WaitingHost : public JobHost {
 public:
  WaitingHost(std::size_t worker, double ms) : worker_(worker), pause_(ms) {}

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& /*stop*/) override {
    if (std::holds_alternative<ListDevicesJob>(job)) sink(DevicesFound{{device()}, {}});
    if (const auto* measure = std::get_if<MeasureJob>(&job)) {
      std::this_thread::sleep_for(pause_);
      sink(RowReady{rowOf(*measure)});
    }
    return {};
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override {
    RunContext context;
    context.host = machine();
    context.processors = std::thread::hardware_concurrency();
    return context;
  }

 private:
  [[nodiscard]] std::string machine() const { return fmt::format("node{}", worker_ + 1); }
  [[nodiscard]] DeviceDescription device() const {
    DeviceDescription device;
    device.id = "0:0";
    device.name = "Simulated";
    device.type = DeviceType::Gpu;
    device.maxWorkGroupSize = 1024;
    device.maxWorkItemSizes = {1024, 1024, 64};
    device.localMemoryBytes = 49152;
    device.machine = {machine(), "Simulated", {}, machine()};
    return device;
  }
  static ResultRow rowOf(const MeasureJob& job) {
    ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters);
    const double ms = launchMs(configurationOf(job.variant));
    for (int i = 0; i < 10; ++i) row.samplesMs.push_back(ms * (1 + 0.0005 * i));
    row.wallSamplesMs = {ms};
    row.rounds = {{0, 0.01, static_cast<int>(row.samplesMs.size()), 1, 0}};
    if (job.round == 0) row.ownError = ErrorFigures{1e-6, 1e-7, 120};
    summariseSamples(row);
    return row;
  }

  std::size_t worker_;
  std::chrono::duration<double, std::milli> pause_;
};

double processorSecondsUsed() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double residentMebibytes() {
  std::ifstream statm("/proc/self/statm");
  double total = 0;
  double resident = 0;
  statm >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

/// A kernel of the catalogue with tunables that make its space too large to be searched to the end.
Variant variantOfLargeSpace(const Catalogue& catalogue) {
  Variant variant = catalogue.find("blur.separable");
  for (const char* name : {"V", "W", "X", "Y", "Z"}) {
    Tunable tunable{name, 0, {}};
    for (int value = 0; value < 12; ++value) tunable.values.push_back(value);
    variant.tunables.push_back(tunable);
  }
  return variant;
}

struct CrewRun {
  std::size_t rows = 0;
  double seconds = 0;
  double processors = 0;
  double mebibytes = 0;
};

CrewRun runCrew(std::size_t workers, SearchMethod method, double seconds, double ms,
                const std::filesystem::path& folder) {
  const Catalogue catalogue;
  const Variant variant = variantOfLargeSpace(catalogue);
  TuningPlan plan;
  plan.variants = {variant.id};
  plan.sizes = {{1000, 1000}};
  plan.search = method;
  plan.workers = static_cast<int>(workers);
  plan.finalists = 1;
  plan.ceilings = false;
  plan.sampling.rounds = 1;
  plan.sampling.timeBudgetSeconds = 0.01;
  RunPlan sweep;
  sweep.variants = plan.variants;
  sweep.sizes = plan.sizes;
  sweep.sampling = plan.sampling;
  sweep.ceilings = false;
  Crew crew(workers, plan.device, [ms](std::size_t worker) { return std::make_unique<WaitingHost>(worker, ms); });
  const std::optional<RunContext> context = crew.begin({});
  CrewRun run;
  const double usedBefore = processorSecondsUsed();
  const Tell tell = [&](decltype(RunEvent::what) what) {
    if (const auto* done = std::get_if<TuningDone>(&what)) {
      run.rows = done->report.tried.size();
      run.seconds = done->report.searchSeconds;
      run.processors = (processorSecondsUsed() - usedBefore) / run.seconds;
      run.mebibytes = residentMebibytes();
    }
  };
  const std::map<std::string, LaunchCosts> costs;
  const DoJob doJob = crew.doJob();
  const TuningBench bench{plan, sweep, catalogue, folder, costs, context->processors, doJob, tell, {}, nullptr, &crew};
  const DeviceDescription device = crew.deviceOf(crew.lead({}).value());
  const TuningTarget target{device, variant.id, plan.sizes.front(),
                            valuesFor(findWorkload(variant.workload), plan.parameters)};
  tuneTarget(bench, target, variant, seconds);
  return run;
}

int compareCrews(double seconds, double ms, const std::vector<std::size_t>& workers) {
  std::string name = (std::filesystem::temp_directory_path() / "headroom-crew-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder could be made");
  fmt::print("{:10} {:>7} {:>8} {:>8} {:>10} {:>10} {:>6} {:>8}\n", "search", "workers", "rows", "rows/s", "efficiency",
             "a worker", "cores", "MiB");
  for (const SearchMethod method : {SearchMethod::Random, SearchMethod::Learning}) {
    for (const std::size_t count : workers) {
      const CrewRun run = runCrew(count, method, seconds, ms, name);
      const double busy = static_cast<double>(run.rows) * ms * 1e-3 / run.seconds;
      fmt::print("{:10} {:7} {:8} {:8.0f} {:10.2f} {:10.3f} {:6.2f} {:8.0f}\n", toText(method), count, run.rows,
                 static_cast<double>(run.rows) / run.seconds, busy, busy / static_cast<double>(count), run.processors,
                 run.mebibytes);
      std::fflush(stdout);
    }
  }
  std::filesystem::remove_all(name);
  return 0;
}

template <typename Number>
bool readNumber(std::string_view text, Number& number) {
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc() && number > Number{};
}

}  // namespace
}  // namespace headroom

int main(int count, char** arguments) {
  double seconds = headroom::kUsualSeconds;
  double ms = headroom::kUsualMs;
  std::vector<std::size_t> workers;
  bool isRead = (count < 2 || headroom::readNumber(arguments[1], seconds)) &&
                (count < 3 || headroom::readNumber(arguments[2], ms));
  for (int i = 3; i < count && isRead; ++i) isRead = headroom::readNumber(arguments[i], workers.emplace_back());
  if (!isRead) {
    std::fputs("usage: crew_speed [SECONDS [MS [WORKERS...]]]\n", stderr);
    return 2;
  }
  try {
    return headroom::compareCrews(seconds, ms, workers.empty() ? headroom::kUsualWorkers : workers);
  } catch (const std::exception& failure) {
    fmt::print(stderr, "crew_speed: {}\n", failure.what());
    return 1;
  }
}
