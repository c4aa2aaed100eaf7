#include "photo/blur_box.hpp"

#include <QVBoxLayout>
#include <utility>

#include "style/plain_text.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

BlurBox::BlurBox(const std::vector<Variant>& catalogue, QWidget* parent)
    : QWidget(parent), choice_(new BlurChoice(this)), result_(new QLabel(this)) {
  auto* label = new QLabel(tr("&Blur with"), this);
  label->setBuddy(choice_);
  choice_->setObjectName(QStringLiteral("blurWith"));
  choice_->setAccessibleName(tr("Blur for the photo"));
  choice_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  addBest();
  choice_->insertSeparator(choice_->count());
  reload(catalogue);
  result_->setObjectName(QStringLiteral("blurResult"));
  result_->setTextFormat(Qt::PlainText);
  result_->setWordWrap(true);  // the error comes last, and has to stay readable
  result_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  result_->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  // In a narrow panel the box is below its title, so that the entries stay readable.
  auto* row = new FlowLayout;
  row->setSpacing(fontMetrics().averageCharWidth());
  row->addWidget(label);
  row->addWidget(choice_);
  layout->addLayout(row);
  layout->addWidget(result_);
  choice_->setCurrentIndex(static_cast<int>(Allowance::VisuallyExact));
  connect(choice_, &QComboBox::currentIndexChanged, this, &BlurBox::changed);
  connect(choice_, &BlurChoice::aboutToShow, this, &BlurBox::aboutToShow);
}

void BlurBox::reload(const std::vector<Variant>& catalogue) {
  choice_->setGroups(blurGroups(catalogue, facts_), static_cast<int>(Allowance::VisuallyExact));
}

void BlurBox::setFacts(BlurFacts facts, const std::vector<Variant>& catalogue) {
  facts_ = std::move(facts);
  reload(catalogue);
}

// These entries come first, in the order of the allowances, and have no id.
void BlurBox::addBest() {
  const auto add = [this](const QString& text, const QString& help) {
    choice_->addItem(text);
    choice_->setItemData(choice_->count() - 1, help, Qt::ToolTipRole);
  };
  const QString within =
      tr("The fastest blur of this device, by what was measured, of the exact ones and those with an "
         "error of at most %1, white being 1.");
  add(tr("Best (exact)"),
      tr("The fastest blur of this device, by what was measured, of those that compute the Gaussian "
         "cut off at 3 sigma and lose nothing but rounding."));
  add(tr("Best (visually exact)"), within.arg(kVisuallyExactError));
  add(tr("Best (fast)"), within.arg(kFastError));
}

std::optional<Allowance> BlurBox::best() const {
  return variant().isEmpty() ? std::optional(static_cast<Allowance>(choice_->currentIndex())) : std::nullopt;
}

void BlurBox::setBest(Allowance best) {
  choice_->setCurrentIndex(static_cast<int>(best));
}

void BlurBox::setResult(const QString& text, const QString& details) {
  result_->setText(text);
  result_->setToolTip(plainToolTip(details));
  result_->setAccessibleDescription(details);
}

}  // namespace headroom
