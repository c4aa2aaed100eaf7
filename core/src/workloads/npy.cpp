#include "workloads/npy.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <string_view>
#include <utility>

#include "headroom/system/error.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr std::array<std::uint8_t, 6> kMagic{0x93, 'N', 'U', 'M', 'P', 'Y'};
constexpr std::size_t kHeaderAt = 10;      // in version 1: magic, version, two bytes of length
constexpr std::size_t kWideHeaderAt = 12;  // in versions 2 and 3: four bytes
constexpr std::size_t kAlignment = 64;

struct NumberWord {
  Element element;
  std::string_view word;
};
constexpr std::array kWords{
    NumberWord{Element::Float, "<f4"}, NumberWord{Element::Double, "<f8"}, NumberWord{Element::Half, "<f2"},
    NumberWord{Element::UChar, "|u1"}, NumberWord{Element::Char, "|i1"},   NumberWord{Element::UShort, "<u2"},
    NumberWord{Element::Short, "<i2"}, NumberWord{Element::UInt, "<u4"},   NumberWord{Element::Int, "<i4"},
    NumberWord{Element::ULong, "<u8"}, NumberWord{Element::Long, "<i8"},   NumberWord{Element::UChar, "|b1"}};

[[noreturn]] void failIn(const std::string& origin, const std::string& what) {
  throw Error(Stage::KernelFile, fmt::format("{}: {}.", origin, what));
}

/// Returns the value after 'KEY': up to the comma or, for a tuple, its end.
std::string_view valueIn(std::string_view header, std::string_view key) {
  const std::size_t at = header.find(fmt::format("'{}'", key));
  if (at == std::string_view::npos) return {};
  std::size_t start = header.find(':', at);
  if (start == std::string_view::npos) return {};
  ++start;
  while (start < header.size() && header[start] == ' ') ++start;
  const std::size_t end = header.find(header[start] == '(' ? ')' : ',', start);
  return header.substr(start, end == std::string_view::npos ? end : end - start);
}

std::vector<std::int64_t> shapeIn(std::string_view tuple, const std::string& origin) {
  std::vector<std::int64_t> shape;
  for (std::size_t at = 0; at < tuple.size();) {
    const std::size_t digit = tuple.find_first_of("0123456789", at);
    if (digit == std::string_view::npos) break;
    std::int64_t extent = 0;
    const auto [end, failure] = std::from_chars(tuple.data() + digit, tuple.data() + tuple.size(), extent);
    if (failure != std::errc()) failIn(origin, "its shape is too large; write a smaller array");
    shape.push_back(extent);
    at = static_cast<std::size_t>(end - tuple.data());
  }
  return shape;
}

}  // namespace

std::vector<std::uint8_t> npyOf(const ElementType& type, std::span<const std::int64_t> extents,
                                std::span<const std::uint8_t> bytes) {
  const bool isOfNumbers = isDense(type);
  const auto word =
      std::ranges::find(kWords, isOfNumbers ? type.members.front().element : Element::UChar, &NumberWord::element);
  std::string shape;
  for (auto extent = extents.rbegin(); extent != extents.rend(); ++extent) shape += fmt::format("{}, ", *extent);
  const std::size_t inner = isOfNumbers ? numbersOf(type) : type.bytes;
  if (inner > 1) shape += fmt::format("{}, ", inner);
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", word->word, shape);
  header.resize((kHeaderAt + header.size() + kAlignment) / kAlignment * kAlignment - kHeaderAt, ' ');
  header.back() = '\n';
  std::vector<std::uint8_t> file(kMagic.begin(), kMagic.end());
  file.insert(file.end(),
              {1, 0, static_cast<std::uint8_t>(header.size() & 0xffU), static_cast<std::uint8_t>(header.size() >> 8U)});
  file.insert(file.end(), header.begin(), header.end());
  file.insert(file.end(), bytes.begin(), bytes.end());
  return file;
}

bool isNpy(std::span<const std::uint8_t> file) {
  return file.size() > kMagic.size() && std::equal(kMagic.begin(), kMagic.end(), file.begin());
}

NpyArray readNpy(std::vector<std::uint8_t> file, const std::string& origin) {
  if (!isNpy(file) || file.size() < kWideHeaderAt) failIn(origin, "this is not an .npy file; write it with numpy.save");
  const bool isWide = file[kMagic.size()] > 1;
  std::size_t length = file[8] + (std::size_t{file[9]} << 8U);
  if (isWide) length += (std::size_t{file[10]} << 16U) + (std::size_t{file[11]} << 24U);
  const std::size_t start = isWide ? kWideHeaderAt : kHeaderAt;
  if (length > file.size() - start) failIn(origin, "the file ends within its header; write it again");
  const std::string header(file.begin() + static_cast<std::ptrdiff_t>(start),
                           file.begin() + static_cast<std::ptrdiff_t>(start + length));
  NpyArray array;
  std::string_view type = valueIn(header, "descr");
  if (type.size() < 2 || type.front() != '\'') failIn(origin, "its type is not a plain number; save a plain array");
  type = type.substr(1, type.size() - 2);
  array.type = type;
  array.isFortranOrder = valueIn(header, "fortran_order").starts_with("True");
  array.shape = shapeIn(valueIn(header, "shape"), origin);
  array.bytes.assign(file.begin() + static_cast<std::ptrdiff_t>(start + length), file.end());
  return array;
}

std::vector<std::uint8_t> elementsOf(const NpyArray& array, const ElementType& type, std::size_t elements,
                                     const std::string& origin) {
  const auto word = std::ranges::find(kWords, array.type, &NumberWord::word);
  if (word == kWords.end())
    failIn(origin, fmt::format("its numbers are of type {}, which is not known here; save floats or integers of 8 to "
                               "64 bits, little endian",
                               array.type));
  if (array.isFortranOrder) failIn(origin, "it is in Fortran's order; save numpy.ascontiguousarray of it");
  const ElementType from = elementTypeFromText(toText(word->element));
  const bool isOfBytes = !isDense(type) && from.members.front().element == Element::UChar;
  if (isOfBytes && array.bytes.size() == elements * type.bytes) return array.bytes;
  const std::size_t perElement = numbersOf(type);
  const std::size_t given = array.bytes.size() / from.bytes;
  if (given != elements * perElement) {
    failIn(origin, fmt::format("it has {} numbers (shape {}), and the buffer {}; write as many", given,
                               fmt::join(array.shape, " x "), elements * perElement));
  }
  if (isDense(type) && from.members.front().element == type.members.front().element) return array.bytes;
  std::vector<std::uint8_t> made(elements * type.bytes);
  const std::span<const std::uint8_t> source(array.bytes);
  for (std::size_t number = 0; number < given; ++number) {
    const double value = numberIn(from, source.subspan(number * from.bytes, from.bytes), 0);
    if (!isWholeNumber(value) && !isFloating(elementAt(type, number % perElement)))
      failIn(origin, fmt::format("its number {} is {}, and the buffer has whole numbers only; round it", number,
                                 shortestText(value)));
    storeNumber(type, std::span(made).subspan(number / perElement * type.bytes, type.bytes), number % perElement,
                value);
  }
  return made;
}

}  // namespace headroom
