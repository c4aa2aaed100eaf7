#include "workbench/replay/replay_model.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>

#include "headroom/authoring/new_description.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "text/identifier.hpp"
#include "text/number_text.hpp"
#include "workbench/authoring/argument_names.hpp"
#include "workbench/authoring/kernel_source.hpp"
#include "workbench/replay/shared_memory.hpp"

namespace headroom {
namespace {

using KernelParameter = SourceFunction::Parameter;

std::optional<ElementType> numberTypeOf(const std::string& name) {
  try {
    return elementTypeFromText(name);
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

/// Returns the shortest text of a number of this type: 0.1 for a float, whose double is longer.
std::string textOfNumber(Element element, double number) {
  if (element != Element::Float || !std::isfinite(number)) return shortestText(number);
  return fmt::format("{}", static_cast<float>(number));
}

/// Returns the numbers in TOML, if they convert back to the same bytes, which long integers, NaN and negative zeros may
/// not.
std::optional<std::vector<std::string>> numbersText(const ElementType& type, std::string_view given) {
  if (given.size() != type.bytes) return std::nullopt;
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(given.data()), given.size());
  std::vector<std::uint8_t> again(bytes.begin(), bytes.end());
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < numbersOf(type); ++i) {
    const double number = numberIn(type, bytes, i);
    if (std::isnan(number) || (number == 0 && std::signbit(number))) return std::nullopt;
    const NumberBytes place = bytesOfNumber(type, i);
    std::fill_n(again.begin() + static_cast<std::ptrdiff_t>(place.offset), place.count, std::uint8_t{0});
    const std::string shortest = textOfNumber(elementAt(type, i), number);
    double read = number;
    std::from_chars(shortest.data(), shortest.data() + shortest.size(), read);
    storeNumber(type, again, i, read);
    texts.push_back(shortest);
  }
  if (!std::equal(again.begin(), again.end(), bytes.begin())) return std::nullopt;
  return texts;
}

std::string samplerText(const SamplerForm& form) {
  return fmt::format("{} {} {}", form.addressing, form.isLinear ? "linear" : "nearest",
                     form.isNormalized ? "normalized" : "unnormalized");
}

bool isImageType(const std::string& type) {
  return type.starts_with("image");
}

class ModelMaker {
 public:
  ModelMaker(const CaptureFiles& files, CapturedLaunch launch) : files_(files) { model_.launch = std::move(launch); }

  ReplayModel make() {
    readSignature();
    readNulls();
    std::vector<std::string> notes;
    const std::vector<SharedMemory> memories = sharedMemoryOf(model_.launch, notes);
    for (const SharedMemory& memory : memories) addBuffer(memory);
    chooseUses();
    model_.arguments.resize(model_.launch.arguments.size());
    for (std::size_t i = 0; i < memories.size(); ++i) writeMemory(memories[i], model_.buffers[i]);
    for (const CapturedArgument& argument : model_.launch.arguments) {
      ArgumentWords& words = model_.arguments[argument.index];
      if (!argument.isMemory()) words = wordsFor(argument);
      words.comment = commentFor(argument);
      if (const KernelParameter* parameter = parameterOf(argument.index)) words.parameter = parameter->name;
    }
    addNotes(notes);
    return std::move(model_);
  }

 private:
  /// Reads the kernel's parameters; none if the text does not show them.
  void readSignature() {
    const CapturedLaunch& launch = model_.launch;
    std::string text;
    for (const std::string& file : launch.sources) text += files_.text(file, kLargestKernelText) + "\n";
    try {
      std::vector<std::string> folders;
      if (launch.hasHeaders) folders.emplace_back("include");
      text = withIncludesInPlace(text, files_.folder() / launch.sources.front(), folders);
    } catch (const Error&) {  // a header that only the compiler finds, or that no branch needs
    }
    source_ = readKernelSource(text, buildWordsOf(launch.options).options);
    const auto found = source_.functions.find(launch.kernel);
    if (found == source_.functions.end()) return;
    parameters_ = found->second.parameters;
    if (parameters_.size() == 1 && (parameters_[0].name.empty() || parameters_[0].name == "void")) parameters_.clear();
    // A macro of a missing header can be any number of parameters.
    if (std::ranges::any_of(parameters_, [](const KernelParameter& each) { return each.type.empty(); }))
      parameters_.clear();
    if (!parameters_.empty() && parameters_.size() != launch.arguments.size())
      throw files_.error(launch.sources.front(),
                         fmt::format("has a kernel {} of {} arguments, and {} were captured; capture the launch again",
                                     launch.kernel, parameters_.size(), launch.arguments.size()));
  }

