// Log of all messages since the program started, with their times.
#pragma once

#include <QListWidget>
#include <QString>

#include "headroom/run/run_event.hpp"

namespace headroom {

class MessageLog : public QListWidget {
  Q_OBJECT

 public:
  explicit MessageLog(QWidget* parent = nullptr);

  /// Does not list a sentence again if it repeats the newest one. Routine messages are shown in quiet text and are not
  /// counted as unread.
  void add(const QString& sentence, NoteLevel level = NoteLevel::Routine);
  /// Number of warnings that arrived while the list was hidden.
  [[nodiscard]] int unread() const { return unread_; }
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void unreadChanged(int count);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void setUnread(int count);
  void colour(QListWidgetItem& item) const;

  QString newest_;
  int unread_ = 0;
};

}  // namespace headroom
