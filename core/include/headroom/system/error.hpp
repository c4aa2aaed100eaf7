// The one error type of the engine: a sentence a person can act on, with the facts behind it.
#pragma once

#include <stdexcept>
#include <string>

namespace headroom {

/// Where in the road from plan to row something failed.
enum class Stage { Arguments, KernelFile, ImageFile, ReportFile, Device, Build, Memory, Launch, Validate, Runner };

/// what() is a complete sentence: what happened, to which file or device, what to do.
class Error : public std::runtime_error {
 public:
  Error(Stage where, const std::string& sentence) : std::runtime_error(sentence), stage(where) {}

  Stage stage;
  std::string openclCall;     ///< e.g. "clBuildProgram"; empty when no OpenCL call failed
  std::string openclCode;     ///< by name, e.g. "CL_OUT_OF_RESOURCES"
  std::string log;            ///< compiler output, whole
  std::string configuration;  ///< e.g. "blur.separable, 1000 x 1000, sigma 5"
};

/// The request itself is wrong (a flag, a number, a name): exit code 2 on the command line.
class UsageError : public Error {
 public:
  explicit UsageError(const std::string& sentence) : Error(Stage::Arguments, sentence) {}
};

/// No device answers to the selector: exit code 5 on the command line.
class NoDeviceError : public Error {
 public:
  explicit NoDeviceError(const std::string& sentence) : Error(Stage::Device, sentence) {}
};

}  // namespace headroom
