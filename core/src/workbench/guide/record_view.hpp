// Content shared by both formats of a guide report.
#pragma once

#include <string>
#include <vector>

#include "headroom/advice.hpp"
#include "headroom/guide/guide_report.hpp"

namespace headroom {

/// A table of texts: a header line and lines of the same width.
struct TextGrid {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> lines;
};

/// One experiment of a record.
struct ExperimentView {
  const Experiment* experiment;
  std::vector<LabelledRow> rows;
  std::string verdict;
  TextGrid table;
};

/// A step with its experiments in the record.
struct StepView {
  const GuideStep* step;
  std::vector<ExperimentView> experiments;
};

/// Steps without experiments in the record are left out.
std::vector<StepView> stepsOf(const GuideRecord& record, const Catalogue& catalogue);

/// "label", rate, share of ceiling, error, status...; Table 14-1's columns if the experiment compares algorithms.
TextGrid tableOf(const Experiment& experiment, const Catalogue& catalogue, const std::vector<LabelledRow>& rows);

/// A variant with the advice that applies to it.
struct AdvisedRow {
  const ResultRow* row;
  std::vector<Advice> advice;
};

/// Returns the blur's rows at the requested size with their advice.
std::vector<AdvisedRow> advisedRows(const GuideRecord& record, const Catalogue& catalogue);

/// Returns the device, the images' size, Headroom's version and the time: "GPU, 132 compute units at 1980 MHz, 139.0
/// GiB, OpenCL 3.0, driver 580.1; images of 4000 x 4000; Headroom 0.1.0; measured on 2026-11-24 08:50 UTC".
std::string factsOf(const GuideRecord& record);

}  // namespace headroom
