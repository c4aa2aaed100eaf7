#include "shell/help.hpp"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSysInfo>
#include <QVBoxLayout>
#include <algorithm>

#include "headroom/system/version.hpp"
#include "manual/manual_pages.hpp"
#include "manual/manual_window.hpp"
#include "style/screen_room.hpp"
#include "widgets/fitted_dialog.hpp"

namespace headroom {

namespace {

constexpr int kAboutWidthInCharacters = 80;

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(Help)
};

}  // namespace

// Neither dialog blocks: a sweep continues behind it.

void showAbout(QWidget* parent, const std::vector<DeviceDescription>& devices) {
  const std::string_view number = version();
  QString html = HelpWords::tr(
                     "<h3>Headroom %1</h3><p>How far is an OpenCL kernel from what this device can do, and why?</p>"
                     "<p>Free software under the GNU General Public License, version 3 or later.</p><p>Qt %2, %3</p>")
                     .arg(QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size())),
                          QString::fromLatin1(qVersion()), QSysInfo::prettyProductName().toHtmlEscaped());
  html += HelpWords::tr("<h4>OpenCL devices</h4>");
  if (devices.empty()) html += HelpWords::tr("<p>None was found.</p>");
  for (const DeviceDescription& device : devices) {
    html += HelpWords::tr("<p>%1<br/>%2, driver %3</p>")
                .arg(QString::fromStdString(device.name).toHtmlEscaped(),
                     QString::fromStdString(device.openclVersion).toHtmlEscaped(),
                     QString::fromStdString(device.driverVersion).toHtmlEscaped());
  }
  html += HelpWords::tr("<p><a href=\"%1\">User guide</a></p>").arg(kManualContents);
  auto* dialog = new FittedDialog(parent);
  dialog->setObjectName(QStringLiteral("about"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(HelpWords::tr("About Headroom"));
  auto* page = new QWidget;
  auto* label = new QLabel(html, page);
  label->setObjectName(QStringLiteral("aboutText"));
  label->setAccessibleName(dialog->windowTitle());
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextBrowserInteraction);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
  label->setMinimumWidth(kAboutWidthInCharacters * label->fontMetrics().averageCharWidth());
  QObject::connect(label, &QLabel::linkActivated, dialog, [dialog, parent](const QString& link) {
    dialog->close();
    showManual(parent, link);
  });
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(label, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  dialog->setParts(page, {buttons});
  dialog->open();
}

void showManual(QWidget* parent, const QString& page) {
  auto* manual = parent->findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly);
  if (manual == nullptr) manual = new ManualWindow(parent);
  manual->showPage(page);
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
  scrolled->setAccessibleName(dialog->windowTitle());
  scrolled->setFrameShape(QFrame::NoFrame);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(scrolled, 1);
  layout->addWidget(buttons);
  // Fits all content if the screen allows, and otherwise scrolls at the window's height.
  const QMargins margins = layout->contentsMargins();
  const int width =
      keys->sizeHint().width() + scrolled->verticalScrollBar()->sizeHint().width() + margins.left() + margins.right();
  const int height =
      keys->sizeHint().height() + layout->spacing() + buttons->sizeHint().height() + margins.top() + margins.bottom();
  dialog->resize(fittingScreen(*dialog, {width, std::min(height, parent->window()->height())}));
  dialog->open();
}

}  // namespace headroom
