// Programs: their texts, options and headers.
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "binary_store.hpp"
#include "driver.hpp"
#include "headers.hpp"
#include "objects.hpp"
#include "replacements.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

std::shared_ptr<Program> programOf(cl_program handle) {
  LockedObjects objects;
  return objects->programs.find(handle);
}

void addProgram(cl_program handle, std::shared_ptr<Program> program) {
  LockedObjects()->programs.add(handle, std::move(program));
}

/// Returns nothing for arguments that the driver must reject.
std::string joinedText(cl_uint count, const char** strings, const size_t* lengths) {
  std::string text;
  for (cl_uint i = 0; strings != nullptr && i < count; ++i) {
    if (strings[i] == nullptr) return {};
    const bool isCounted = lengths != nullptr && lengths[i] > 0;
    text.append(strings[i], isCounted ? lengths[i] : std::strlen(strings[i]));
  }
  return text;
}

cl_program createReplaced(cl_context context, const Replacement& replacement, cl_int* error) {
  const char* text = replacement.source.c_str();
  const std::size_t length = replacement.source.size();
  cl_program handle = driver.clCreateProgramWithSource(context, 1, &text, &length, error);
  if (handle != nullptr) reportReplacement("source " + replacement.hash);
  return handle;
}

cl_program CL_API_CALL clCreateProgramWithSourceCaptured(cl_context context, cl_uint count, const char** strings,
                                                         const size_t* lengths, cl_int* error) {
  auto program = std::make_shared<Program>();
  program->context = context;
  program->source = joinedText(count, strings, lengths);
  program->hash = fnvText(program->source);
  program->replacement = replacementOf(program->hash);
  cl_program handle = program->replacement != nullptr
                          ? createReplaced(context, *program->replacement, error)
                          : driver.clCreateProgramWithSource(context, count, strings, lengths, error);
  if (handle != nullptr) addProgram(handle, std::move(program));
  return handle;
}

cl_program CL_API_CALL clCreateProgramWithILCaptured(cl_context context, const void* il, size_t size, cl_int* error) {
  cl_program handle = driver.clCreateProgramWithIL(context, il, size, error);
  if (handle == nullptr) return handle;
  auto program = std::make_shared<Program>();
  program->context = context;
  program->kind = SourceKind::Il;
  program->source.assign(static_cast<const char*>(il), size);
  program->hash = fnvText(program->source);
  addProgram(handle, std::move(program));
  return handle;
}

cl_program CL_API_CALL clCreateProgramWithBinaryCaptured(cl_context context, cl_uint devices,
                                                         const cl_device_id* device, const size_t* sizes,
                                                         const unsigned char** binaries, cl_int* status,
                                                         cl_int* error) {
  if (settings().refusesBinaries) {
    for (cl_uint i = 0; status != nullptr && i < devices; ++i) status[i] = CL_INVALID_BINARY;
    if (error != nullptr) *error = CL_INVALID_BINARY;
    return nullptr;
  }
  cl_program handle = driver.clCreateProgramWithBinary(context, devices, device, sizes, binaries, status, error);
  if (handle == nullptr) return handle;
  auto program = std::make_shared<Program>();
  program->context = context;
  program->kind = SourceKind::Binary;
  for (cl_uint i = 0; i < devices; ++i) {
    const std::string binary(reinterpret_cast<const char*>(binaries[i]), sizes[i]);
    const std::string hash = fnvText(binary);
    if (i == 0) program->hash = hash;
    if (recallSource(hash, *program)) break;
    program->binaries.push_back(binary);
  }
  // A binary whose source is known and replaced is built from the text in its place.
  program->replacement = replacementOf(program->hash);
  if (program->replacement != nullptr) {
    if (cl_program replaced = createReplaced(context, *program->replacement, nullptr)) {
      driver.clReleaseProgram(handle);
      handle = replaced;
    } else {
      program->replacement = nullptr;
    }
  }
  addProgram(handle, std::move(program));
  return handle;
}

