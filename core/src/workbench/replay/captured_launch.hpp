// One launch of a kernel in another program, as a capture folder has it: ours, or one of the opencl-intercept-layer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/image_form.hpp"
#include "workbench/replay/capture_files.hpp"

namespace headroom {

enum class CapturedKind {
  Value,  ///< a number, a vector or a struct; where the folder does not say more, perhaps a null pointer
  Local,
  Sampler,
  Buffer,
  Image,
  Svm,  ///< a pointer into shared virtual memory
  Null
};

/// What Image_MetaData_N.txt says, checked.
struct CapturedImage {
  ImageForm form;
  std::vector<std::uint64_t> extents;  ///< as many as the form's kind has
};

struct CapturedArgument {
  std::size_t index = 0;
  CapturedKind kind = CapturedKind::Value;
  std::string given;             ///< the bytes that the program set: a value's own, or a handle's
  std::uint64_t localBytes = 0;  ///< of local memory
  SamplerForm sampler;
  std::optional<CapturedImage> image;
  // Of memory. Arguments of one root share it.
  std::string root;          ///< which allocation: equal for the same one
  std::uint64_t offset = 0;  ///< of the contents, in bytes from the root's start
  std::uint64_t size = 0;    ///< of the contents, in bytes
  std::uint64_t start = 0;   ///< of an SVM pointer: bytes from the start of the contents
  std::string before;        ///< file with the contents before the launch, relative to the folder; empty: none
  std::string after;         ///< and after it
  std::string whyMissing;    ///< of contents, as the capture says it; may be empty

  [[nodiscard]] bool isMemory() const {
    return kind == CapturedKind::Buffer || kind == CapturedKind::Image || kind == CapturedKind::Svm;
  }
};

struct CapturedLaunch {
  std::string kernel;
  std::string options;               ///< of the build, as the program gave them; one line
  std::vector<std::string> sources;  ///< files with the program's text, the one with the kernel first
  bool hasHeaders = false;           ///< in the subfolder include
  std::vector<std::uint64_t> global;
  std::vector<std::uint64_t> local;   ///< empty: the driver chose
  std::vector<std::uint64_t> offset;  ///< empty: none
  std::vector<CapturedArgument> arguments;
  // Where it came from; empty or 0 where the folder does not say.
  std::string program;
  std::string device;
  std::string driver;
  std::string time;
  std::string sourceHash;            ///< of the program's source, 32 hex digits
  std::uint64_t launchOfKernel = 0;  ///< from 1
  std::uint64_t nanoseconds = 0;
  std::vector<std::string> missingHeaders;
  std::vector<std::string> notes;
};

/// The file with the bytes of an argument's value.
[[nodiscard]] std::string valueFileOf(std::size_t argument);

/// Throws Error(Stage::KernelFile) with the file and a remedy for a capture that is incomplete or makes no sense, and
/// for one that can't be replayed: of a program without source.
CapturedLaunch readCapture(const CaptureFiles& files);

}  // namespace headroom
