#include "ab/version_box.hpp"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>

namespace headroom {

namespace {

/// The list scrolls beyond this.
constexpr int kMostChoices = 16;
constexpr int kFewestCharacters = 12;

}  // namespace

VersionBox::VersionBox(QWidget* parent) : QComboBox(parent) {
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  setMaxVisibleItems(kMostChoices);
  setMinimumContentsLength(kFewestCharacters);
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  // Completions appear in a list and not in the text, because a name can continue after a variant's id (@LOCAL_X=16).
  completer()->setCompletionMode(QCompleter::PopupCompletion);
  completer()->setFilterMode(Qt::MatchContains);
}

void VersionBox::offer(const QStringList& names) {
  const QSignalBlocker blocker(this);
  const QString held = currentText();
  clear();
  addItems(names);
  setEditText(held);
}

void VersionBox::setName(const QString& name) {
  setEditText(name);
  lineEdit()->setCursorPosition(0);  // shows the beginning of the text
}

void VersionBox::setPlaceholder(const QString& words) {
  lineEdit()->setPlaceholderText(words);
}

}  // namespace headroom
