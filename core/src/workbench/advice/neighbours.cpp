#include "workbench/advice/neighbours.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

#include "headroom/values/element_type.hpp"
#include "workbench/authoring/kernel_usage.hpp"
#include "workbench/authoring/pointer_uses.hpp"

namespace headroom {
namespace {

/// Assumed group if the driver chooses: usually a multiple of it, along x.
constexpr double kUsualGroup = 64;
/// Limit, because an untrusted text may have any number.
constexpr std::size_t kMostArrays = 64;
constexpr int kMostElements = 500;
constexpr std::size_t kLongestDeclaration = 500;
/// Neighbours in the middle of a group, because indices are often clamped at its edge.
constexpr int kInnerItem = 8;

/// A parameter's or an array's type, without its address space.
struct DeclaredType {
  std::string name;
  bool isLocal = false;
  bool isConstant = false;
};

DeclaredType typeIn(const KernelSource& source, Tokens declaration) {
  DeclaredType type;
  for (const Token& token : declaration) {
    if (token.is("*") || token.is("[")) break;
    if (token.is("local") || token.is("__local")) type.isLocal = true;
    if (token.is("constant") || token.is("__constant")) type.isConstant = true;
    const bool isType = token.isWord() && !token.is("local") && !token.is("__local") && !token.is("__global") &&
                        !token.is("global") && !token.is("restrict");
    if (isType) type.name += (type.name.empty() ? "" : " ") + token.text;
  }
  type.name = plainType(source, type.name);
  return type;
}

/// Returns 0 if unknown.
std::size_t bytesOfType(const KernelSource& source, const std::string& type) {
  const auto bytesOfNumber = [](const std::string& name) -> std::size_t {
    try {
      return elementTypeFromText(name).bytes;
    } catch (const std::exception&) {
      return 0;
    }
  };
  const auto made = source.structs.find(type);
  if (made == source.structs.end()) return bytesOfNumber(type);
  std::size_t sum = 0;
  for (const SourceStruct::Member& member : made->second.members) {
    const std::size_t bytes = bytesOfNumber(plainType(source, member.type));
    if (bytes == 0) return 0;
    sum += bytes;
  }
  return sum;
}

/// Returns the tokens of each parameter.
std::vector<Tokens> parametersOf(const KernelSource& source, const SourceFunction& kernel) {
  const Tokens tokens = source.tokens;
  if (kernel.begin < 3) return {};
  const std::size_t close = kernel.begin - 2;
  for (std::size_t open = close; open-- > 0;) {
    if (source.closings[open] == close) return splitAtCommas(tokens.subspan(open + 1, close - open - 1));
  }
  return {};
}

/// An array in local memory that the kernel declares.
struct LocalArray {
  std::string name;
  std::size_t bytes = 0;
  std::vector<double> extents;
  std::size_t end = 0;  ///< end of its declaration
};

class NeighbourReader {
 public:
  NeighbourReader(const KernelSource& source, const SourceFunction& kernel, const LaunchShape& shape)
      : source_(source), kernel_(kernel), usage_(source, kernel), shape_(shape) {
    const double inGroup = shape.local[0] * shape.local[1] * shape.local[2];
    const int first = inGroup > kInnerItem + 2 ? kInnerItem : 0;
    hasNeighbours_ = inGroup >= 3;
    for (int i = 0; i < 3; ++i) items_.push_back(placeOf(first + i));
    below_ = items_[0];
    below_[1] += 1;
  }

  std::vector<TextAccess> read(const Pass& pass) {
    if (!hasNeighbours_) return {};
    const std::vector<Tokens> parameters = parametersOf(source_, kernel_);
    const std::size_t count = std::min({parameters.size(), kernel_.parameters.size(), pass.arguments.size()});
    for (std::size_t i = 0; i < count; ++i) {
      if (kernel_.parameters[i].isPointer) readArgument(kernel_.parameters[i].name, parameters[i]);
    }
    readLocalArrays();
    return std::move(found_);
  }

 private:
  using Place = std::array<double, 3>;

