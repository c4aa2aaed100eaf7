// Information on processes from /proc: their children, and their memory.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace headroom::testing {

/// All that the file has; empty when there is none, or when its process ends in the middle of reading, which streams'
/// iterators throw for.
inline std::string textOfProcFile(const std::string& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// Returns the part of /proc/PID/stat after the name, starting with the state; empty if there is no such process.
inline std::string statOf(pid_t process) {
  const std::string text = textOfProcFile("/proc/" + std::to_string(process) + "/stat");
  const auto afterName = text.rfind(')');
  return afterName == std::string::npos ? std::string() : text.substr(afterName + 1);
}

/// Returns false for a process that has ended, reaped or not.
inline bool isAlive(pid_t process) {
  char state = 0;
  return std::sscanf(statOf(process).c_str(), " %c", &state) == 1 && state != 'Z' && state != 'X';
}

/// Returns the process's CPU time in user mode; 0 if it no longer exists.
inline double processorSeconds(pid_t process) {
  unsigned long ticks = 0;
  // Field 14 of proc(5); the state is field 3.
  const std::string stat = statOf(process);
  if (std::sscanf(stat.c_str(), " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu", &ticks) != 1) return 0;
  return static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// True for codec processes: a thread that has started one keeps it for the next image.
inline bool isCodecProcess(pid_t process) {
  using namespace std::string_literals;
  return textOfProcFile("/proc/" + std::to_string(process) + "/cmdline").find("\0codecs\0"s) != std::string::npos;
}

/// Leaves out codec processes.
inline std::vector<pid_t> childrenOf(pid_t parent) {
  std::vector<pid_t> children;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const auto process = static_cast<pid_t>(std::stol(name));
    char state = 0;
    pid_t parentId = 0;
    if (std::sscanf(statOf(process).c_str(), " %c %d", &state, &parentId) == 2 && parentId == parent &&
        !isCodecProcess(process)) {
      children.push_back(process);
    }
  }
  return children;
}

/// All processes below this one, without codec processes.
inline std::set<pid_t> descendantsOf(pid_t parent) {
  std::set<pid_t> all;
  for (const pid_t child : childrenOf(parent)) {
    all.insert(child);
    all.merge(descendantsOf(child));
  }
  return all;
}

/// Returns 0 for a process that has ended.
inline pid_t parentOf(pid_t process) {
  pid_t parent = 0;
  return std::sscanf(statOf(process).c_str(), " %*c %d", &parent) == 1 ? parent : 0;
}

inline std::size_t openFilesOf(pid_t process) {
  const std::filesystem::directory_iterator files("/proc/" + std::to_string(process) + "/fd");
  return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

/// Returns the number of mappings of files with such a name.
inline std::size_t mappingsOf(pid_t process, const std::string& name) {
  std::ifstream maps("/proc/" + std::to_string(process) + "/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);) count += line.find(name) != std::string::npos ? 1 : 0;
  return count;
}

inline double residentMegabytes(pid_t process) {
  std::ifstream statm("/proc/" + std::to_string(process) + "/statm");
  long total = 0;
  long resident = 0;
  statm >> total >> resident;
  return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) * 1e-6;
}

}  // namespace headroom::testing
