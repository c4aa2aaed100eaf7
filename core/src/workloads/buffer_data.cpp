#include "workloads/buffer_data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <mutex>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "system/random_numbers.hpp"
#include "system/row_bands.hpp"
#include "text/number_text.hpp"
#include "workloads/npy.hpp"
#include "workloads/placed_files.hpp"

namespace headroom {
namespace {

constexpr std::int64_t kElementsPerBand = 4096;
/// More than any device holds, and few enough that their bytes are counted without overflow: an overflowed count would
/// give a small buffer, and kernels would write beyond it.
constexpr double kMostElements = 0x1p48;

/// Calls work(first, last) for parts of the elements, on all cores.
template <typename Work>
void forEachPart(std::int64_t elements, const Work& work) {
  forEachBand(static_cast<int>((elements + kElementsPerBand - 1) / kElementsPerBand), 4, [&](int first, int last) {
    work(first * kElementsPerBand, std::min(elements, last * kElementsPerBand));
  });
}

/// In [0, 1), with 53 bits.
double randomShare(std::uint64_t seed, std::uint64_t index) {
  return static_cast<double>(randomBits(seed, index) >> 11U) * 0x1p-53;
}

/// Sets every number of the elements [first, last) to value(element, index of the number in the element).
template <typename Value>
void setNumbers(const ElementType& type, std::span<std::uint8_t> bytes, std::int64_t first, std::int64_t last,
                const Value& value) {
  const std::size_t numbers = numbersOf(type);
  for (std::int64_t element = first; element < last; ++element) {
    const auto at = bytes.subspan(static_cast<std::size_t>(element) * type.bytes, type.bytes);
    for (std::size_t number = 0; number < numbers; ++number) storeNumber(type, at, number, value(element, number));
  }
}

/// Returns a seed for each buffer of a point, because buffers of the same seed would hold the same numbers.
std::uint64_t seedOf(std::uint64_t seed, const std::string& buffer) {
  std::uint64_t mixed = seed;
  for (const char letter : buffer) mixed = randomBits(mixed, static_cast<unsigned char>(letter));
  return mixed;
}

bool names(const std::string& expression, const std::string& name) {
  return expression.find(name) != std::string::npos;
}

}  // namespace

std::vector<std::int64_t> extentsOf(const Shape& shape, const Symbols& symbols) {
  std::vector<std::int64_t> extents;
  for (const std::string& extent : shape) {
    const double value = std::ceil(evaluate(extent, symbols));
    extents.push_back(static_cast<std::int64_t>(std::clamp(value, 0.0, kMostElements)));
  }
  return extents;
}

std::int64_t elementsIn(const Shape& shape, const Symbols& symbols) {
  double elements = 1;
  for (const std::int64_t extent : extentsOf(shape, symbols)) elements *= static_cast<double>(extent);
  return static_cast<std::int64_t>(std::min(elements, kMostElements));
}

std::vector<const Buffer*> filledBuffers(const Workload& workload, const Variant& variant) {
  std::vector<const Buffer*> filled;
  for (const Buffer& buffer : workload.buffers) {
    if (buffer.fill) filled.push_back(&buffer);
  }
  for (const auto& [name, buffer] : variant.scratch) {
    if (buffer.fill) filled.push_back(&buffer);
  }
  return filled;
}

std::size_t BufferData::bytesOf(const Buffer& buffer) const {
  return static_cast<std::size_t>(elementsIn(buffer.shape, symbols_)) * buffer.type.value().bytes;
}

NumberSources BufferData::sourcesFor(const std::string& expression, const Buffer* until) {
  NumberSources sources;
  for (const Buffer* buffer : filledBuffers(workload_, variant_)) {
    if (buffer == until) break;
    if (names(expression, buffer->name)) sources.emplace(buffer->name, sourceOf(*buffer->type, initial(*buffer)));
  }
  return sources;
}

std::vector<std::uint8_t> BufferData::each(const Buffer& output, const std::string& expression) {
  std::optional<Fraction> fraction;
  std::vector<std::uint8_t> bytes = evaluated(output, expression, nullptr, &fraction);
  if (!fraction) return bytes;
  throw Error(
      Stage::KernelFile,
      fmt::format("{}: {}[{}] is expected to be {}, and its type has whole numbers only. Write round(), floor() "
                  "or trunc() around the expression.",
                  workload_.origin, output.name, fraction->number, shortestText(fraction->value)));
}

std::vector<std::uint8_t> BufferData::evaluated(const Buffer& buffer, const std::string& expression,
                                                const Buffer* until, std::optional<Fraction>* fraction) {
  const NumberSources sources = sourcesFor(expression, until);
  const std::vector<std::int64_t> extents = extentsOf(buffer.shape, symbols_);
  std::vector<std::uint8_t> bytes(bytesOf(buffer));
  const auto numbers = static_cast<std::int64_t>(numbersOf(*buffer.type));
  std::mutex mutex;
  const auto note = [&](std::int64_t number, double value) {
    const std::lock_guard lock(mutex);
    if (!*fraction || number < (*fraction)->number) *fraction = Fraction{number, value};
  };
  forEachPart(elementsIn(buffer.shape, symbols_), [&](std::int64_t first, std::int64_t last) {
    ElementExpression compiled(expression, symbols_, sources);
    setNumbers(*buffer.type, bytes, first, last, [&](std::int64_t element, std::size_t number) {
      NumberPlace place = placeOf(element, extents);
      place.c = static_cast<int>(number);
      const double value = compiled.at(place);
      if (fraction != nullptr && !isFloating(elementAt(*buffer.type, number)) && !isWholeNumber(value))
        note(element * numbers + static_cast<std::int64_t>(number), value);
      return value;
    });
  });
  return bytes;
}

std::string fileNameOf(const Workload& workload, const std::string& written, const Symbols& symbols) {
  namespace fs = std::filesystem;
  const std::string name = withValues(written, symbols);
  const fs::path relative = fs::path(name).lexically_normal();
  if (relative.is_absolute() || relative.empty() || *relative.begin() == "..") {
    throw Error(Stage::KernelFile,
                fmt::format("{}: the file {} is not beside the description; put it there.", workload.origin, name));
  }
  return relative.string();
}

std::filesystem::path fileOf(const Workload& workload, const std::string& written, const Symbols& symbols) {
  return placeOfFile(workload.folder, fileNameOf(workload, written, symbols));
}

std::vector<std::uint8_t> BufferData::file(const Buffer& buffer, const std::string& name) const {
  const std::string text = readFile(fileOf(workload_, name, symbols_));
  // In messages, as its user knows it.
  const std::filesystem::path path = std::filesystem::path(workload_.folder) / fileNameOf(workload_, name, symbols_);
  std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const std::size_t wanted = bytesOf(buffer);
  if (isNpy(bytes))
    return elementsOf(readNpy(std::move(bytes), path.string()), *buffer.type, wanted / buffer.type->bytes,
                      path.string());
  if (bytes.size() != wanted) {
    throw Error(Stage::KernelFile, fmt::format("{} has {} bytes, and the buffer {} takes {}. Give a file of as many.",
                                               path.string(), bytes.size(), buffer.name, wanted));
  }
  return bytes;
}

const std::vector<std::uint8_t>& BufferData::initial(const Buffer& buffer) {
  const auto known = made_.find(buffer.name);
  if (known != made_.end()) return known->second;
  const Fill& fill = buffer.fill.value();
  const ElementType& type = *buffer.type;
  std::vector<std::uint8_t> bytes;
  if (fill.kind == Fill::Kind::Each) {
    bytes = evaluated(buffer, fill.text, &buffer, nullptr);
  } else if (fill.kind == Fill::Kind::File) {
    bytes = file(buffer, fill.text);
  } else {
    bytes.resize(bytesOf(buffer));
    const std::uint64_t seed = seedOf(seed_, buffer.name);
    const std::size_t numbers = numbersOf(type);
    const auto isWhole = [&](std::size_t number) {
      return fill.kind == Fill::Kind::Ints || !isFloating(elementAt(type, number));
    };
    forEachPart(elementsIn(buffer.shape, symbols_), [&](std::int64_t first, std::int64_t last) {
      setNumbers(type, bytes, first, last, [&](std::int64_t element, std::size_t number) {
        if (fill.kind == Fill::Kind::Constant) return fill.from;
        const std::uint64_t index = static_cast<std::uint64_t>(element) * numbers + number;
        const double value = fill.from + randomShare(seed, index) * (fill.to - fill.from);
        return isWhole(number) ? std::floor(value) : value;
      });
    });
  }
  return made_.emplace(buffer.name, std::move(bytes)).first->second;
}

}  // namespace headroom