  [[nodiscard]] const KernelParameter* parameterOf(std::size_t index) const {
    return index < parameters_.size() ? &parameters_[index] : nullptr;
  }

  /// Without a list of arguments a null pointer is eight bytes of zero, which a number may be too.
  void readNulls() {
    for (CapturedArgument& argument : model_.launch.arguments) {
      const KernelParameter* parameter = parameterOf(argument.index);
      if (argument.kind != CapturedKind::Value || parameter == nullptr) continue;
      const bool isObject = parameter->isPointer || isImageType(parameter->type) || parameter->type == "sampler_t";
      if (!isObject) continue;
      if (parameter->isPointer && std::ranges::all_of(argument.given, [](char byte) { return byte == 0; })) {
        argument.kind = CapturedKind::Null;
        continue;
      }
      throw Error(Stage::KernelFile,
                  fmt::format("{}: argument {} ({}) is memory or a sampler, and there is no file with what it was. "
                              "Capture the launch again, with the contents of buffers.",
                              files_.folder().string(), argument.index, parameter->name));
    }
  }

  void addBuffer(const SharedMemory& memory) {
    const CapturedArgument& first = *memory.arguments.front();
    ReplayBuffer buffer;
    buffer.name = freshName(first.index);
    for (const CapturedArgument* argument : memory.arguments) buffer.arguments.push_back(argument->index);
    buffer.bytes = memory.end - memory.begin;
    buffer.before = joinedContents(files_, memory, true);
    buffer.after = joinedContents(files_, memory, false);
    buffer.changes = !buffer.before.empty() && !buffer.after.empty() && !files_.areEqual(buffer.before, buffer.after);
    buffer.isReadOnly = std::ranges::all_of(memory.arguments, [this](const CapturedArgument* argument) {
      const KernelParameter* parameter = parameterOf(argument->index);
      return parameter != nullptr && parameter->isConst;
    });
    if (first.image) {
      buffer.image = first.image;
    } else {
      chooseType(memory, buffer);
    }
    model_.buffers.push_back(std::move(buffer));
  }

  /// Raw for arguments of several types, and if the bytes are not a whole number of elements.
  void chooseType(const SharedMemory& memory, ReplayBuffer& buffer) const {
    std::set<std::string> types;
    for (const CapturedArgument* argument : memory.arguments) {
      const KernelParameter* parameter = parameterOf(argument->index);
      types.insert(parameter == nullptr ? "" : plainType(source_, parameter->type));
    }
    const auto type = types.size() == 1 ? numberTypeOf(*types.begin()) : std::nullopt;
    const bool fits = type && buffer.bytes % type->bytes == 0;
    buffer.type = fits ? type->name : "raw";
    buffer.count = fits ? buffer.bytes / type->bytes : buffer.bytes;
  }

  /// Changed memory is an output. If no change is known, all writable memory is, because a repeated launch leaves the
  /// same contents.
  void chooseUses() {
    std::vector<ReplayBuffer>& buffers = model_.buffers;
    const bool changesAny = std::ranges::any_of(buffers, &ReplayBuffer::changes);
    for (ReplayBuffer& buffer : buffers) {
      const bool mayChange = !buffer.isReadOnly && (!changesAny || buffer.after.empty());
      buffer.use = buffer.changes || mayChange ? BufferUse::InOut : BufferUse::In;
    }
    if (buffers.empty())
      throw Error(Stage::KernelFile,
                  fmt::format("{}: the launch of {} has no memory among its arguments, so there is nothing to compare. "
                              "Choose another launch.",
                              files_.folder().string(), model_.launch.kernel));
    if (std::ranges::none_of(buffers, [](const ReplayBuffer& buffer) { return buffer.use == BufferUse::InOut; }))
      buffers.front().use = BufferUse::InOut;
  }

