#include "roofline/roofline_view.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "headroom/values/device.hpp"
#include "roofline/roofline_content.hpp"
#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

/// Number of sentences shown about what is not drawn; the tooltip has the others.
constexpr qsizetype kShownSentences = 2;
/// Height in lines of text below which the plot has the room of the texts above and below it.
constexpr int kLowLines = 15;
constexpr int kUsualPlotLines = 13;

/// Wraps text at this number of characters, unless a word is longer.
QString wrappedLines(const QString& text, qsizetype letters) {
  QStringList lines;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    lines << QString();
    for (const QString& word : line.split(QLatin1Char(' '))) {
      if (!lines.constLast().isEmpty() && lines.constLast().size() + word.size() >= letters) lines << QString();
      lines.last() += (lines.constLast().isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

RooflineView::RooflineView(const Catalogue& catalogue, QWidget* parent) : QWidget(parent), catalogue_(catalogue) {
  setObjectName(QStringLiteral("roofline"));
  device_ = new QComboBox(this);
  device_->setObjectName(QStringLiteral("rooflineDevice"));
  device_->setAccessibleName(tr("Device of the roofline"));
  roofs_ = new QToolButton(this);
  roofs_->setObjectName(QStringLiteral("rooflineRoofs"));
  roofs_->setText(tr("Roofs"));
  roofs_->setToolTip(roofsHint());
  roofs_->setPopupMode(QToolButton::InstantPopup);
  roofs_->setMenu(new QMenu(roofs_));
  roofs_->setAccessibleName(tr("Roofs to show"));
  key_ = new QLabel(tr("Marks grow with the size. Dotted: to the intensity by the kernel's own loads. Hollow: with a "
                       "warning."),
                    this);
  key_->setObjectName(QStringLiteral("rooflineKey"));
  key_->setForegroundRole(QPalette::PlaceholderText);
  key_->setWordWrap(true);
  plot_ = new RooflinePlot(this);
  plot_->setObjectName(QStringLiteral("rooflinePlot"));
  plot_->setAccessibleName(tr("Roofline"));
  setChartCaption(*plot_, key_->text());
  plot_->setReadout([this](int row) { return readout(row); });
  undrawn_ = new QLabel(this);
  undrawn_->setObjectName(QStringLiteral("rooflineUndrawn"));
  undrawn_->setTextFormat(Qt::PlainText);
  undrawn_->setWordWrap(true);
  empty_ = new QLabel(this);
  empty_->setObjectName(QStringLiteral("rooflineEmpty"));
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  empty_->setMargin(2 * fontMetrics().height());
  empty_->setBackgroundRole(QPalette::Base);
  empty_->setAutoFillBackground(true);
  empty_->setForegroundRole(QPalette::PlaceholderText);

  shownPage_ = new QWidget(this);
  auto* choices = new QHBoxLayout;
  choices->addWidget(device_);
  choices->addWidget(roofs_);
  choices->addWidget(key_, 1);
  auto* layout = new QVBoxLayout(shownPage_);
  layout->setContentsMargins(fontMetrics().averageCharWidth(), fontMetrics().height() / 4, 0, 0);
  layout->addLayout(choices);
  layout->addWidget(plot_, 1);
  layout->addWidget(undrawn_);
  pages_ = new QStackedWidget(this);
  pages_->addWidget(empty_);
  pages_->addWidget(shownPage_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(pages_);

  connect(device_, &QComboBox::currentIndexChanged, this, [this] {
    fillRoofs();
    draw();
  });
  connect(plot_, &PlotView::pointClicked, this, [this](int row) {
    setSelected(row);
    Q_EMIT rowClicked(row);
  });
  showPage();
}

void RooflineView::setColours(const VariantColours* colours) {
  colours_ = colours;
  draw();
}

void RooflineView::setRows(const std::vector<ResultRow>& rows, const std::vector<DeviceDescription>& devices) {
  rows_.clear();
  for (const ResultRow& row : rows) rows_.push_back(withoutSamples(row));
  devices_ = devices;
  if (selected_ >= static_cast<int>(rows_.size())) selected_ = kNoPoint;
  rooflines_ = rooflinesOf(rows_, devices_, catalogue_);
  plot_->forgetHovered();
  fillDevices();
  fillRoofs();
  draw();
  showPage();
}

void RooflineView::setBaseline(const std::vector<ResultRow>& rows) {
  baseRows_ = rows;
  baseRooflines_ = rooflinesOf(baseRows_, {}, catalogue_);
  draw();
}

void RooflineView::setSelected(int row) {
  const bool isOther = row != selected_;
  selected_ = row;
  if (showDeviceOfSelected() || isOther) draw();
}

// A device that is chosen in the box lasts until the next selection.
bool RooflineView::showDeviceOfSelected() {
  if (selected_ < 0 || selected_ >= static_cast<int>(rows_.size())) return false;
  const int index = device_->findData(text(rows_[static_cast<std::size_t>(selected_)].deviceId));
  if (index < 0 || index == device_->currentIndex()) return false;
  const QSignalBlocker blocked(device_);
  device_->setCurrentIndex(index);
  fillRoofs();
  return true;
}

void RooflineView::setMeasuring(bool measuring) {
  isMeasuring_ = measuring;
  plot_->setQuiet(measuring);
  showPage();
}

RooflineReport RooflineView::report() const {
  RooflineReport report{rooflines_, {}, rows_};
  for (const Roofline& line : rooflines_) {
    std::vector<std::string>& advice = report.advice.emplace_back();
    for (const RooflineMark& mark : line.marks) advice.push_back(adviceOn(mark, rows_, devices_, catalogue_));
  }
  return report;
}

void RooflineView::fillDevices() {
  const QSignalBlocker blocked(device_);
  const QString before = device_->currentData().toString();
  device_->clear();
  for (const Roofline& line : rooflines_) device_->addItem(text(deviceLabelOf(line)), text(line.deviceId));
  device_->setCurrentIndex(std::max(0, device_->findData(before)));
  device_->setVisible(rooflines_.size() > 1);
}

void RooflineView::fillRoofs() {
  QMenu* menu = roofs_->menu();
  menu->clear();
  const Roofline* line = shown();
  if (line == nullptr) return;
  for (const Roof& roof : line->roofs) {
    const QString name = text(roof.name);
    QAction* action = menu->addAction(QString(roofLabel(roof)).replace(QLatin1Char('&'), QStringLiteral("&&")));
    action->setCheckable(true);
    action->setChecked(!hidden_.contains(name));
    connect(action, &QAction::toggled, this, [this, name](bool isShown) { setRoofShown(name, isShown); });
  }
  roofs_->setEnabled(!line->roofs.empty());
}

void RooflineView::setRoofShown(const QString& name, bool shown) {
  if (shown) {
    hidden_.remove(name);
  } else {
    hidden_.insert(name);
  }
  draw();
}

const Roofline* RooflineView::shown() const {
  const auto index = static_cast<std::size_t>(std::max(0, device_->currentIndex()));
  return index < rooflines_.size() ? &rooflines_[index] : nullptr;
}

void RooflineView::draw() {
  const Roofline* line = shown();
  if (line == nullptr) return;
  plot_->show(rooflineContent({*line, rows_, hidden_, selected_}, colours_, palette()));
  plot_->setSelected(selected_);
  std::vector<Roof> roofs;
  std::copy_if(line->roofs.begin(), line->roofs.end(), std::back_inserter(roofs),
               [this](const Roof& roof) { return !hidden_.contains(text(roof.name)); });
  plot_->setRoofs(std::move(roofs));
  plot_->setMoves(moves(*line));
  sentences_.clear();
  if (line->roofs.empty()) sentences_ << tr("No roofs were measured. Run with ceilings.");
  for (const Undrawn& undrawn : line->undrawn) sentences_ << engineSentences(undrawn.sentence);
  undrawn_->setToolTip(plainToolTip(sentences_.join(QLatin1Char('\n'))));
  arrange();
}

QString RooflineView::undrawnText(qsizetype shown) const {
  QStringList sentences = sentences_.mid(0, shown);
  const qsizetype more = sentences_.size() - sentences.size();
  if (more > 0) sentences << tr("%1 more are not drawn.").arg(more);
  return sentences.join(QLatin1Char('\n'));
}

// Long sentences give way to their number where they would leave the plot less than its usual height.
QString RooflineView::fittingUndrawnText() const {
  const QString whole = undrawnText(kShownSentences);
  const QRect room(0, 0, std::max(1, width()), QWIDGETSIZE_MAX);
  const int texts = fontMetrics().boundingRect(room, Qt::TextWordWrap, whole).height() + key_->sizeHint().height();
  if (height() - texts >= kUsualPlotLines * fontMetrics().lineSpacing()) return whole;
  const Roofline* line = shown();
  return undrawnText(line != nullptr && line->roofs.empty() ? 1 : 0);
}

// In a low window, both texts would leave the plot a few lines. They are the tooltip of the button then.
void RooflineView::arrange() {
  const bool isLow = height() < kLowLines * fontMetrics().lineSpacing();
  key_->setVisible(!isLow);
  undrawn_->setText(fittingUndrawnText());
  undrawn_->setVisible(!isLow && !undrawn_->text().isEmpty());
  QStringList hints{roofsHint()};
  if (isLow) hints << key_->text() << undrawnText(kShownSentences);
  hints.removeAll(QString());
  roofs_->setToolTip(plainToolTip(hints.join(QLatin1Char('\n'))));
}

QString RooflineView::roofsHint() {
  return tr("Choose the roofs to show.");
}

std::vector<RooflineMove> RooflineView::moves(const Roofline& line) const {
  std::vector<RooflineMove> all;
  const std::set<std::size_t> coloured = colouredTrails({line, rows_, hidden_, selected_});
  for (const Roofline& base : baseRooflines_) {
    for (const RooflineMark& mark : line.marks) {
      if (!coloured.contains(mark.trail)) continue;  // grey marks are context
      const auto before = std::find_if(base.marks.begin(), base.marks.end(), [&](const RooflineMark& other) {
        return isSamePoint(rows_[mark.row], baseRows_[other.row]);
      });
      if (before == base.marks.end()) continue;
      all.push_back({static_cast<int>(mark.row), {before->intensity, before->rate}, {mark.intensity, mark.rate}});
    }
  }
  return all;
}

QString RooflineView::readout(int row) const {
  const Roofline* line = shown();
  if (line == nullptr) return {};
  const auto mark = std::find_if(line->marks.begin(), line->marks.end(),
                                 [row](const RooflineMark& each) { return static_cast<int>(each.row) == row; });
  if (mark == line->marks.end()) return {};
  constexpr qsizetype kLongestLine = 72;  // characters: the readout is inside the plot
  return wrappedLines(engineSentences(cardText(*line, *mark, rows_, adviceOn(*mark, rows_, devices_, catalogue_))),
                      kLongestLine);
}

QString RooflineView::emptyText() const {
  if (isMeasuring_) return tr("The roofline appears with the first size that is measured.");
  return tr("No results yet. Press Run (Ctrl+R) to see variants below the roofs of the device.");
}

void RooflineView::showPage() {
  empty_->setText(emptyText());
  pages_->setCurrentWidget(rooflines_.empty() ? static_cast<QWidget*>(empty_) : shownPage_);
}

void RooflineView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) draw();
}

void RooflineView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace headroom
