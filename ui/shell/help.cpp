#include "shell/help.hpp"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "headroom/system/version.hpp"

namespace headroom {

namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(Help)
};

}  // namespace

// Neither of them blocks: a sweep goes on behind it.

void showAbout(QWidget* parent) {
  const std::string_view number = version();
  const QString html =
      HelpWords::tr(
          "<h3>Headroom %1</h3><p>How far is an OpenCL kernel from what this device can do, and why?</p>"
          "<p>Free software under the GNU General Public License, version 3 or later.</p>")
          .arg(QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size())));
  auto* box = new QMessageBox(QMessageBox::NoIcon, HelpWords::tr("About Headroom"), html, QMessageBox::Close, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::RichText);
  box->open();
}

void showShortcuts(QWidget* parent, const QString& html) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName(QStringLiteral("keys"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(HelpWords::tr("Keys"));
  auto* keys = new QLabel(html, dialog);
  keys->setTextFormat(Qt::RichText);
  keys->setAlignment(Qt::AlignLeading | Qt::AlignTop);
  auto* scrolled = new QScrollArea(dialog);
  scrolled->setWidget(keys);
  scrolled->setWidgetResizable(true);
  scrolled->setFrameShape(QFrame::NoFrame);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(scrolled, 1);
  layout->addWidget(buttons);
  // All of them where there is room, else as high as the window: the rest is scrolled to.
  const QMargins margins = layout->contentsMargins();
  const int width =
      keys->sizeHint().width() + scrolled->verticalScrollBar()->sizeHint().width() + margins.left() + margins.right();
  const int height =
      keys->sizeHint().height() + layout->spacing() + buttons->sizeHint().height() + margins.top() + margins.bottom();
  dialog->resize(width, std::min(height, parent->window()->height()));
  dialog->open();
}

}  // namespace headroom
