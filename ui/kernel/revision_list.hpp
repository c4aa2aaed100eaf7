// The texts of a kernel that were measured, as a table, and what can be done with one or two of them.
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

  /// The oldest first; the newest stands on top.
  void setRevisions(const std::vector<Revision>& revisions);
  [[nodiscard]] const std::vector<Revision>& revisions() const { return revisions_; }
  /// Number of a revision; 0 for none.
  void select(int number);
  /// One or two, the older one first.
  [[nodiscard]] std::vector<int> selectedNumbers() const;

 Q_SIGNALS:
  /// The one selected alone; 0 where none or several are.
  void selected(int number);
  /// Of one revision to what is in the files now, or of the first to the second.
  void changesAsked(int from, int to);
  /// Of what the compiler makes of them, likewise.
  void codeChangesAsked(int from, int to);
  void restoreAsked(int number);
  /// With what is in the files now, or with each other, in turns.
  void turnsAsked(int base, int fresh);

 private:
  void showButtons();
  /// The two that are selected; of one alone, it and 0 for what is in the files now.
  [[nodiscard]] std::pair<int, int> pair() const;

  QTableWidget* table_;
  QPushButton* changes_;
  QPushButton* code_;
  QPushButton* restore_;
  QPushButton* turns_;
  std::vector<Revision> revisions_;
};

}  // namespace headroom
