#include "capture.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <utility>

#include "description.hpp"
#include "figures_file.hpp"
#include "folder_writer.hpp"
#include "kernel_text.hpp"
#include "session_share.hpp"
#include "settings.hpp"

namespace headroom::capture {
namespace {

/// Whether a launch is captured: not, always, or only until the kernel's second launch.
enum class Wanted { No, Yes, UntilSecond };

Wanted wantedByDefault(std::uint64_t ofKernel) {
  return ofKernel == 1 ? Wanted::UntilSecond : ofKernel == 2 ? Wanted::Yes : Wanted::No;
}

Wanted isWanted(const Launch& launch) {
  const NameCount& count = *launch.kernel->count;
  if (count.dump >= 0) {
    const std::vector<std::uint64_t>& launches = settings().dumps[static_cast<std::size_t>(count.dump)].launches;
    if (launches.empty()) return wantedByDefault(launch.ofKernel);
    return std::find(launches.begin(), launches.end(), launch.ofKernel) == launches.end() ? Wanted::No : Wanted::Yes;
  }
  if (!launch.source || launch.ofSource > 2) return Wanted::No;
  SourceCount& source = *launch.source;
  // After a failed first launch the next one is the first.
  if (launch.ofSource == 1 && source.ofAll == SourceCount::OfAll::Undecided)
    source.ofAll = claimKernel(launch.kernel->name, source.hash) ? SourceCount::OfAll::Yes : SourceCount::OfAll::No;
  return source.ofAll == SourceCount::OfAll::Yes ? wantedByDefault(launch.ofSource) : Wanted::No;
}

/// From the driver, which keeps it only for programs built with -cl-kernel-arg-info, or from the source.
std::optional<cl_kernel_arg_address_qualifier> addressOf(const Launch& launch, cl_uint index) {
  cl_kernel_arg_address_qualifier address = 0;
  if (driver.clGetKernelArgInfo != nullptr &&
      driver.clGetKernelArgInfo(launch.kernelHandle, index, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof address, &address,
                                nullptr) == CL_SUCCESS)
    return address;
  const std::shared_ptr<Program>& program = launch.kernel->program;
  if (!program) return std::nullopt;
  const std::shared_ptr<Program> main = partsOf(program, launch.kernel->name).main;
  if (main->kind != SourceKind::Text) return std::nullopt;
  return addressInText(main->source, launch.kernel->name, index);
}

bool isZero(const std::vector<std::byte>& bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::byte byte) { return byte == std::byte{0}; });
}

template <typename Address>
ArgumentKind kindOf(const Argument& argument, const Address& addressOfIt) {
  if (argument.kind == Argument::Kind::Svm) return argument.pointer == nullptr ? ArgumentKind::Null : ArgumentKind::Svm;
  if (argument.memory) {
    return argument.memory->type == CL_MEM_OBJECT_PIPE ? ArgumentKind::Pipe
           : argument.memory->isImage()                ? ArgumentKind::Image
                                                       : ArgumentKind::Buffer;
  }
  if (argument.sampler) return ArgumentKind::Sampler;
  if (argument.size == sizeof(cl_mem)) {
    const std::optional<cl_kernel_arg_address_qualifier> address = addressOfIt();
    // What is no null pointer is memory of another API, whose creation was not seen.
    if (address == CL_KERNEL_ARG_ADDRESS_GLOBAL || address == CL_KERNEL_ARG_ADDRESS_CONSTANT)
      return argument.isNull || isZero(argument.bytes) ? ArgumentKind::Null : ArgumentKind::Buffer;
  }
  return argument.isNull ? ArgumentKind::Local : ArgumentKind::Scalar;
}

void copyExtents(std::size_t (&to)[3], const std::size_t* from, cl_uint dimensions) {
  for (cl_uint i = 0; from != nullptr && i < dimensions && i < 3; ++i) to[i] = from[i];
}

/// Numbers of allocations, and the contents of each object in the arguments.
class Places {
 public:
  explicit Places(CapturedLaunch& launch) : launch_(launch) {}

