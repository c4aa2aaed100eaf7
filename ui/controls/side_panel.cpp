#include "controls/side_panel.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "controls/variant_delegate.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "style/text.hpp"
#include "widgets/empty_text.hpp"

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
    // At its first size, nobody has scrolled it yet.
    const bool wasSeen =
        !event->oldSize().isValid() || visualRect(currentIndex()).intersects(QRect(QPoint(), event->oldSize()));
    QListView::resizeEvent(event);
    if (wasSeen) scrollTo(currentIndex());
  }

  void paintEvent(QPaintEvent* event) override {
    QListView::paintEvent(event);
    for (int row = 0; row < model()->rowCount(); ++row) {
      if (!isRowHidden(row)) return;
    }
    if (model()->rowCount() > 0) paintCentred(*this, SidePanel::tr("No variant has all of these words."));
  }
};

}  // namespace

// Creates the widgets in tab order.
SidePanel::SidePanel(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent)
    : QWidget(parent),
      variants_(variants),
      workloads_(new QComboBox(this)),
      search_(new QLineEdit(this)),
      groupings_(new QActionGroup(this)),
      list_(new VariantList(this)) {
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
  const int chip = fontMetrics().height() * 3 / 4;
  list_->setIconSize(QSize(chip, chip));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(fontMetrics().height() * kShortestListLines);
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(problemLabel);
  layout->addWidget(workloads_);
  layout->addWidget(buildListHeader());
  layout->addWidget(buildSearch());
  layout->addWidget(list_, 1);
  layout->addWidget(buildPhoto(catalogue, openAction));
  showPhoto();

  connect(workloads_, &QComboBox::currentIndexChanged, this, [this] {
    showPhoto();
    Q_EMIT workloadChanged(workload());
  });
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this] { Q_EMIT variantSelected(selectedVariant()); });
  // After the list's own connections, which show all rows of a new list.
  connect(variants_, &QAbstractItemModel::modelReset, this, &SidePanel::showFound);
  connect(variants_, &QAbstractItemModel::layoutChanged, this, &SidePanel::showFound);
}

QWidget* SidePanel::buildPhoto(const Catalogue& catalogue, QAction* openAction) {
  photo_ = new QWidget(this);
  photo_->setObjectName(QStringLiteral("photoBox"));
  well_ = new ImageWell(openAction, photo_);
  blur_ = new BlurBox(catalogue.variants(), photo_);
  auto* column = new QVBoxLayout(photo_);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(new QLabel(tr("Image"), photo_));
  column->addWidget(well_);
  column->addWidget(blur_);
  return photo_;
}

void SidePanel::setPhotoInFront(bool inFront) {
  isPhotoInFront_ = inFront;
  showPhoto();
}

void SidePanel::showPhoto() {
  photo_->setVisible(isPhotoInFront_ || workload() == text(kPhotoWorkload));
}

QWidget* SidePanel::buildSearch() {
  auto* line = new QWidget(this);
  search_->setObjectName(QStringLiteral("variantSearch"));
  search_->setPlaceholderText(tr("Find a variant"));
  search_->setAccessibleName(tr("Find a variant"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &SidePanel::showFound);
  auto* button = new QToolButton(line);
  button->setObjectName(QStringLiteral("groupVariants"));
  button->setText(tr("Group"));
  button->setAccessibleName(tr("Group the variants"));
  button->setToolTip(tr("List the variants by role or by family. Ticks and the selection stay."));
  button->setPopupMode(QToolButton::InstantPopup);
  button->setFocusPolicy(Qt::StrongFocus);
  auto* menu = new QMenu(button);
  const std::pair<VariantGrouping, QString> choices[] = {{VariantGrouping::None, tr("&No groups")},
                                                         {VariantGrouping::Role, tr("By &role")},
                                                         {VariantGrouping::Family, tr("By &family")}};
  for (const auto& [grouping, title] : choices) {
    QAction* action = groupings_->addAction(title);
    action->setCheckable(true);
    action->setChecked(grouping == variants_->grouping());
    action->setData(nameOf(grouping));
    menu->addAction(action);
  }
  button->setMenu(menu);
  connect(groupings_, &QActionGroup::triggered, this,
          [this](const QAction* action) { setGrouping(groupingOf(action->data().toString())); });
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(fontMetrics().averageCharWidth());
  row->addWidget(search_, 1);
  row->addWidget(button);
  return line;
}

void SidePanel::setGrouping(VariantGrouping grouping) {
  for (QAction* action : groupings_->actions()) action->setChecked(action->data().toString() == nameOf(grouping));
  variants_->setGrouping(grouping);
  list_->scrollTo(list_->currentIndex());
}

void SidePanel::showFound() {
  std::optional<int> heading;
  for (int row = 0; row < variants_->rowCount(); ++row) {
    const bool isHeading = variants_->index(row).data(VariantModel::HeadingRole).toBool();
    const bool isFound = variants_->hasWords(row, search_->text());
    list_->setRowHidden(row, !isFound);
    if (isHeading) heading = row;
    if (isFound && heading) list_->setRowHidden(*std::exchange(heading, std::nullopt), false);
  }
  list_->viewport()->update();
  if (!list_->isRowHidden(list_->currentIndex().row())) list_->scrollTo(list_->currentIndex());
}

void SidePanel::addWorkloads() {
  for (const Workload& workload : workloads()) {
    workloads_->addItem(engineText(workload.title), QString::fromStdString(workload.id));
    workloads_->setItemData(workloads_->count() - 1, engineText(workload.summary), Qt::ToolTipRole);
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
