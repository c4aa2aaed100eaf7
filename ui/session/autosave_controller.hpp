// Autosave of the session: stored a moment after each change, restored when the window starts after a crash.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>

#include "bridge/background.hpp"
#include "headroom/session/autosave.hpp"
#include "session/session_controller.hpp"
#include "session/session_state.hpp"

namespace headroom {

class AutosaveController : public QObject {
  Q_OBJECT

 public:
  /// A slider is dragged, and a text typed letter by letter.
  static constexpr int kQuietMs = 2000;

  /// Neither is owned; both outlive this object. `folder`: see Autosave.
  AutosaveController(SessionState* state, SessionController* sessions, std::filesystem::path folder,
                     QObject* parent = nullptr);
  /// A clean end: nothing is left to restore.
  ~AutosaveController() override;

  /// Looks for a session that an ended process left, and shows it; looked() follows.
  void restoreLeft();

 Q_SIGNALS:
  void stored();
  void failed(const QString& sentence);
  /// A session was restored, as a sentence; discard() takes that back.
  void restored(const QString& sentence);
  /// The restored session was discarded, or saved as a file.
  void settled();
  /// The search has ended, whether or not there was a session.
  void looked();
  void noted(const QString& sentence, headroom::NoteLevel level);

 public Q_SLOTS:
  /// Shows what the window showed before the restored session, which is deleted.
  void discard();

 private:
  /// What takeLeft() found.
  struct Left {
    std::optional<OpenedSession> session;
  };

  void connectState();
  void note();
  void store();
  /// What is shown is in a file, or is not the user's.
  void forget();
  void show(const Left& left);

  SessionState* state_;
  SessionController* sessions_;
  Autosave autosave_;  ///< used only by the background's thread, and after its end
  QTimer quiet_;
  bool isUnsaved_ = false;
  std::optional<SessionDraft> before_;      ///< what a restored session replaced
  std::unique_ptr<Background> background_;  ///< ended before the autosave's file is removed
};

}  // namespace headroom
