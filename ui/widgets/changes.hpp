// Changes that can be undone and redone, with the actions for it.
#pragma once

#include <QAction>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace headroom {

/// A change that was made. The functions run on the GUI thread; objects that they use outlive the window's actions.
struct Change {
  QString text;  ///< noun for the menu: "deletion of a run"
  std::function<void()> undo;
  std::function<void()> redo;
  QString kind = {};  ///< for joinsLatest() and forget(); may be empty
};

class Changes : public QObject {
  Q_OBJECT

 public:
  /// A value that is dragged changes many times.
  static constexpr qint64 kOneChangeMs = 1000;
  /// Limit: a change can hold all samples of a run.
  static constexpr std::size_t kMost = 30;

  /// The actions belong to the window. Text fields have their own undo, which takes the keys while they have the focus.
  explicit Changes(QWidget* window);

  [[nodiscard]] QAction* undo() const { return undo_; }
  [[nodiscard]] QAction* redo() const { return redo_; }
  /// Adds a change that was just made; undone changes can no longer be redone.
  void add(Change change);
  /// Returns true if a change of this kind that was just made is one with the latest change, which is of the same kind
  /// and less than kOneChangeMs old. Whoever added that one extends it then, and adds none.
  [[nodiscard]] bool joinsLatest(const QString& kind);
  /// Drops the changes of a kind: what they would bring back has been replaced.
  void forget(const QString& kind);
  /// Drops all changes: everything that they would bring back has been replaced.
  void forgetAll();
  /// While a sentence is set, nothing can be undone or redone; the tooltips show it.
  void setWhyNot(const QString& sentence);

 Q_SIGNALS:
  /// Emitted before a change is undone or redone: changes that were made and are not yet added can be added now.
  void stepping();
  /// A change was added, extended, undone or redone.
  void changed();

 private:
  void stepBack();
  void stepForth();
  void update();

  QAction* undo_;
  QAction* redo_;
  std::vector<Change> done_;    ///< the latest is last
  std::vector<Change> undone_;  ///< the next to redo is last
  QElapsedTimer sinceLatest_;
  QString whyNot_;
};

}  // namespace headroom
