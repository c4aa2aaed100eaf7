#include "kernel/kernel_view.hpp"

#include <QEvent>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>
#include <map>

#include "headroom/values/result.hpp"
#include "style/status_colour.hpp"
#include "widgets/lesson.hpp"

namespace headroom {
namespace {

constexpr double kHeadingSize = 1.1;
constexpr int kLeastPageLines = 4;
constexpr int kEditorShare = 3;
constexpr int kResultShare = 2;
/// Initial width of one column; only the ratio of the columns matters.
constexpr int kFirstWidth = 250;

QLabel* newLabel(const char* objectName, const QString& accessibleName, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(objectName));
  label->setAccessibleName(accessibleName);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

KernelView::KernelView(const VariantColours* colours, QWidget* parent)
    : QWidget(parent),
      colours_(colours),
      controls_(new KernelControls(this)),
      pages_(new QStackedWidget(this)),
      heading_(lessonHeading(this, kHeadingSize)),
      state_(newLabel("kernelState", tr("What came of it"), this)),
      times_(newLabel("kernelTimes", tr("What took how long"), this)),
      files_(new EditorPane(this)),
      messages_(new MessageList(this)),
      chart_(new RevisionChart(this)),
      list_(new RevisionList(this)),
      compiled_(new SourceEditor(SourceEditor::Language::Plain, this)),
      advice_(new AdviceList(this)),
      below_(new FittingTabs(this)) {
  setObjectName(QStringLiteral("kernel"));
  heading_->setObjectName(QStringLiteral("kernelName"));
  times_->setForegroundRole(QPalette::PlaceholderText);
  auto* empty = newLabel("kernelEmpty", tr("How to begin"), this);
  empty->setAlignment(Qt::AlignCenter);
  empty->setForegroundRole(QPalette::PlaceholderText);
  empty->setText(
      tr("Open a kernel, or drop a .cl file on the window.\n\nA bare .cl file is described first: New proposes its "
         "buffers and sizes. Then each save, here or in your own editor, builds, checks and measures it again."));
  pages_->addWidget(empty);
  pages_->addWidget(buildPage());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(controls_);
  // Scrolls in a small window instead of being cut off.
  auto* scrolled = new QScrollArea(this);
  scrolled->setFrameShape(QFrame::NoFrame);
  scrolled->setWidgetResizable(true);
  scrolled->setFocusPolicy(Qt::NoFocus);
  scrolled->setMinimumHeight(kLeastPageLines * fontMetrics().height());
  scrolled->setWidget(pages_);
  layout->addWidget(scrolled, 1);
  setFocusProxy(controls_);

  connect(advice_, &AdviceList::settingAsked, this, &KernelView::settingAsked);
  connect(messages_, &MessageList::placeChosen, files_, &EditorPane::goTo);
  connect(chart_, &RevisionChart::revisionChosen, this, &KernelView::select);
  connect(list_, &RevisionList::selected, chart_, &RevisionChart::select);
  setCompiled({});
  setAdvice(std::nullopt);
  setKernel({}, {});
}

QWidget* KernelView::buildPage() {
  auto* left = new QWidget(this);
  auto* leftColumn = new QVBoxLayout(left);
  leftColumn->setContentsMargins(0, 0, 0, 0);
  leftColumn->addWidget(files_, 1);
  leftColumn->addWidget(messages_);
  auto* right = new QSplitter(Qt::Vertical, this);
  right->addWidget(chart_);
  compiled_->setObjectName(QStringLiteral("compiledText"));
  compiled_->setAccessibleName(tr("What the compiler made of the kernel"));
  compiled_->setReadOnly(true);
  below_->addTab(list_, tr("Revisions"));
  below_->addTab(compiled_, tr("Compiler"));
  auto* advised = new QScrollArea(this);
  advised->setAccessibleName(tr("Advice on the kernel"));
  advised->setFrameShape(QFrame::NoFrame);
  advised->setWidgetResizable(true);
  advised->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  advised->setWidget(advice_);
  below_->addTab(advised, tr("Advice"));
  right->addWidget(below_);
  right->setChildrenCollapsible(false);
  auto* splitter = new QSplitter(Qt::Horizontal, this);
  splitter->setObjectName(QStringLiteral("kernelSplitter"));
  splitter->addWidget(left);
  splitter->addWidget(right);
  splitter->setStretchFactor(0, kEditorShare);
  splitter->setStretchFactor(1, kResultShare);
  splitter->setSizes({kEditorShare * kFirstWidth, kResultShare * kFirstWidth});
  splitter->setChildrenCollapsible(false);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(heading_);
  column->addWidget(state_);
  column->addWidget(times_);
  column->addWidget(splitter, 1);
  return page;
}

void KernelView::setKernel(const QString& id, const QString& title) {
  id_ = id;
  heading_->setText(title.isEmpty() || title == id ? id : tr("%1: %2").arg(id, title));
  pages_->setCurrentIndex(id.isEmpty() ? 0 : 1);
  showColours();
}

void KernelView::setState(const QString& sentence, const QString& times, bool isProblem) {
  isProblem_ = isProblem;
  state_->setText(sentence);
  state_->setVisible(!sentence.isEmpty());
  times_->setText(times);
  times_->setVisible(!times.isEmpty());
  showColours();
}

void KernelView::setMessages(const std::vector<KernelMessage>& messages) {
  messages_->setMessages(messages);
  std::map<QString, std::vector<LineNote>> notes;
  for (const KernelMessage& message : messages) {
    if (!message.file.isEmpty()) notes[message.file].push_back({message.kind, message.line, message.text});
  }
  files_->setNotes(notes);
}

void KernelView::setRevisions(const std::vector<Revision>& revisions) {
  list_->setRevisions(revisions);
  chart_->setRevisions(revisions);
}

void KernelView::setCompiled(const QString& text) {
  compiled_->setContent(text.isEmpty() ? tr("Compiler shows here what the device's compiler makes of the kernel.")
                                       : text);
  if (!text.isEmpty()) below_->setCurrentWidget(compiled_);
}

void KernelView::setAdvice(const std::optional<std::vector<Advice>>& advice) {
  if (advice) {
    advice_->setAdvice(*advice);
  } else {
    advice_->setEmpty(
        tr("What to try next appears here when the kernel has been measured. Compiler adds what its code "
           "shows."));
  }
}

void KernelView::select(int number) {
  list_->select(number);
}

void KernelView::showColours() {
  QPalette palette = this->palette();
  if (isProblem_) palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
  state_->setPalette(palette);
  QColor colour = colours_->colour(id_, this->palette());
  // A variant outside the catalogue is grey in other views; here it is the only one, and gets its own colour.
  if (colours_->place(id_) < 0) colour = this->palette().color(QPalette::Highlight);
  chart_->setColour(colour);
}

void KernelView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColours();
}

}  // namespace headroom