  void place(std::size_t index) {
    CapturedArgument& argument = launch_.arguments[index];
    if (const std::shared_ptr<Memory>& memory = argument.value.memory) {
      argument.root = rootNumber(&memory->root());
      argument.contents = contentsOf(memory.get(), index);
      Contents& contents = launch_.contents[static_cast<std::size_t>(argument.contents)];
      contents.memory = memory;
      contents.size = memory->size;
      if (memory->type == CL_MEM_OBJECT_PIPE) contents.whyNot = "The contents of a pipe cannot be read.";
      if (memory->image.num_samples > 1) contents.whyNot = "Images with several samples a pixel cannot be copied.";
      return;
    }
    if (argument.kind == ArgumentKind::Buffer) return placeForeign(index);
    if (argument.kind != ArgumentKind::Svm) return;
    const std::optional<SvmBlock> block = svmBlockOf(argument.value.pointer);
    const void* identity = block ? static_cast<const void*>(block->start) : argument.value.pointer;
    argument.root = rootNumber(identity);
    argument.contents = contentsOf(identity, index);
    Contents& contents = launch_.contents[static_cast<std::size_t>(argument.contents)];
    if (block) {
      contents.svm = *block;
      contents.size = block->size;
    } else {
      contents.whyNot =
          "It is memory that neither clSVMAlloc nor cl_intel_unified_shared_memory allocated, so its size is not "
          "known.";
    }
  }

 private:
  void placeForeign(std::size_t index) {
    CapturedArgument& argument = launch_.arguments[index];
    const void* identity = nullptr;
    std::memcpy(&identity, argument.value.bytes.data(), sizeof identity);
    argument.root = rootNumber(identity);
    argument.contents = contentsOf(identity, index);
    launch_.contents[static_cast<std::size_t>(argument.contents)].whyNot =
        "It is memory of another API, made by a call that is not captured, so its size is not known.";
  }
  int rootNumber(const void* identity) {
    return roots_.try_emplace(identity, static_cast<int>(roots_.size())).first->second;
  }
  int contentsOf(const void* identity, std::size_t index) {
    const auto [found, isNew] = contents_.try_emplace(identity, static_cast<int>(launch_.contents.size()));
    if (isNew) launch_.contents.emplace_back().argument = index;
    return found->second;
  }

  CapturedLaunch& launch_;
  std::map<const void*, int> roots_;
  std::map<const void*, int> contents_;
};

std::vector<Argument> argumentsOf(const Launch& launch) {
  cl_uint count = 0;
  driver.clGetKernelInfo(launch.kernelHandle, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr);
  LockedObjects objects;
  std::vector<Argument> arguments = launch.kernel->arguments;
  arguments.resize(count);
  return arguments;
}

void takeLimits(CapturedLaunch& launch) {
  std::uint64_t left = settings().captureLimit;
  for (Contents& contents : launch.contents) {
    if (!contents.whyNot.empty()) continue;
    const std::uint64_t bytes = 2 * static_cast<std::uint64_t>(contents.size);  // before and after
    if (bytes > left) {
      contents.whyNot = "Its " + std::to_string(contents.size) + " bytes, before and after, exceed the limit of " +
                        std::to_string(settings().captureLimit) + " bytes per capture.";
    } else {
      contents.whyNot = takeSessionBytes(bytes);
    }
    if (!contents.whyNot.empty()) continue;
    left -= bytes;
    contents.taken = bytes;
  }
}

}  // namespace

