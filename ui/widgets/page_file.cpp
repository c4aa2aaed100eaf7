#include "widgets/page_file.hpp"

#include <QCoreApplication>

#include "headroom/system/file.hpp"

namespace headroom {

QString pageFilter() {
  return QCoreApplication::translate("PageFile", "HTML pages (*.html);;Markdown texts (*.md)");
}

void writePage(const Page& page, const QString& file) {
  const bool isMarkdown = file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
  writeFile(file.toStdString(), isMarkdown ? toMarkdown(page) : toHtml(page));
}

}  // namespace headroom