  /// Returns the position of the work-item with this number in its group.
  [[nodiscard]] Place placeOf(int number) const {
    const double x = std::max(shape_.local[0], 1.0);
    const double y = std::max(shape_.local[1], 1.0);
    return {std::fmod(number, x), std::fmod(std::floor(number / x), y), std::floor(number / (x * y))};
  }

  [[nodiscard]] TrialSizes sizesAt(const Place& item, double round = 0) const {
    return {shape_.values, shape_.global, shape_.local, item, round};
  }

  /// `indexAt` returns the index for sizes, or nothing.
  template <typename Index>
  void add(TextAccess access, const Index& indexAt) {
    std::vector<double> indices;
    for (const Place& item : items_) {
      const std::optional<double> index = indexAt(sizesAt(item));
      if (!index) return;
      indices.push_back(*index);
    }
    access.apart = indices[1] - indices[0];
    access.isAlongX = items_[1][0] != items_[0][0];
    if (access.apart != indices[2] - indices[1]) return;
    if (shape_.global[1] > 1) {
      if (const auto index = indexAt(sizesAt(below_))) access.apartY = *index - indices[0];
    }
    if (const auto index = indexAt(sizesAt(items_[0], 1)); index && *index != indices[0])
      access.moved = *index - indices[0];
    const bool isKnown = std::ranges::any_of(found_, [&](const TextAccess& each) {
      return each.name == access.name && each.index == access.index && each.apart == access.apart;
    });
    if (!isKnown) found_.push_back(std::move(access));
  }

  void readArgument(const std::string& name, Tokens declaration) {
    const DeclaredType type = typeIn(source_, declaration);
    if (type.isConstant) return;
    const BufferUsage usage = usageOf(source_, kernel_, name);
    for (const TouchedPlace& place : usage.places) {
      TextAccess access{.kernel = kernel_.name,
                        .name = name,
                        .isLocal = type.isLocal,
                        .isLoaded = usage.isLoaded,
                        .isStored = usage.isStored,
                        .bytes = bytesOfType(source_, type.name),
                        .isStruct = source_.structs.contains(type.name),
                        .width = place.width,
                        .apartY = {},
                        .moved = {},
                        .index = place.terms.empty() ? "0" : toText(place.terms.front())};
      if (access.bytes == 0) continue;
      add(std::move(access), [&](const TrialSizes& sizes) -> std::optional<double> {
        bool usesData = false;
        const std::optional<Range> range = usage_.touched(place, sizes, {}, usesData);
        return range && !usesData ? std::optional(range->low) : std::nullopt;
      });
    }
  }

  void readLocalArrays() {
    const Tokens tokens = source_.tokens;
    std::vector<LocalArray> arrays;
    for (std::size_t at = kernel_.begin; at < kernel_.end; ++at) {
      const bool isLocal = tokens[at].is("local") || tokens[at].is("__local");
      if (isLocal && arrays.size() < kMostArrays) readDeclaration(at, arrays);
    }
    int elements = 0;
    for (std::size_t at = kernel_.begin; at + 1 < kernel_.end && elements < kMostElements; ++at) {
      const auto array = std::ranges::find_if(arrays, [&](const LocalArray& each) {
        return tokens[at].isWord() && tokens[at].text == each.name && each.end <= at;
      });
      if (array == arrays.end()) continue;
      readElement(*array, at);
      ++elements;
    }
  }

  /// "local float tile[16][17], row[16];"
  void readDeclaration(std::size_t at, std::vector<LocalArray>& arrays) const {
    const Tokens tokens = source_.tokens;
    std::size_t end = at;
    const std::size_t last = std::min(kernel_.end, at + kLongestDeclaration);
    while (end < last && !tokens[end].is(";") && !tokens[end].is("=") && !tokens[end].is("{")) ++end;
    std::size_t bytes = 0;
    for (const Tokens declared : splitAtCommas(tokens.subspan(at + 1, end - at - 1))) {
      LocalArray array;
      array.end = end;
      std::size_t i = 0;
      while (i < declared.size() && !declared[i].is("[")) {
        if (declared[i].is("*")) return;
        if (declared[i].isWord()) array.name = declared[i].text;
        ++i;
      }
      if (bytes == 0 && i > 0) bytes = bytesOfType(source_, typeIn(source_, declared.subspan(0, i - 1)).name);
      array.bytes = bytes;
      while (i < declared.size() && declared[i].is("[")) {
        const std::size_t close = closing(declared, i);
        const auto extent = rangeOf(declared.subspan(i + 1, std::max(close, i + 1) - i - 1), RangeNames());
        if (close >= declared.size() || !extent || !extent->isPoint()) return;
        array.extents.push_back(extent->low);
        i = close + 1;
      }
      if (!array.extents.empty() && array.bytes > 0) arrays.push_back(std::move(array));
    }
  }

