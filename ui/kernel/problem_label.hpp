// Why a field has to be changed, below it, in the colour of what failed; or what to know about it, quietly.
#pragma once

#include <QLabel>
#include <QString>

namespace headroom {

class ProblemLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ProblemLabel(QWidget* parent = nullptr);

  /// Empty: it takes no room.
  void setProblem(const QString& sentence);
  /// Shown while there is no problem. Empty: none.
  void setNote(const QString& sentence);
  [[nodiscard]] const QString& note() const { return note_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show();
  void colour();

  QString problem_;
  QString note_;
};

}  // namespace headroom
