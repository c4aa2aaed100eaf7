#include "runner/cl/launch_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "headroom/workloads.hpp"
#include "runner/cl/argument_memory.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/launch_numbers.hpp"
#include "runner/cl/launch_sizes.hpp"
#include "runner/sampling/point_failure.hpp"
#include "workloads/buffer_data.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {
namespace {

/// Limit of a launch's commands and of a loop's repetitions; more indicate an endless loop.
constexpr std::int64_t kMostSteps = 1'000'000;

/// Limit of a launch that reads values back, which its deadline does not end while the device completes commands.
constexpr std::chrono::minutes kLongestLaunch{10};

}  // namespace

class LaunchProgram::Parts {
  /// A value argument whose bytes are converted from numbers.
  struct ValueArgument {
    cl_uint index = 0;
    ElementType type;
    LaunchNumbers numbers;
  };

  struct PartNumbers {
    LaunchNumber offset;
    std::optional<LaunchNumber> bytes;
  };

  struct BufferArgument {
    cl_uint index = 0;
    std::string name;
    std::optional<PartNumbers> part;
  };

  /// A value argument whose bytes come from a file.
  struct FileArgument {
    cl_uint index = 0;
    std::string bytes;
  };

  struct PreparableLoop {
    const Loop* loop = nullptr;
    std::optional<LaunchNumber> count;
    std::optional<LaunchNumber> condition;
    NamedNumbers start;
    NamedNumbers next;
    double* index = nullptr;
  };

  struct PreparablePass {
    const Pass* pass = nullptr;
    std::vector<std::string> loops;  // outermost first
    LaunchNumbers global;
    LaunchNumbers local;
    LaunchNumbers offset;
    std::vector<ValueArgument> values;
    std::vector<BufferArgument> buffers;
    std::vector<FileArgument> files;
    std::size_t localBytes = 0;
    /// Keyed by the changing values: the numbers, and the buffers' places.
    std::map<std::pair<std::vector<double>, std::vector<std::string>>, PreparedPass> prepared;
    std::vector<std::pair<double*, std::unique_ptr<ElementExpression>>> reads;
  };

 public:
  Parts(const ProgramParts& given, std::vector<ConstantArray>& arrays) : given_(given) {
    nameVariables();
    for (const Pass& pass : variant().passes) {
      for (const Argument& argument : pass.arguments) uploadArray(argument, arrays);
    }
    for (const Loop& loop : variant().loops) addLoop(loop);
    for (const Pass& pass : variant().passes) addPass(pass);
  }

  void run(const std::function<void(const PreparedStep&)>& emit) {
    places_.clear();
    steps_ = 0;
    start_ = std::chrono::steady_clock::now();
    runPasses(0, passes_.size(), 0, emit);
  }

  [[nodiscard]] bool readsBack() const {
    return std::ranges::any_of(passes_, [](const PreparablePass& pass) { return !pass.reads.empty(); });
  }
  [[nodiscard]] const std::map<std::string, std::string>& places() const { return places_; }

 private:
  [[nodiscard]] const Variant& variant() const { return given_.variant; }

  void nameVariables() {
    const auto add = [this](const std::string& name) { variables_[name] = &slots_[name]; };
    for (const Loop& loop : variant().loops) {
      add(loop.name);
      for (const auto& [name, expression] : loop.start) add(name);
      for (const auto& [name, expression] : loop.next) add(name);
    }
    for (const Pass& pass : variant().passes) {
      for (const auto& [name, expression] : pass.reads) add(name);
    }
  }

  [[nodiscard]] LaunchNumber number(const std::string& text) const { return {text, given_.symbols, variables_}; }
  [[nodiscard]] LaunchNumbers numbers(const std::vector<std::string>& texts) const {
    LaunchNumbers made;
    for (const std::string& text : texts) made.push_back(number(text));
    return made;
  }
  [[nodiscard]] NamedNumbers named(const std::vector<std::pair<std::string, std::string>>& expressions) const {
    NamedNumbers made;
    for (const auto& [name, text] : expressions) made.emplace_back(variables_.at(name), number(text));
    return made;
  }

  void addLoop(const Loop& loop) {
    PreparableLoop& made = loops_[loop.name];
    made.loop = &loop;
    if (loop.condition.empty()) {
      made.count = number(loop.count);
    } else {
      made.condition = number(loop.condition);
    }
    made.start = named(loop.start);
    made.next = named(loop.next);
    made.index = variables_.at(loop.name);
  }

