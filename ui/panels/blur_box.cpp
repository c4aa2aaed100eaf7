#include "panels/blur_box.hpp"

#include <QVBoxLayout>

#include "panels/flow_layout.hpp"

namespace headroom {

namespace {

/// The place of "the selected variant", behind those of the allowances in their order.
constexpr int kSelected = 3;

}  // namespace

BlurBox::BlurBox(QWidget* parent) : QWidget(parent), choice_(new QComboBox(this)), result_(new QLabel(this)) {
  auto* label = new QLabel(tr("&Blurred with"), this);
  label->setBuddy(choice_);
  choice_->setObjectName(QStringLiteral("blurWith"));
  choice_->setAccessibleName(tr("What the photo is blurred with"));
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  choice_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
  add(tr("Selected variant"), tr("The variant that is selected in the list above."));
  result_->setObjectName(QStringLiteral("blurResult"));
  result_->setTextFormat(Qt::PlainText);
  result_->setWordWrap(true);  // the error comes last, and has to be read
  result_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  result_->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  // In a narrow panel the choices are under their title, and can be read.
  auto* row = new FlowLayout;
  row->setSpacing(fontMetrics().averageCharWidth());
  row->addWidget(label);
  row->addWidget(choice_);
  layout->addLayout(row);
  layout->addWidget(result_);
  choice_->setCurrentIndex(static_cast<int>(Allowance::VisuallyExact));
  connect(choice_, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT bestChanged(best()); });
}

std::optional<Allowance> BlurBox::best() const {
  const int index = choice_->currentIndex();
  return index < kSelected ? std::optional(static_cast<Allowance>(index)) : std::nullopt;
}

void BlurBox::setBest(std::optional<Allowance> best) {
  choice_->setCurrentIndex(best ? static_cast<int>(*best) : kSelected);
}

void BlurBox::setResult(const QString& text, const QString& details) {
  result_->setText(text);
  result_->setToolTip(details);
  result_->setAccessibleDescription(details);
}

}  // namespace headroom