cl_program CL_API_CALL clCreateProgramWithBuiltInKernelsCaptured(cl_context context, cl_uint devices,
                                                                 const cl_device_id* device, const char* names,
                                                                 cl_int* error) {
  cl_program handle = driver.clCreateProgramWithBuiltInKernels(context, devices, device, names, error);
  if (handle == nullptr) return handle;
  auto program = std::make_shared<Program>();
  program->context = context;
  program->kind = SourceKind::BuiltIn;
  program->hash = fnvText(names);
  addProgram(handle, std::move(program));
  return handle;
}

/// A program loaded as a binary keeps the options and headers of its source.
void setBuild(Program& program, const char* given) {
  std::string options = given == nullptr ? "" : given;
  if (program.isRemembered) return;
  if (program.kind == SourceKind::Text) {
    program.setBuild(buildOf(program.source, std::move(options)));
  } else {
    program.setBuild({std::move(options), {}, {}});
  }
}

cl_int CL_API_CALL clBuildProgramCaptured(cl_program handle, cl_uint devices, const cl_device_id* device,
                                          const char* options, void(CL_CALLBACK* callback)(cl_program, void*),
                                          void* data) {
  const std::shared_ptr<Program> program = programOf(handle);
  std::shared_ptr<const Build> before;
  std::shared_ptr<const Build> own;
  if (program) {
    before = program->build();
    setBuild(*program, options);  // now: others may use the program before the call returns
    if (program->replacement != nullptr) {
      own = program->build();  // a program that came as a binary is built without the options that its source needs
      options = own->options.c_str();
    }
  }
  const cl_int status = driver.clBuildProgram(handle, devices, device, options, callback, data);
  // Built already, and in use.
  if (program && status == CL_INVALID_OPERATION) program->setBuild(*before);
  if (program && program->replacement != nullptr && status != CL_SUCCESS)
    reportReplacement("unbuilt " + program->replacement->hash);
  return status;
}

cl_int CL_API_CALL clCompileProgramCaptured(cl_program handle, cl_uint devices, const cl_device_id* device,
                                            const char* options, cl_uint count, const cl_program* headers,
                                            const char** names, void(CL_CALLBACK* callback)(cl_program, void*),
                                            void* data) {
  const std::shared_ptr<Program> program = programOf(handle);
  if (program) {
    std::vector<Header> embedded;
    for (cl_uint i = 0; i < count && headers != nullptr && names != nullptr; ++i) {
      if (names[i] == nullptr) continue;
      const std::shared_ptr<Program> header = programOf(headers[i]);
      if (header && isNameBelow(names[i])) embedded.push_back({names[i], header->source});
    }
    std::string own = options == nullptr ? "" : options;
    if (program->isRemembered) own = program->build()->options;
    program->setBuild(program->kind == SourceKind::Text ? buildOf(program->source, std::move(own), std::move(embedded))
                                                        : Build{std::move(own), {}, {}});
  }
  const cl_int status =
      driver.clCompileProgram(handle, devices, device, options, count, headers, names, callback, data);
  if (program && program->replacement != nullptr && status != CL_SUCCESS)
    reportReplacement("unbuilt " + program->replacement->hash);
  return status;
}

cl_program CL_API_CALL clLinkProgramCaptured(cl_context context, cl_uint devices, const cl_device_id* device,
                                             const char* options, cl_uint count, const cl_program* inputs,
                                             void(CL_CALLBACK* callback)(cl_program, void*), void* data,
                                             cl_int* error) {
  cl_program handle = driver.clLinkProgram(context, devices, device, options, count, inputs, callback, data, error);
  if (handle == nullptr) return handle;
  auto program = std::make_shared<Program>();
  program->context = context;
  Fnv128 hash;
  for (cl_uint i = 0; i < count; ++i) {
    std::shared_ptr<Program> input = programOf(inputs[i]);
    if (!input) continue;
    hash.add(input->hash.data(), input->hash.size());
    program->linked.push_back(std::move(input));
  }
  program->hash = program->linked.size() == 1 ? program->linked.front()->hash : hash.text();
  if (options != nullptr) program->setBuild({options, {}, {}});
  for (const std::shared_ptr<Program>& input : program->linked) {
    if (input->replacement != nullptr) program->replacement = input->replacement;
  }
  addProgram(handle, std::move(program));
  return handle;
}

