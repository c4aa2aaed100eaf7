#include "panels/side_panel.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include "headroom/workload.hpp"
#include "panels/variant_delegate.hpp"

namespace headroom {

namespace {

/// Lines of text that the list shows at least.
constexpr int kShortestListLines = 3;

}  // namespace

SidePanel::SidePanel(VariantModel* variants, QAction* openAction, QWidget* parent)
    : QWidget(parent),
      variants_(variants),
      workloads_(new QComboBox(this)),
      list_(new QListView(this)),
      well_(new ImageWell(openAction, this)),
      blur_(new BlurBox(this)) {
  auto* problemLabel = new QLabel(tr("&Problem"), this);
  problemLabel->setBuddy(workloads_);
  workloads_->setObjectName(QStringLiteral("workload"));
  workloads_->setAccessibleName(tr("Problem to solve"));
  workloads_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const Workload& workload : workloads()) {
    workloads_->addItem(QString::fromStdString(workload.title), QString::fromStdString(workload.id));
    workloads_->setItemData(workloads_->count() - 1, QString::fromStdString(workload.summary), Qt::ToolTipRole);
  }

  auto* variantsLabel = new QLabel(tr("V&ariants to run"), this);
  variantsLabel->setBuddy(list_);
  list_->setObjectName(QStringLiteral("variants"));
  list_->setAccessibleName(tr("Variants; what is ticked is what runs"));
  list_->setModel(variants_);
  list_->setItemDelegate(new VariantDelegate(list_));
  list_->setUniformItemSizes(true);
  const int chip = fontMetrics().height() * 3 / 4;
  list_->setIconSize(QSize(chip, chip));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(fontMetrics().height() * kShortestListLines);
  auto* imageLabel = new QLabel(tr("Image"), this);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(problemLabel);
  layout->addWidget(workloads_);
  layout->addWidget(variantsLabel);
  layout->addWidget(list_, 1);
  layout->addWidget(imageLabel);
  layout->addWidget(well_);
  layout->addWidget(blur_);

  connect(workloads_, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT workloadChanged(workload()); });
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this] { Q_EMIT variantSelected(selectedVariant()); });
  connect(list_, &QListView::pressed, this, [this] { hasTicked_ = false; });
  connect(variants_, &VariantModel::tickedChanged, this, [this] { hasTicked_ = true; });
  connect(list_, &QListView::clicked, this, [this] {
    if (!hasTicked_) Q_EMIT variantPicked();
  });
  connect(list_, &QListView::activated, this, &SidePanel::variantPicked);
}

QString SidePanel::workload() const {
  return workloads_->currentData().toString();
}

void SidePanel::setWorkload(const QString& id) {
  const int index = workloads_->findData(id);
  if (index >= 0) workloads_->setCurrentIndex(index);
}

QString SidePanel::selectedVariant() const {
  return list_->currentIndex().data(VariantModel::IdRole).toString();
}

void SidePanel::selectVariant(const QString& id) {
  const QModelIndex index = variants_->indexOf(id);
  if (index.isValid() && index != list_->currentIndex()) list_->setCurrentIndex(index);
}

}  // namespace headroom
