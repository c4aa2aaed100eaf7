// A mistake that the gate plants: four bytes, found one by one, lead past the end of a buffer. It proves that the
// targets are guided by branches and that sanitizers watch them.
#include <cstddef>
#include <memory>
#include <string_view>

#include "frame.hpp"

namespace headroom::fuzz {
namespace {

void readPlanted(std::string_view bytes) {
  if (bytes.size() < 4 || bytes[0] != 'o' || bytes[1] != 'p' || bytes[2] != 'e' || bytes[3] != 'n') return;
  const std::size_t count = 8;
  const volatile std::size_t past = count;
  const auto buffer = std::make_unique<volatile char[]>(count);
  buffer[past] = 1;
}

std::vector<std::string> plantedSeeds() {
  return {"some bytes"};
}

const Target kPlanted("planted", readPlanted, plantedSeeds);

}  // namespace
}  // namespace headroom::fuzz
