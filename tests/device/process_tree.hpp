// What /proc tells of processes: whose child is whose, and how much memory they hold.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace headroom::testing {

inline std::vector<pid_t> childrenOf(pid_t parent) {
  std::vector<pid_t> children;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream stat(entry.path() / "stat");
    const std::string text((std::istreambuf_iterator<char>(stat)), {});
    const auto afterName = text.rfind(')');
    if (afterName == std::string::npos) continue;
    char state = 0;
    pid_t parentId = 0;
    if (std::sscanf(text.c_str() + afterName + 1, " %c %d", &state, &parentId) == 2 && parentId == parent) {
      children.push_back(static_cast<pid_t>(std::stol(name)));
    }
  }
  return children;
}

inline double residentMegabytes(pid_t process) {
  std::ifstream statm("/proc/" + std::to_string(process) + "/statm");
  long total = 0;
  long resident = 0;
  statm >> total >> resident;
  return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) * 1e-6;
}

}  // namespace headroom::testing
