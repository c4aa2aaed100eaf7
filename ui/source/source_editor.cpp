#include "source/source_editor.hpp"

#include <QEvent>
#include <QFontDatabase>
#include <QKeyEvent>
#include <algorithm>
#include <map>

#include "headroom/values/result.hpp"
#include "source/opencl_lexer.hpp"
#include "style/status_colour.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr int kNumberMargin = 0;
constexpr int kMarkMargin = 1;
constexpr int kFoldMargin = 2;
constexpr int kTabWidth = 2;
constexpr double kCaretLineStrength = 0.06;

int markOf(LineNote::Kind kind) {
  return static_cast<int>(kind);
}

QColor colourOf(LineNote::Kind kind, const QPalette& palette) {
  if (kind == LineNote::Kind::Error) return statusColour(Status::Failed, palette);
  return kind == LineNote::Kind::Warning ? statusColour(Status::TimedOut, palette)
                                         : palette.color(QPalette::PlaceholderText);
}

/// Colours comments in TOML, and additions and removals in a diff.
void colourStyles(QsciLexer* lexer, const QPalette& palette, const QFont& font) {
  const bool dark = isDark(palette);
  const auto shade = [dark](const char* onLight, const char* onDark) {
    return QColor(QLatin1String(dark ? onDark : onLight));
  };
  lexer->setDefaultFont(font);
  for (int style = 0; style < 16; ++style) {
    lexer->setPaper(palette.color(QPalette::Base), style);
    lexer->setColor(palette.color(QPalette::Text), style);
    lexer->setFont(font, style);
  }
  lexer->setDefaultPaper(palette.color(QPalette::Base));
  if (qobject_cast<QsciLexerDiff*>(lexer) != nullptr) {
    lexer->setColor(shade("#a1260d", "#f29b87"), QsciLexerDiff::LineRemoved);
    lexer->setColor(shade("#1a6b2a", "#86d694"), QsciLexerDiff::LineAdded);
    for (const int style : {int(QsciLexerDiff::Header), int(QsciLexerDiff::Position)}) {
      lexer->setColor(shade("#00509e", "#7cb7f2"), style);
    }
  } else {
    lexer->setColor(shade("#5f6b5f", "#93a393"), QsciLexerProperties::Comment);
    lexer->setColor(shade("#7a3e9d", "#c9a1e6"), QsciLexerProperties::Section);
    lexer->setColor(shade("#00509e", "#7cb7f2"), QsciLexerProperties::Key);
  }
}

}  // namespace

SourceEditor::SourceEditor(Language language, QWidget* parent) : QsciScintilla(parent), language_(language) {
  if (language == Language::OpenCl) {
    openCl_ = new OpenClLexer(this);
    setLexer(openCl_);
  } else if (language != Language::Plain) {
    other_ = language == Language::Diff ? static_cast<QsciLexer*>(new QsciLexerDiff(this))
                                        : static_cast<QsciLexer*>(new QsciLexerProperties(this));
    setLexer(other_);
  }
  setUtf8(true);
  setTabWidth(kTabWidth);
  setIndentationsUseTabs(false);
  setAutoIndent(true);
  setBraceMatching(QsciScintilla::SloppyBraceMatch);
  setScrollWidth(1);
  setScrollWidthTracking(true);
  setMarginType(kNumberMargin, QsciScintilla::NumberMargin);
  setMarginType(kMarkMargin, QsciScintilla::SymbolMargin);
  setMarginWidth(kMarkMargin, fontMetrics().height());
  setMarginMarkerMask(kMarkMargin, 0b111);
  if (language == Language::OpenCl) setFolding(QsciScintilla::BoxedTreeFoldStyle, kFoldMargin);
  markerDefine(QsciScintilla::Circle, markOf(LineNote::Kind::Error));
  markerDefine(QsciScintilla::RightTriangle, markOf(LineNote::Kind::Warning));
  markerDefine(QsciScintilla::SmallRectangle, markOf(LineNote::Kind::Note));
  setAnnotationDisplay(QsciScintilla::AnnotationIndented);
  // The window uses this shortcut.
  SendScintilla(SCI_CLEARCMDKEY, static_cast<unsigned long>('D') + (SCMOD_CTRL << 16));
  // The window's key; without it, the window would redo a change of its own.
  standardCommands()->find(QsciCommand::Redo)->setAlternateKey((Qt::CTRL | Qt::SHIFT | Qt::Key_Z).toCombined());
  applyPalette();
  connect(this, &QsciScintilla::linesChanged, this, &SourceEditor::fitLineNumbers);
  fitLineNumbers();
}

void SourceEditor::setContent(const QString& text) {
  if (text == this->text()) {
    setModified(false);
    return;
  }
  int line = 0;
  int column = 0;
  getCursorPosition(&line, &column);
  const int first = firstVisibleLine();
  const bool wasReadOnly = isReadOnly();
  setReadOnly(false);
  if (this->text().isEmpty()) {
    setText(text);
  } else {
    beginUndoAction();
    selectAll();
    replaceSelectedText(text);
    endUndoAction();
  }
  setModified(false);
  setReadOnly(wasReadOnly);
  setCursorPosition(std::min(line, std::max(0, lines() - 1)), 0);
  setFirstVisibleLine(first);
}

