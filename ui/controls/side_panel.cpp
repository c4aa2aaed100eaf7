#include "controls/side_panel.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "controls/variant_delegate.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"

namespace headroom {

namespace {

/// Minimum height of the list, in lines of text.
constexpr int kShortestListLines = 3;

/// Keeps the visible selection in view when the list shrinks because a verdict or message below needs more space.
class VariantList : public QListView {
 public:
  using QListView::QListView;

  /// Uses the panel's remaining height and requests none, because the widgets below need theirs.
  [[nodiscard]] QSize sizeHint() const override { return {QListView::sizeHint().width(), minimumHeight()}; }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    const QRect current = visualRect(currentIndex());
    const bool wasSeen = current.intersects(QRect(QPoint(), event->oldSize()));
    QListView::resizeEvent(event);
    if (wasSeen) scrollTo(currentIndex());
  }
};

}  // namespace

SidePanel::SidePanel(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent)
    : QWidget(parent),
      variants_(variants),
      workloads_(new QComboBox(this)),
      list_(new VariantList(this)),
      well_(new ImageWell(openAction, this)),
      blur_(new BlurBox(catalogue.variants(), this)) {
  auto* problemLabel = new QLabel(tr("W&orkload"), this);
  problemLabel->setBuddy(workloads_);
  workloads_->setObjectName(QStringLiteral("workload"));
  workloads_->setAccessibleName(tr("Workload"));
  workloads_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  addWorkloads();
  list_->setObjectName(QStringLiteral("variants"));
  list_->setAccessibleName(tr("Variants to run"));
  list_->setModel(variants_);
  list_->setItemDelegate(new VariantDelegate(list_));
  list_->setUniformItemSizes(true);
  const int chip = fontMetrics().height() * 3 / 4;
  list_->setIconSize(QSize(chip, chip));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(fontMetrics().height() * kShortestListLines);
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);
  auto* imageLabel = new QLabel(tr("Image"), this);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(problemLabel);
  layout->addWidget(workloads_);
  layout->addWidget(buildListHeader());
  layout->addWidget(list_, 1);
  layout->addWidget(imageLabel);
  layout->addWidget(well_);
  layout->addWidget(blur_);

  connect(workloads_, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT workloadChanged(workload()); });
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this] { Q_EMIT variantSelected(selectedVariant()); });
}

void SidePanel::addWorkloads() {
  for (const Workload& workload : workloads()) {
    workloads_->addItem(QString::fromStdString(workload.title), QString::fromStdString(workload.id));
    workloads_->setItemData(workloads_->count() - 1, QString::fromStdString(workload.summary), Qt::ToolTipRole);
  }
}

void SidePanel::reload(const Catalogue& catalogue) {
  const QString chosen = workload();
  {
    const QSignalBlocker quiet(workloads_);
    workloads_->clear();
    addWorkloads();
    setWorkload(chosen);
  }
  blur_->reload(catalogue.variants());
}

QWidget* SidePanel::buildListHeader() {
  auto* header = new QWidget(this);
  auto* label = new QLabel(header);
  label->setObjectName(QStringLiteral("tickedCount"));
  label->setBuddy(list_);
  const auto count = [this, label] { label->setText(tr("V&ariants to run (%1)").arg(variants_->ticked().size())); };
  connect(variants_, &VariantModel::tickedChanged, label, count);
  count();
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(fontMetrics().averageCharWidth());
  row->addWidget(label, 1);
  const auto addButton = [&](const QString& text, const char* name, const QString& tip) {
    auto* button = new QToolButton(header);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(button);
    return button;
  };
  connect(addButton(tr("Story"), "tickStory",
                    tr("Tick the default: from the plain variant to the best for this device, and the fastest host "
                       "implementation.")),
          &QToolButton::clicked, this, &SidePanel::storyAsked);
  connect(addButton(tr("All"), "tickAll", tr("Tick all variants that the device can run.")), &QToolButton::clicked,
          variants_, &VariantModel::tickAll);
  connect(addButton(tr("None"), "tickNone", tr("Clear all ticks.")), &QToolButton::clicked, variants_,
          [this] { variants_->setTicked({}); });
  return header;
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
