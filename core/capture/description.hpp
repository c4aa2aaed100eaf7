// The texts of a capture folder, as functions of what was captured.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "capture.hpp"

namespace headroom::capture {

/// The program that has the kernel, and the others that it was linked with.
struct ProgramParts {
  std::shared_ptr<Program> main;
  std::vector<std::shared_ptr<Program>> others;
};
ProgramParts partsOf(const std::shared_ptr<Program>& program, const std::string& kernel);

std::string optionsLine(const std::string& options);
std::string worksizesText(const CapturedLaunch& launch);
std::string argumentBytes(const CapturedArgument& argument);
std::string samplerText(const Sampler& sampler);
std::string imageText(const Memory& memory);
std::size_t svmOffset(const CapturedLaunch& launch, const CapturedArgument& argument);
/// `arguments.txt`.
std::string argumentsText(const CapturedLaunch& launch);
/// `capture.txt`.
std::string captureText(const CapturedLaunch& launch);

}  // namespace headroom::capture