/// A program of the source itself, compiled as the program's own was; nullptr where that fails.
cl_program compiledAgain(cl_context context, const Program& part) {
  const char* text = part.source.c_str();
  const std::size_t length = part.source.size();
  cl_program made = driver.clCreateProgramWithSource(context, 1, &text, &length, nullptr);
  if (made == nullptr) return nullptr;
  const std::shared_ptr<const Build> build = part.build();
  std::vector<cl_program> headers;
  std::vector<const char*> names;
  for (const Header& header : build->headers) {
    const char* content = header.text.c_str();
    const std::size_t bytes = header.text.size();
    cl_program each = driver.clCreateProgramWithSource(context, 1, &content, &bytes, nullptr);
    if (each == nullptr) continue;
    headers.push_back(each);
    names.push_back(header.name.c_str());
  }
  const cl_int status = driver.clCompileProgram(
      made, 0, nullptr, build->options.c_str(), static_cast<cl_uint>(headers.size()),
      headers.empty() ? nullptr : headers.data(), headers.empty() ? nullptr : names.data(), nullptr, nullptr);
  for (cl_program each : headers) driver.clReleaseProgram(each);
  if (status == CL_SUCCESS) return made;
  driver.clReleaseProgram(made);
  return nullptr;
}

/// Compiles and links the original sources as the program did with the replaced ones.
cl_program linkedAgain(const Program& program) {
  if (driver.clCompileProgram == nullptr || driver.clLinkProgram == nullptr) return nullptr;
  std::vector<cl_program> parts;
  for (const std::shared_ptr<Program>& part : program.linked) {
    const bool isText = part->linked.empty() && part->kind == SourceKind::Text && !part->source.empty();
    if (cl_program made = isText ? compiledAgain(program.context, *part) : nullptr) parts.push_back(made);
  }
  cl_program whole = nullptr;
  if (parts.size() == program.linked.size())
    whole = driver.clLinkProgram(program.context, 0, nullptr, program.build()->options.c_str(),
                                 static_cast<cl_uint>(parts.size()), parts.data(), nullptr, nullptr, nullptr);
  for (cl_program part : parts) driver.clReleaseProgram(part);
  return whole;
}

cl_program builtAgain(const Program& program, const Program& source) {
  if (source.source.empty()) return nullptr;
  const char* text = source.source.c_str();
  const std::size_t length = source.source.size();
  cl_program made = driver.clCreateProgramWithSource(program.context, 1, &text, &length, nullptr);
  if (made == nullptr) return nullptr;
  if (driver.clBuildProgram(made, 0, nullptr, source.build()->options.c_str(), nullptr, nullptr) == CL_SUCCESS)
    return made;
  driver.clReleaseProgram(made);
  return nullptr;
}

/// Returns the program's original source, built: its binaries may be stored and loaded when nothing is replaced any
/// more. Built by the first call that needs it; nullptr on failure.
cl_program originalOf(Program& program) {
  static std::mutex& mutex = *new std::mutex;  // of its own: objects are not locked while the driver builds
  const std::lock_guard lock(mutex);
  if (program.original != nullptr) return program.original;
  if (program.linked.size() > 1) {
    program.original = linkedAgain(program);
  } else {
    // Many programs link the one that they compiled.
    program.original = builtAgain(program, program.linked.empty() ? program : *program.linked.front());
  }
  return program.original;
}

