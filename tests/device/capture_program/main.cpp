#include <cstring>

#include "program.hpp"

int main(int argc, char** argv) {
  using namespace captured;
  if (argc < 3) return 2;
  folder = argv[2];
  for (const auto& modes : {launchModes(), memoryModes(), imageModes(), programModes(), processModes()}) {
    for (const Mode& mode : modes) {
      if (std::strcmp(mode.name, argv[1]) != 0) continue;
      mode.run();
      return 0;
    }
  }
  return 2;
}
