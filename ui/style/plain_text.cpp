#include "style/plain_text.hpp"

#include <QLabel>
#include <QTextDocument>

namespace headroom {

void showAsPlainText(QWidget* widget) {
  auto* label = qobject_cast<QLabel*>(widget);
  // A tooltip is a label too. Its text is escaped where it is set: see plainToolTip.
  const bool isToolTip = widget->windowType() == Qt::ToolTip;
  if (label != nullptr && !isToolTip && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
}

QString plainToolTip(const QString& text) {
  return Qt::mightBeRichText(text) ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()) : text;
}

}  // namespace headroom
