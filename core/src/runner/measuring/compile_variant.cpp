#include "runner/measuring/compile_variant.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "runner/cl/compiler_lines.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/kernel_queries.hpp"
#include "runner/cl/launch.hpp"
#include "runner/cl/nvidia_device.hpp"
#include "runner/cl/pocl_code.hpp"
#include "runner/code/build_log.hpp"
#include "runner/code/code_object.hpp"
#include "runner/code/disassembly.hpp"
#include "runner/code/objdump.hpp"
#include "runner/code/ptx.hpp"
#include "runner/measuring/compiled_summary.hpp"
#include "runner/measuring/launch_once.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr const char* kVerbose = "-cl-nv-verbose";

std::string pointText(const CompileJob& job) {
  const std::string settings = settingsText(job.parameters);
  return settings.empty() ? toText(job.size) : fmt::format("{}, {}", toText(job.size), settings);
}

std::string fileNameOf(const Variant& variant) {
  return fs::path(variant.origin).filename().string();
}

/// Compiles one variant and collects its facts.
class Compilation {
 public:
  Compilation(DeviceSession& session, const CompileJob& job, const JobSink& sink)
      : session_(session), job_(job), sink_(sink), workload_(findWorkload(job.variant.workload)) {
    const DeviceDescription& device = session.description();
    found_.variant = job.variant.id;
    found_.origin = job.variant.origin;
    found_.point = pointText(job);
    found_.device = device.name;
    found_.driver = device.driverVersion;
    found_.architecture = nvidiaArchitecture(session.device());
    variant_ = job.variant;
    if (isNvidia()) variant_.options.emplace_back(kVerbose);
    // A program of this point's own, so that PoCL's cache contains only code from this point's launch.
    if (isPocl(device)) {
      variant_.options.push_back("-DHEADROOM_POINT");
      for (const std::int64_t value : job.size.values()) variant_.options.back() += fmt::format("_{}", value);
    }
  }

