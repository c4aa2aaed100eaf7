#include "widgets/page_file.hpp"

#include <QCoreApplication>

#include "headroom/system/file.hpp"

namespace headroom {

QString pageFilter() {
  return QCoreApplication::translate("PageFile", "HTML pages (*.html);;Markdown texts (*.md)");
}

std::string pageContent(const Page& page, const QString& file) {
  return file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive) ? toMarkdown(page) : toHtml(page);
}

void writePage(const Page& page, const QString& file) {
  writeFile(file.toStdString(), pageContent(page, file));
}

}  // namespace headroom
