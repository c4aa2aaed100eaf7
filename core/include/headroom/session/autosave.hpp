// The unsaved session of a window on disk, so that it survives a crash: a file for each window, locked while its
// process lives.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include "headroom/session.hpp"

namespace headroom {

/// $XDG_STATE_HOME/headroom/sessions (or ~/.local/state/headroom/sessions); empty if neither variable is set.
std::filesystem::path autosaveFolder();

/// Limit of sessions that ended processes left; the oldest beyond it are removed.
inline constexpr std::size_t kMostSessionsLeft = 10;

/// One window's file. Not to be used by two threads at once.
class Autosave {
 public:
  /// The folder is created with the first session.
  explicit Autosave(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// Leaves the file in place: remove() it for a clean end.
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Replaces the stored session. Throws Error(Stage::ReportFile).
  void write(const Session& session);
  /// Nothing is to be restored from now on. Does not throw.
  void remove();
  /// Leaves the stored session to another start, as if this process had ended. Does not throw.
  void leave();
  /// Returns the newest session that an ended process left; its file becomes this object's. Of several windows that
  /// start at once only one receives it. No value without one. Throws Error(Stage::ReportFile) if it cannot be read;
  /// its file is then renamed, and the sentence names it. To be called before write().
  std::optional<Session> takeLeft();

 private:
  void claim();

  std::filesystem::path folder_;
  std::filesystem::path file_;  ///< empty until write() or takeLeft()
  int lock_ = -1;
};

}  // namespace headroom
