// The one error type of the engine: a sentence that the user can act on, with its details.
#pragma once

#include <stdexcept>
#include <string>

namespace headroom {

/// The stage between plan and row that failed.
enum class Stage { Arguments, KernelFile, ImageFile, ReportFile, Device, Build, Memory, Launch, Validate, Runner };

/// what() is a complete sentence: the event, the file or device, the remedy.
class Error : public std::runtime_error {
 public:
  Error(Stage where, const std::string& sentence) : std::runtime_error(sentence), stage(where) {}

  Stage stage;
  std::string openclCall;     ///< e.g. "clBuildProgram"; empty if no OpenCL call failed
  std::string openclCode;     ///< by name, e.g. "CL_OUT_OF_RESOURCES"
  std::string log;            ///< full compiler output
  std::string configuration;  ///< e.g. "blur.separable, 1000 x 1000, sigma 5"
};

/// The sentence for std::bad_alloc.
inline constexpr const char* kNoMemoryText =
    "There is not enough memory for this. Close other programs, or choose a smaller file or size.";

/// The request itself is invalid (a flag, a number, a name): exit code 2 on the command line.
class UsageError : public Error {
 public:
  explicit UsageError(const std::string& sentence) : Error(Stage::Arguments, sentence) {}
};

/// No device matches the selector: exit code 5 on the command line.
class NoDeviceError : public Error {
 public:
  explicit NoDeviceError(const std::string& sentence) : Error(Stage::Device, sentence) {}
};

}  // namespace headroom