  CompiledProgram take() {
    try {
      run();
    } catch (const PointFailure& failure) {
      found_.failure = failure.what();
      found_.log = failure.log;
    } catch (const cl::Error& error) {
      session_.markBroken();
      found_.failure = toError(error, Stage::Build, job_.variant.id).what();
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool isNvidia() const { return found_.architecture.starts_with("sm_"); }

  void run() {
    requireSupported(job_.variant, job_.parameters, &session_);
    sink_(Activity{fmt::format("building {} at {}", job_.variant.id, toText(job_.size)), 0, Phase::Building});
    requireConditions(workload_, job_.variant, job_.size, job_.parameters);
    const Variant made = specialised(workload_, variant_, job_.size, job_.parameters);
    found_.options = buildOptions(specialised(workload_, job_.variant, job_.size, job_.parameters));
    const BuiltProgram built = session_.builder().buildFromSource(made);
    found_.log =
        withUsersLines(buildLogOf(built.program, session_.device(), &failed_), made.source, fileNameOf(job_.variant));
    describeKernels(built.program);
    if (isPocl(session_.description())) {
      describeObjects(built.program);
    } else {
      describeBinary(built.program);
    }
    if (isNvidia()) describeLogged(made);
    noteFailedQueries();
  }

  void noteFailedQueries() {
    std::set<std::string> noted;
    for (const std::string& query : failed_) {
      if (noted.insert(query).second) found_.notes.push_back(query);
    }
  }

  void describeKernels(const cl::Program& program) {
    const Symbols symbols = symbolsFor(workload_, job_.variant, job_.size, job_.parameters, &session_.description());
    for (const Pass& pass : job_.variant.passes) {
      if (pass.kernel.empty() || kernelNamed(pass.kernel) != nullptr) continue;
      const cl::Kernel kernel(program, pass.kernel.c_str());
      CompiledKernel made;
      made.facts = factsOf(kernel, session_.device(), &failed_);
      made.facts.arguments.clear();
      made.group = groupOf(pass, symbols);
      if (made.group[0] == 0) made.group = made.facts.requiredGroup;
      made.localArgumentBytes = localArgumentBytesOf(pass, symbols);
      made.spillBytes = spillBytesOf(kernel, session_.device(), &failed_);
      if (isNvidia()) made.waveSize = 32;
      found_.kernels.push_back(std::move(made));
    }
  }

  CompiledKernel* kernelNamed(const std::string& name) {
    const auto found =
        std::ranges::find_if(found_.kernels, [&](const CompiledKernel& each) { return each.facts.name == name; });
    return found == found_.kernels.end() ? nullptr : &*found;
  }

  /// A program's binary, or why there is none.
  struct Binary {
    std::string bytes;
    std::string whyNone;
  };

  [[nodiscard]] Binary binaryOrWhyNone(const cl::Program& program) const {
    try {
      std::string bytes = binaryOf(program);
      if (bytes.empty()) return {{}, "The driver gives no binary of the program."};
      return {std::move(bytes), {}};
    } catch (const cl::Error& error) {
      return {{}, toError(error, Stage::Build, job_.variant.id).what()};
    }
  }

  void describeBinary(const cl::Program& program) {
    const auto [binary, whyNone] = binaryOrWhyNone(program);
    if (!whyNone.empty()) {
      found_.code.push_back({{}, "none", {}, {}, whyNone});
      return;
    }
    CompiledCode code{{}, formOf(binary), {}, binary, {}};
    if (code.form == "PTX") {
      code.text = binary.substr(0, binary.find('\0'));
      for (auto& [name, instructions] : instructionsInPtx(code.text)) {
        if (CompiledKernel* kernel = kernelNamed(name)) kernel->counts = countsOf(instructions);
      }
    } else {
      code.whyNoText = fmt::format("Headroom does not disassemble a program of the form \"{}\".", code.form);
    }
    takeNotes(notesIn(binary));
    found_.code.push_back(std::move(code));
  }

  void takeNotes(const CodeObjectNotes& notes) {
    if (found_.architecture.empty()) found_.architecture = notes.architecture;
    for (const auto& [name, facts] : notes.kernels) {
      CompiledKernel* kernel = kernelNamed(name);
      if (kernel == nullptr) continue;
      kernel->registers = facts.vectorRegisters;
      kernel->accumulatorRegisters = facts.accumulatorRegisters;
      kernel->scalarRegisters = facts.scalarRegisters;
      kernel->spilledRegisters = facts.spilledVectorRegisters;
      kernel->spilledScalarRegisters = facts.spilledScalarRegisters;
      kernel->stackBytes = facts.privateBytes;
      kernel->waveSize = facts.waveSize;
      if (!kernel->facts.localBytes) kernel->facts.localBytes = facts.localBytes;
    }
  }

  /// The driver writes no log for kernels in its own cache. A program with a new kernel is in no cache.
  void describeLogged(const Variant& made) {
    if (takeLogged(found_.log)) return;
    Variant another = made;
    another.source += fmt::format("\nkernel void headroom_{}(void) {{}}\n",
                                  std::chrono::system_clock::now().time_since_epoch().count());
    takeLogged(buildLogOf(session_.builder().buildFromSource(another).program, session_.device(), &failed_));
  }

  /// Returns whether the log has the registers of every kernel.
  bool takeLogged(const std::string& log) {
    const std::map<std::string, LoggedFacts> logged = factsInBuildLog(log);
    bool isWhole = true;
    for (CompiledKernel& kernel : found_.kernels) {
      const auto facts = logged.find(kernel.facts.name);
      isWhole = isWhole && facts != logged.end() && facts->second.registers;
      if (facts == logged.end()) continue;
      kernel.registers = facts->second.registers;
      kernel.stackBytes = facts->second.stackBytes;
      kernel.spillStoreBytes = facts->second.spillStoreBytes;
      kernel.spillLoadBytes = facts->second.spillLoadBytes;
      if (!kernel.facts.localBytes) kernel.facts.localBytes = facts->second.localBytes;
    }
    return isWhole;
  }

  /// For PoCL: a shared object of each kernel.
  void describeObjects(const cl::Program& program) {
    std::string whyNone = launchOnceOnPocl();
    const char* const cache = std::getenv("POCL_CACHE_DIR");
    const Binary binary = binaryOrWhyNone(program);
    if (whyNone.empty()) whyNone = binary.whyNone;
    const std::optional<std::string> folder = poclFolderIn(binary.bytes);
    for (CompiledKernel& kernel : found_.kernels) {
      CompiledCode code{kernel.facts.name, "none", {}, {}, whyNone};
      std::optional<fs::path> object;
      if (whyNone.empty() && cache != nullptr && folder)
        object = poclObjectOf(cache, *folder, kernel.facts.name, kernel.group);
      if (object) {
        describeObject(*object, kernel, code);
      } else if (whyNone.empty()) {
        code.whyNoText = fmt::format("What PoCL compiled was not found in {}.", cache == nullptr ? "its cache" : cache);
      }
      found_.code.push_back(std::move(code));
    }
  }

  void describeObject(const fs::path& object, CompiledKernel& kernel, CompiledCode& code) {
    if (kernel.group[0] == 0) kernel.group = poclGroupOf(object);
    sink_(Activity{"disassembling " + kernel.facts.name, 0, Phase::Building});
    code.binary = readFile(object);
    code.form = formOf(code.binary);
    const Disassembly disassembly = disassembled(object);
    code.whyNoText = disassembly.whyNone;
    if (disassembly.text.empty()) return;
    const std::vector<DisassembledFunction> functions = functionsInDisassembly(disassembly.text);
    // The function that its threads call for each group; "..._workgroup_fast" is the same for other PoCL devices.
    const auto reached = reachableFrom(functions, fmt::format("_pocl_kernel_{}_workgroup", kernel.facts.name));
    code.text = assemblyText(reached) + constantsText(disassembly.text);
    std::vector<Instruction> instructions = joined(reached);
    for (Instruction& each : instructions) each.sourceFile = usersFile(each.sourceFile);
    kernel.counts = countsOf(instructions);
  }

  /// PoCL compiles a temporary file.
  [[nodiscard]] std::string usersFile(const std::string& file) const {
    const std::string name = fs::path(file).filename().string();
    return name.starts_with("tempfile") ? fileNameOf(job_.variant) : name;
  }

  /// Returns why it failed; empty on success.
  std::string launchOnceOnPocl() {
    try {
      launchOnceAt(session_, {.variant = variant_, .size = job_.size, .parameters = job_.parameters}, sink_);
      return {};
    } catch (const PointFailure& failure) {
      return fmt::format("PoCL compiles kernels when they are launched, and these were not. {}", failure.what());
    }
  }

  DeviceSession& session_;
  const CompileJob& job_;
  const JobSink& sink_;
  const Workload& workload_;
  Variant variant_;  ///< with options for verbose output
  FailedQueries failed_;
  CompiledProgram found_;
};

}  // namespace

CompiledProgram compileVariant(DeviceSession& session, const CompileJob& job, const JobSink& sink) {
  return Compilation(session, job, sink).take();
}

}  // namespace headroom
