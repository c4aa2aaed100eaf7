// The figures of a session, read again and again while programs write them.
#pragma once

#include <filesystem>
#include <memory>

#include "headroom/capture.hpp"

namespace headroom {

/// Of launches only those are read that came since the last time. Used by one thread at a time.
class FiguresReader {
 public:
  explicit FiguresReader(std::filesystem::path session);
  ~FiguresReader();
  FiguresReader(const FiguresReader&) = delete;
  FiguresReader& operator=(const FiguresReader&) = delete;

  /// As readCaptureFigures().
  [[nodiscard]] CaptureFigures read();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace headroom
