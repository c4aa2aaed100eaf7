// Why a field has to be changed, below it, in the colour of what failed.
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

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void colour();
};

}  // namespace headroom
