// Revisions of the kernel that is open: kept, listed, compared, brought back.
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

  /// Lists those of the kernel in this file. Nothing: there is none.
  void follow(const std::optional<Variant>& kernel, const QString& file);
  /// Keeps what was measured; kept() follows.
  void keep(const Variant& kernel, const ResultRow& row);
  /// Line by line, to what the files hold now where `to` is 0. Throws UsageError for a number that there is not.
  [[nodiscard]] QString changes(int from, int to) const;
  /// Writes a revision over the files. Asks first where they hold what no revision has.
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
  Background background_;  ///< last: it uses the others
};

}  // namespace headroom
