// Failure of a point: becomes a row with this status and does not end the run.
#pragma once

#include "headroom/system/error.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

class PointFailure : public Error {
 public:
  PointFailure(Status failureStatus, const Error& error) : Error(error), status(failureStatus) {}
  PointFailure(Status failureStatus, Stage failureStage, const std::string& sentence, Limit reached = Limit::None)
      : Error(failureStage, sentence), status(failureStatus), limit(reached) {
    const bool isOfMemory = failureStatus == Status::DeviceLimit && failureStage == Stage::Memory;
    if (isOfMemory && reached == Limit::None) limit = Limit::Memory;
  }

  Status status;
  Limit limit = Limit::None;  ///< for a DeviceLimit
};

}  // namespace headroom
