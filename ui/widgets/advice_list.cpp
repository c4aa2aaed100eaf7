#include "widgets/advice_list.hpp"

#include <QLabel>

namespace headroom {

namespace {

QLabel* sentenceLabel(const Advice& advice, QWidget* parent) {
  auto* label = new QLabel(QStringLiteral("\u2022 ") + QString::fromStdString(advice.sentence), parent);
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
  qDeleteAll(findChildren<QLabel*>());
  for (const Advice& one : advice) layout_->addWidget(sentenceLabel(one, this));
}

void AdviceList::setEmpty(const QString& sentence) {
  qDeleteAll(findChildren<QLabel*>());
  auto* none = new QLabel(sentence, this);
  none->setWordWrap(true);
  none->setForegroundRole(QPalette::PlaceholderText);
  layout_->addWidget(none);
}

}  // namespace headroom
