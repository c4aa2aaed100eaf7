// Runs the target that HEADROOM_FUZZ_TARGET names. With HEADROOM_FUZZ_SEEDS, writes the seeds of all targets to that
// folder, each target's in a folder of its name, and exits: with 1 if a target accepts none of its seeds.
#include "frame.hpp"

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"

namespace headroom::fuzz {
namespace {

namespace fs = std::filesystem;

struct NamedTarget {
  std::string name;
  ReadInput read;
  MakeSeeds seeds;
};

std::vector<NamedTarget>& targets() {
  static std::vector<NamedTarget> all;
  return all;
}

/// Set before the first input.
ReadInput chosenRead = nullptr;

void choose(const std::string& name) {
  const auto found = std::ranges::find(targets(), name, &NamedTarget::name);
  if (found != targets().end()) {
    chosenRead = found->read;
    return;
  }
  std::fprintf(stderr, "There is no fuzz target \"%s\". Set HEADROOM_FUZZ_TARGET to one of:\n", name.c_str());
  for (const NamedTarget& target : targets()) std::fprintf(stderr, "  %s\n", target.name.c_str());
  std::exit(2);
}

/// Returns the number of accepted seeds.
int writeSeeds(const NamedTarget& target, const fs::path& to) {
  fs::create_directories(to);
  int number = 0;
  int accepted = 0;
  for (const std::string& seed : target.seeds()) {
    std::ofstream(to / std::to_string(++number), std::ios::binary) << seed;
    try {
      target.read(seed);
      ++accepted;
    } catch (const Error& refusal) {
      std::printf("%s, seed %d is refused: %s\n", target.name.c_str(), number, refusal.what());
    }
  }
  std::printf("%s: %d of %d seeds are accepted\n", target.name.c_str(), accepted, number);
  return accepted;
}

[[noreturn]] void writeAllSeeds(const fs::path& to) {
  bool areAllOfUse = true;
  std::ranges::sort(targets(), {}, &NamedTarget::name);
  for (const NamedTarget& target : targets()) areAllOfUse = writeSeeds(target, to / target.name) > 0 && areAllOfUse;
  std::exit(areAllOfUse ? EXIT_SUCCESS : EXIT_FAILURE);
}

/// Removed at a normal end. After a finding it stays, in the folder that run.sh removes.
class OwnFolder {
 public:
  OwnFolder() {
    std::string name = (fs::temp_directory_path() / "headroom-fuzz-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder could be made");
    path_ = name;
  }
  ~OwnFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  OwnFolder(const OwnFolder&) = delete;
  OwnFolder& operator=(const OwnFolder&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

Target::Target(std::string_view name, ReadInput read, MakeSeeds seeds) {
  targets().push_back({std::string(name), read, seeds});
}

void reportFinding(const std::string& sentence) {
  std::fprintf(stderr, "Finding: %s\n", sentence.c_str());
  std::abort();
}

const fs::path& folder() {
  static const OwnFolder own;
  return own.path();
}

fs::path placed(const std::string& name, std::string_view bytes) {
  fs::path file = folder() / name;
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
  return file;
}

std::string testFile(const std::string& name) {
  return readFile(fs::path(HEADROOM_TESTS) / name);
}

std::vector<std::string> testFiles(const std::string& folder, const std::string& extension) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(HEADROOM_TESTS) / folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  std::vector<std::string> texts;
  for (const fs::path& file : files) texts.push_back(readFile(file));
  return texts;
}

}  // namespace headroom::fuzz

// libFuzzer's names.
extern "C" {

int LLVMFuzzerInitialize(int* count, char*** arguments);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerInitialize(int*, char***) {
  if (const char* seeds = std::getenv("HEADROOM_FUZZ_SEEDS")) headroom::fuzz::writeAllSeeds(seeds);
  const char* name = std::getenv("HEADROOM_FUZZ_TARGET");
  headroom::fuzz::choose(name == nullptr ? "" : name);
  return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    headroom::fuzz::chosenRead({reinterpret_cast<const char*>(data), size});
  } catch (const headroom::Error& refusal) {
    if (*refusal.what() == '\0') headroom::fuzz::reportFinding("an input is refused without a reason");
  }
  return 0;
}

}  // extern "C"
