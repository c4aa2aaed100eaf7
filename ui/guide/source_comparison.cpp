#include "guide/source_comparison.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "style/text.hpp"
#include "style/variant_name.hpp"
#include "widgets/lesson.hpp"

namespace headroom {

namespace {

/// Two panes are side by side if each is wide enough for this many characters.
constexpr int kCharactersPerPane = 48;
constexpr int kLinesPerPane = 22;

}  // namespace

QString codeOf(const Variant& variant) {
  // Front matter of the file and of the shared pieces that it includes.
  static const QRegularExpression kFrontMatter(QStringLiteral(R"(/\*---.*?---\*/\n*)"),
                                               QRegularExpression::DotMatchesEverythingOption);
  QString code = QString::fromStdString(variant.source).remove(kFrontMatter);
  while (code.startsWith(QLatin1Char('\n'))) code.remove(0, 1);
  return code;
}

QString listingsOf(const Variant& variant) {
  QStringList listings;
  for (const std::string& item : variant.guide.carries) {
    const std::string_view listing = listingText(item);
    if (!listing.empty()) listings << QStringLiteral("// %1\n%2").arg(QString::fromStdString(item), text(listing));
  }
  return listings.join(QLatin1Char('\n'));
}

SourceComparison::SourceComparison(QWidget* parent)
    : QWidget(parent),
      choice_(new QComboBox(this)),
      summary_(lessonText(this)),
      panes_(new QSplitter(this)),
      listing_(new CodePane(panes_)),
      kernel_(new CodePane(panes_)) {
  choice_->setObjectName(QStringLiteral("sourceChoice"));
  choice_->setAccessibleName(tr("Variant whose code is shown"));
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(20);
  listing_->setObjectName(QStringLiteral("listing"));
  kernel_->setObjectName(QStringLiteral("kernel"));
  panes_->setChildrenCollapsible(false);
  auto* label = new QLabel(tr("&Code of"), this);
  label->setBuddy(choice_);

  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(choice_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(row);
  layout->addWidget(summary_);
  layout->addWidget(panes_, 1);
  connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
    showChosen();
    Q_EMIT chosenChanged(chosen());
  });
}

void SourceComparison::setParticipants(const std::vector<Participant>& participants) {
  const QString held = chosen();
  {
    const QSignalBlocker blocker(choice_);
    participants_ = participants;
    choice_->clear();
    for (const Participant& participant : participants_) {
      const QString id = QString::fromStdString(participant.variant->id);
      choice_->addItem(tr("%1: %2").arg(engineText(participant.label), id), id);
    }
    choice_->setCurrentIndex(participants_.empty() ? -1 : std::max(0, choice_->findData(held)));
  }
  showChosen();
}

void SourceComparison::choose(const QString& variant) {
  const int index = choice_->findData(variant);
  if (index >= 0) choice_->setCurrentIndex(index);
}

QString SourceComparison::chosen() const {
  return choice_->currentData().toString();
}

void SourceComparison::showChosen() {
  const int index = choice_->currentIndex();
  if (index < 0) return;
  const Variant& variant = *participants_[static_cast<std::size_t>(index)].variant;
  summary_->setText(variantSummary(variant).simplified());
  const QString listing = listingsOf(variant);
  listing_->setCode(tr("The guide's listing, (c) 2018 Apple Inc."), listing);
  listing_->setVisible(!listing.isEmpty());
  const QString code = codeOf(variant);
  kernel_->setCode(tr("What runs here: %1").arg(engineText(variant.title)),
                   code.isEmpty() ? tr("// No kernel: host code, part of the program.") : code);
  arrange();
}

void SourceComparison::arrange() {
  const bool hasListing = !listing_->isHidden();
  const bool isWide = width() >= 2 * kCharactersPerPane * fontMetrics().averageCharWidth();
  const Qt::Orientation orientation = isWide ? Qt::Horizontal : Qt::Vertical;
  if (panes_->orientation() != orientation) panes_->setOrientation(orientation);
  const int paneWidth = hasListing && isWide ? width() / 2 - panes_->handleWidth() : width();
  const int kernel = kernel_->heightFor(kLinesPerPane, paneWidth);
  const int listing = hasListing ? listing_->heightFor(kLinesPerPane, paneWidth) : 0;
  panes_->setFixedHeight(isWide ? std::max(kernel, listing) : kernel + listing + panes_->handleWidth());
  if (hasListing && !isWide) panes_->setSizes({listing, kernel});
}

void SourceComparison::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace headroom
