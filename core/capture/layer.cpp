// The OpenCL loader's entry points: the layer places its functions before the driver's. Without HEADROOM_CAPTURE in the
// environment it does nothing.
#include <pthread.h>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <utility>

#include "driver.hpp"
#include "figures_file.hpp"
#include "harvest.hpp"
#include "objects.hpp"
#include "settings.hpp"

namespace headroom::capture {

cl_icd_dispatch driver{};
cl_icd_dispatch table{};

namespace {

constexpr cl_uint kEntries = sizeof(cl_icd_dispatch) / sizeof(void*);

void beforeFork() {
  prepareHarvestForFork();
  objectsMutex().lock();
  prepareFiguresForFork();
}

void afterForkIn(bool isChild) {
  continueFiguresAfterFork(isChild);
  objectsMutex().unlock();
  continueHarvestAfterFork(isChild);
}

void afterForkInParent() {
  afterForkIn(false);
}

void afterForkInChild() {
  afterForkIn(true);
}

void putAll() {
  putQueueCalls();
  putMemoryCalls();
  putSvmCalls();
  putProgramCalls();
  putKernelCalls();
  putLaunchCalls();
  putEventCalls();
  putMoments();
}

/// Once, however often a loader comes.
cl_uint initialise(cl_uint entries, const cl_icd_dispatch* target) {
  static std::once_flag once;
  static cl_uint known = 0;
  std::call_once(once, [&] {
    known = std::min(entries, kEntries);
    std::memcpy(static_cast<void*>(&driver), target, known * sizeof(void*));
    std::memcpy(static_cast<void*>(&table), target, known * sizeof(void*));
    std::optional<Settings> read = readSettings();
    if (!read) return;
    useSettings(std::move(*read));
    if (!openFigures()) return;
    putAll();
    pthread_atfork(beforeFork, afterForkInParent, afterForkInChild);
  });
  return std::min(entries, known);  // another loader may have a smaller table
}

}  // namespace
}  // namespace headroom::capture

#define HEADROOM_EXPORT extern "C" __attribute__((visibility("default")))

HEADROOM_EXPORT CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info info, size_t size, void* value,
                                                               size_t* sizeReturned) {
  constexpr cl_layer_info kLayerName = 0x4241;  // newer headers have it
  constexpr char kName[] = "Headroom capture";
  constexpr cl_layer_api_version kVersion = CL_LAYER_API_VERSION_100;
  const void* answer = info == kLayerName ? static_cast<const void*>(kName) : &kVersion;
  const std::size_t bytes = info == kLayerName ? sizeof kName : sizeof kVersion;
  if (info != CL_LAYER_API_VERSION && info != kLayerName) return CL_INVALID_VALUE;
  if (value != nullptr && size < bytes) return CL_INVALID_VALUE;
  if (value != nullptr) std::memcpy(value, answer, bytes);
  if (sizeReturned != nullptr) *sizeReturned = bytes;
  return CL_SUCCESS;
}

HEADROOM_EXPORT CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint entries, const cl_icd_dispatch* target,
                                                            cl_uint* entriesReturned,
                                                            const cl_icd_dispatch** dispatch) {
  if (target == nullptr || entriesReturned == nullptr || dispatch == nullptr) return CL_INVALID_VALUE;
  *entriesReturned = headroom::capture::initialise(entries, target);
  *dispatch = &headroom::capture::table;
  return CL_SUCCESS;
}
