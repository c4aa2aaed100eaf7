#include "replacements.hpp"

#include <deque>
#include <fstream>
#include <iterator>
#include <mutex>
#include <set>
#include <utility>

#include "folder_files.hpp"
#include "settings.hpp"

namespace headroom::capture {
namespace {

std::string textIn(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::string lineIn(const std::string& file) {
  std::string line;
  std::ifstream stream(file);
  std::getline(stream, line);
  return line;
}

std::deque<Replacement>& replacements() {
  static std::deque<Replacement>& kept = *new std::deque<Replacement>;  // never destroyed, as the settings
  return kept;
}

}  // namespace

void addReplacement(const std::string& folder) {
  Replacement read;
  read.hash = lineIn(folder + "/hash");
  read.kernel = lineIn(folder + "/kernel");
  read.source = textIn(folder + "/source.cl");
  std::ifstream local(folder + "/local");
  for (std::size_t& extent : read.local) {
    if (!(local >> extent)) extent = 0;
  }
  if (!read.hash.empty() && !read.source.empty()) replacements().push_back(std::move(read));
}

const Replacement* replacementOf(const std::string& hash) {
  for (const Replacement& each : replacements()) {
    if (each.hash == hash) return &each;
  }
  return nullptr;
}

void reportReplacement(const std::string& line) {
  static std::mutex& mutex = *new std::mutex;
  static std::set<std::string>& reported = *new std::set<std::string>;
  {
    const std::lock_guard lock(mutex);
    if (!reported.insert(line).second) return;
  }
  appendLine(settings().session + "/replaced", line, "the replacement of a kernel is not reported");
}

}  // namespace headroom::capture
