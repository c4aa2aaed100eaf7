#include "workbench/authoring/argument_names.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>

namespace headroom {
namespace {

using Words = std::span<const std::string_view>;

std::string lowered(std::string_view name) {
  std::string text(name);
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  std::erase(text, '_');
  return text;
}

bool isOneOf(std::string_view name, Words words) {
  return std::ranges::find(words, name) != words.end();
}

bool hasOneOf(std::string_view name, Words words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return name.find(word) != std::string_view::npos; });
}

constexpr std::array<std::string_view, 6> kGroupParts{"blocksize", "blksize", "groupsize",
                                                      "blockdim",  "wgsize",  "localsize"};
constexpr std::array<std::string_view, 7> kPitchParts{"stride", "pitch", "rowbytes", "lda", "ldb", "ldc", "step"};
constexpr std::array<std::string_view, 15> kNumberParts{"offset", "start", "begin", "first",  "radius",
                                                        "seed",   "iter",  "mode",  "flag",   "shift",
                                                        "level",  "chan",  "index", "filter", "type"};
constexpr std::array<std::string_view, 12> kNumberNames{"off",  "inc",   "incx", "incy", "base", "r",
                                                        "bins", "nbins", "id",   "lo",   "hi",   "rad"};
constexpr std::array<std::string_view, 11> kSizeParts{"width", "height", "size",  "count",    "length", "rows",
                                                      "cols",  "num",    "depth", "elements", "total"};
constexpr std::array<std::string_view, 2> kSizeEnds{"row", "col"};
constexpr std::array<std::string_view, 18> kSizeNames{"n",  "m",     "k",     "w",   "h",       "d",
                                                      "nx", "ny",    "nz",    "len", "dim",     "wd",
                                                      "ht", "xsize", "ysize", "sz",  "npoints", "order"};

struct UsualNumber {
  std::string_view name;
  std::string_view value;
};
constexpr std::array kFloats{
    UsualNumber{"alpha", "1.0"},     UsualNumber{"beta", "0.0"},     UsualNumber{"sigma", "2.0"},
    UsualNumber{"gamma", "2.2"},     UsualNumber{"scale", "1.0"},    UsualNumber{"factor", "1.0"},
    UsualNumber{"eps", "1e-6"},      UsualNumber{"epsilon", "1e-6"}, UsualNumber{"dt", "0.01"},
    UsualNumber{"dx", "1.0"},        UsualNumber{"dy", "1.0"},       UsualNumber{"dz", "1.0"},
    UsualNumber{"threshold", "0.5"}, UsualNumber{"thresh", "0.5"},   UsualNumber{"lambda", "0.1"},
    UsualNumber{"bias", "0.0"},      UsualNumber{"offset", "0.0"},   UsualNumber{"a", "2.0"},
    UsualNumber{"weight", "0.5"},    UsualNumber{"min", "0.0"},      UsualNumber{"max", "1.0"}};
constexpr std::array kIntegers{UsualNumber{"offset", "0"}, UsualNumber{"off", "0"},   UsualNumber{"start", "0"},
                               UsualNumber{"begin", "0"},  UsualNumber{"first", "0"}, UsualNumber{"base", "0"},
                               UsualNumber{"shift", "0"},  UsualNumber{"inc", "1"},   UsualNumber{"radius", "2"},
                               UsualNumber{"rad", "2"},    UsualNumber{"seed", "1"},  UsualNumber{"iter", "10"},
                               UsualNumber{"chan", "4"},   UsualNumber{"bins", "256"}};

template <std::size_t Count>
const UsualNumber* usualIn(const std::array<UsualNumber, Count>& all, std::string_view name) {
  const std::string plain = lowered(name);
  const auto exact = std::ranges::find(all, plain, &UsualNumber::name);
  if (exact != all.end()) return &*exact;
  const auto part = std::ranges::find_if(
      all, [&](const UsualNumber& each) { return each.name.size() > 3 && plain.find(each.name) != std::string::npos; });
  return part == all.end() ? nullptr : &*part;
}

}  // namespace

NameOf kindOfName(std::string_view name) {
  const std::string plain = lowered(name);
  if (hasOneOf(plain, kGroupParts)) return NameOf::Group;
  if (hasOneOf(plain, kPitchParts)) return NameOf::Pitch;
  if (isOneOf(plain, kNumberNames) || hasOneOf(plain, kNumberParts)) return NameOf::Number;
  const bool endsSo = std::ranges::any_of(kSizeEnds, [&](std::string_view end) { return plain.ends_with(end); });
  if (isOneOf(plain, kSizeNames) || hasOneOf(plain, kSizeParts) || endsSo) return NameOf::Size;
  return NameOf::Unknown;
}

int usualInteger(std::string_view name) {
  const UsualNumber* usual = usualIn(kIntegers, name);
  if (usual == nullptr) return 1;
  int value = 0;
  for (const char digit : usual->value) value = 10 * value + (digit - '0');
  return value;
}

std::string usualFloat(std::string_view name) {
  const UsualNumber* usual = usualIn(kFloats, name);
  return usual == nullptr ? "1.0" : std::string(usual->value);
}

bool hasUsualValue(std::string_view name) {
  return usualIn(kFloats, name) != nullptr || usualIn(kIntegers, name) != nullptr;
}

int dimensionOfName(std::string_view name) {
  static constexpr std::array<std::string_view, 8> kX{"width", "w", "cols", "nx", "xsize", "wd", "ncols", "columns"};
  static constexpr std::array<std::string_view, 7> kY{"height", "h", "rows", "ny", "ysize", "ht", "nrows"};
  static constexpr std::array<std::string_view, 4> kZ{"depth", "d", "nz", "zsize"};
  static constexpr std::array<std::string_view, 2> kWidth{"width", "cols"};
  static constexpr std::array<std::string_view, 2> kHeight{"height", "rows"};
  const std::string plain = lowered(name);
  if (isOneOf(plain, kX) || hasOneOf(plain, kWidth) || plain.ends_with("col")) return 0;
  if (isOneOf(plain, kY) || hasOneOf(plain, kHeight) || plain.ends_with("row")) return 1;
  if (isOneOf(plain, kZ) || plain.find("depth") != std::string::npos) return 2;
  return -1;
}

bool isReservedName(std::string_view name) {
  static constexpr std::array<std::string_view, 36> kNames{
      "result", "needs", "computeUnits", "largestGroup", "LARGEST_GROUP", "MATRIX_UNIT", "cbrt", "ceil", "floor",
      "round",  "trunc", "sin",          "cos",          "tan",           "asin",        "acos", "atan", "sinh",
      "cosh",   "tanh",  "log",          "log2",         "log10",         "ln",          "exp",  "sqrt", "sign",
      "rint",   "abs",   "min",          "max",          "sum",           "avg",         "_pi",  "_e",   "pow"};
  return std::ranges::find(kNames, name) != kNames.end();
}

}  // namespace headroom