  void addPass(const Pass& pass) {
    PreparablePass made;
    made.pass = &pass;
    for (std::string loop = pass.loop; !loop.empty(); loop = loops_.at(loop).loop->in)
      made.loops.insert(made.loops.begin(), loop);
    made.global = numbers(pass.global);
    made.local = numbers(pass.local);
    made.offset = numbers(pass.offset);
    if (!pass.kernel.empty()) addArguments(pass, made);
    for (const auto& [name, text] : pass.reads) {
      made.reads.emplace_back(variables_.at(name), std::make_unique<ElementExpression>(
                                                       text, given_.symbols, deviceSources(text), variables_));
    }
    passes_.push_back(std::move(made));
  }

  void addArguments(const Pass& pass, PreparablePass& made) {
    cl_uint index = 0;
    for (const Argument& argument : pass.arguments) {
      if (argument.isLocal()) {
        made.localBytes += number(argument.localBytes).whole(1, variant().origin);
      } else if (argument.value) {
        made.values.push_back({index, argument.value->type, numbers(argument.value->numbers)});
      } else if (!argument.file.empty()) {
        made.files.push_back({index, valueInFile(fileOf(given_.workload, argument.file, given_.symbols))});
      } else if (isBuffer(argument)) {
        made.buffers.push_back({index, argument.binding, partNumbers(argument)});
      }
      ++index;
    }
  }

  [[nodiscard]] std::optional<PartNumbers> partNumbers(const Argument& argument) const {
    if (!argument.part) return std::nullopt;
    PartNumbers numbers{number(argument.part->offset), std::nullopt};
    if (!argument.part->bytes.empty()) numbers.bytes.emplace(number(argument.part->bytes));
    return numbers;
  }

  [[nodiscard]] bool isBuffer(const Argument& argument) const {
    return !argument.isNull && !argument.sampler && !argument.asImage && !argument.isLocal() && !argument.value &&
           findArray(given_.workload, argument.binding) == nullptr;
  }

  /// Single numbers of buffers, each read with a wait.
  [[nodiscard]] NumberSources deviceSources(const std::string& text) {
    NumberSources sources;
    const auto add = [&](const Buffer& buffer) {
      if (text.find(buffer.name) == std::string::npos || !buffer.type) return;
      const ElementType type = *buffer.type;
      const auto perElement = static_cast<std::int64_t>(numbersOf(type));
      const std::int64_t count = given_.session.needOf(buffer.name).bytes() / type.bytes * perElement;
      sources[buffer.name] = {count, [this, name = buffer.name, type, perElement](std::int64_t index) {
                                std::vector<std::uint8_t> element(type.bytes);
                                given_.session.queue().enqueueReadBuffer(
                                    bufferAt(name), CL_TRUE, static_cast<std::size_t>(index / perElement) * type.bytes,
                                    type.bytes, element.data());
                                return numberIn(type, element, static_cast<std::size_t>(index % perElement));
                              }};
    };
    for (const Buffer& buffer : given_.workload.buffers) add(buffer);
    for (const auto& [name, buffer] : variant().scratch) add(buffer);
    return sources;
  }

  // Runs passes [first, last); `depth` loops around them are already running.
  void runPasses(std::size_t first, std::size_t last, std::size_t depth,
                 const std::function<void(const PreparedStep&)>& emit) {
    for (std::size_t at = first; at < last;) {
      if (passes_[at].loops.size() <= depth) {
        runPass(passes_[at], emit);
        ++at;
        continue;
      }
      const std::string& loop = passes_[at].loops[depth];
      std::size_t end = at;
      while (end < last && passes_[end].loops.size() > depth && passes_[end].loops[depth] == loop) ++end;
      runLoop(loops_.at(loop), at, end, depth + 1, emit);
      at = end;
    }
  }

  void runLoop(PreparableLoop& loop, std::size_t first, std::size_t last, std::size_t depth,
               const std::function<void(const PreparedStep&)>& emit) {
    assign(loop.start);
    const double count = loop.count ? std::floor(loop.count->value()) : 0;
    for (std::int64_t repetition = 0;; ++repetition) {
      *loop.index = static_cast<double>(repetition);
      const bool goesOn = loop.count ? static_cast<double>(repetition) < count : loop.condition->value() != 0;
      if (!goesOn) return;
      if (repetition >= kMostSteps) failWithoutEnd(fmt::format("loop {} ran {} times", loop.loop->name, repetition));
      runPasses(first, last, depth, emit);
      assign(loop.next);
      for (const auto& [one, other] : loop.loop->swaps) {
        const std::string place = placeOf(one);
        places_[one] = placeOf(other);
        places_[other] = place;
      }
    }
  }

