// Revisions of the open kernel: stores, lists, compares and restores them.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "bridge/background.hpp"
#include "headroom/revisions.hpp"
#include "kernel/kernel_view.hpp"

namespace headroom {

class RevisionController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  RevisionController(KernelView* view, QWidget* window, QObject* parent = nullptr);

  /// Lists the revisions of the kernel in this file. No value: no kernel is open.
  void follow(const std::optional<Variant>& kernel, const QString& file);
  /// Stores the measured text with its result; kept() follows.
  void keep(const Variant& kernel, const ResultRow& row);
  /// Returns the line-by-line changes between two revisions, or to the current files if `to` is 0. Throws UsageError if
  /// there is no revision of a number.
  [[nodiscard]] QString changes(int from, int to) const;
  /// Overwrites the files with a revision. Asks first if no revision has the files' current text.
  void restore(int number);

 Q_SIGNALS:
  void kept(const headroom::KeptRevision& kept, const headroom::ResultRow& row);
  void restored();
  void failed(const QString& sentence);
  void turnsAsked(const QString& base, const QString& fresh, const QString& sizes);

 private:
  struct Kept {
    KeptRevision kept;
    std::vector<Revision> all;
  };

  [[nodiscard]] const std::vector<Revision>& all() const { return view_->list()->revisions(); }
  void write(int number);
  void askForTurns(int base, int fresh);

  KernelView* view_;
  QWidget* window_;
  std::optional<Variant> kernel_;
  QString file_;
  Background background_;  ///< declared last because it uses the other members
};

}  // namespace headroom
