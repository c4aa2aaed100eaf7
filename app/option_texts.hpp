// Help texts shared by both programs.
#pragma once

namespace headroom {

inline constexpr const char* kQuestion = "How far is an OpenCL kernel from what this device can do, and why?";
inline constexpr const char* kKernelsText =
    "Kernel file, or folder of them, that adds to or overrides the built-in ones";
inline constexpr const char* kInProcessText = "Call OpenCL in this process, for debuggers";
inline constexpr const char* kSigmaText = "Standard deviation of the blur in pixels";

}  // namespace headroom