Capture::Capture(const Launch& launch, bool isUntilSecond) {
  launch_.isUntilSecond = isUntilSecond;
  launch_.kernel = launch.kernel->name;
  launch_.program = launch.kernel->program;
  launch_.count = launch.kernel->count;
  launch_.source = launch.kernel->count->dump < 0 ? launch.source : nullptr;
  launch_.queue = launch.queue;
  launch_.dimensions = launch.dimensions;
  copyExtents(launch_.offset, launch.offset, launch.dimensions);
  copyExtents(launch_.global, launch.global, launch.dimensions);
  copyExtents(launch_.local, launch.local, launch.dimensions);
  launch_.number = launch.number;
  launch_.ofKernel = launch.ofKernel;
  for (Argument& argument : argumentsOf(launch)) {
    const auto index = static_cast<cl_uint>(launch_.arguments.size());
    const ArgumentKind kind = kindOf(argument, [&] { return addressOf(launch, index); });
    launch_.arguments.push_back({kind, std::move(argument), -1, -1});
  }
  Places places(launch_);
  for (std::size_t i = 0; i < launch_.arguments.size(); ++i) places.place(i);
  if (const std::size_t pointers = launch.kernel->indirectPointers; pointers > 0)
    launch_.notes.push_back("The kernel may reach " + std::to_string(pointers) +
                            " more SVM allocations through pointers. Their contents were not captured.");
  if (launch.kernel->reachesUnified)
    launch_.notes.push_back(
        "The kernel may reach unified shared memory through pointers. Its contents were not captured.");
  takeLimits(launch_);
}

Capture::~Capture() {
  giveUp();
}

std::vector<cl_event> Capture::copyBefore(const LaunchWaits& waits) {
  const std::vector<cl_event> waited(waits.events, waits.events + (waits.events == nullptr ? 0 : waits.count));
  std::vector<cl_event> all = waited;
  for (Contents& contents : launch_.contents) {
    if (!copyAside(contents, contents.before, launch_.queue->handle, waited)) continue;
    // Elsewhere the queue's order is enough, and a copy that fails does not end the launch.
    if (launch_.queue->isOutOfOrder) all.push_back(contents.before.event);
  }
  return all;
}

cl_event Capture::copyAfter(cl_event launched) {
  std::vector<cl_event> all{launched};
  for (Contents& contents : launch_.contents) {
    if (contents.before.isThere() && copyAside(contents, contents.after, launch_.queue->handle, {launched}))
      all.push_back(contents.after.event);
  }
  // Commands that wait for the launch must wait for the copies as well, because they may write to the copied memory.
  if (driver.clEnqueueBarrierWithWaitList == nullptr ||
      driver.clEnqueueBarrierWithWaitList(launch_.queue->handle, static_cast<cl_uint>(all.size()), all.data(), &end_) !=
          CL_SUCCESS)
    end_ = nullptr;
  return end_;
}

void Capture::giveUp() {
  if (isGivenUp_) return;
  isGivenUp_ = true;
  for (Contents& contents : launch_.contents) {
    release(contents);
    giveBackSessionBytes(std::exchange(contents.taken, 0));
  }
  if (end_ != nullptr) driver.clReleaseEvent(end_);
  end_ = nullptr;
}

void Capture::noteFailure() {
  addNote("Launch " + std::to_string(launch_.ofKernel) + " of " + launch_.kernel +
          " failed on the device and was not captured.");
  giveUp();
}

void Capture::setTimes(cl_event launched) {
  cl_ulong start = 0;
  cl_ulong end = 0;
  driver.clGetEventProfilingInfo(launched, CL_PROFILING_COMMAND_START, sizeof start, &start, nullptr);
  driver.clGetEventProfilingInfo(launched, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr);
  if (start != 0 && end > start) launch_.nanoseconds = end - start;
}

bool Capture::isOver() {
  bool isOver = true;
  for (Contents& contents : launch_.contents) {
    isOver = hasEnded(contents, contents.before) && hasEnded(contents, contents.after) && isOver;
  }
  return isOver;
}

void Capture::write() {
  writeFolder(launch_);
  giveUp();
}

std::shared_ptr<Capture> captureOf(const Launch& launch) {
  if (!settings().dumpsAny()) return nullptr;
  const Wanted wanted = isWanted(launch);
  if (wanted == Wanted::No) return nullptr;
  return std::make_shared<Capture>(launch, wanted == Wanted::UntilSecond);
}

}  // namespace headroom::capture
