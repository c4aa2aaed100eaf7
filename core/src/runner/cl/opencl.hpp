// The only include of CLHPP: exceptions on, OpenCL 1.2 (the macros come from core/CMakeLists.txt), with a wrapper of
// handles that owns exactly what it has retained.
#pragma once

#include <CL/cl.h>

#include <type_traits>
#include <utility>

namespace headroom {

/// Throws cl::Error with the name of this call, unless it returned CL_SUCCESS.
inline void requireCall(cl_int error, const char* call);

/// The calls that change the number of an object's owners.
struct OwnerCalls {
  const char* retain;
  const char* release;
};

template <typename Handle>
constexpr OwnerCalls ownerCallsOf() {
  if (std::is_same_v<Handle, cl_context>) return {"clRetainContext", "clReleaseContext"};
  if (std::is_same_v<Handle, cl_command_queue>) return {"clRetainCommandQueue", "clReleaseCommandQueue"};
  if (std::is_same_v<Handle, cl_mem>) return {"clRetainMemObject", "clReleaseMemObject"};
  if (std::is_same_v<Handle, cl_sampler>) return {"clRetainSampler", "clReleaseSampler"};
  if (std::is_same_v<Handle, cl_program>) return {"clRetainProgram", "clReleaseProgram"};
  if (std::is_same_v<Handle, cl_kernel>) return {"clRetainKernel", "clReleaseKernel"};
  if (std::is_same_v<Handle, cl_event>) return {"clRetainEvent", "clReleaseEvent"};
  return {"The retain of an object", "The release of an object"};
}

}  // namespace headroom

namespace cl::detail {

template <typename Handle>
class Wrapper;
template <typename Handle>
struct ReferenceHandler;

/// Takes the place of CLHPP's class for all objects but devices, which has a specialisation of its own. CLHPP's keeps a
/// handle that it could not retain, and one that it has released where the release reports an error, and releases it
/// once more at its end: drivers crash. This one owns its new object or its old one after each failure.
template <typename Object>
class Wrapper<Object*> {
 public:
  using cl_type = Object*;

  Wrapper() = default;
  /// Without a retain it takes over the caller's share.
  Wrapper(const cl_type& handle, bool isRetained) : object_(handle) {
    if (isRetained) requireRetained();
  }
  Wrapper(const Wrapper& other) : object_(other.object_) { requireRetained(); }
  Wrapper(Wrapper&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  /// A failed release is not reported here.
  ~Wrapper() { static_cast<void>(releaseOf(object_)); }

  Wrapper& operator=(const Wrapper& other) {
    if (this != &other) *this = Wrapper(other);
    return *this;
  }
  Wrapper& operator=(Wrapper&& other) {  // NOLINT(performance-noexcept-move-constructor): a failed release is reported
    if (this != &other) *this = std::exchange(other.object_, nullptr);
    return *this;
  }
  /// Takes over the caller's share.
  Wrapper& operator=(const cl_type& handle) {
    const cl_type before = std::exchange(object_, handle);
    headroom::requireCall(releaseOf(before), headroom::ownerCallsOf<cl_type>().release);
    return *this;
  }

  const cl_type& operator()() const { return object_; }
  cl_type& operator()() { return object_; }
  [[nodiscard]] cl_type get() const { return object_; }

  /// For CLHPP's queries, which assign a handle first. Returns the error; then this owns nothing.
  cl_int retain() {
    const cl_int error = object_ == nullptr ? CL_SUCCESS : ReferenceHandler<cl_type>::retain(object_);
    if (error != CL_SUCCESS) object_ = nullptr;
    return error;
  }

 protected:
  cl_type object_ = nullptr;  // set by CLHPP's classes

 private:
  void requireRetained() { headroom::requireCall(retain(), headroom::ownerCallsOf<cl_type>().retain); }
  static cl_int releaseOf(cl_type handle) {
    return handle == nullptr ? CL_SUCCESS : ReferenceHandler<cl_type>::release(handle);
  }
};

}  // namespace cl::detail

#include <CL/opencl.hpp>

namespace headroom {

inline void requireCall(cl_int error, const char* call) {
  if (error != CL_SUCCESS) throw cl::Error(error, call);
}

}  // namespace headroom
