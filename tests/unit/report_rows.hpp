// Rows for tests of results and reports.
#pragma once

#include "headroom/values/result.hpp"

namespace headroom {

/// blur.separable at 16 MP in 16 ms: 1 GP/s under a memory ceiling of 4 GP/s.
inline ResultRow timedRow() {
  ResultRow row;
  row.device = "Test device";
  row.driver = "1.0";
  row.workload = "blur";
  row.variant = "blur.separable";
  row.title = "Separable, two passes";
  row.size = {4000, 4000};
  row.parameters = {{"sigma", 5}};
  row.samplesMs = {16, 15.5, 17, 16, 16.25, 15.75};
  row.medianMs = 16;
  row.minMs = 15.5;
  row.q1Ms = 15.8125;
  row.q3Ms = 16.1875;
  row.noise = 0.01;
  row.lowMs = 15;
  row.highMs = 17;
  row.mildOutliers = 1;
  row.eventMs = 16;
  row.wallMs = 16.5;
  row.deviceId = "0:0";
  row.rounds = {{0.5, 0.1, 3, 1, 0}, {2.5, 0.1, 3, 1, 0}};
  row.marks = {Mark::Drift};
  row.stoppedBy = "noise goal";
  row.compulsoryFloats = 2;
  row.modelFloats = 64;
  row.flops = 124;
  row.ceilingGigapixelsPerSecond = 4;
  row.estimateGigapixelsPerSecond = 0.125;
  row.boundBy = Bound::Memory;
  row.error = ErrorFigures{1e-6, 2e-7, 133.5};
  row.ownError = ErrorFigures{5e-7, 1e-7, 140};
  return row;
}

/// A probe that launches for 5.2 us and moves no data.
inline ResultRow probeRow() {
  ResultRow row = timedRow();
  row.workload = "overheads";
  row.variant = "overheads.launch-and-wait";
  row.title = "Launch and wait";
  row.parameters = {};
  row.iteration = "launch";
  row.clock = Clock::Host;
  row.wallSamplesMs = std::move(row.samplesMs);
  row.samplesMs.clear();
  row.medianMs = 0.0052;
  row.compulsoryFloats = 0;
  row.modelFloats.reset();
  row.flops.reset();
  row.ceilingGigapixelsPerSecond.reset();
  row.estimateGigapixelsPerSecond.reset();
  row.boundBy = Bound::Unknown;
  row.error.reset();
  row.ownError.reset();
  return row;
}

inline ResultRow failedRow() {
  ResultRow row;
  row.device = "Test device";
  row.driver = "1.0";
  row.workload = "blur";
  row.variant = "blur.local";
  row.size = {1023, 769};
  row.parameters = {{"sigma", 5}};
  row.status = Status::BuildFailed;
  row.reason = "The compiler said \"no\", twice.";
  row.log = "line 1\nline 2";
  row.compulsoryFloats = 2;
  return row;
}

}  // namespace headroom