void SourceEditor::setNotes(const std::vector<LineNote>& notes) {
  notes_ = notes;
  showNotes();
}

void SourceEditor::showNotes() {
  markerDeleteAll();
  clearAnnotations();
  std::map<int, QList<QsciStyledText>> texts;
  for (const LineNote& note : notes_) {
    const int line = note.line - 1;
    if (line < 0 || line >= lines()) continue;
    markerAdd(line, markOf(note.kind));
    QsciStyle style(-1, QString(), colourOf(note.kind, palette()),
                    blend(colourOf(note.kind, palette()), palette().color(QPalette::Base), kCaretLineStrength), font());
    QList<QsciStyledText>& all = texts[line];
    all << QsciStyledText((all.isEmpty() ? QString() : QStringLiteral("\n")) + note.text, style);
  }
  for (const auto& [line, all] : texts) annotate(line, all);
}

void SourceEditor::goTo(int line, int column) {
  const int place = std::clamp(line - 1, 0, std::max(0, lines() - 1));
  setCursorPosition(place, std::max(0, column - 1));
  ensureLineVisible(place);
  ensureCursorVisible();
}

bool SourceEditor::find(const QString& text, bool forward) {
  if (text.isEmpty()) return false;
  int line = -1;
  int column = -1;
  int lastLine = -1;
  int lastColumn = -1;
  getSelection(&line, &column, &lastLine, &lastColumn);
  // A backward search starts at the selection's start, so that it does not find the selection again.
  const bool hasSelection = line >= 0;
  if (!hasSelection) getCursorPosition(&lastLine, &lastColumn);
  return findFirst(text, false, false, false, true, forward, forward || !hasSelection ? lastLine : line,
                   forward || !hasSelection ? lastColumn : column);
}

bool SourceEditor::event(QEvent* event) {
  // The window uses these keys as well, for the photo and the results.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Save) || key->matches(QKeySequence::Find) || key->matches(QKeySequence::Paste)) {
      event->accept();
      return true;
    }
  }
  return QsciScintilla::event(event);
}

void SourceEditor::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Find)) {
    Q_EMIT findAsked();
  } else if (event->matches(QKeySequence::Save)) {
    Q_EMIT saveAsked();
  } else if (event->key() == Qt::Key_F6) {
    // QScintilla's own keeps the focus, because Tab indents.
    const bool isForward = !event->modifiers().testFlag(Qt::ShiftModifier);
    QAbstractScrollArea::focusNextPrevChild(isForward);  // NOLINT(bugprone-parent-virtual-call)
  } else {
    QsciScintilla::keyPressEvent(event);
  }
}

void SourceEditor::fitLineNumbers() {
  setMarginWidth(kNumberMargin, QStringLiteral("0%1").arg(std::max(99, lines())));
}

void SourceEditor::applyPalette() {
  const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  setFont(font);
  const QColor ground = palette().color(QPalette::Base);
  const QColor ink = palette().color(QPalette::Text);
  if (openCl_ != nullptr) openCl_->setPalette(palette(), font);
  if (other_ != nullptr) colourStyles(other_, palette(), font);
  setPaper(ground);
  setColor(ink);
  setCaretForegroundColor(ink);
  setCaretLineVisible(!isReadOnly());
  setCaretLineBackgroundColor(blend(ink, ground, kCaretLineStrength));
  setSelectionBackgroundColor(palette().color(QPalette::Highlight));
  setSelectionForegroundColor(palette().color(QPalette::HighlightedText));
  setMarginsBackgroundColor(palette().color(QPalette::Window));
  setMarginsForegroundColor(palette().color(QPalette::PlaceholderText));
  setMarginsFont(font);
  setFoldMarginColors(palette().color(QPalette::Window), palette().color(QPalette::Window));
  setMatchedBraceBackgroundColor(blend(palette().color(QPalette::Highlight), ground, 0.35));
  setMatchedBraceForegroundColor(ink);
  for (const LineNote::Kind kind : {LineNote::Kind::Error, LineNote::Kind::Warning, LineNote::Kind::Note}) {
    setMarkerBackgroundColor(colourOf(kind, palette()), markOf(kind));
    setMarkerForegroundColor(colourOf(kind, palette()), markOf(kind));
  }
  for (int mark = SC_MARKNUM_FOLDEREND; mark <= int{SC_MARKNUM_FOLDEROPEN}; ++mark) {
    // Scintilla's own marks, which no QScintilla function changes.
    SendScintilla(SCI_MARKERSETFORE, mark, palette().color(QPalette::Window));
    SendScintilla(SCI_MARKERSETBACK, mark, palette().color(QPalette::PlaceholderText));
  }
  fitLineNumbers();
  showNotes();
}

void SourceEditor::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) applyPalette();
}

}  // namespace headroom
