#include "runner/cl/kernel_queries.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "runner/cl/compiler_lines.hpp"
#include "runner/cl/errors.hpp"
#include "runner/sampling/point_failure.hpp"
#include "text/first_lines.hpp"

namespace headroom {
namespace {

constexpr const char* kKeepArguments = "-cl-kernel-arg-info";

/// Some drivers include a C string's terminating zero.
std::string withoutZero(std::string text) {
  while (!text.empty() && text.back() == '\0') text.pop_back();
  return text;
}

AddressSpace spaceOf(cl_kernel_arg_address_qualifier qualifier) {
  switch (qualifier) {
    case CL_KERNEL_ARG_ADDRESS_GLOBAL:
      return AddressSpace::Global;
    case CL_KERNEL_ARG_ADDRESS_CONSTANT:
      return AddressSpace::Constant;
    case CL_KERNEL_ARG_ADDRESS_LOCAL:
      return AddressSpace::Local;
    default:
      return AddressSpace::Private;
  }
}

ImageAccess accessOf(cl_kernel_arg_access_qualifier qualifier) {
  switch (qualifier) {
    case CL_KERNEL_ARG_ACCESS_READ_ONLY:
      return ImageAccess::ReadOnly;
    case CL_KERNEL_ARG_ACCESS_WRITE_ONLY:
      return ImageAccess::WriteOnly;
    case CL_KERNEL_ARG_ACCESS_READ_WRITE:
      return ImageAccess::ReadWrite;
    default:
      return ImageAccess::None;
  }
}

/// Throws cl::Error, also if the driver has no argument information.
KernelArgument argumentOf(const cl::Kernel& kernel, cl_uint index) {
  KernelArgument argument;
  argument.name = withoutZero(kernel.getArgInfo<CL_KERNEL_ARG_NAME>(index));
  argument.type = withoutZero(kernel.getArgInfo<CL_KERNEL_ARG_TYPE_NAME>(index));
  argument.space = spaceOf(kernel.getArgInfo<CL_KERNEL_ARG_ADDRESS_QUALIFIER>(index));
  argument.access = accessOf(kernel.getArgInfo<CL_KERNEL_ARG_ACCESS_QUALIFIER>(index));
  const cl_kernel_arg_type_qualifier qualifiers = kernel.getArgInfo<CL_KERNEL_ARG_TYPE_QUALIFIER>(index);
  argument.isConst = (qualifiers & CL_KERNEL_ARG_TYPE_CONST) != 0 || argument.space == AddressSpace::Constant;
  argument.isRestrict = (qualifiers & CL_KERNEL_ARG_TYPE_RESTRICT) != 0;
  argument.isVolatile = (qualifiers & CL_KERNEL_ARG_TYPE_VOLATILE) != 0;
  return argument;
}

/// Returns all of them or, if the driver keeps no names, none.
std::vector<KernelArgument> argumentsOf(const cl::Kernel& kernel, cl_uint count) {
  std::vector<KernelArgument> arguments;
  try {
    for (cl_uint index = 0; index < count; ++index) arguments.push_back(argumentOf(kernel, index));
  } catch (const cl::Error&) {
    return {};
  }
  const bool areNamed = std::ranges::none_of(arguments, [](const KernelArgument& each) { return each.name.empty(); });
  return areNamed ? arguments : std::vector<KernelArgument>();
}

/// Adds a query that failed, if the driver knows it.
void note(const cl::Error& error, FailedQueries* failed) {
  if (failed == nullptr || error.err() == CL_INVALID_VALUE) return;
  failed->push_back(fmt::format("{} failed with {}, so facts are missing. Compile it once more.", error.what(),
                                openclCodeName(error.err())));
}

/// Returns nothing if the query fails.
template <typename Query>
auto answerTo(FailedQueries* failed, const Query& query) -> std::optional<decltype(query())> {
  try {
    return query();
  } catch (const cl::Error& error) {
    note(error, failed);
    return std::nullopt;
  }
}

}  // namespace

KernelFacts factsOf(const cl::Kernel& kernel, const cl::Device& device, FailedQueries* failed) {
  KernelFacts facts;
  facts.name = withoutZero(kernel.getInfo<CL_KERNEL_FUNCTION_NAME>());
  const cl_uint count = kernel.getInfo<CL_KERNEL_NUM_ARGS>();
  facts.argumentCount = count;
  facts.arguments = argumentsOf(kernel, count);
  if (const auto attributes = answerTo(failed, [&] { return kernel.getInfo<CL_KERNEL_ATTRIBUTES>(); }))
    readAttributes(withoutZero(*attributes), facts);
  const auto required =
      answerTo(failed, [&] { return kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(device); });
  if (required && (*required)[0] > 0) facts.requiredGroup = {(*required)[0], (*required)[1], (*required)[2]};
  facts.maxGroup = answerTo(failed, [&] { return kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(device); });
  facts.preferredMultiple =
      answerTo(failed, [&] { return kernel.getWorkGroupInfo<CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE>(device); });
  facts.localBytes = answerTo(failed, [&] { return kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(device); });
  facts.privateBytes = answerTo(failed, [&] { return kernel.getWorkGroupInfo<CL_KERNEL_PRIVATE_MEM_SIZE>(device); });
  return facts;
}

std::string binaryOf(const cl::Program& program) {
  const auto binaries = program.getInfo<CL_PROGRAM_BINARIES>();
  if (binaries.empty()) return {};
  return {binaries.front().begin(), binaries.front().end()};
}

std::string buildLogOf(const cl::Program& program, const cl::Device& device, FailedQueries* failed) {
  const auto log = answerTo(failed, [&] { return program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(device); });
  return log ? limitedText(withoutZero(*log), kMostBytesOfLog) : std::string();
}

std::optional<std::uint64_t> spillBytesOf(const cl::Kernel& kernel, const cl::Device& device, FailedQueries* failed) {
  constexpr cl_kernel_work_group_info kSpillBytes = 0x4109;  // CL_KERNEL_SPILL_MEM_SIZE_INTEL
  // The number may have another meaning in another driver.
  const auto vendor = answerTo(failed, [&] { return device.getInfo<CL_DEVICE_VENDOR>(); });
  if (!vendor || vendor->find("Intel") == std::string::npos) return std::nullopt;
  cl_ulong bytes = 0;
  const cl_int code = clGetKernelWorkGroupInfo(kernel(), device(), kSpillBytes, sizeof bytes, &bytes, nullptr);
  if (code == CL_SUCCESS) return bytes;
  note(cl::Error(code, "clGetKernelWorkGroupInfo"), failed);
  return std::nullopt;
}

ProgramFacts describeKernels(DeviceSession& session, const DescribeKernelsJob& job) {
  Variant text;
  text.id = job.origin;
  text.origin = job.origin;
  text.source = job.source;
  text.options = job.options;
  text.options.emplace_back(kKeepArguments);
  ProgramFacts facts;
  facts.device = session.description().name;
  facts.options = fmt::format("{}", fmt::join(job.options, " "));
  try {
    const BuiltProgram built = session.builder().buildFromSource(text);
    facts.log = buildLogOf(built.program, session.device());
    std::vector<cl::Kernel> kernels;
    // Some drivers report an error for a program without kernels.
    if (built.program.getInfo<CL_PROGRAM_NUM_KERNELS>() == 0) return facts;
    cl::Program program = built.program;
    program.createKernels(&kernels);
    for (const cl::Kernel& kernel : kernels) facts.kernels.push_back(factsOf(kernel, session.device()));
  } catch (const PointFailure& failure) {
    facts.failure = fmt::format(
        "{} does not build on {}. Read the compiler's log, mend the text, or give the build "
        "options that it needs.",
        job.origin, facts.device);
    facts.log = withoutZero(failure.log);
    if (failure.log.empty()) facts.failure = failure.what();
  }
  return facts;
}

}  // namespace headroom
