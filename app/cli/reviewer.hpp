// The steps of a review, each of which adds entries. No step that fails for one kernel keeps the others from the
// report.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "commands.hpp"
#include "headroom/review.hpp"
#include "review_command.hpp"

namespace headroom::cli {

/// Returns whether the plan has the variant of this id.
[[nodiscard]] bool isIn(const RunPlan& plan, const std::string& id);

class Reviewer {
 public:
  Reviewer(const CommonOptions& common, const CheckOptions& options) : common_(common), options_(options) {}

  /// Returns the exit code.
  int run();

 private:
  void requireOptions();
  void requireSizesOfKernels() const;
  [[nodiscard]] std::string markdownFile() const;
  void addNote(const std::string& note);
  void addEntries(std::vector<ReviewEntry> entries);
  void chooseKernels();
  void addRejected(bool isOfFolder);
  int findDevice();
  [[nodiscard]] std::string selector() const;
  void build();
  int validate();
  [[nodiscard]] std::vector<RunPlan> plansToValidate(const std::vector<Variant>& kernels);
  int validateAlone(const Variant& kernel);
  int simulate();
  void report() const;

  /// Waits for a run. One that is refused, e.g. for a size that a kernel does not take, is one that failed.
  [[nodiscard]] CollectedRun collected(const std::function<RunId(EventSink)>& start);
  /// Adds an undecided entry for a run that failed. Returns an exit code other than 0 if the review has to end.
  int addFailure(const CollectedRun& run, ReviewStep step, const Variant& kernel);
  /// Adds one entry if the run ended because no worker is left: later steps could measure nothing either.
  void noteLostWorkers(const CollectedRun& run, ReviewStep step);

  /// Speed, in review_speed.cpp.
  int takeTurns();
  int takeTurnsWith(const std::vector<AbPair>& pairs);
  int addPoints(const CollectedRun& run, const AbPlan& plan);
  void sortSpeeds(std::size_t first, const std::vector<AbPair>& pairs);
  [[nodiscard]] std::vector<std::vector<AbPair>> measuredTogether(const std::vector<AbPair>& pairs) const;
  int compareWithSaved();
  [[nodiscard]] bool isReviewedKernel(const std::string& id) const;
  bool isForSpeed(const Variant& kernel);
  void addUnpaired(const std::string& id, const std::string& reason);
  [[nodiscard]] std::vector<Size> sizesOf(const Variant& kernel) const;
  [[nodiscard]] std::vector<RunPlan> plansAsSaved();
  [[nodiscard]] bool hasSpeed(const std::string& id) const;
  /// For all kernels.
  void addUndecided(ReviewStep step, const std::string& reason);

  const CommonOptions& common_;
  const CheckOptions& options_;
  ReviewBaseline baseline_;
  std::unique_ptr<Workbench> workbench_;
  std::vector<Variant> kernels_;
  ParameterValues parameters_;
  DeviceDescription device_;
  std::vector<Size> sizes_;
  double margin_ = 0;
  double budgetSeconds_ = 0;
  bool areWorkersLost_ = false;
  Review review_;
};

}  // namespace headroom::cli
