// The only include of CLHPP: exceptions on, OpenCL 1.2 (the macros come from core/CMakeLists.txt).
#pragma once

#include <CL/opencl.hpp>
