// Everything the program had to say since it started, with the time it was said.
#pragma once

#include <QListWidget>
#include <QString>

namespace headroom {

class MessageLog : public QListWidget {
  Q_OBJECT

 public:
  explicit MessageLog(QWidget* parent = nullptr);

  /// A sentence that repeats the newest one is not listed twice.
  void add(const QString& sentence);
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void countChanged(int count);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString newest_;
};

}  // namespace headroom
