#include "widgets/advice_list.hpp"

#include <QLabel>
#include <QToolButton>

#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

QLabel* sentenceLabel(const Advice& advice, QWidget* parent) {
  auto* label = new QLabel(QStringLiteral("\u2022 ") + engineSentences(advice.sentence), parent);
  label->setObjectName(QStringLiteral("advice"));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  const QString source = AdviceList::tr("The rule \"%1\" comes from %2.")
                             .arg(QString::fromStdString(advice.rule), QString::fromStdString(advice.source));
  label->setToolTip(QStringLiteral("<p>%1</p>").arg(source.toHtmlEscaped()));
  label->setAccessibleDescription(source);
  return label;
}

}  // namespace

AdviceList::AdviceList(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  setAccessibleName(tr("What to try next"));
}

void AdviceList::setAdvice(const std::vector<Advice>& advice) {
  if (advice.empty()) return setEmpty(tr("No rule applies to this result."));
  clear();
  for (const Advice& one : advice) {
    layout_->addWidget(sentenceLabel(one, this));
    if (one.setting != AdviceSetting::None) addButton(one.setting);
  }
}

void AdviceList::clear() {
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void AdviceList::addButton(AdviceSetting setting) {
  auto* button = new QToolButton(this);
  button->setObjectName(QStringLiteral("adviceSetting"));
  button->setText(tr("Change the time budget..."));
  button->setToolTip(tr("Open the preferences at the time budget of a point."));
  button->setFocusPolicy(Qt::StrongFocus);
  layout_->addWidget(button, 0, Qt::AlignLeading);
  connect(button, &QToolButton::clicked, this, [this, setting] { Q_EMIT settingAsked(setting); });
}

void AdviceList::setEmpty(const QString& sentence) {
  clear();
  auto* none = new QLabel(sentence, this);
  none->setWordWrap(true);
  none->setForegroundRole(QPalette::PlaceholderText);
  layout_->addWidget(none);
}

}  // namespace headroom
