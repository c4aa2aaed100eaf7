// Sessions in files: opened, saved, listed as recent; and the kernels that an opened one brought along.
#pragma once

#include <QMimeData>
#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <vector>

#include "bridge/background.hpp"
#include "session/session_actions.hpp"
#include "session/session_kernels_window.hpp"
#include "session/session_state.hpp"
#include "widgets/recent_files.hpp"

namespace headroom {

/// A session as read, with its photo found.
struct OpenedSession {
  Session session;
  FoundPhoto photo;
};

class SessionController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  SessionController(SessionState* state, const SessionActions& actions, QObject* parent = nullptr);
  /// Waits for files that are being saved.
  ~SessionController() override;

  [[nodiscard]] RecentFiles* recent() const { return recent_; }
  /// Folder for copies of sessions' photos, deleted with this object.
  [[nodiscard]] QString folderForCopies() const { return copies_.path(); }
  /// Reads the session and checks it wholly, then replaces what the window shows; opened() or failed() follows.
  void open(const QString& file);
  /// saved() or failed() follows.
  void save(const QString& file);
  /// Shows a session that was read, and takes its kernels along. `source` names it.
  void show(const OpenedSession& opened, const QString& source);
  /// Returns the session with its photo and kernels, without revisions, for a restart. Not on the GUI thread.
  [[nodiscard]] static Session completed(SessionDraft draft, const Catalogue& catalogue,
                                         const std::vector<Revision>& brought);
  /// The kernels that came with the opened session.
  [[nodiscard]] const std::vector<Revision>& brought() const { return brought_; }
  /// Shows them.
  void showKernels();
  /// Opens the photo that the opened session names and that was not read.
  void openUnreadPhoto();

  /// Returns whether the file's name is that of a session.
  [[nodiscard]] static bool isSession(const QString& file);
  /// Returns the dropped session; empty if something else was dropped.
  [[nodiscard]] static QString sessionIn(const QMimeData& content);

 Q_SIGNALS:
  void opened(const QString& file);
  void saved(const QString& file);
  void failed(const QString& sentence);
  /// What the session has that does not exist here, as a sentence.
  void noted(const QString& sentence, headroom::NoteLevel level);
  /// Some of the session's kernels are not those of this window; empty if there are none.
  void kernelsBrought(const QString& sentence);
  /// The session names a photo of this machine, which was not read; empty if it does not.
  void photoNamed(const QString& sentence);

 private:
  void connectActions();
  void askAndOpen();
  void askAndSave();
  void finishSaving(const QString& file, const QStringList& notes);
  void setFile(const QString& file);
  void bring(const std::vector<Revision>& kernels, const QString& source);
  void updateActions();

  SessionState* state_;
  SessionActions actions_;
  RecentFiles* recent_;
  SessionKernelsWindow* window_;
  QString file_;  ///< of the session that is saved by Save; empty for none
  std::vector<Revision> brought_;
  QString unreadPhoto_;  ///< see FoundPhoto::unread
  QTemporaryDir copies_;
  Background background_;  ///< declared last because it uses the other members
};

}  // namespace headroom
