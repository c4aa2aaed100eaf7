#include "workbench/capture/loader_watch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <stop_token>
#include <string>
#include <vector>

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// A program with more processes has its loader in one of these.
constexpr std::size_t kMostProcesses = 64;
constexpr std::chrono::milliseconds kFirstPause{20};
constexpr std::chrono::milliseconds kLongestPause{1000};

std::vector<pid_t> childrenOf(pid_t process) {
  std::vector<pid_t> children;
  std::ifstream file(fmt::format("/proc/{0}/task/{0}/children", process));
  for (pid_t child = 0; file >> child;) children.push_back(child);
  return children;
}

/// A line of maps ends with the file's path.
fs::path loaderIn(pid_t process) {
  std::ifstream maps(fmt::format("/proc/{}/maps", process));
  for (std::string line; std::getline(maps, line);) {
    const std::size_t name = line.rfind("/libOpenCL.so");
    const std::size_t path = line.find('/');
    if (name != std::string::npos && line.find('/', name + 1) == std::string::npos) return line.substr(path);
  }
  return {};
}

}  // namespace

fs::path mappedLoader(pid_t process) {
  std::vector<pid_t> processes{process};
  for (std::size_t i = 0; i < std::min(processes.size(), kMostProcesses); ++i) {  // grows during the loop
    if (fs::path loader = loaderIn(processes[i]); !loader.empty()) return loader;
    const std::vector<pid_t> children = childrenOf(processes[i]);
    processes.insert(processes.end(), children.begin(), children.end());
  }
  return {};
}

LoaderWatch::LoaderWatch(pid_t process)
    : thread_([this, process](const std::stop_token& stop) {
        std::condition_variable_any never;
        std::unique_lock lock(mutex_);
        for (std::chrono::milliseconds pause = kFirstPause; !stop.stop_requested() && found_.empty();) {
          lock.unlock();
          fs::path loader = mappedLoader(process);
          lock.lock();
          found_ = std::move(loader);
          if (found_.empty()) never.wait_for(lock, stop, pause, [] { return false; });
          pause = std::min(pause * 2, kLongestPause);
        }
      }) {}

fs::path LoaderWatch::found() const {
  const std::scoped_lock lock(mutex_);
  return found_;
}

}  // namespace headroom