  void writeMemory(const SharedMemory& memory, const ReplayBuffer& buffer) {
    const bool isWhole = buffer.image.has_value() || memory.isWholeForAll();
    for (const CapturedArgument* argument : memory.arguments) {
      const std::uint64_t start = argument->offset + argument->start - memory.begin;
      const std::uint64_t bytes = argument->size - argument->start;
      ArgumentWords& words = model_.arguments[argument->index];
      words.kind = isWhole ? ArgumentWords::Kind::Memory : ArgumentWords::Kind::Part;
      words.name = buffer.name;
      if (!isWhole) words.numbers = {std::to_string(start), std::to_string(bytes)};
    }
  }

  [[nodiscard]] ArgumentWords wordsFor(const CapturedArgument& argument) const {
    using Kind = ArgumentWords::Kind;
    ArgumentWords words;
    switch (argument.kind) {
      case CapturedKind::Local:
        words.kind = Kind::Local;
        words.numbers = {std::to_string(argument.localBytes)};
        return words;
      case CapturedKind::Sampler:
        words.kind = Kind::Sampler;
        words.name = samplerText(argument.sampler);
        return words;
      case CapturedKind::Null:
        words.kind = Kind::Null;
        return words;
      default:
        break;
    }
    const KernelParameter* parameter = parameterOf(argument.index);
    const auto type = parameter == nullptr ? std::nullopt : numberTypeOf(plainType(source_, parameter->type));
    auto numbers = type ? numbersText(*type, argument.given) : std::nullopt;
    if (!numbers || type->name == "raw") {
      words.kind = Kind::File;
      words.name = valueFileOf(argument.index);
      return words;
    }
    words.name = type->name;
    words.numbers = std::move(*numbers);
    return words;
  }

  [[nodiscard]] std::string commentFor(const CapturedArgument& argument) const {
    const KernelParameter* parameter = parameterOf(argument.index);
    if (parameter == nullptr) return fmt::format("argument {}", argument.index);
    return fmt::format("{}{} {}{}", parameter->isConst ? "const " : "", parameter->type,
                       parameter->isPointer ? "*" : "", parameter->name);
  }

  [[nodiscard]] std::string freshName(std::size_t index) {
    const KernelParameter* parameter = parameterOf(index);
    std::string name = parameter == nullptr ? "" : parameter->name;
    const auto isTaken = [this](const std::string& each) {
      const bool isSize =
          each == "work_items" || each == "work_items_x" || each == "work_items_y" || each == "work_items_z";
      return isReservedName(each) || isSize || names_.contains(each);
    };
    if (!isIdentifier(name)) name = fmt::format("arg{}", index);
    if (isTaken(name)) name = fmt::format("{}_{}", name, index);
    while (isTaken(name)) name += '_';
    names_.insert(name);
    return name;
  }

  void addNotes(std::vector<std::string>& notes) {
    for (const ReplayBuffer& buffer : model_.buffers) {
      if (!buffer.before.empty()) continue;
      const CapturedArgument& first = model_.launch.arguments[buffer.arguments.front()];
      std::string why = first.whyMissing;
      while (!why.empty() && why.back() == '.') why.pop_back();
      notes.push_back(fmt::format("The contents of {} were not captured{}{}. Here it holds zeros.", buffer.name,
                                  why.empty() ? "" : ": ", why));
    }
    if (!model_.launch.missingHeaders.empty()) {
      std::string names;
      for (const std::string& name : model_.launch.missingHeaders) names += (names.empty() ? "" : ", ") + name;
      notes.push_back(fmt::format("Headers that were not found when it was captured: {}.", names));
    }
    const std::vector<std::uint64_t>& local = model_.launch.local;
    for (std::size_t i = 0; i < local.size(); ++i) {
      if (model_.launch.global[i] % local[i] == 0) continue;
      notes.push_back(fmt::format(
          "The groups of {} do not divide {} work-items: the program used groups of several sizes, which are not "
          "replayed.",
          local[i], model_.launch.global[i]));
    }
    for (const std::string& note : model_.launch.notes) notes.push_back(note);
    model_.notes = std::move(notes);
  }

  const CaptureFiles& files_;
  ReplayModel model_;
  KernelSource source_;
  std::vector<KernelParameter> parameters_;
  std::set<std::string> names_;
};

}  // namespace

ReplayModel replayModelOf(const CaptureFiles& files, CapturedLaunch launch) {
  return ModelMaker(files, std::move(launch)).make();
}

}  // namespace headroom
