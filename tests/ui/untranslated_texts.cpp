#include "untranslated_texts.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <algorithm>

#include "style/engine_sentences.hpp"

namespace headroom::testing {
namespace {

/// Rows of a table that are read; the others have the same texts with other numbers.
constexpr int kMostRows = 100;
/// Ids and numbers are no sentences; typed sizes such as "0.25 to 24 MP" read like one.
constexpr const char* kTyped[] = {"sizes", "kernelSize"};

class Reader {
 public:
  void read(const QString& where, const QString& text) {
    const QString plain = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    // A compiler's words are nobody's sentences.
    if (!plain.contains(QLatin1Char(' ')) || plain.contains(QLatin1String("error: "))) return;
    const QString shown = engineSentences(plain.toStdString());
    if (shown != plain) found_ << QStringLiteral("%1: \"%2\", and not \"%3\"").arg(where, plain, shown);
    static const QRegularExpression source(QStringLiteral("(?:Quelle: |stammt aus ).*"),
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression words(
        QStringLiteral("(?<![-\\w])(?:the|of|at|by|from|is|are|that|which|time|not)(?![-\\w])"));
    const QString own = QString(plain).remove(source);
    if (own.contains(words)) found_ << QStringLiteral("%1 is in English: \"%2\"").arg(where, own);
  }
  void readModel(const QString& where, const QAbstractItemModel& model, const QModelIndex& parent = {}) {
    for (int row = 0; row < std::min(model.rowCount(parent), kMostRows); ++row) {
      for (int column = 0; column < model.columnCount(parent); ++column) {
        const QModelIndex index = model.index(row, column, parent);
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
          read(where, index.data(role).toString());
        if (model.hasChildren(index)) readModel(where, model, index);
      }
    }
    if (parent.isValid()) return;
    for (int column = 0; column < model.columnCount(); ++column) {
      for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
        read(where, model.headerData(column, Qt::Horizontal, role).toString());
    }
  }
  void read(const QWidget& widget) {
    const QString where =
        QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
    for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName(),
                                widget.accessibleDescription(), widget.windowTitle()})
      read(where, text);
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) read(where, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) read(where, button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) read(where, group->title());
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) read(where, line->placeholderText());
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view != nullptr && view->model() != nullptr)
      readModel(where, *view->model());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) readModel(where, *box->model());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
      for (int tab = 0; tab < tabs->count(); ++tab)
        for (const QString& text : {tabs->tabText(tab), tabs->tabToolTip(tab)}) read(where, text);
    }
    for (const QAction* action : widget.actions())
      for (const QString& text : {action->text(), action->toolTip(), action->statusTip()}) read(where, text);
  }
  [[nodiscard]] QStringList found() {
    found_.removeDuplicates();
    return found_;
  }

 private:
  QStringList found_;
};

bool isTyped(const QWidget& widget) {
  for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
    const auto isIt = [each](const char* name) { return each->objectName() == QLatin1String(name); };
    if (std::ranges::any_of(kTyped, isIt)) return true;
  }
  return false;
}

}  // namespace

QStringList untranslatedTexts(const QWidget& part) {
  Reader reader;
  reader.read(part);
  for (const QWidget* widget : part.findChildren<QWidget*>()) {
    if (!isTyped(*widget)) reader.read(*widget);
  }
  return reader.found();
}

}  // namespace headroom::testing
