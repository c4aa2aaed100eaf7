#include "ab/ab_window.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>
#include <utility>

#include "style/engine_sentences.hpp"
#include "style/screen_room.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

constexpr QSize kFirstAbSize{860, 640};
constexpr int kFirstPictureHeight = 300;
constexpr int kFirstSentencesHeight = 110;
constexpr double kLeastSentencesInEms = 3.2;

}  // namespace

// Creates the widgets in tab order.
AbWindow::AbWindow(const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), controls_(new AbControls(catalogue, this)), state_(new QLabel(this)) {
  setObjectName(QStringLiteral("abWindow"));
  setWindowTitle(tr("Take turns"));
  setWindowFlags(windowFlags() | Qt::WindowMinMaxButtonsHint);
  state_->setObjectName(QStringLiteral("abState"));
  state_->setAccessibleName(tr("State of the run"));
  state_->setTextFormat(Qt::PlainText);
  state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  state_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(controls_);
  layout->addWidget(state_);
  buildResults(*layout);
  layout->addWidget(buildButtons());
  resize(firstSize());
  setReport({}, {}, false);
  setState({});
  setExportable(false);
}

void AbWindow::buildResults(QVBoxLayout& layout) {
  head_ = new QLabel(this);
  head_->setObjectName(QStringLiteral("abHead"));
  head_->setAccessibleName(tr("What was measured"));
  head_->setTextFormat(Qt::PlainText);
  head_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  head_->setWordWrap(true);
  legend_ = new MarkLegend(abLegend(), this);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  picture_ = new AbPicture(splitter);
  picture_->setEmptyText(
      tr("Rounds of both versions are interleaved. The picture shows whether the new one is faster, "
         "slower or the "
         "same."));
  sentences_ = new QPlainTextEdit(splitter);
  sentences_->setObjectName(QStringLiteral("abSentences"));
  sentences_->setAccessibleName(tr("Reasons for the verdicts"));
  sentences_->setReadOnly(true);
  sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  sentences_->setTabChangesFocus(true);
  sentences_->setMinimumHeight(static_cast<int>(kLeastSentencesInEms * fontMetrics().height()));
  splitter->addWidget(picture_);
  splitter->addWidget(sentences_);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({kFirstPictureHeight, kFirstSentencesHeight});
  splitter->setChildrenCollapsible(false);
  layout.addWidget(head_);
  layout.addWidget(legend_);
  layout.addWidget(splitter, 1);
}

QPushButton* AbWindow::addButton(const QString& text, const char* objectName, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setObjectName(QString::fromLatin1(objectName));
  button->setAutoDefault(false);
  return button;
}

QWidget* AbWindow::buildButtons() {
  auto* bar = new FlowBar(this);
  const auto addExport = [this, bar](const QString& text, const char* name, const QString& toolTip) {
    QPushButton* button = addButton(text, name, bar);
    button->setToolTip(toolTip);
    bar->flow()->addWidget(button);
    exports_.push_back(button);
    return button;
  };
  const auto connectExport = [this](QPushButton* button, Format format) {
    connect(button, &QPushButton::clicked, this, [this, format] { Q_EMIT exportAsked(format); });
  };
  connectExport(addExport(tr("M&arkdown..."), "abMarkdown", tr("Save the table for a pull request.")),
                Format::Markdown);
  connectExport(addExport(tr("&CSV..."), "abCsv", tr("Save the times of each round.")), Format::Csv);
  connectExport(
      addExport(tr("&JSON..."), "abJson", tr("Save all results with the conditions they were measured under.")),
      Format::Json);
  QPushButton* copy = addExport(tr("Co&py as text"), "abCopy", tr("Copy the table and the reasons."));
  connect(copy, &QPushButton::clicked, this, &AbWindow::copyAsked);
  auto* filler = new QWidget(bar);
  filler->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  bar->flow()->addWidget(filler);
  QPushButton* close = addButton(tr("C&lose"), "abClose", bar);
  close->setToolTip(tr("The run continues. Open this window again to see it."));
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  bar->flow()->addWidget(close);
  return bar;
}

void AbWindow::setReport(const AbReport& report, const QStringList& notes, bool isRunning) {
  picture_->setReport(report, isRunning);
  legend_->setColour(palette().color(QPalette::Text));
  legend_->setVisible(!report.points.empty());
  showHead(report);
  showSentences(report, notes);
}

void AbWindow::showHead(const AbReport& report) {
  head_->setVisible(!report.points.empty());
  if (report.points.empty()) return;
  QString head = tr("Base: %1. New: %2. On %3").arg(text(report.baseName), text(report.freshName), text(report.device));
  if (const QString size = commonSize(report); !size.isEmpty()) head += tr(" at %1").arg(size);
  head += text(afterComma(report.points.front().base.parameters));
  head_->setText(head + QLatin1Char('.'));
}

void AbWindow::showSentences(const AbReport& report, const QStringList& notes) {
  QStringList lines;
  for (const AbPoint& point : report.points) {
    if (!point.reason.empty()) lines << QStringLiteral("%1: %2").arg(pointTitle(point), engineSentences(point.reason));
  }
  lines += notes;
  const QString all = lines.join(QLatin1Char('\n'));
  sentences_->setVisible(!all.isEmpty());
  // Keeps the selection while the text stays the same.
  if (all == sentences_->toPlainText()) return;
  const int scrolled = sentences_->verticalScrollBar()->value();
  sentences_->setPlainText(all);
  sentences_->verticalScrollBar()->setValue(scrolled);
}

void AbWindow::showState(const QString& sentence, bool isProblem) {
  isProblem_ = isProblem;
  QPalette palette = this->palette();
  if (isProblem) palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  state_->setPalette(palette);
  state_->setText(sentence);
  state_->setVisible(!sentence.isEmpty());
}

void AbWindow::setState(const QString& sentence) {
  showState(sentence, false);
}

void AbWindow::setProblem(const QString& sentence) {
  showState(sentence, true);
}

void AbWindow::setExportable(bool exportable) {
  for (QPushButton* button : exports_) button->setEnabled(exportable);
}

QSize AbWindow::firstSize() const {
  return fittingScreen(*this, kFirstAbSize);
}

void AbWindow::present() {
  const bool wasPlaced = std::exchange(isPlaced_, true);
  show();
  if (!wasPlaced) {
    // Wrapped rows need less height now that their width is known.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    resize(firstSize());
  }
  raise();
  activateWindow();
  controls_->focusWhatIsMissing();
}

// Windows ignore height-for-width, and would squeeze wrapped rows.
bool AbWindow::event(QEvent* event) {
  const bool isHandled = QDialog::event(event);
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
    setMinimumHeight(layout()->totalMinimumHeightForWidth(width()));
  return isHandled;
}

void AbWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || legend_ == nullptr) return;
  legend_->setColour(palette().color(QPalette::Text));
  showState(state_->text(), isProblem_);
}

}  // namespace headroom
