// For what the best variant is wanted, and the candidates in their order: plain values that travel between threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// What someone who waits for a photo grants to the choice.
inline constexpr double kTrialSecondsOfPhoto = 2;
/// What someone grants who asks for the choice itself.
inline constexpr double kTrialSecondsOfListing = 10;

/// For what a variant is wanted.
struct ChoicePlan {
  std::string device;  ///< selector, see selectDevice
  ImageSize size;
  ParameterValues parameters;
  int channels = 1;  ///< of the picture: a variant of one channel is launched once for each
  Allowance allowance = Allowance::VisuallyExact;
  /// Candidates of which too little is known that could be the fastest are measured. No more trials are begun after so
  /// long, the one that is going on is finished; with 0 only what is known counts.
  double trialSeconds = kTrialSecondsOfPhoto;
  /// Only candidates whose programs serve all values: where a parameter moves, others would be built anew each time.
  bool isMoving = false;
  /// The picture's pixels are bytes, and so will be the result's: candidates may work on bytes as well.
  bool isOfBytes = false;

  bool operator==(const ChoicePlan&) const = default;
};

/// A time that was measured on the device, of one launch of all passes.
struct MeasuredPoint {
  ImageSize size;
  ParameterValues parameters;
  double ms = 0;
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const MeasuredPoint&) const = default;
};

/// How far what is known of a candidate holds for the plan's picture.
enum class Knowledge {
  There,  ///< measured at a size alike and about these parameters
  Near,   ///< measured at about these parameters on a picture large enough to estimate from
  Far,    ///< measured on a far smaller picture, at other parameters or where rows begin otherwise: little more than a
          ///< hint
  None,   ///< never measured
};

/// A kernel that takes the parameters.
struct Candidate {
  std::string variant;
  Configuration configuration;  ///< the best that tuning found for it there, or its defaults
  bool isExact = false;
  std::optional<double> error;  ///< stated, of the true Gaussian; nothing for exact ones, and where none is stated
  bool isWithin = false;        ///< the allowance
  std::optional<double> ms;     ///< for the plan's picture; nothing when nothing was measured
  Knowledge knowledge = Knowledge::None;  ///< unless There, `ms` is an estimate
  std::optional<MeasuredPoint> by;        ///< the measurement that `ms` comes from
  std::string failure;                    ///< why it can't be had, a sentence; empty when it can or nobody tried

  bool operator==(const Candidate&) const = default;
};

/// The candidates in order: those within the allowance first, by how far what is known of them holds and then by their
/// time, then those of which nothing is known by their cost model; failed ones last.
struct Ranking {
  ChoicePlan plan;
  std::string device;  ///< name
  std::vector<Candidate> candidates;
};

}  // namespace headroom
