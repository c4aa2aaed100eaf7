// Compiler logs of any length: the beginning, with the first errors, for rows and people; the whole in a file.
#pragma once

#include <string>

#include "jobs/job.hpp"

namespace headroom {

/// Folder of whole logs in the user's cache folder. It is private; only the latest files stay.
inline constexpr const char* kBuildLogFolder = "build-logs";
inline constexpr std::size_t kMostBuildLogs = 20;

/// Returns a log of at most 40 lines and 4 kB unchanged. A longer one is cut to that size, from the first error on if
/// it is farther down, and a last line states the omitted amount and the file with the whole log, or why there is none.
/// `name`: base of the file's name.
std::string shortLog(const std::string& log, const std::string& name);

/// Shortens the log of a failed compilation, in events that have one.
void shortenLog(JobEvent& event);

}  // namespace headroom
