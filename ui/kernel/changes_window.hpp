// Window with the changes between two texts of a kernel, line by line.
#pragma once

#include <QDialog>
#include <QString>

#include "source/source_editor.hpp"

namespace headroom {

class ChangesWindow : public QDialog {
  Q_OBJECT

 public:
  explicit ChangesWindow(QWidget* parent = nullptr);

  /// `difference` is in unified format; empty if the texts are the same.
  void present(const QString& title, const QString& difference);
  [[nodiscard]] QString shown() const { return text_->text(); }

 private:
  SourceEditor* text_;
};

}  // namespace headroom
