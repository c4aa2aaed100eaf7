// planted_errors KIND: makes a mistake of this kind, which this build's sanitizer must report.
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "system/together.hpp"

namespace headroom {
namespace {

// Volatile values keep the optimiser from removing the mistakes.

int overflowTheHeap() {
  const std::vector<int> numbers(8);
  const volatile std::size_t past = numbers.size();
  return *(numbers.data() + past);
}

int overflowAnInt() {
  const volatile int largest = std::numeric_limits<int>::max();
  return largest + 1;
}

int leakMemory() {
  int* volatile lost = new int(1);
  lost = nullptr;
  return lost == nullptr ? 0 : 1;
}

int raceForANumber() {
  int sum = 0;
  Together together(2);
  for (int round = 0; round < 100; ++round) {
    together.run([&sum](std::size_t) { ++sum; });
  }
  return sum;
}

}  // namespace
}  // namespace headroom

int main(int count, char** arguments) {
  const std::string kind = count == 2 ? arguments[1] : "";
  if (kind == "heap") return headroom::overflowTheHeap() == 0 ? 0 : 1;
  if (kind == "int") return headroom::overflowAnInt() < 0 ? 0 : 1;
  if (kind == "leak") return headroom::leakMemory();
  if (kind == "race") return headroom::raceForANumber() > 0 ? 0 : 1;
  return 2;
}
