// A point that could not be measured: becomes a row with this status, not the end of a sweep.
#pragma once

#include "headroom/error.hpp"
#include "headroom/result.hpp"

namespace headroom {

class PointFailure : public Error {
 public:
  PointFailure(Status failureStatus, const Error& error) : Error(error), status(failureStatus) {}
  PointFailure(Status failureStatus, Stage failureStage, const std::string& sentence)
      : Error(failureStage, sentence), status(failureStatus) {}

  Status status;
};

}  // namespace headroom
