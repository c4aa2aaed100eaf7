// The program's objects: the layer's data about them, by handle.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "driver.hpp"
#include "figures.hpp"

namespace headroom::capture {

/// A buffer, a part of one, an image or a pipe.
struct Memory {
  cl_mem handle = nullptr;
  cl_context context = nullptr;
  cl_mem_object_type type = CL_MEM_OBJECT_BUFFER;
  cl_mem_flags flags = 0;
  std::size_t size = 0;            ///< bytes; of an image those of its pixels
  std::shared_ptr<Memory> parent;  ///< of a sub-buffer or an image of a buffer
  std::size_t offset = 0;          ///< in the parent
  cl_image_format format{};
  cl_image_desc image{};       ///< extents filled in, never 0
  std::size_t pixelBytes = 0;  ///< of an image
  std::mutex lastMutex;
  std::string lastFile;  ///< the last file that its bytes were written to

  [[nodiscard]] bool isImage() const { return type != CL_MEM_OBJECT_BUFFER && type != CL_MEM_OBJECT_PIPE; }
  [[nodiscard]] const Memory& root() const { return parent ? parent->root() : *this; }
  [[nodiscard]] std::size_t rootOffset() const { return parent ? parent->rootOffset() + offset : 0; }
};

struct Sampler {
  bool isNormalized = true;
  cl_addressing_mode addressing = CL_ADDRESS_CLAMP;
  cl_filter_mode filter = CL_FILTER_NEAREST;
};

/// Shared virtual memory, or unified shared memory of an extension.
struct SvmBlock {
  char* start = nullptr;
  std::size_t size = 0;
  cl_context context = nullptr;
  cl_svm_mem_flags flags = 0;
  bool isUnified = false;
};

/// A file that the source includes.
struct Header {
  std::string name;  ///< below the folder `include`
  std::string text;
};

/// What a program was built or compiled with last.
struct Build {
  std::string options;
  std::vector<Header> headers;                ///< with their names from the -I folders on
  std::vector<std::string> missingHeaders{};  ///< names of those that were not found
};

struct Replacement;

struct Program {
  cl_context context = nullptr;
  SourceKind kind = SourceKind::Text;
  std::string source;                 ///< text or IL
  std::vector<std::string> binaries;  ///< when nothing else is known
  std::string hash;
  std::vector<std::string> notes;                ///< sentences
  std::vector<std::shared_ptr<Program>> linked;  ///< what it was linked of
  bool isRemembered = false;                     ///< its binaries lead to its source by the store
  const Replacement* replacement = nullptr;      ///< what the driver has in place of the source
  cl_program original = nullptr;                 ///< with the source itself, once somebody asked for its binaries

  /// Never null. Programs may be built by one thread while another one uses them: what it was stays as it was.
  [[nodiscard]] std::shared_ptr<const Build> build() const {
    const std::lock_guard lock(buildMutex_);
    return build_;
  }
  void setBuild(Build build) {
    auto made = std::make_shared<const Build>(std::move(build));
    const std::lock_guard lock(buildMutex_);
    build_.swap(made);
  }

 private:
  mutable std::mutex buildMutex_;
  std::shared_ptr<const Build> build_ = std::make_shared<const Build>();
};

/// Folders of the first two launches where the second one is wanted, or the only one.
struct FirstTwo {
  std::mutex mutex;
  std::string firstFolder;  ///< goes when the second one is written
  bool isSecondWritten = false;
};

/// Launches of all kernels of a name in this process.
struct NameCount {
  std::atomic<std::uint64_t> launches{0};
  int dump = -1;  ///< index in the settings; -1: not named there
  FirstTwo firstTwo;
};

/// Launches of the kernels of a name and a source, a row of the report, in this process.
struct SourceCount {
  std::string hash;  ///< of the source, as rows have it
  std::atomic<std::uint64_t> launches{0};
  enum class OfAll { Undecided, Yes, No };
  std::atomic<OfAll> ofAll{OfAll::Undecided};  ///< whether it is captured as one of all
  FirstTwo firstTwo;
};

struct Argument {
  enum class Kind { Unset, Value, Svm };
  Kind kind = Kind::Unset;
  std::size_t size = 0;
  bool isNull = false;  ///< the value was a null pointer: local memory, or no buffer
  std::vector<std::byte> bytes;
  std::shared_ptr<Memory> memory;
  std::shared_ptr<Sampler> sampler;
  const void* pointer = nullptr;  ///< of SVM
};

struct KernelSlot {
  cl_device_id device;
  KernelFigures* figures;
  unsigned generation;
};

struct Kernel {
  std::string name;
  std::shared_ptr<Program> program;
  std::shared_ptr<NameCount> count;
  std::shared_ptr<SourceCount> ofSource;  ///< there where all kernels are captured, from the first launch on
  std::vector<Argument> arguments;
  std::size_t indirectPointers = 0;  ///< SVM pointers that the kernel reaches without arguments
  bool reachesUnified = false;       ///< and unified shared memory
  std::vector<KernelSlot> slots;
};

struct Queue {
  cl_command_queue handle = nullptr;
  cl_context context = nullptr;
  cl_device_id device = nullptr;
  std::atomic<bool> isProfiled{false};  ///< launches have times
  std::atomic<bool> isProfiledByProgram{false};
  std::atomic<bool> isOutOfOrder{false};
  bool hasList = false;                     ///< made with a list of properties
  std::vector<cl_queue_properties> list{};  ///< as the program gave it, with its end
  std::uint32_t number = 0;
};

/// Objects of one kind by handle; each is kept until the program has released it as often as it retained it.
template <typename Handle, typename Object>
class Registry {
 public:
  void add(Handle handle, std::shared_ptr<Object> object) { entries_[handle] = {std::move(object), 1}; }
  void retain(Handle handle) {
    const auto found = entries_.find(handle);
    if (found != entries_.end()) ++found->second.second;
  }
  /// Returns the object if this is the last release; else null.
  std::shared_ptr<Object> release(Handle handle) {
    const auto found = entries_.find(handle);
    if (found == entries_.end() || --found->second.second > 0) return nullptr;
    std::shared_ptr<Object> object = std::move(found->second.first);
    entries_.erase(found);
    return object;
  }
  [[nodiscard]] std::shared_ptr<Object> find(Handle handle) const {
    const auto found = entries_.find(handle);
    return found == entries_.end() ? nullptr : found->second.first;
  }

 private:
  std::unordered_map<Handle, std::pair<std::shared_ptr<Object>, long>> entries_;
};

struct Objects {
  Registry<cl_mem, Memory> memory;
  Registry<cl_sampler, Sampler> samplers;
  Registry<cl_program, Program> programs;
  Registry<cl_kernel, Kernel> kernels;
  Registry<cl_command_queue, Queue> queues;
  std::unordered_map<std::string, std::shared_ptr<NameCount>> names;
  std::unordered_map<std::string, std::shared_ptr<SourceCount>> sources;  ///< by name and hash
  std::vector<SvmBlock> svm;
  std::uint32_t queueCount = 0;
};

/// All of them, under their lock. It is never held during a call of the driver.
class LockedObjects {
 public:
  LockedObjects();
  Objects* operator->() { return objects_; }

 private:
  std::unique_lock<std::mutex> lock_;
  Objects* objects_;
};

/// For fork alone.
std::mutex& objectsMutex();

/// For a block that is freed.
void forgetSharedMemory(const void* start);

/// The block that the pointer leads into.
std::optional<SvmBlock> svmBlockOf(const void* pointer);

}  // namespace headroom::capture
