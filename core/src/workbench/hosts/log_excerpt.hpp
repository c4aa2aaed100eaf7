// Compilers' logs of any length: their beginning, where the first errors are, for rows and people, all of it in a file.
#pragma once

#include <string>

#include "jobs/job.hpp"

namespace headroom {

/// Folder of the user's cache folder with whole logs. It is the user's alone; of its files the latest stay.
inline constexpr const char* kBuildLogFolder = "build-logs";
inline constexpr std::size_t kMostBuildLogs = 20;

/// A log of at most 40 lines and 4 kB as it is. Of a longer one so much, from the first error on where it lies beyond
/// that, and a last line that says how much was left out and which file has all of it, or why none has. `name` is what
/// the file is called after.
std::string shortLog(const std::string& log, const std::string& name);

/// The same for the log of what was not compiled, in events that have one.
void shortenLog(JobEvent& event);

}  // namespace headroom
