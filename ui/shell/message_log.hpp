// Everything the program had to say since it started, with the time it was said.
#pragma once

#include <QListWidget>
#include <QString>

#include "headroom/run/run_event.hpp"

namespace headroom {

class MessageLog : public QListWidget {
  Q_OBJECT

 public:
  explicit MessageLog(QWidget* parent = nullptr);

  /// A sentence that repeats the newest one is not listed twice. What is routine stands back and asks for no reader.
  void add(const QString& sentence, NoteLevel level = NoteLevel::Routine);
  /// Warnings that came while the list was hidden.
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
