// The files that a job reads beside its text, which a runner on another machine lacks.
#pragma once

#include <compare>
#include <set>
#include <string>

#include "jobs/job.hpp"

namespace headroom {

struct JobFile {
  std::string folder;  ///< absolute, on the workbench's machine
  std::string name;    ///< relative to it, without ".."

  auto operator<=>(const JobFile&) const = default;
};

/// Returns the files that descriptions of the job's variants name, and the expected outputs of a reference's command.
/// Opens none of them.
[[nodiscard]] std::set<JobFile> filesOf(const Job& job);

}  // namespace headroom
