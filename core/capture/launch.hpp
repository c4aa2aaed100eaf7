// One launch as requested by the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "objects.hpp"

namespace headroom::capture {

struct Launch {
  cl_command_queue queueHandle = nullptr;
  cl_kernel kernelHandle = nullptr;
  cl_uint dimensions = 0;
  const std::size_t* offset = nullptr;
  const std::size_t* global = nullptr;
  const std::size_t* local = nullptr;
  bool isTask = false;

  std::shared_ptr<Queue> queue;    ///< null: not known to the layer
  std::shared_ptr<Kernel> kernel;  ///< null: not known to the layer
  KernelFigures* figures = nullptr;
  bool isSlotUnknown = false;  ///< `figures` has not been looked for yet
  std::uint64_t boundBytes = 0;
  std::uint64_t number = 0;               ///< in the process, from 0
  std::uint64_t ofKernel = 0;             ///< of all kernels of its name, from 1
  std::shared_ptr<SourceCount> source{};  ///< there where all kernels are captured
  std::uint64_t ofSource = 0;             ///< of all kernels of its name and source, from 1
};

struct LaunchWaits {
  cl_uint count = 0;
  const cl_event* events = nullptr;
  cl_event* event = nullptr;  ///< event requested by the program; may be null
};

}  // namespace headroom::capture
