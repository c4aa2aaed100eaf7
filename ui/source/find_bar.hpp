// Search bar under an editor.
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QWidget>

#include "source/source_editor.hpp"

namespace headroom {

class FindBar : public QWidget {
  Q_OBJECT

 public:
  explicit FindBar(QWidget* parent = nullptr);

  /// Sets the editor to search; not owned.
  void setEditor(SourceEditor* editor) { editor_ = editor; }
  /// Shows the bar, with the editor's selection as the search text.
  void present();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void find(bool forward);
  void leave();

  QPointer<SourceEditor> editor_;
  QLineEdit* text_;
};

}  // namespace headroom