  void readElement(const LocalArray& array, std::size_t at) {
    const Tokens tokens = source_.tokens;
    std::vector<Tokens> indices;
    std::size_t open = at + 1;
    while (indices.size() < array.extents.size() && open < kernel_.end && tokens[open].is("[") &&
           source_.closings[open] < kernel_.end) {
      indices.push_back(tokens.subspan(open + 1, source_.closings[open] - open - 1));
      open = source_.closings[open] + 1;
    }
    if (indices.size() != array.extents.size()) return;
    std::string text;
    for (const Tokens index : indices) text += (text.empty() ? "" : "][") + toText(index);
    const bool isStored = open < kernel_.end && tokens[open].is("=");
    TextAccess access{.kernel = kernel_.name,
                      .name = array.name,
                      .isLocal = true,
                      .isLoaded = !isStored,
                      .isStored = isStored,
                      .bytes = array.bytes,
                      .apartY = {},
                      .moved = {},
                      .index = text};
    add(std::move(access), [&](const TrialSizes& sizes) -> std::optional<double> {
      double place = 0;
      for (std::size_t i = 0; i < indices.size(); ++i) {
        const auto range = usage_.rangeAt(indices[i], at, sizes);
        if (!range || !range->isPoint()) return std::nullopt;
        place = place * array.extents[i] + range->low;
      }
      return place;
    });
  }

  const KernelSource& source_;
  const SourceFunction& kernel_;
  KernelUsage usage_;
  const LaunchShape& shape_;
  bool hasNeighbours_ = false;
  std::vector<Place> items_;  ///< three neighbours
  Place below_{};             ///< the first one's neighbour in y
  std::vector<TextAccess> found_;
};

/// Returns nothing if it is unknown.
std::optional<double> valueOf(const std::string& expression, const Symbols& symbols) {
  if (!isKnown(expression, symbols)) return std::nullopt;
  const double value = evaluate(expression, symbols);
  return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

std::optional<LaunchShape> shapeOf(const Pass& pass, const SourceFunction& kernel, const Symbols& symbols) {
  LaunchShape shape;
  for (std::size_t d = 0; d < std::min<std::size_t>(pass.global.size(), 3); ++d) {
    const auto global = valueOf(pass.global[d], symbols);
    if (!global) return std::nullopt;
    shape.global[d] = std::max(1.0, std::ceil(*global));
    if (d < pass.local.size()) {
      const auto local = valueOf(pass.local[d], symbols);
      if (!local) return std::nullopt;
      shape.local[d] = std::max(1.0, *local);
    }
  }
  if (pass.local.empty()) shape.local[0] = std::min(shape.global[0], kUsualGroup);
  for (std::size_t i = 0; i < std::min(pass.arguments.size(), kernel.parameters.size()); ++i) {
    const Argument& argument = pass.arguments[i];
    if (kernel.parameters[i].isPointer) continue;
    const bool isOne = argument.value && argument.value->numbers.size() == 1;
    const std::string& expression = isOne ? argument.value->numbers.front() : argument.binding;
    if (expression.empty()) continue;
    if (const auto value = valueOf(expression, symbols)) shape.values[kernel.parameters[i].name] = *value;
  }
  return shape;
}

std::vector<TextAccess> accessesOf(const KernelSource& source, const SourceFunction& kernel, const Pass& pass,
                                   const LaunchShape& shape) {
  return NeighbourReader(source, kernel, shape).read(pass);
}

}  // namespace headroom
