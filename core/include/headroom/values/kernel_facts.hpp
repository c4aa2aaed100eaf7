// Facts about a built program's kernels, as a driver reports them: plain values, for forms, checks and proposals.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

/// Address space of an argument's memory. Private: a value, an image or a sampler.
enum class AddressSpace { Private, Global, Constant, Local };

/// Access qualifier of an image. None for other arguments.
enum class ImageAccess { None, ReadOnly, WriteOnly, ReadWrite };

/// An argument as declared in the kernel.
struct KernelArgument {
  std::string name;
  /// As spelled by the driver: "float*", "uint", "image2d_t", "Particle*". Typedef names stay.
  std::string type;
  AddressSpace space = AddressSpace::Private;
  ImageAccess access = ImageAccess::None;
  bool isConst = false;  ///< the pointee is const; also true in the Constant address space
  bool isRestrict = false;
  bool isVolatile = false;

  bool operator==(const KernelArgument&) const = default;

  [[nodiscard]] bool isPointer() const { return !type.empty() && type.back() == '*'; }
};

/// Work-items of a group, x first; three zeros if a kernel does not declare it.
using GroupShape = std::array<std::uint64_t, 3>;

struct KernelFacts {
  std::string name;
  std::uint64_t argumentCount = 0;
  /// As many, in order; empty if the driver reports no names and types of arguments.
  std::vector<KernelArgument> arguments;
  GroupShape requiredGroup{};  ///< reqd_work_group_size
  GroupShape groupHint{};      ///< work_group_size_hint
  std::string vectorHint;      ///< vec_type_hint, e.g. "float4"; else empty
  // For this kernel as compiled on this device; nothing if the driver does not report it.
  std::optional<std::uint64_t> maxGroup;           ///< work-items
  std::optional<std::uint64_t> preferredMultiple;  ///< work-items of a group
  std::optional<std::uint64_t> localBytes;         ///< per group, without that of arguments
  std::optional<std::uint64_t> privateBytes;       ///< per work-item

  bool operator==(const KernelFacts&) const = default;
};

/// One program on one device.
struct ProgramFacts {
  std::string device;   ///< its name
  std::string options;  ///< options of the build
  /// In the driver's order; empty if the program was not built.
  std::vector<KernelFacts> kernels;
  std::string failure;  ///< why it was not built, a sentence; else empty
  std::string log;      ///< full compiler output, including warnings of a successful build

  bool operator==(const ProgramFacts&) const = default;
};

/// Parses the text of CL_KERNEL_ATTRIBUTES, "reqd_work_group_size(16,16,1) vec_type_hint(float4)", into `facts`.
void readAttributes(const std::string& attributes, KernelFacts& facts);

/// "global const float* in", for lists.
[[nodiscard]] std::string toText(const KernelArgument& argument);

}  // namespace headroom
