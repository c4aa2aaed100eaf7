// What the workbench does for each kind of request.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "headroom/workbench.hpp"
#include "workbench/choice/best_variants.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/hosts/placed_hosts.hpp"
#include "workbench/references/referenced_host.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/tuning/tuner.hpp"

namespace headroom {

struct ListDevicesRequest {
  std::vector<std::string> selectors;
};
/// Plans, and the journal and the finished rows of a resumed run.
struct SweepRequest {
  RunDocument document;
  std::filesystem::path resumed;  ///< empty for a new run
  std::uintmax_t bytes = 0;       ///< size of that journal when it was read
};
using Request = std::variant<ListDevicesRequest, SweepRequest, ImagePlan, TuningPlan, ChoicePlan, SplitPlan, AbPlan,
                             AttemptPlan, CheckPlan, KernelText, CompilePlan, ReplayPlan>;

/// Runs requests one after the other, all on one thread.
class RequestRuns {
 public:
  RequestRuns(const WorkbenchOptions& options, const Catalogue& catalogue);
  RequestRuns(const RequestRuns&) = delete;
  RequestRuns& operator=(const RequestRuns&) = delete;

  /// Sets the kernels and the hosts of the next request; `renewed` are those whose runners end before it.
  void use(const Catalogue& catalogue, const std::vector<NamedHost>& hosts, const std::set<std::string>& renewed);
  /// Sends the request's events, all but the last, and returns that one. Throws Error, or another exception, for a
  /// request that cannot be run.
  RunFinished run(const Request& request, const Tell& tell, const std::stop_token& stop);

 private:
  RunFinished perform(const ListDevicesRequest& request, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const SweepRequest& request, const Tell& tell, const std::stop_token& stop);
  /// Begins the crew, whose first worker's machine the context is of; of a host it has the host's name, because each
  /// start may find another machine. Nothing if stopped.
  std::optional<RunContext> contextOf(Crew& crew, const std::string& selector, const std::stop_token& stop);
  /// `crew`: that measured the rows; null for one worker.
  void learn(const RunContext& context, const std::vector<ResultRow>& rows, const Crew* crew, const Tell& tell);
  RunFinished perform(const ChoicePlan& plan, const Tell& tell, const std::stop_token& stop);
  /// Returns the configured variant for the photo, if the plan names none.
  Variant chooseFor(const ImagePlan& plan, const DeviceDescription& device, std::string& sentence, const Tell& tell,
                    const std::stop_token& stop);
  RunFinished perform(const ImagePlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished blur(const ImagePlan& plan, const Variant& variant, const std::string& deviceId,
                   const std::string& choice, double choosingMs, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const TuningPlan& plan, const Tell& tell, const std::stop_token& stop);
  /// Returns null for one worker, which `host_` is. Throws UsageError if the selector names an unknown host.
  std::unique_ptr<Crew> crewFor(int workers, const std::string& selector);
  /// Returns null if one program is built at a time, if another machine measures, which has caches of its own, and if
  /// this process does.
  std::unique_ptr<AheadBuilder> aheadFor(const TuningPlan& plan, const RunContext& context) const;
  RunFinished perform(const SplitPlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const AbPlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const AttemptPlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const CheckPlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const ReplayPlan& plan, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const KernelText& text, const Tell& tell, const std::stop_token& stop);
  RunFinished perform(const CompilePlan& plan, const Tell& tell, const std::stop_token& stop);
  /// Executes the single job that `jobFor` creates for the device, and passes on its answer.
  template <typename Answer, typename JobFor>
  RunFinished runOnDevice(const std::string& selector, const JobFor& jobFor, const Tell& tell,
                          const std::stop_token& stop);
  /// Returns the context of a run that starts now, on the measuring machines. Nothing if stopped. Throws Error if no
  /// runner starts.
  std::optional<RunContext> contextNow(const std::string& selector, const std::stop_token& stop);
  /// `leftOut`: see PlacedHosts::contextOf.
  std::optional<RunContext> contextNow(const std::vector<std::string>& selectors, const std::stop_token& stop,
                                       std::vector<LeftOut>* leftOut = nullptr);
  void complete(RunContext& context) const;
  /// Problems with the file are reported once.
  FindTuned findTuned(const Tell& tell);
  DoJob doJob();

  WorkbenchOptions options_;      ///< as at the start
  Catalogue catalogue_;           ///< of the running request
  std::vector<NamedHost> hosts_;  ///< of the running request
  std::filesystem::path historyFolder_;
  std::filesystem::path tuningFolder_;
  std::filesystem::path runner_;
  bool isInProcess_;
  bool isElsewhere_;  ///< host of devices without a host in their id
  std::chrono::milliseconds deadline_;
  BestVariants best_;
  bool hasListed_ = false;  ///< this machine's current runner has listed devices
  std::unique_ptr<PlacedHosts> placed_;
  ReferencedHost host_;
};

}  // namespace headroom
