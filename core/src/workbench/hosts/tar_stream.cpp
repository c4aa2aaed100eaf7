#include "workbench/hosts/tar_stream.hpp"

#include <fmt/format.h>

#include <numeric>
#include <stdexcept>

namespace headroom {
namespace {

constexpr std::size_t kNameBytes = 100;
constexpr std::size_t kModeAt = 100;
constexpr std::size_t kOwnerAt = 108;
constexpr std::size_t kGroupAt = 116;
constexpr std::size_t kSizeAt = 124;
constexpr std::size_t kTimeAt = 136;
constexpr std::size_t kSumAt = 148;
constexpr std::size_t kSumBytes = 8;
constexpr std::size_t kKindAt = 156;
constexpr std::size_t kMagicAt = 257;
constexpr std::uint64_t kMostTarBytes = (std::uint64_t{1} << 33U) - 1;  // eleven octal digits

}  // namespace

std::string tarHeader(std::string_view name, std::uint64_t bytes, bool isProgram) {
  if (name.size() >= kNameBytes || bytes > kMostTarBytes)
    throw std::invalid_argument(fmt::format("{} does not fit a tar archive", name));
  std::string header(kTarBlock, '\0');
  const auto put = [&header](std::size_t at, std::string_view text) { header.replace(at, text.size(), text); };
  put(0, name);
  put(kModeAt, isProgram ? "0000700" : "0000600");
  put(kOwnerAt, "0000000");
  put(kGroupAt, "0000000");
  put(kSizeAt, fmt::format("{:011o}", bytes));
  put(kTimeAt, fmt::format("{:011o}", 0));
  put(kSumAt, std::string(kSumBytes, ' '));  // as it counts in its own sum
  put(kKindAt, "0");
  put(kMagicAt, std::string_view("ustar\00000", 8));
  const unsigned sum = std::accumulate(header.begin(), header.end(), 0U, [](unsigned so, char c) {
    return so + static_cast<unsigned>(static_cast<unsigned char>(c));
  });
  put(kSumAt, fmt::format("{:06o}", sum) + std::string("\0 ", 2));
  return header;
}

std::string tarPadding(std::uint64_t bytes) {
  return std::string(static_cast<std::size_t>((kTarBlock - bytes % kTarBlock) % kTarBlock), '\0');
}

std::string tarEnd() {
  return std::string(2 * kTarBlock, '\0');
}

}  // namespace headroom
