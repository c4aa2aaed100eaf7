// One captured launch of a kernel in another program, from a capture folder of Headroom or of the
// opencl-intercept-layer.
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
  Value,  ///< a number, a vector or a struct; possibly a null pointer if the folder does not show it
  Local,
  Sampler,
  Buffer,
  Image,
  Svm,  ///< a pointer into shared virtual memory
  Null
};

/// Validated contents of Image_MetaData_N.txt.
struct CapturedImage {
  ImageForm form;
  std::vector<std::uint64_t> extents;  ///< as many as the form's kind requires
};

struct CapturedArgument {
  std::size_t index = 0;
  CapturedKind kind = CapturedKind::Value;
  std::string given;             ///< the bytes that the program set: a value's own, or a handle's
  std::uint64_t localBytes = 0;  ///< bytes of local memory
  SamplerForm sampler;
  std::optional<CapturedImage> image;
  // Members for memory. Arguments with one root share it.
  std::string root;          ///< the allocation's id
  std::uint64_t offset = 0;  ///< offset of the contents, in bytes from the root's start
  std::uint64_t size = 0;    ///< size of the contents, in bytes
  std::uint64_t start = 0;   ///< for an SVM pointer: bytes from the start of the contents
  std::string before;        ///< file with the contents before the launch, relative to the folder; empty: none
  std::string after;         ///< file with the contents after it
  std::string whyMissing;    ///< why contents are missing, from the capture; may be empty

  [[nodiscard]] bool isMemory() const {
    return kind == CapturedKind::Buffer || kind == CapturedKind::Image || kind == CapturedKind::Svm;
  }
};

struct CapturedLaunch {
  std::string kernel;
  std::string options;               ///< the program's build options, on one line
  std::vector<std::string> sources;  ///< files with the program's text, the one with the kernel first
  bool hasHeaders = false;           ///< in the subfolder include
  std::vector<std::uint64_t> global;
  std::vector<std::uint64_t> local;   ///< empty: the driver chose
  std::vector<std::uint64_t> offset;  ///< empty: none
  std::vector<CapturedArgument> arguments;
  // Origin; empty or 0 if the folder does not state it.
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

/// Throws Error(Stage::KernelFile) with the file and a remedy for a capture that is incomplete or inconsistent, and for
/// one of a program without source, which cannot be replayed.
CapturedLaunch readCapture(const CaptureFiles& files);

}  // namespace headroom