cl_int answer(const void* bytes, std::size_t needed, size_t size, void* value, size_t* sizeReturned) {
  if (sizeReturned != nullptr) *sizeReturned = needed;
  if (value == nullptr) return CL_SUCCESS;
  if (size < needed) return CL_INVALID_VALUE;
  if (needed > 0) std::memcpy(value, bytes, needed);
  return CL_SUCCESS;
}

/// As if the driver had no binary for any device.
cl_int noSizes(cl_program handle, size_t size, void* value, size_t* sizeReturned) {
  const cl_int status = driver.clGetProgramInfo(handle, CL_PROGRAM_BINARY_SIZES, size, value, sizeReturned);
  if (status == CL_SUCCESS && value != nullptr) std::memset(value, 0, size - size % sizeof(std::size_t));
  return status;
}

/// Stores the sources of binaries that the program gets, and may load in another run.
void rememberBinaries(cl_program handle, const Program& program, size_t size, void* value) {
  const std::size_t count = size / sizeof(unsigned char*);
  std::vector<std::size_t> sizes(count, 0);
  if (driver.clGetProgramInfo(handle, CL_PROGRAM_BINARY_SIZES, count * sizeof(std::size_t), sizes.data(), nullptr) !=
      CL_SUCCESS)
    return;
  auto* const* binaries = static_cast<unsigned char* const*>(value);
  for (std::size_t i = 0; i < count; ++i) {
    if (binaries[i] == nullptr || sizes[i] == 0) continue;
    rememberSource(fnvText({reinterpret_cast<const char*>(binaries[i]), sizes[i]}), program);
  }
}

cl_int CL_API_CALL clGetProgramInfoCaptured(cl_program handle, cl_program_info info, size_t size, void* value,
                                            size_t* sizeReturned) {
  const std::shared_ptr<Program> program = programOf(handle);
  cl_program asked = handle;
  if (program && program->replacement != nullptr) {
    // Data that the program could store must come from its original source.
    if (info == CL_PROGRAM_SOURCE)
      return answer(program->source.c_str(), program->source.size() + 1, size, value, sizeReturned);
    if (info == CL_PROGRAM_BINARIES || info == CL_PROGRAM_BINARY_SIZES) asked = originalOf(*program);
    // Without them no binary is there to be stored; that of another text would be wrong.
    if (asked == nullptr && info == CL_PROGRAM_BINARIES) return answer(nullptr, 0, size, value, sizeReturned);
    if (asked == nullptr) return noSizes(handle, size, value, sizeReturned);
  }
  const cl_int status = driver.clGetProgramInfo(asked, info, size, value, sizeReturned);
  if (status == CL_SUCCESS && info == CL_PROGRAM_BINARIES && value != nullptr && program)
    rememberBinaries(asked, *program, size, value);
  return status;
}

cl_int CL_API_CALL clRetainProgramCaptured(cl_program handle) {
  const cl_int status = driver.clRetainProgram(handle);
  if (status == CL_SUCCESS) LockedObjects()->programs.retain(handle);
  return status;
}

cl_int CL_API_CALL clReleaseProgramCaptured(cl_program handle) {
  std::shared_ptr<Program> last = LockedObjects()->programs.release(handle);
  if (last && last->original != nullptr) driver.clReleaseProgram(last->original);
  return driver.clReleaseProgram(handle);
}

}  // namespace

void putProgramCalls() {
  HEADROOM_PUT(clCreateProgramWithSource);
  HEADROOM_PUT(clCreateProgramWithIL);
  HEADROOM_PUT(clCreateProgramWithBinary);
  HEADROOM_PUT(clCreateProgramWithBuiltInKernels);
  HEADROOM_PUT(clBuildProgram);
  HEADROOM_PUT(clCompileProgram);
  HEADROOM_PUT(clLinkProgram);
  HEADROOM_PUT(clGetProgramInfo);
  HEADROOM_PUT(clRetainProgram);
  HEADROOM_PUT(clReleaseProgram);
}

}  // namespace headroom::capture