  [[noreturn]] void failWithoutEnd(const std::string& what) const {
    throw PointFailure(
        Status::Failed, Stage::Launch,
        fmt::format("{}: {} in one launch and did not end. Correct its count or its while.", variant().origin, what));
  }

  /// Values were read, so the device has completed all commands so far.
  void noteProgress() {
    if (std::chrono::steady_clock::now() - start_ > kLongestLaunch)
      failWithoutEnd(fmt::format("it took {} minutes", kLongestLaunch.count()));
    given_.session.progressed();
  }

  void runPass(PreparablePass& pass, const std::function<void(const PreparedStep&)>& emit) {
    if (++steps_ > kMostSteps) failWithoutEnd(fmt::format("it made {} steps", kMostSteps));
    if (!pass.reads.empty()) {
      for (auto& [slot, expression] : pass.reads) *slot = expression->at({});
      noteProgress();
      return;
    }
    if (pass.pass->copy) {
      const std::size_t bytes = std::min(bytesAt(pass.pass->copy->from), bytesAt(pass.pass->copy->to));
      emit(PreparedCopy{bufferAt(pass.pass->copy->from), bufferAt(pass.pass->copy->to), bytes});
    } else if (!pass.pass->fill.empty()) {
      emit(PreparedFill{bufferAt(pass.pass->fill), bytesAt(pass.pass->fill)});
    } else {
      emit(preparedAsNow(pass));
    }
  }

  const PreparedPass& preparedAsNow(PreparablePass& pass) {
    std::pair<std::vector<double>, std::vector<std::string>> key;
    const auto addTo = [&key](LaunchNumbers& numbers) {
      for (LaunchNumber& number : numbers) {
        if (number.changes()) key.first.push_back(number.value());
      }
    };
    addTo(pass.global);
    addTo(pass.local);
    addTo(pass.offset);
    for (ValueArgument& value : pass.values) addTo(value.numbers);
    for (BufferArgument& buffer : pass.buffers) {
      key.second.push_back(placeOf(buffer.name));
      if (buffer.part && buffer.part->offset.changes()) key.first.push_back(buffer.part->offset.value());
      if (buffer.part && buffer.part->bytes && buffer.part->bytes->changes())
        key.first.push_back(buffer.part->bytes->value());
    }
    const auto known = pass.prepared.find(key);
    if (known != pass.prepared.end()) return known->second;
    return pass.prepared.emplace(std::move(key), prepare(pass)).first->second;
  }

  PreparedPass prepare(PreparablePass& pass) {
    cl::Kernel kernel(given_.program, pass.pass->kernel.c_str());
    std::vector<cl::Sampler> samplers;
    cl_uint index = 0;
    for (const Argument& argument : pass.pass->arguments) {
      if (argument.sampler) {
        kernel.setArg(index, samplers.emplace_back(samplerOf(given_.session.context(), *argument.sampler)));
      } else if (argument.isNull) {
        kernel.setArg(index, sizeof(cl_mem), nullptr);
      } else if (argument.isLocal()) {
        kernel.setArg(index, cl::Local(number(argument.localBytes).whole(1, variant().origin)));
      } else if (argument.asImage) {
        kernel.setArg(index, imageOf(argument.binding));
      } else if (const ArrayBinding* array = findArray(given_.workload, argument.binding)) {
        kernel.setArg(index, uploaded_.at(array->name));
      }
      ++index;
    }
    std::vector<cl::Buffer> parts;
    for (BufferArgument& buffer : pass.buffers) {
      if (const Buffer* image = imageNamed(buffer.name)) {
        const auto extents = headroom::extentsOf(image->shape, given_.symbols);
        kernel.setArg(buffer.index, given_.session.imageMemory(placeOf(buffer.name), *image->image, extents).memory());
      } else if (buffer.part) {
        kernel.setArg(buffer.index, parts.emplace_back(partOf(buffer)));
      } else {
        kernel.setArg(buffer.index, bufferAt(buffer.name));
      }
    }
    for (const FileArgument& file : pass.files) kernel.setArg(file.index, file.bytes.size(), file.bytes.data());
    for (ValueArgument& value : pass.values) {
      const std::vector<std::uint8_t> bytes = argumentBytes(value.type, value.numbers, variant().origin);
      kernel.setArg(value.index, bytes.size(), bytes.data());
    }
    const std::vector<std::size_t> local = wholeNumbers(pass.local, 1, variant().origin);
    const std::vector<std::size_t> global =
        fittedGlobal(wholeNumbers(pass.global, 1, variant().origin), local, *pass.pass, variant());
    requireWithinLimits(given_.session, variant(), kernel, pass.pass->kernel, local, pass.localBytes);
    return {kernel,
            toRange(global),
            toRange(local),
            toRange(wholeNumbers(pass.offset, 0, variant().origin)),
            std::move(samplers),
            std::move(parts)};
  }

