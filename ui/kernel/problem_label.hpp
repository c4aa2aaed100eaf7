// Label below a field: why the field has to be changed, in the colour of failures, or a note in quiet text.
#pragma once

#include <QLabel>
#include <QString>

namespace headroom {

class ProblemLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ProblemLabel(QWidget* parent = nullptr);

  /// An empty sentence hides the problem.
  void setProblem(const QString& sentence);
  /// Shows a note while there is no problem; an empty sentence removes it.
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
