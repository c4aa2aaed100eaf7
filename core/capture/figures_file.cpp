#include "figures_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <mutex>
#include <set>
#include <string>

#include "names.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

struct Mapped {
  std::mutex mutex;
  std::atomic<FiguresFile*> file{nullptr};
  std::atomic<unsigned> generation{0};
  std::set<std::string, std::less<>> notes;
};

Mapped& mapped() {
  static Mapped& all = *new Mapped;  // never destroyed: calls may come while the program exits
  return all;
}

std::atomic_ref<std::uint64_t> word(std::uint64_t& number) {
  return std::atomic_ref<std::uint64_t>(number);
}

void add(std::uint64_t& number, std::uint64_t more) {
  word(number).fetch_add(more, std::memory_order_relaxed);
}

void set(std::uint64_t& number, std::uint64_t value) {
  word(number).store(value, std::memory_order_relaxed);
}

template <std::size_t Size>
void copyText(char (&to)[Size], std::string_view text) {
  const std::size_t size = std::min(text.size(), Size - 1);
  if (size > 0) std::memcpy(to, text.data(), size);
  to[size] = '\0';
}

/// Creates a file with all blocks allocated, because writing to a mapping on a full disk would end the program.
int newFile(std::string& name) {
  const std::string folder = settings().session + '/' + kFiguresFolder + '/';
  for (int i = 0; i < 1000; ++i) {  // a process may exec repeatedly
    name = folder + std::to_string(::getpid()) + (i == 0 ? "" : "." + std::to_string(i)) + kFiguresExtension;
    const int descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

FiguresFile* newFigures() {
  std::string name;
  const int descriptor = newFile(name);
  if (descriptor < 0) return nullptr;
  void* memory = MAP_FAILED;
  if (::posix_fallocate(descriptor, 0, sizeof(FiguresFile)) == 0)
    memory = ::mmap(nullptr, sizeof(FiguresFile), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  ::close(descriptor);
  if (memory == MAP_FAILED) {
    ::unlink(name.c_str());
    return nullptr;
  }
  auto* file = static_cast<FiguresFile*>(memory);
  file->version = kFiguresVersion;
  file->fileBytes = sizeof(FiguresFile);
  file->pid = static_cast<std::uint64_t>(::getpid());
  file->parentPid = static_cast<std::uint64_t>(::getppid());
  file->startedNs =
      static_cast<std::uint64_t>(std::chrono::nanoseconds(std::chrono::system_clock::now().time_since_epoch()).count());
  copyText(file->program, executableName());
  word(file->magic).store(kFiguresMagic, std::memory_order_release);
  return file;
}

FiguresFile* figures() {
  FiguresFile* file = mapped().file.load(std::memory_order_acquire);
  if (file != nullptr || mapped().generation.load() == 0) return file;
  // A child of the process that the layer was loaded in.
  const std::lock_guard lock(mapped().mutex);
  file = mapped().file.load();
  if (file == nullptr) {
    file = newFigures();
    mapped().file.store(file, std::memory_order_release);
  }
  return file;
}

std::uint32_t deviceIndex(FiguresFile& file, std::string_view name) {
  char shortName[sizeof(DeviceFigures::name)];
  copyText(shortName, name);
  const std::uint64_t count = std::min<std::uint64_t>(file.devices, kMostDevices);
  for (std::uint64_t i = 0; i < count; ++i) {
    if (std::string_view(file.device[i].name) == shortName) return static_cast<std::uint32_t>(i);
  }
  if (count == kMostDevices) return kMostDevices - 1;
  DeviceFigures& device = file.device[count];
  copyText(device.name, name);
  word(device.ready).store(1, std::memory_order_release);
  set(file.devices, count + 1);
  return static_cast<std::uint32_t>(count);
}

void shorten(std::uint64_t& number, std::uint64_t value) {
  std::uint64_t now = word(number).load(std::memory_order_relaxed);
  while (value < now && !word(number).compare_exchange_weak(now, value, std::memory_order_relaxed)) {
  }
}

void lengthen(std::uint64_t& number, std::uint64_t value) {
  std::uint64_t now = word(number).load(std::memory_order_relaxed);
  while (value > now && !word(number).compare_exchange_weak(now, value, std::memory_order_relaxed)) {
  }
}

void addToTimeline(FiguresFile& file, const TimedLaunch& launch) {
  const std::uint64_t index = word(file.timeline).fetch_add(1, std::memory_order_relaxed);
  if (index >= kMostLaunches) return;
  LaunchFigures& entry = file.launch[index];
  entry.startNs = launch.startNs;
  entry.endNs = launch.endNs;
  entry.kernel = static_cast<std::uint32_t>(launch.kernel - file.kernel);
  entry.queue = launch.queue;
  std::copy(std::begin(launch.global), std::end(launch.global), std::begin(entry.global));
  word(entry.ready).store(1, std::memory_order_release);
}

/// CPUs keep times at a tenth of a GPU's cost.
std::uint64_t launchesAllTimed(cl_device_id device) {
  cl_device_type type = CL_DEVICE_TYPE_GPU;
  driver.clGetDeviceInfo(device, CL_DEVICE_TYPE, sizeof type, &type, nullptr);
  return (type & CL_DEVICE_TYPE_CPU) != 0 ? 1000 : 32;
}

}  // namespace

bool openFigures() {
  const std::lock_guard lock(mapped().mutex);
  mapped().file = newFigures();
  return mapped().file != nullptr;
}

unsigned figuresGeneration() {
  return mapped().generation.load(std::memory_order_relaxed);
}

KernelFigures* kernelFigures(std::string_view name, std::string_view hash, SourceKind source, cl_device_id device) {
  FiguresFile* file = figures();
  if (file == nullptr) return nullptr;
  const std::string deviceName = deviceText(device, CL_DEVICE_NAME);
  const std::string nameHash = fnvText(name);
  const std::lock_guard lock(mapped().mutex);
  const std::uint32_t index = deviceIndex(*file, deviceName);
  const std::uint64_t count = std::min<std::uint64_t>(file->kernels, kMostKernels);
  for (std::uint64_t i = 0; i < count; ++i) {
    KernelFigures& kernel = file->kernel[i];
    if (kernel.device == index && hash == kernel.sourceHash && nameHash == kernel.nameHash) return &kernel;
  }
  set(file->kernels, file->kernels + 1);
  if (count == kMostKernels) return nullptr;
  KernelFigures& kernel = file->kernel[count];
  copyText(kernel.name, name);
  copyText(kernel.nameHash, nameHash);
  copyText(kernel.sourceHash, hash);
  kernel.device = index;
  kernel.source = source;
  kernel.shortestNs = kNoShortest;
  kernel.allTimed = launchesAllTimed(device);
  word(kernel.ready).store(1, std::memory_order_release);
  return &kernel;
}

bool countLaunch(KernelFigures* kernel, const std::size_t global[3], const std::size_t local[3],
                 std::uint64_t boundBytes) {
  FiguresFile* file = figures();
  if (file == nullptr) return false;
  add(file->launches, 1);
  if (kernel == nullptr) {
    add(file->unlisted, 1);
    return false;
  }
  for (int i = 0; i < 3; ++i) {
    set(kernel->lastGlobal[i], global[i]);
    set(kernel->lastLocal[i], local[i]);
  }
  set(kernel->lastBoundBytes, boundBytes);
  return word(kernel->launches).fetch_add(1, std::memory_order_relaxed) == 0;
}

void countTimed(const TimedLaunch& launch) {
  FiguresFile* file = figures();
  if (file == nullptr || launch.kernel == nullptr) return;
  KernelFigures& kernel = *launch.kernel;
  const std::uint64_t ns = launch.endNs - launch.startNs;
  if (launch.isFirst) {
    set(kernel.firstNs, ns);
    set(kernel.firstBoundBytes, launch.boundBytes);
  } else {
    shorten(kernel.shortestNs, ns);
    lengthen(kernel.longestNs, ns);
  }
  add(kernel.totalNs, ns);
  add(kernel.boundBytes, launch.boundBytes);
  add(kernel.timed, 1);
  const std::uint64_t others = launch.oneIn - 1;
  add(kernel.drawn, others);
  add(kernel.drawnNs, others * ns);
  add(kernel.drawnBytes, others * launch.boundBytes);
  addToTimeline(*file, launch);
}

void countUntimed(KernelFigures* kernel) {
  if (kernel != nullptr) add(kernel->untimed, 1);
}

void countSkipped(KernelFigures* kernel) {
  if (kernel != nullptr) add(kernel->skipped, 1);
}

std::uint32_t timedOneIn(KernelFigures* kernel) {
  constexpr std::uint64_t kEventNs = 12'000;
  constexpr std::uint64_t kShortNs = 20'000;
  constexpr std::uint64_t kCostShare = 25;  // 4%, below the limits
  if (kernel == nullptr) return 1;
  const std::uint64_t timed = word(kernel->timed).load(std::memory_order_relaxed);
  if (timed < kernel->allTimed) return 1;
  const std::uint64_t first = word(kernel->firstNs).load(std::memory_order_relaxed);  // may have compiled
  const std::uint64_t total = word(kernel->totalNs).load(std::memory_order_relaxed);
  const std::uint64_t mean = (total - std::min(total, first)) / timed;
  const std::uint64_t cost = std::max(mean, kShortNs) / kCostShare;
  return std::bit_ceil(static_cast<std::uint32_t>((kEventNs + cost - 1) / cost));
}

void countUnwatched() {
  if (FiguresFile* file = figures()) add(file->unwatched, 1);
}

void addNote(std::string_view sentence) {
  FiguresFile* file = figures();
  if (file == nullptr) return;
  const std::lock_guard lock(mapped().mutex);
  if (mapped().notes.size() >= 4 * kMostNotes || !mapped().notes.emplace(sentence).second) return;
  const std::uint64_t index = file->notes;
  if (index < kMostNotes) {
    copyText(file->note[index].text, sentence);
    word(file->note[index].ready).store(1, std::memory_order_release);
  }
  set(file->notes, index + 1);
}

void prepareFiguresForFork() {
  mapped().mutex.lock();
}

void continueFiguresAfterFork(bool isChild) {
  if (isChild) {
    ++mapped().generation;
    mapped().file = nullptr;
    mapped().notes.clear();
  }
  mapped().mutex.unlock();
}

}  // namespace headroom::capture
