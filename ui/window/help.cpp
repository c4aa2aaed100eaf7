#include "window/help.hpp"

#include <QCoreApplication>
#include <QMessageBox>

#include "headroom/version.hpp"

namespace headroom {

namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Help", text);
}

/// Does not block: a sweep goes on behind it.
void showBox(QWidget* parent, const QString& title, const QString& html) {
  auto* box = new QMessageBox(QMessageBox::NoIcon, title, html, QMessageBox::Close, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::RichText);
  box->open();
}

}  // namespace

void showAbout(QWidget* parent) {
  const std::string_view number = version();
  showBox(parent, tr("About Headroom"),
          tr("<h3>Headroom %1</h3><p>How far is an OpenCL kernel from what this device can do, and why?</p>"
             "<p>Free software under the GNU General Public License, version 3 or later.</p>")
              .arg(QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size()))));
}

void showShortcuts(QWidget* parent, const QString& html) {
  showBox(parent, tr("Keys"), html);
}

}  // namespace headroom
