#include "runner/cl/buffer_audit.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <utility>
#include <vector>

#include "catalogue/embedded_kernels.hpp"
#include "system/row_bands.hpp"

namespace headroom {

namespace {

constexpr std::size_t kWordBytes = sizeof(std::uint32_t);
/// Work-items of the kernels; each processes the buffer in steps of this many words.
constexpr std::size_t kWorkItems = 16384;
constexpr std::size_t kWordsPerBand = 16384;

struct Sums {
  std::uint32_t low = 0;
  std::uint32_t high = 0;

  /// Same as in buffer_audit.cl.
  [[gnu::always_inline]] void add(std::uint32_t word, std::uint32_t index) {
    std::uint32_t mixed = word + index * 0x9e3779b9U;
    mixed = (mixed ^ (mixed >> 16U)) * 0x85ebca6bU;
    mixed = (mixed ^ (mixed >> 13U)) * 0xc2b2ae35U;
    mixed ^= mixed >> 16U;
    low += mixed;
    mixed *= 0x2c1b3c6dU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297a2d39U;
    high += mixed ^ (mixed >> 15U);
  }
  [[nodiscard]] std::uint64_t digest() const { return std::uint64_t{high} << 32U | low; }
};

std::uint32_t wordAt(std::span<const std::uint8_t> bytes, std::size_t index) {
  std::uint32_t word = 0;
  const std::size_t first = index * kWordBytes;
  std::memcpy(&word, bytes.data() + first, std::min(kWordBytes, bytes.size() - first));
  return word;
}

[[gnu::always_inline]] inline Sums sumsOfWords(const std::uint8_t* bytes, std::size_t first, std::size_t last) {
  Sums sums;
  for (std::size_t i = first; i < last; ++i) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes + i * kWordBytes, kWordBytes);
    sums.add(word, static_cast<std::uint32_t>(i));
  }
  return sums;
}

/// Sums of whole words [first, last). Computes several at once, in AVX2 vectors if available: wider vectors lower the
/// clock of some CPUs, and the CPU may be the measured device.
using SumsOfWords = Sums (*)(const std::uint8_t* bytes, std::size_t first, std::size_t last);

Sums sumsBaseline(const std::uint8_t* bytes, std::size_t first, std::size_t last) {
  return sumsOfWords(bytes, first, last);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) Sums sumsAvx2(const std::uint8_t* bytes, std::size_t first, std::size_t last) {
  return sumsOfWords(bytes, first, last);
}
#endif

SumsOfWords widestSums() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return sumsAvx2;
#endif
  return sumsBaseline;
}

/// Calls work(first, last) for parts of the words, the last of which may be incomplete.
template <typename Work>
void forEachPart(std::size_t bytes, const Work& work) {
  const std::size_t words = (bytes + kWordBytes - 1) / kWordBytes;
  forEachBand(static_cast<int>((words + kWordsPerBand - 1) / kWordsPerBand), 4, [&](int first, int end) {
    work(static_cast<std::size_t>(first) * kWordsPerBand,
         std::min(words, static_cast<std::size_t>(end) * kWordsPerBand));
  });
}

/// Changes a float to about twice or half its value, a byte by 32 steps.
std::uint32_t bitsToFlip(Element element) {
  switch (element) {
    case Element::UChar:
    case Element::Char:
      return 0x20202020U;
    case Element::Short:
    case Element::UShort:
      return 0x00050005U;
    case Element::Int:
    case Element::UInt:
    case Element::Long:
    case Element::ULong:
      return 0x00000505U;
    case Element::Half:
      return 0x04800480U;
    case Element::Float:
    case Element::Double:
      break;
  }
  return 0x00900000U;
}

cl::Kernel ownKernel(DeviceSession& session, const char* name) {
  const auto& kernels = ownKernels();
  Variant program;
  program.id = "the check of buffers between launches";
  program.origin = "built in";
  program.source = std::find_if(kernels.begin(), kernels.end(), [](const auto& kernel) {
                     return kernel.name == "buffer_audit";
                   })->text;
  return {session.program(program), name};
}

