// A sentence that needs an answer or at least a reader, in the window rather than over it.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QString>

namespace headroom {

class MessageBar : public QFrame {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  void showSentence(const QString& sentence);
  [[nodiscard]] QString sentence() const { return text_->text(); }

 private:
  QLabel* icon_;
  QLabel* text_;
};

}  // namespace headroom
