// What a driver reports about a program's kernels once it has built it: plain values, for forms, checks and proposals.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

/// Where an argument's memory is. Private: a value, an image or a sampler.
enum class AddressSpace { Private, Global, Constant, Local };

/// Of an image. None for whatever is no image.
enum class ImageAccess { None, ReadOnly, WriteOnly, ReadWrite };

/// An argument as the kernel declares it.
struct KernelArgument {
  std::string name;
  /// As the driver spells it: "float*", "uint", "image2d_t", "Particle*". Names of a typedef stay as they are.
  std::string type;
  AddressSpace space = AddressSpace::Private;
  ImageAccess access = ImageAccess::None;
  bool isConst = false;  ///< what a pointer points to is; also where the address space is Constant
  bool isRestrict = false;
  bool isVolatile = false;

  bool operator==(const KernelArgument&) const = default;

  [[nodiscard]] bool isPointer() const { return !type.empty() && type.back() == '*'; }
};

/// Work-items of a group, x first; three zeros where a kernel does not say.
using GroupShape = std::array<std::uint64_t, 3>;

struct KernelFacts {
  std::string name;
  std::uint64_t argumentCount = 0;
  /// As many, in order; empty where the driver keeps no names and types of arguments.
  std::vector<KernelArgument> arguments;
  GroupShape requiredGroup{};  ///< reqd_work_group_size
  GroupShape groupHint{};      ///< work_group_size_hint
  std::string vectorHint;      ///< vec_type_hint, e.g. "float4"; else empty
  // Of this kernel on this device, as it was compiled; nothing where the driver does not say.
  std::optional<std::uint64_t> maxGroup;           ///< work-items
  std::optional<std::uint64_t> preferredMultiple;  ///< work-items of a group
  std::optional<std::uint64_t> localBytes;         ///< of a group, without what arguments bring
  std::optional<std::uint64_t> privateBytes;       ///< of a work-item

  bool operator==(const KernelFacts&) const = default;
};

/// One program on one device.
struct ProgramFacts {
  std::string device;   ///< its name
  std::string options;  ///< that it was built with
  /// In the driver's order; empty where the program was not built.
  std::vector<KernelFacts> kernels;
  std::string failure;  ///< why it was not built, a sentence; else empty
  std::string log;      ///< the compiler's, whole; warnings of a program that was built

  bool operator==(const ProgramFacts&) const = default;
};

/// What the text of CL_KERNEL_ATTRIBUTES says, "reqd_work_group_size(16,16,1) vec_type_hint(float4)", goes into
/// `facts`.
void readAttributes(const std::string& attributes, KernelFacts& facts);

/// "global const float* in", for lists.
[[nodiscard]] std::string toText(const KernelArgument& argument);

}  // namespace headroom
