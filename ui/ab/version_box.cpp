#include "ab/version_box.hpp"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>

namespace headroom {

namespace {

/// The rest is scrolled to, and of a longer name its beginning is seen.
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
  // Offered in a list, not written into the text: a name goes on after a variant's id (@LOCAL_X=16).
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
  lineEdit()->setCursorPosition(0);  // its beginning is in sight
}

void VersionBox::setPlaceholder(const QString& words) {
  lineEdit()->setPlaceholderText(words);
}

}  // namespace headroom