/// Sets the kernel's arguments, the last one as given, and launches it.
template <typename Last>
void launchOn(DeviceSession& session, const std::string& buffer, cl::Kernel& kernel, const Last& last) {
  const std::uint64_t bytes = session.needOf(buffer).bytes();
  const std::uint64_t words = bytes / kWordBytes;
  kernel.setArg(0, session.buffer(buffer));
  kernel.setArg(1, static_cast<cl_ulong>(words));
  kernel.setArg(2, static_cast<cl_uint>(bytes % kWordBytes));
  kernel.setArg(3, last);
  session.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(kWorkItems));
}

}  // namespace

std::uint64_t digestOf(std::span<const std::uint8_t> bytes) {
  std::atomic<std::uint32_t> low = 0;
  std::atomic<std::uint32_t> high = 0;
  static const SumsOfWords sumsHere = widestSums();
  forEachPart(bytes.size(), [&](std::size_t first, std::size_t last) {
    const std::size_t whole = std::min(last, bytes.size() / kWordBytes);
    Sums sums = sumsHere(bytes.data(), first, whole);
    for (std::size_t i = std::max(first, whole); i < last; ++i)
      sums.add(wordAt(bytes, i), static_cast<std::uint32_t>(i));
    low += sums.low;
    high += sums.high;
  });
  return Sums{low, high}.digest();
}

AuditWay auditWayOf(const DeviceSession& session) {
  return session.description().type == DeviceType::Cpu ? AuditWay::Host : AuditWay::Device;
}

std::uint64_t digestOf(DeviceSession& session, const std::string& buffer, AuditWay way) {
  if (way == AuditWay::Host) return digestOf(MappedBuffer(session, buffer, CL_MAP_READ).bytes());
  cl::Kernel kernel = ownKernel(session, "digestBytes");
  std::vector<cl_uint2> parts(kWorkItems);
  const cl::Buffer sums(session.context(), CL_MEM_WRITE_ONLY, parts.size() * sizeof(cl_uint2));
  launchOn(session, buffer, kernel, sums);
  session.queue().enqueueReadBuffer(sums, CL_TRUE, 0, parts.size() * sizeof(cl_uint2), parts.data());
  Sums total;
  for (const cl_uint2& part : parts) {
    total.low += part.s[0];
    total.high += part.s[1];
  }
  return total.digest();
}

void spoilNumbers(DeviceSession& session, const std::string& buffer, AuditWay way) {
  const Element element = session.needOf(buffer).element;
  if (way == AuditWay::Host) {
    const MappedBuffer mapped(session, buffer, CL_MAP_READ | CL_MAP_WRITE);
    spoilNumbers(mapped.bytes(), element);
  } else {
    cl::Kernel kernel = ownKernel(session, "flipBits");
    launchOn(session, buffer, kernel, cl_uint{bitsToFlip(element)});
    session.queue().finish();
  }
  session.forgetFilled(buffer);
}

void spoilNumbers(std::span<std::uint8_t> bytes, Element element) {
  const std::uint32_t bits = bitsToFlip(element);
  forEachPart(bytes.size(), [&](std::size_t first, std::size_t last) {
    const std::size_t whole = std::min(last, bytes.size() / kWordBytes);
    for (std::size_t i = first; i < whole; ++i) {
      std::uint32_t word = 0;
      std::memcpy(&word, bytes.data() + i * kWordBytes, kWordBytes);
      word ^= bits;
      std::memcpy(bytes.data() + i * kWordBytes, &word, kWordBytes);
    }
    for (std::size_t i = std::max(first, whole); i < last; ++i) {
      const std::uint32_t word = wordAt(bytes, i) ^ bits;
      std::memcpy(bytes.data() + i * kWordBytes, &word, std::min(kWordBytes, bytes.size() - i * kWordBytes));
    }
  });
}

}  // namespace headroom
