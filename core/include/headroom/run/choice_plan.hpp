// Choice of the best variant: the plan and the ranked candidates, plain values that travel between threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Trial time for the choice when a photo is waiting for it.
inline constexpr double kTrialSecondsOfPhoto = 2;
/// Trial time when the choice itself is requested.
inline constexpr double kTrialSecondsOfListing = 10;

/// The purpose of the variant.
struct ChoicePlan {
  std::string device;  ///< selector, see selectDevice
  ImageSize size;
  ParameterValues parameters;
  int channels = 1;  ///< channels of the image: a variant of one channel is launched once for each
  Allowance allowance = Allowance::VisuallyExact;
  /// Candidates that could be the fastest but lack measurements are measured. No trial begins after this time, and the
  /// running trial completes; with 0, only stored measurements are used.
  double trialSeconds = kTrialSecondsOfPhoto;
  /// Only candidates with one program for all parameter values, because a moving parameter would rebuild the others
  /// each time.
  bool isMoving = false;
  /// The image's pixels, and so the result's, are bytes: candidates may work on bytes too.
  bool isOfBytes = false;

  bool operator==(const ChoicePlan&) const = default;
};

/// A measured time on the device, of one launch of all passes.
struct MeasuredPoint {
  ImageSize size;
  ParameterValues parameters;
  double ms = 0;
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const MeasuredPoint&) const = default;
};

/// How well a candidate's measurements apply to the plan's image.
enum class Knowledge {
  There,  ///< measured at a similar size and similar parameters
  Near,   ///< measured at similar parameters on an image large enough for an estimate
  Far,    ///< measured on a far smaller image, at other parameters or with another row alignment: only a hint
  None,   ///< never measured
};

/// A kernel that accepts the parameters.
struct Candidate {
  std::string variant;
  Configuration configuration;  ///< the best that tuning found for it there, or its defaults
  bool isExact = false;
  std::optional<double> error;  ///< stated error against the true Gaussian; nothing for exact variants, and if none is
                                ///< stated
  bool isWithin = false;        ///< within the accuracy level
  std::optional<double> ms;     ///< for the plan's image; nothing if nothing was measured
  Knowledge knowledge = Knowledge::None;  ///< unless There, `ms` is an estimate
  std::optional<MeasuredPoint> by;        ///< the measurement behind `ms`
  std::string failure;                    ///< why it failed, a sentence; empty if it works or was not tried

  bool operator==(const Candidate&) const = default;
};

/// The candidates in order: those within the accuracy level first, by the quality of their measurements and then by
/// their time, then those without measurements by their cost model; failed ones last.
struct Ranking {
  ChoicePlan plan;
  std::string device;  ///< name
  std::vector<Candidate> candidates;
};

}  // namespace headroom
