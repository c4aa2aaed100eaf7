#include "kernel/revision_controller.hpp"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "headroom/system/error.hpp"
#include "style/text.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

RevisionController::RevisionController(KernelView* view, QWidget* window, QObject* parent)
    : QObject(parent), view_(view), window_(window) {
  connect(view_->list(), &RevisionList::restoreAsked, this, &RevisionController::restore);
  connect(view_->list(), &RevisionList::turnsAsked, this, &RevisionController::askForTurns);
}

void RevisionController::follow(const std::optional<Variant>& kernel, const QString& file) {
  const bool isOther =
      file != file_ || kernel.has_value() != kernel_.has_value() || (kernel && kernel_ && kernel->id != kernel_->id);
  kernel_ = kernel;
  file_ = file;
  if (!isOther) return;
  view_->setRevisions({});
  if (!kernel_ || file_.isEmpty()) return;
  background_.run(
      file_, [variant = *kernel_] { return revisionsIn(revisionsFile(variant)); },
      [this, file](const std::vector<Revision>& all) {
        if (file_ == file) view_->setRevisions(all);
      },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void RevisionController::keep(const Variant& kernel, const ResultRow& row) {
  background_.run(
      file_,
      [kernel, row] {
        return Kept{keepAndCompare(kernel, row), revisionsIn(revisionsFile(kernel))};
      },
      [this, file = file_, row](const Kept& done) {
        if (file_ != file) return;
        view_->setRevisions(done.all);
        if (!done.kept.note.empty()) Q_EMIT failed(text(done.kept.note));
        Q_EMIT kept(done.kept, row);
      },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

QString RevisionController::changes(int from, int to) const {
  return text(diffText(findRevision(all(), from), to == 0 ? revisionNow(*kernel_) : findRevision(all(), to)));
}

void RevisionController::write(int number) {
  try {
    headroom::restore(findRevision(all(), number));
    Q_EMIT restored();
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
  }
}

void RevisionController::restore(int number) {
  if (!kernel_) return;
  const Revision now = revisionNow(*kernel_);
  const bool isKept = std::ranges::any_of(all(), [&](const Revision& each) { return diffText(each, now).empty(); });
  if (isKept && !view_->files()->isModified()) return write(number);
  auto* question = new QMessageBox(QMessageBox::Warning, tr("Restore a revision"),
                                   tr("The kernel as it is now was not measured, so no revision has it. Revision %1 "
                                      "would take its place.")
                                       .arg(number),
                                   QMessageBox::NoButton, window_);
  question->setObjectName(QStringLiteral("restoreQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* yes = question->addButton(tr("Restore Revision"), QMessageBox::AcceptRole);
  question->setDefaultButton(question->addButton(QMessageBox::Cancel));
  connect(question, &QMessageBox::finished, this, [this, question, yes, number](int) {
    if (question->clickedButton() != yes) return;
    view_->files()->discard();
    write(number);
  });
  question->open();
}

void RevisionController::askForTurns(int base, int fresh) {
  const auto found = std::ranges::find(all(), base, &Revision::number);
  if (found == all().end()) return;
  const auto nameOf = [this](int number) {
    return number == 0 ? file_ : QStringLiteral("%1@r%2").arg(file_).arg(number);
  };
  Q_EMIT turnsAsked(nameOf(base), nameOf(fresh), typed(found->row.size));
}

}  // namespace headroom
