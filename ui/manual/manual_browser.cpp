#include "manual/manual_browser.hpp"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include "manual/manual_pages.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

namespace {

constexpr int kCellPadding = 5;
constexpr int kPageMargin = 18;
/// How much of the text's colour code is laid on.
constexpr double kCodePart = 0.07;
constexpr double kRulePart = 0.25;

void dressTable(QTextTable* table, const QPalette& palette) {
  QTextTableFormat format = table->format();
  format.setBorder(1);
  format.setBorderCollapse(true);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(blend(palette.color(QPalette::Text), palette.color(QPalette::Base), kRulePart));
  format.setCellPadding(kCellPadding);
  format.setCellSpacing(0);
  format.setTopMargin(kCellPadding);
  format.setBottomMargin(kCellPadding);
  table->setFormat(format);
}

void dressCode(const QTextBlock& block, const QPalette& palette) {
  QTextCursor cursor(block);
  QTextBlockFormat format = block.blockFormat();
  format.setBackground(blend(palette.color(QPalette::Text), palette.color(QPalette::Base), kCodePart));
  format.setLeftMargin(kPageMargin / 2.0);
  cursor.setBlockFormat(format);
}

bool isCode(const QTextBlock& block) {
  return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
         block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

}  // namespace

ManualBrowser::ManualBrowser(QWidget* parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("manualPage"));
  setAccessibleName(tr("Page of the user guide"));
  setOpenExternalLinks(true);
  document()->setDocumentMargin(kPageMargin);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // so that pictures have the same room on every page
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name) {
  if (type == QTextDocument::MarkdownResource) return manualText(name);
  if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("qrc")) return {};
  const QImage image(QLatin1Char(':') + name.path());
  const int room = viewport()->width() - 2 * kPageMargin;
  return image.width() > room && room > 0 ? image.scaledToWidth(room, Qt::SmoothTransformation) : image;
}

void ManualBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type) {
  if (name.scheme() == QLatin1String("qrc") && manualText(name).isEmpty()) {
    Q_EMIT missed(name);
    return;
  }
  QTextBrowser::doSetSource(name, type);
  dress();
  if (name.hasFragment()) scrollToHeading(name.fragment());
}

void ManualBrowser::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || source().isEmpty()) return;
  const int place = verticalScrollBar()->value();
  reload();
  dress();
  verticalScrollBar()->setValue(place);
}

/// Markdown has no style: rules of tables, and a ground for code.
void ManualBrowser::dress() {
  for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(frame)) dressTable(table, palette());
  }
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (isCode(block)) dressCode(block, palette());
  }
  document()->clearUndoRedoStacks();
  document()->setModified(false);
}

void ManualBrowser::scrollToHeading(const QString& anchor) {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || headingAnchor(block.text()) != anchor) continue;
    setTextCursor(QTextCursor(block));
    // From the top on, not just into sight.
    verticalScrollBar()->setValue(static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top()));
    return;
  }
}

}  // namespace headroom
