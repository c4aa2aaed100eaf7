// Table of a kernel's measured revisions, with the actions for one or two of them.
#pragma once

#include <QPushButton>
#include <QTableWidget>
#include <QWidget>
#include <utility>
#include <vector>

#include "headroom/revisions.hpp"

namespace headroom {

class RevisionList : public QWidget {
  Q_OBJECT

 public:
  explicit RevisionList(QWidget* parent = nullptr);

  /// Oldest first; the table shows the newest on top.
  void setRevisions(const std::vector<Revision>& revisions);
  [[nodiscard]] const std::vector<Revision>& revisions() const { return revisions_; }
  /// By revision number; 0 for none.
  void select(int number);
  /// Returns one or two numbers, the older one first.
  [[nodiscard]] std::vector<int> selectedNumbers() const;

 Q_SIGNALS:
  /// Number of a single selected revision; 0 if none or several are selected.
  void selected(int number);
  /// Emitted to show the changes from one revision to the current files (0), or between two revisions.
  void changesAsked(int from, int to);
  /// The same for the changes in compiler output.
  void codeChangesAsked(int from, int to);
  void restoreAsked(int number);
  /// Emitted to compare a revision with the current files (0), or two revisions, in an A/B measurement.
  void turnsAsked(int base, int fresh);

 private:
  void showButtons();
  /// Returns the two selected revisions; for a single one, its number and 0 for the current files.
  [[nodiscard]] std::pair<int, int> pair() const;

  QTableWidget* table_;
  QPushButton* changes_;
  QPushButton* code_;
  QPushButton* restore_;
  QPushButton* turns_;
  std::vector<Revision> revisions_;
};

}  // namespace headroom
