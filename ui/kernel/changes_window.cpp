#include "kernel/changes_window.hpp"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include "style/screen_room.hpp"

namespace headroom {
namespace {

constexpr int kWidthInCharacters = 110;
constexpr int kHeightInLines = 34;

}  // namespace

ChangesWindow::ChangesWindow(QWidget* parent)
    : QDialog(parent), text_(new SourceEditor(SourceEditor::Language::Diff, this)) {
  setObjectName(QStringLiteral("changes"));
  text_->setAccessibleName(tr("Changes, line by line"));
  text_->setReadOnly(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(text_, 1);
  layout->addWidget(buttons);
  resize(fittingScreen(
      *this, {fontMetrics().averageCharWidth() * kWidthInCharacters, fontMetrics().height() * kHeightInLines}));
}

void ChangesWindow::present(const QString& title, const QString& difference) {
  setWindowTitle(title);
  text_->setContent(difference.isEmpty() ? tr("Nothing differs.") : difference);
  text_->goTo(1);
  show();
  raise();
  text_->setFocus();
}

}  // namespace headroom
