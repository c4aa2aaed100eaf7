// Notices: sentences that need a response or at least attention. Shown in the window, not in dialogs, until their cause
// is settled.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QString>
#include <QToolButton>
#include <functional>
#include <vector>

namespace headroom {

/// Subject of a notice, and when it is settled.
enum class NoticeCause {
  Device,           ///< no device, or not the requested one: until one is found or chosen
  Preferences,      ///< the settings' file cannot be written: until the next start
  KernelFiles,      ///< left out of the catalogue: until the next start
  Photo,            ///< a photo could not be opened: until one is opened
  PhotoContent,     ///< data lost when the photo was opened: until another is opened
  Blur,             ///< a blur failed: until one succeeds, or there is nothing to blur
  SavedPhoto,       ///< a photo was not saved, or not completely: until one is, or another photo is opened
  Run,              ///< a run of any view failed or could not be started: until the next one starts
  Export,           ///< a file could not be written: until one of its kind is written
  ResultFile,       ///< a baseline or an overlay could not be read: until one is read
  DroppedFile,      ///< not read during a run: until the run ends
  Session,          ///< a session could not be opened or saved: until one is
  RestoredSession,  ///< the unsaved session of an earlier start: until it is discarded or saved
  SessionKernels,   ///< kernels of the opened session that are only texts: until another session is opened
  SessionPhoto,     ///< the opened session names a photo, which was not read: until another session is opened
  Autosave,         ///< the unsaved session could not be stored: until it is
  HistoryList,      ///< the runs could not be listed: until they are listed
  History           ///< an operation on a run failed: until one succeeds
};

/// Button of a notice; a press settles the notice first.
struct NoticeAction {
  QString text;  ///< empty: no button
  std::function<void()> run;
};

/// Shows the newest notice; earlier ones reappear when it is settled.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Replaces the notice with the same cause. `part` separates several of one cause, e.g. kinds of files.
  void report(NoticeCause cause, const QString& sentence, const QString& part = {}, const NoticeAction& action = {});
  /// Removes the notice with this cause, if there is one; all its parts if `part` is empty.
  void settle(NoticeCause cause, const QString& part = {});
  /// Returns the shown sentence; empty if there is none.
  [[nodiscard]] QString sentence() const;

 private:
  struct Notice {
    NoticeCause cause;
    QString part;
    QString sentence;
    NoticeAction action;
  };

  void showNewest();
  void act();

  std::vector<Notice> notices_;
  QLabel* icon_;
  QLabel* text_;
  QToolButton* act_;
};

}  // namespace headroom
