#include "controls/device_ceilings.hpp"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QStringList>
#include <QVBoxLayout>
#include <utility>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kShownCommandLines = 5;

QString dayOf(const MeasuredCeiling& ceiling) {
  return text(ceiling.measuredAt).section(QLatin1Char('T'), 0, 0);
}

/// "copy.runs at 4000 x 4000 in 5 rounds, 2026-11-27"
QString measurementOf(const MeasuredCeiling& ceiling) {
  const auto rounds = static_cast<int>(ceiling.rounds);
  const QString where = DeviceCeilings::tr("%1 at %2").arg(text(ceiling.variant), text(toText(ceiling.size)));
  const QString how = rounds == 1 ? DeviceCeilings::tr("%1 in 1 round").arg(where)
                                  : DeviceCeilings::tr("%1 in %n rounds", nullptr, static_cast<int>(rounds)).arg(where);
  return QStringLiteral("%1, %2").arg(how, dayOf(ceiling));
}

QLabel* selectable(const QString& shown, QWidget* parent) {
  auto* label = new QLabel(shown, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QPushButton* copyButton(const QString& title, const char* name, const QString& hint, QWidget* parent) {
  auto* button = new QPushButton(title, parent);
  button->setObjectName(QString::fromLatin1(name));
  button->setToolTip(hint);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  return button;
}

}  // namespace

// Creates the widgets in tab order, except for the rows, which come and go below the heading.
DeviceCeilings::DeviceCeilings(Bridge* bridge, std::filesystem::path historyFolder, QWidget* parent)
    : QWidget(parent),
      bridge_(bridge),
      historyFolder_(std::move(historyFolder)),
      summary_(new QLabel(this)),
      missing_(new QLabel(this)),
      commands_(new QPlainTextEdit(this)),
      copy_(copyButton(tr("Copy ceilings"), "copyCeilings", tr("Copy the measured ceilings as a table."), this)),
      copyCommands_(copyButton(tr("Copy commands"), "copyCeilingCommands",
                               tr("Copy the commands that measure the other ceilings, for a terminal."), this)) {
  auto* heading = new QLabel(tr("Measured ceilings"), this);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
  summary_->setObjectName(QStringLiteral("ceilingSummary"));
  missing_->setObjectName(QStringLiteral("missingCeilings"));
  for (QLabel* label : {summary_, missing_}) {
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
  }
  commands_->setObjectName(QStringLiteral("ceilingCommands"));
  commands_->setAccessibleName(tr("Commands that measure the other ceilings"));
  commands_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  commands_->setReadOnly(true);
  commands_->setTabChangesFocus(true);
  commands_->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  commands_->setFixedHeight(kShownCommandLines * commands_->fontMetrics().lineSpacing() + 2 * commands_->frameWidth() +
                            2 * static_cast<int>(commands_->document()->documentMargin()));
  auto* layout = new QVBoxLayout(this);
  for (QWidget* widget :
       {static_cast<QWidget*>(heading), static_cast<QWidget*>(summary_), static_cast<QWidget*>(copy_),
        static_cast<QWidget*>(missing_), static_cast<QWidget*>(commands_), static_cast<QWidget*>(copyCommands_)}) {
    layout->addWidget(widget);
  }
  connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(asTable()); });
  connect(copyCommands_, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setText(commands_->toPlainText() + QLatin1Char('\n')); });
  connect(bridge_, &Bridge::sweepFinished, this, [this] {
    isStale_ = true;
    readIfSeen();
  });
  take({});
}

void DeviceCeilings::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  isStale_ = true;
  take({});
  readIfSeen();
}

void DeviceCeilings::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  readIfSeen();
}

// Reading during a run would disturb it; its end reads.
void DeviceCeilings::readIfSeen() {
  if (isStale_ && isVisible() && device_ && !bridge_->isSweeping()) read();
}

void DeviceCeilings::read() {
  isStale_ = false;
  const int reading = ++reading_;
  background_.run(
      text(historyFolder_.string()),
      [folder = historyFolder_, device = *device_, catalogue = bridge_->catalogue()] {
        Found found{measuredCeilings(folder, device, catalogue), {}};
        found.missing = missingCeilings(found.measured, device, catalogue);
        return found;
      },
      [this, reading](const Found& found) {
        if (reading != reading_) return;
        take(found);
        Q_EMIT shown();
      },
      [this, reading](const QString& sentence) {
        if (reading == reading_) summary_->setText(sentence);
      });
}

void DeviceCeilings::take(const Found& found) {
  found_ = found;
  showRows();
  showMissing();
}

void DeviceCeilings::showRows() {
  const std::vector<MeasuredCeiling>& ceilings = found_.measured.ceilings;
  const auto runs = static_cast<int>(found_.measured.runs);
  if (ceilings.empty()) {
    summary_->setText(isStale_ ? tr("Not read yet.") : tr("The history has no ceilings of this device."));
  } else {
    summary_->setText(
        runs == 1 ? tr("From 1 run in the history.")
                  : tr("The highest rates of the latest %n runs in the history.", nullptr, static_cast<int>(runs)));
  }
  delete rows_;
  rows_ = new QWidget(this);
  auto* form = new QFormLayout(rows_);
  form->setContentsMargins({});
  for (const MeasuredCeiling& ceiling : ceilings) {
    auto* name = new QLabel(engineSentences(ceiling.roof.name), rows_);
    name->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    form->addRow(
        name, selectable(engineSentences(rateText(ceiling.roof)) + QLatin1Char('\n') + measurementOf(ceiling), rows_));
  }
  auto* layout = static_cast<QVBoxLayout*>(this->layout());
  layout->insertWidget(layout->indexOf(copy_), rows_);
  rows_->setVisible(!ceilings.empty());
  copy_->setVisible(!ceilings.empty());
}

void DeviceCeilings::showMissing() {
  QStringList names;
  for (const std::string& name : found_.missing.names) names << engineSentences(name);
  QStringList commands;
  for (const std::string& command : found_.missing.commands) commands << text(command);
  missing_->setText(tr("Not measured: %1. In a terminal, this measures them:").arg(names.join(QStringLiteral(", "))));
  commands_->setPlainText(commands.join(QLatin1Char('\n')));
  for (QWidget* widget :
       {static_cast<QWidget*>(missing_), static_cast<QWidget*>(commands_), static_cast<QWidget*>(copyCommands_)}) {
    widget->setVisible(!names.isEmpty());
  }
}

QString DeviceCeilings::asTable() const {
  QStringList lines{QStringList{tr("ceiling"), tr("rate"), tr("unit"), tr("variant"), tr("size"), tr("rounds"),
                                tr("day"), tr("device")}
                        .join(QLatin1Char('\t'))};
  for (const MeasuredCeiling& ceiling : found_.measured.ceilings) {
    const QStringList rate = text(rateText(ceiling.roof)).split(QLatin1Char(' '));
    lines << QStringList{engineSentences(ceiling.roof.name),
                         rate.value(0),
                         rate.value(1),
                         text(ceiling.variant),
                         text(toText(ceiling.size)),
                         QString::number(ceiling.rounds),
                         dayOf(ceiling),
                         device_ ? text(device_->name) : QString()}
                 .join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace headroom
