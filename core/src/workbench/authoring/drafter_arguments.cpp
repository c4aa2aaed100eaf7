// Values of a kernel's arguments.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <stdexcept>

#include "headroom/system/error.hpp"
#include "text/identifier.hpp"
#include "workbench/authoring/argument_names.hpp"
#include "workbench/authoring/drafter.hpp"

namespace headroom {
namespace {

constexpr int kDeepestStruct = 8;
constexpr std::size_t kMostMembers = 256;
/// For an unknown struct.
constexpr int kUnknownBytes = 16;
/// If this share of a buffer is touched, the rest is its border.
constexpr double kNearlyAll = 0.9;

/// Returns the pointee type, without '*' and qualifiers.
std::string pointedType(const std::string& type) {
  return type.substr(0, type.find('*'));
}

std::string inQuotes(std::string_view text) {
  return fmt::format("\"{}\"", text);
}

std::string fieldOf(const std::string& buffer, std::string_view what) {
  return fmt::format("buffer.{}.{}", buffer, what);
}

std::string typedValue(std::string_view type, std::string_view value) {
  return fmt::format("{{ type = \"{}\", value = {} }}", type, value);
}

/// Returns the reader's type of that name; nothing if there is none.
std::optional<ElementType> knownType(const std::string& name) {
  try {
    return elementTypeFromText(name);
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

}  // namespace

void Drafter::writeArgument(const KernelArgument& argument) {
  switch (roles_.at(argument.name)) {
    case Role::Buffer:
      return writeBuffer(argument);
    case Role::Image:
      return writeImage(argument);
    case Role::Local:
      return writeLocal(argument);
    case Role::Sampler:
      return writeSampler(argument);
    case Role::Size:
    case Role::Pitch:
    case Role::GroupSide:
    case Role::Integer:
      return writeInteger(argument);
    case Role::Value:
      return writeValue(argument);
  }
}

std::string Drafter::bufferNameOf(const std::string& argument) const {
  std::string name = isReservedName(argument) ? argument + "_" : argument;
  // Compilers accept more characters in names than descriptions do.
  for (char& c : name) {
    if (!isIdentifier(std::string("a") + c)) c = '_';
  }
  while (std::ranges::find(sizes_, name) != sizes_.end()) name += '_';
  return name;
}

std::string Drafter::elementTypeOf(const std::string& type) {
  const std::string plain = plainType(source_, pointedType(type));
  if (knownType(plain)) return plain;
  return describeStruct(plain, 0) ? plain : "raw";
}

bool Drafter::describeStruct(const std::string& name, int depth) {
  if (std::ranges::find(draft_.structs, name, &DraftStruct::name) != draft_.structs.end()) return true;
  const auto found = source_.structs.find(name);
  const bool isKnown = found != source_.structs.end() && !found->second.members.empty() && depth < kDeepestStruct;
  if (!isKnown || found->second.members.size() > kMostMembers) return false;
  DraftStruct made{name, {}};
  for (const SourceStruct::Member& member : found->second.members) {
    const std::string type = plainType(source_, member.type);
    if (!isIdentifier(member.name) || !isIdentifier(name)) return false;
    if (!knownType(type) && !describeStruct(type, depth + 1)) return false;
    made.members.push_back({member.name, type});
  }
  draft_.structs.push_back(std::move(made));
  return true;
}

void Drafter::writeBuffer(const KernelArgument& argument) {
  DraftBuffer buffer;
  buffer.name = bufferNameOf(argument.name);
  buffer.type = elementTypeOf(argument.type);
  const BufferUsage usage = usage_ ? usageOf(source_, *function_, argument.name) : BufferUsage{};
  chooseExtent(usage, buffer);
  if (buffer.type == "raw") {
    const bool isBytes = plainType(source_, pointedType(argument.type)) == "void";
    const std::string bytes = fmt::format("{} * ({})", isBytes ? 4 : kUnknownBytes, buffer.shape.front());
    buffer.shape = {bytes};
    ask(buffer.name, fmt::format("What is an element of {}, of type {}, made of?", buffer.name, argument.type),
        fmt::format("{} raw bytes each", isBytes ? 4 : kUnknownBytes), {fieldOf(buffer.name, "type")});
  }
  chooseUse(argument, usage, buffer);
  draft_.arguments.push_back({argument.name, inQuotes(buffer.name), toText(argument)});
  draft_.buffers.push_back(std::move(buffer));
}

void Drafter::chooseUse(const KernelArgument& argument, const BufferUsage& usage, DraftBuffer& buffer) {
  if (argument.isConst) {
    buffer.comment = "read: it is const";
    return;
  }
  if (!usage_ || !usage.unknownBecause.empty()) {
    buffer.use = BufferUse::InOut;
    const std::string because = usage_ ? fmt::format(" It {}.", usage.unknownBecause) : std::string();
    ask(buffer.name, fmt::format("Is {} read, written, or both?{}", buffer.name, because), "both (inout)",
        {fieldOf(buffer.name, "use")});
    buffer.comment = "read and written, as far as is known";
  } else if (usage.isStored && usage.isLoaded) {
    buffer.use = BufferUse::InOut;
    buffer.comment = "read and written: filled again before each launch";
    if (usage.isAtomic && buffer.type != "raw") buffer.init = "0";
  } else if (usage.isStored) {
    buffer.use = BufferUse::Out;
    buffer.comment = "written";
    lookForGaps(usage, buffer);
  } else {
    buffer.comment = usage.isLoaded ? "read" : "not used by the kernel";
  }
}

std::optional<Drafter::Touched> Drafter::elementsTouched(const BufferUsage& usage) const {
  if (!usage_ || usage.hasUnknownPlaces || usage.places.empty()) return std::nullopt;
  const Touched touched = elementsKnown(usage);
  return touched.isAll ? std::optional(touched) : std::nullopt;
}

Drafter::Touched Drafter::elementsKnown(const BufferUsage& usage) const {
  Touched all;
  all.first.fill(INFINITY);
  all.isAll = usage_ && !usage.hasUnknownPlaces && !usage.places.empty();
  if (!usage_) return all;
  for (const TouchedPlace& place : usage.places) {
    std::array<std::optional<Range>, kTrials> ranges;
    bool usesData = false;
    for (std::size_t t = 0; t < kTrials; ++t) ranges[t] = usage_->touched(place, trial(t), elements_, usesData);
    const bool isKnown = std::ranges::all_of(ranges, [](const auto& range) { return range.has_value(); });
    all.isAll = all.isAll && isKnown;
    if (!isKnown) continue;
    all.usesData = all.usesData || usesData;
    for (std::size_t t = 0; t < kTrials; ++t) {
      all.elements[t] = std::max(all.elements[t], ranges[t]->high + 1);
      all.first[t] = std::min(all.first[t], ranges[t]->low);
    }
  }
  return all;
}

void Drafter::chooseExtent(const BufferUsage& usage, DraftBuffer& buffer) {
  const std::optional<Touched> touched = elementsTouched(usage);
  const auto extent = touched ? extentFor(touched->elements, trials_) : std::nullopt;
  if (!extent) {
    buffer.shape = {workItems()};
    if (usage.isUsed() || !usage_)
      ask(buffer.name,
          fmt::format("How many elements has {}? The kernel's indices into it were not understood.", buffer.name),
          fmt::format("{}, one for each work-item", workItems()), {fieldOf(buffer.name, "shape")});
    return;
  }
  buffer.shape = shapeOf(usage, *extent);
  if (touched->usesData)
    ask(buffer.name, fmt::format("How many elements has {}? Its indices are what other buffers hold.", buffer.name),
        fmt::format("{}: integers are filled with 0 to 255", extent->text), {fieldOf(buffer.name, "shape")});
  else if (!extent->isExact && touched->elements[0] < kNearlyAll * valueAt(extent->text, trials_, 0).value_or(0))
    ask(buffer.name, fmt::format("How many elements has {}? Its indices fit into more than one size.", buffer.name),
        extent->text, {fieldOf(buffer.name, "shape")});
}

std::vector<std::string> Drafter::shapeOf(const BufferUsage& usage, const Extent& extent) const {
  std::vector<std::string> factors = extent.names;
  std::vector<std::string> sides = draft_.global;
  std::ranges::sort(factors);
  std::ranges::sort(sides);
  const bool isProduct = extent.text.find_first_of("+(") == std::string::npos &&
                         std::isdigit(static_cast<unsigned char>(extent.text.front())) == 0;
  if (dimensions_ != 2 || !isProduct || factors != sides) return {extent.text};
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    // Movement of the largest index with the position along this side.
    bool usesData = false;
    TrialSizes sizes = trial(0);
    const auto whole = usage_->touched(usage.places.front(), sizes, elements_, usesData);
    const double places = sizes.global[side];
    sizes.global[side] = 1;
    const auto first = usage_->touched(usage.places.front(), sizes, elements_, usesData);
    if (!whole || !first) continue;
    // It moves along nearly all of them if the border is left out.
    const double moved = whole->high - first->high;
    if (moved > kNearlyAll * places && moved < places)
      return side == 0 ? draft_.global : std::vector{draft_.global[1], draft_.global[0]};
  }
  return {extent.text};
}

void Drafter::lookForGaps(const BufferUsage& usage, DraftBuffer& buffer) {
  const std::optional<Touched> touched = elementsTouched(usage);
  if (!touched) return;
  const auto count = valueAt(fmt::format("({})", fmt::join(buffer.shape, ") * (")), trials_, 0);
  const bool isWhole = !count || (touched->first[0] <= 0 && touched->elements[0] >= *count);
  if (isWhole) return;
  buffer.use = BufferUse::InOut;
  buffer.init = "0";
  buffer.comment = "written, but for some of its elements: those stay 0";
}

void Drafter::writeImage(const KernelArgument& argument) {
  static constexpr std::array kKinds{std::pair{"image2d_array_t", "2d array"}, std::pair{"image1d_array_t", "1d array"},
                                     std::pair{"image1d_t", "1d"}, std::pair{"image2d_t", "2d"},
                                     std::pair{"image3d_t", "3d"}};
  const auto* const kind = std::ranges::find_if(
      kKinds, [&](const auto& each) { return argument.type.find(each.first) != std::string::npos; });
  if (kind == kKinds.end())
    throw UsageError(
        fmt::format("{} of {} is an {}, which Headroom has no kind of buffer for. It knows image1d_t, "
                    "image2d_t, image3d_t, image1d_array_t and image2d_array_t.",
                    argument.name, facts_.name, argument.type));
  DraftBuffer image;
  image.name = bufferNameOf(argument.name);
  image.imageKind = kind->second;
  const std::string data = usage_ ? pixelDataOf(source_, *function_, argument.name) : std::string();
  image.format = "rgba " + (data.empty() ? "float" : data);
  const std::size_t extents = extentsOf(imageKindFromText(image.imageKind));
  for (std::size_t d = 0; d < extents; ++d) {
    const bool isLayers = image.imageKind.ends_with("array") && d + 1 == extents;
    image.shape.push_back(!isLayers && d < draft_.global.size() && draft_.global[d] != "1" ? draft_.global[d] : "4");
  }
  if (argument.access == ImageAccess::WriteOnly) image.use = BufferUse::Out;
  if (argument.access == ImageAccess::ReadWrite) image.use = BufferUse::InOut;
  image.comment = image.use == BufferUse::In ? "read" : image.use == BufferUse::Out ? "written" : "read and written";
  const bool isClear = !data.empty() && image.imageKind == "2d" && image.shape == draft_.global;
  if (!isClear)
    ask(image.name, fmt::format("How large is the image {}, and what are its pixels?", image.name),
        fmt::format("{}, {}", fmt::join(image.shape, " x "), image.format),
        {fieldOf(image.name, "shape"), fieldOf(image.name, "type")});
  draft_.arguments.push_back({argument.name, inQuotes(image.name), toText(argument)});
  draft_.buffers.push_back(std::move(image));
}

void Drafter::writeSampler(const KernelArgument& argument) {
  ask(argument.name, fmt::format("How does the sampler {} read beyond the border and between pixels?", argument.name),
      "the nearest pixel, those at the edge beyond it", {"argument." + argument.name});
  draft_.arguments.push_back({argument.name, "{ sampler = \"edge nearest\" }", toText(argument)});
}

void Drafter::writeLocal(const KernelArgument& argument) {
  const std::string type = elementTypeOf(argument.type);
  const auto known = knownType(type);
  std::size_t bytes = known ? known->bytes : static_cast<std::size_t>(kUnknownBytes);
  if (!known && type != "raw") {
    bytes = 0;
    for (const DraftStruct& each : draft_.structs) {
      if (each.name == type) bytes = 16 * each.members.size();  // an upper bound
    }
  }
  const std::string elements = localElements(argument);
  draft_.arguments.push_back(
      {argument.name, fmt::format("{{ local = \"{} * {}\" }}", bytes, elements), toText(argument)});
}

std::string Drafter::localElements(const KernelArgument& argument) {
  const BufferUsage usage = usage_ ? usageOf(source_, *function_, argument.name) : BufferUsage{};
  const double group = local_[0] * local_[1] * local_[2];
  Touched touched = elementsKnown(usage);
  // If not all accesses are known, at least one element for each work-item.
  for (double& count : touched.elements) count = touched.isAll ? count : std::max(count, group);
  const auto extent = extentFor(touched.elements, trials_);
  // Local memory never holds a whole side of the data.
  const bool isPlausible = extent && !touched.usesData && std::ranges::none_of(extent->names, [&](const auto& name) {
                             return usedAsBound_.contains(name);
                           });
  const std::string text = !isPlausible                                  ? fmt::format("{}", group)
                           : extent->text.find(' ') != std::string::npos ? fmt::format("({})", extent->text)
                                                                         : extent->text;
  if (!isPlausible || !touched.isAll)
    ask(argument.name, fmt::format("How many elements of local memory does {} need?", argument.name),
        fmt::format("{}{}", text, text == fmt::format("{}", group) ? ", one for each work-item of a group" : ""),
        {"argument." + argument.name});
  return text;
}

void Drafter::writeInteger(const KernelArgument& argument) {
  const std::string type = plainType(source_, argument.type);
  const Role role = roles_.at(argument.name);
  std::string value = inQuotes(argument.name);
  if (role == Role::Pitch) {
    value = inQuotes(like_.at(argument.name));
    ask(argument.name, fmt::format("How long is a row in memory ({})?", argument.name),
        fmt::format("{}, so without anything behind it", like_.at(argument.name)), {"argument." + argument.name});
  } else if (role == Role::GroupSide) {
    value = fmt::format("{}", integers_.at(argument.name));
    askForValue(argument.name, value);
  } else if (role == Role::Integer) {
    const int number = static_cast<int>(integers_.at(argument.name));
    value = fmt::format("{}", number);
    const bool isUsed = !usage_ || usage_->isNamed(argument.name);
    if (isUsed) askForValue(argument.name, value);
  }
  // A bare number is an int.
  const bool isInt = type == "int";
  draft_.arguments.push_back({argument.name, isInt ? value : typedValue(type, value), toText(argument)});
}

std::size_t Drafter::numbersIn(const std::string& type) const {
  if (const auto known = knownType(type)) return numbersOf(*known);
  const auto found = std::ranges::find(draft_.structs, type, &DraftStruct::name);
  if (found == draft_.structs.end()) return 0;
  std::size_t numbers = 0;
  for (const DraftMember& member : found->members) numbers += numbersIn(member.type);
  return numbers;
}

void Drafter::writeValue(const KernelArgument& argument) {
  const std::string type = elementTypeOf(argument.type);
  const std::size_t numbers = type == "raw" ? 0 : numbersIn(type);
  if (numbers == 0)
    throw UsageError(
        fmt::format("{} of {} is of type {}, whose members were not found in the text or are not numbers. "
                    "Write the description by hand: see \"Describe any kernel\" in the user guide.",
                    argument.name, facts_.name, argument.type));
  const std::string value = usualFloat(argument.name);
  const bool isUsed = !usage_ || usage_->isNamed(argument.name);
  if (isUsed) askForValue(argument.name, value);
  const std::vector<std::string> all(numbers, value);
  const bool isStruct = !knownType(type);
  draft_.arguments.push_back({argument.name,
                              typedValue(type, isStruct ? fmt::format("[{}]", fmt::join(all, ", ")) : value),
                              toText(argument)});
}

void Drafter::requireOutput() {
  const auto isOutput = [](const DraftBuffer& buffer) {
    return buffer.use == BufferUse::Out || buffer.use == BufferUse::InOut;
  };
  if (std::ranges::any_of(draft_.buffers, isOutput)) return;
  for (const KernelArgument& argument : facts_.arguments) {
    if (roles_.at(argument.name) != Role::Buffer || argument.isConst) continue;
    const auto buffer = std::ranges::find(draft_.buffers, bufferNameOf(argument.name), &DraftBuffer::name);
    buffer->use = BufferUse::InOut;
    buffer->comment = "taken for the output";
    ask(buffer->name, fmt::format("Which buffer does {} write to? No store was found.", facts_.name), buffer->name,
        {fieldOf(buffer->name, "use")});
    return;
  }
  throw UsageError(
      fmt::format("{} writes to none of its arguments: all that are buffers are const. Headroom runs kernels "
                  "that write to a buffer or an image.",
                  facts_.name));
}

}  // namespace headroom
