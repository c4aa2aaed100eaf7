#include "workloads/placed_files.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace headroom {
namespace {

struct PlacedFiles {
  std::mutex mutex;
  std::map<std::pair<std::string, std::string>, std::filesystem::path> places;
};

PlacedFiles& placedFiles() {
  static PlacedFiles files;
  return files;
}

}  // namespace

void placeFile(const std::string& folder, const std::string& name, const std::filesystem::path& place) {
  PlacedFiles& files = placedFiles();
  const std::lock_guard lock(files.mutex);
  files.places[{folder, name}] = place;
}

std::filesystem::path placeOfFile(const std::string& folder, const std::string& name) {
  PlacedFiles& files = placedFiles();
  const std::lock_guard lock(files.mutex);
  const auto found = files.places.find({folder, name});
  return found == files.places.end() ? std::filesystem::path(folder) / name : found->second;
}

}  // namespace headroom
