// Repeated reads of a session's figures while programs write them.
#pragma once

#include <filesystem>
#include <memory>

#include "headroom/capture.hpp"

namespace headroom {

/// Reads only launches added since the last call. For use by one thread at a time.
class FiguresReader {
 public:
  explicit FiguresReader(std::filesystem::path session);
  ~FiguresReader();
  FiguresReader(const FiguresReader&) = delete;
  FiguresReader& operator=(const FiguresReader&) = delete;

  /// Same as readCaptureFigures().
  [[nodiscard]] CaptureFigures read();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace headroom
