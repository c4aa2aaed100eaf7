// Looks for a text in an editor, under it.
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

  /// In this editor from now on; not owned.
  void setEditor(SourceEditor* editor) { editor_ = editor; }
  /// Shown, with what is selected there to look for.
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
