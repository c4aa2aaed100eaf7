// A tuning report for tests of its exports.
#pragma once

#include "headroom/tuning/tuning.hpp"
#include "whole_values.hpp"

namespace headroom {

inline TuningResult triedResult(int x, double medianMs) {
  TuningResult result;
  result.configuration = {{"LOCAL_X", x}, {"PAD", 1}};
  result.row = timedRow();
  result.row.configuration = toText(result.configuration);
  result.row.medianMs = medianMs;
  result.times = {{200, 40, 10, 300}, 0.5};
  result.triedAt = "2026-11-21T08:00:00Z";
  return result;
}

inline TuningResult invalidResult(int x, Status status, Limit limit = Limit::None) {
  TuningResult result = triedResult(x, 0);
  const std::string configuration = result.row.configuration;
  result.row = ResultRow();
  result.row.configuration = configuration;
  result.row.status = status;
  result.row.limit = limit;
  result.row.reason = "A sentence, with a comma.";
  return result;
}

/// 5 of 6 configurations were tried; LOCAL_X=64 is twice as fast as the default, LOCAL_X=16.
inline TuningReport someReport() {
  TuningReport report;
  report.target = {someDevice(), "blur.separable", {4000, 4000}, {{"sigma", 5}}};
  report.search = SearchMethod::Learning;
  report.configurations = 6;
  report.allowed = 6;
  report.known = 1;
  report.tried = {triedResult(16, 16), triedResult(64, 8.25), invalidResult(512, Status::DeviceLimit, Limit::WorkGroup),
                  invalidResult(1, Status::BuildFailed), invalidResult(2, Status::BuildFailed)};
  report.searchSeconds = 1.5;
  report.standard = {{"LOCAL_X", 16}, {"PAD", 1}};
  report.best = Configuration{{"LOCAL_X", 64}, {"PAD", 1}};
  report.compared = {triedResult(64, 8).row, triedResult(16, 16).row};
  report.compared[0].lowMs = 7.5;
  report.compared[0].highMs = 8.5;
  ResultRow copy = timedRow();
  copy.role = Role::Ceiling;
  copy.variant = "copy.scalar";
  report.ceilings = {copy};
  return report;
}

}  // namespace headroom