  [[nodiscard]] cl::Buffer partOf(BufferArgument& buffer) {
    const std::size_t offset = buffer.part->offset.whole(0, variant().origin);
    std::optional<std::size_t> bytes;
    if (buffer.part->bytes) bytes = buffer.part->bytes->whole(1, variant().origin);
    return partOfBuffer(given_.session, placeOf(buffer.name), {offset, bytes}, variant().origin);
  }

  /// Returns nullptr for a buffer that kernels take as a buffer.
  [[nodiscard]] const Buffer* imageNamed(const std::string& name) const {
    const Buffer* buffer = findBuffer(given_.workload, name);
    const auto own = variant().scratch.find(name);
    if (own != variant().scratch.end()) buffer = &own->second;
    return buffer != nullptr && buffer->image ? buffer : nullptr;
  }

  [[nodiscard]] std::string placeOf(const std::string& buffer) const {
    const auto swapped = places_.find(buffer);
    if (swapped != places_.end()) return swapped->second;
    if (buffer == "source") return given_.planes.source;
    return buffer == "result" ? given_.planes.result : buffer;
  }
  [[nodiscard]] const cl::Buffer& bufferAt(const std::string& name) const {
    return given_.session.buffer(placeOf(name));
  }
  [[nodiscard]] std::size_t bytesAt(const std::string& name) const {
    return given_.session.needOf(placeOf(name)).bytes();
  }

  void uploadArray(const Argument& argument, std::vector<ConstantArray>& arrays) {
    const ArrayBinding* array = findArray(given_.workload, argument.binding);
    if (array == nullptr || uploaded_.contains(array->name)) return;
    std::vector<float> values = array->values(given_.symbols);
    const std::uint64_t bytes = values.size() * sizeof(float);
    DeviceSession& session = given_.session;
    const GuardedBuffer memory(session.context(), bytes, session.bandBytesFor(bytes));
    memory.paint(session.queue());
    session.queue().enqueueWriteBuffer(memory.buffer(), CL_TRUE, 0, bytes, values.data());
    arrays.push_back({array->name, std::move(values), memory});
    uploaded_.emplace(array->name, memory.buffer());
  }

  const cl::Image2D& imageOf(const std::string& plane) {
    const ImageSize size = imageSize(given_.size);
    DeviceSession& session = given_.session;
    const cl::Image2D& image = session.image(plane, size, variant().pixel.channels, given_.needs);
    if (plane == "source" && !isSourceCopied_) {
      session.guarded(given_.planes.source)
          .copyTo(image, static_cast<std::size_t>(size.width), static_cast<std::size_t>(size.height), session.queue());
      session.queue().finish();
      isSourceCopied_ = true;
    }
    return image;
  }

  ProgramParts given_;
  std::map<std::string, double> slots_;  // current values of names that a launch changes
  std::map<std::string, double*> variables_;
  std::map<std::string, PreparableLoop> loops_;
  std::vector<PreparablePass> passes_;
  std::map<std::string, std::string> places_;
  std::map<std::string, cl::Buffer> uploaded_;
  bool isSourceCopied_ = false;
  std::int64_t steps_ = 0;
  std::chrono::steady_clock::time_point start_;
};

LaunchProgram::LaunchProgram(const ProgramParts& parts, std::vector<ConstantArray>& arrays)
    : parts_(std::make_unique<Parts>(parts, arrays)) {}

LaunchProgram::~LaunchProgram() = default;

bool LaunchProgram::readsBack() const {
  return parts_->readsBack();
}

void LaunchProgram::run(const std::function<void(const PreparedStep&)>& emit) {
  parts_->run(emit);
}

const std::map<std::string, std::string>& LaunchProgram::places() const {
  return parts_->places();
}

}  // namespace headroom
