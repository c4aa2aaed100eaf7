// Notices: sentences that need an answer or at least a reader, in the window rather than over it, each until what it is
// about is settled.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QString>
#include <vector>

namespace headroom {

/// What a notice is about.
enum class NoticeCause {
  Device,        ///< none was found, or not the wanted one: until one is found or chosen
  KernelFiles,   ///< left out of the catalogue: until the next start
  Photo,         ///< it could not be opened: until one is
  PhotoContent,  ///< what was lost in opening it: until another one is opened
  Blur,          ///< it failed: until one succeeds, or there is nothing to blur
  SavedPhoto,    ///< it was not saved, or not whole: until one is, or another photo is opened
  Run,           ///< one of any view could not be started, or failed: until the next one starts
  Export,        ///< a file could not be written: until one of its kind is
  ResultFile,    ///< a baseline or an overlay could not be read: until one is
  DroppedFile,   ///< not read during a run: until the run ends
  HistoryList,   ///< the runs could not be listed: until they are
  History        ///< something could not be done with a run: until something is
};

/// Shows the newest notice; those before it come back as it goes.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// In place of what was shown of the same cause. `part` tells several of one cause apart, e.g. kinds of files.
  void report(NoticeCause cause, const QString& sentence, const QString& part = {});
  /// Takes away what was shown of this cause, if anything was: of all its parts where none is named.
  void settle(NoticeCause cause, const QString& part = {});
  /// What is shown; empty when nothing is.
  [[nodiscard]] QString sentence() const;

 private:
  struct Notice {
    NoticeCause cause;
    QString part;
    QString sentence;
  };

  void showNewest();

  std::vector<Notice> notices_;
  QLabel* icon_;
  QLabel* text_;
};

}  // namespace headroom
