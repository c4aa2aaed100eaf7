#include "photo/photo_comparison.hpp"

#include <QStringList>
#include <utility>

#include "headroom/values/parameters.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

QString sizeText(const QRect& region) {
  return PhotoComparison::tr("%1 x %2 at %3, %4")
      .arg(region.width())
      .arg(region.height())
      .arg(region.x())
      .arg(region.y());
}

QString errorFiguresText(const ErrorFigures& error) {
  return PhotoComparison::tr("error up to %1, RMS %2")
      .arg(onScreen(QString::number(error.maxAbs, 'g', 2)))
      .arg(onScreen(QString::number(error.rms, 'g', 2)));
}

}  // namespace

PhotoComparison::PhotoComparison(Bridge* bridge, PhotoController* photo, PhotoPane* pane, QObject* parent)
    : QObject(parent), bridge_(bridge), photo_(photo), pane_(pane) {
  connect(photo_, &PhotoController::opened, this, [this] {
    forgetLeft();  // the controller shows the photo
    refresh();
  });
  connect(photo_, &PhotoController::blurred, this, &PhotoComparison::refresh);
  connect(photo_, &PhotoController::blurFailed, this, &PhotoComparison::refresh);
  connect(photo_, &PhotoController::blurDropped, this, &PhotoComparison::refresh);
  connect(bridge_, &Bridge::previewsEnded, this, &PhotoComparison::requestLeft);
  connect(bridge_, &Bridge::comparedReady, this, &PhotoComparison::showLeft);
  connect(bridge_, &Bridge::comparedFailed, this, &PhotoComparison::failLeft);
  const PhotoView* view = pane_->view();
  connect(view, &PhotoView::lookChanged, this, &PhotoComparison::refresh);
  connect(view, &PhotoView::regionChanged, this, [this](const QRect& region) {
    photo_->setRegion(region);
    refresh();
  });
  connect(view, &PhotoView::pointed, this, [this](QPoint pixel) {
    pixel_ = pixel;
    describePixel();
  });
  const PhotoBar* bar = pane_->bar();
  connect(bar, &PhotoBar::gainChanged, this, &PhotoComparison::refresh);
  connect(bar, &PhotoBar::leftChanged, this, [this] { setLeftVariant(pane_->bar()->leftVariant()); });
}

void PhotoComparison::setLeftVariant(const QString& id) {
  if (id == leftVariant_) return;
  leftVariant_ = id;
  leftFailure_.clear();
  // Another variant replaces the picture when it is there; the photo is there already.
  if (id.isEmpty()) {
    showPhoto();
  } else {
    requestLeft();
    describePixel();
  }
}

bool PhotoComparison::isBusy() const {
  return shown_ != *newest_ || (requested_ && requested_ != answered_ && bridge_->isPreviewPending());
}

void PhotoComparison::forgetLeft() {
  left_.reset();
  requested_.reset();
  answered_.reset();
  leftFailure_.clear();
}

void PhotoComparison::showPhoto() {
  forgetLeft();
  pane_->view()->setLeft(photo_->photo().shown);
  refresh();
}

void PhotoComparison::requestLeft() {
  if (leftVariant_.isEmpty() || photo_->isBusy() || bridge_->isPreviewPending() || !photo_->shown()) return;
  std::optional<ImagePlan> plan = photo_->planWith(leftVariant_);
  if (!plan) return;
  plan->parameters = photo_->shown()->row.parameters;
  LeftChoice choice{leftVariant_, text(plan->device), plan->image.identity(), plan->parameters, plan->region};
  if (choice == answered_) return;
  requested_ = std::move(choice);
  leftFailure_.clear();
  bridge_->requestCompared(std::move(*plan));
  describePixel();
}

void PhotoComparison::showLeft(const Preview& preview) {
  // The choice may have changed meanwhile.
  if (!requested_ || requested_->variant != leftVariant_ || text(preview.row.variant) != leftVariant_ ||
      preview.sourceIdentity != photo_->photo().image.identity()) {
    return;
  }
  answered_ = requested_;
  left_ = preview;
  pane_->view()->setLeft(preview.shown);
  refresh();
}

void PhotoComparison::failLeft(const QString& reason) {
  if (!requested_ || requested_->variant != leftVariant_) return;
  const std::optional<LeftChoice> failed = requested_;
  showPhoto();
  answered_ = failed;
  leftFailure_ = tr("%1 cannot be compared: %2").arg(leftVariant_, engineSentences(reason.toStdString()));
  describePixel();
}

const Image& PhotoComparison::leftImage() const {
  return left_ ? left_->image : photo_->photo().image;
}

const Image& PhotoComparison::rightImage() const {
  static const Image none{};
  return photo_->shown() ? photo_->shown()->image : none;
}

bool PhotoComparison::isCurrent() const {
  return areComparable(leftImage(), rightImage()) &&
         (!left_ || left_->row.parameters == photo_->shown()->row.parameters);
}

void PhotoComparison::refresh() {
  nameSides();
  const bool wantsDifference = pane_->view()->look() == PhotoLook::Difference;
  if (!wantsDifference || !photo_->shown()) {
    summary_.clear();
    pane_->view()->clearDifference();
  }
  // Until both pictures have the same parameters, the earlier difference stays.
  if (isCurrent() && (wantsDifference || !pane_->view()->region().isEmpty())) compare();
  describeRegion();
  describePixel();
}

// Off the GUI thread: 24 MP take some tenths of a second.
void PhotoComparison::compare() {
  const std::uint64_t serial = ++*newest_;
  const bool wantsDifference = pane_->view()->look() == PhotoLook::Difference;
  regionFigures_.reset();
  background_.run(
      tr("the difference"),
      [newest = newest_, serial, wantsDifference, left = leftImage(), right = rightImage(), gain = pane_->bar()->gain(),
       region = pane_->view()->region()] {
        Compared compared{serial, std::nullopt, std::nullopt};
        if (serial != *newest) return compared;
        if (wantsDifference) compared.difference = differenceOf(left, right, gain);
        if (!region.isEmpty()) compared.region = differenceFigures(left, right, region);
        return compared;
      },
      [this](const Compared& compared) { showCompared(compared); },
      [this, serial](const QString& sentence) {
        shown_ = serial;
        leftFailure_ = sentence;
        describePixel();
      });
}

void PhotoComparison::showCompared(const Compared& compared) {
  if (compared.serial != *newest_) return;
  shown_ = compared.serial;
  PhotoView* view = pane_->view();
  if (compared.difference && view->look() == PhotoLook::Difference) {
    const PhotoDifference& difference = *compared.difference;
    QString name = tr("%1 minus %2, amplified %3x")
                       .arg(view->nameOf(PhotoSide::Right), view->nameOf(PhotoSide::Left))
                       .arg(difference.gain, 0, 'f', 0);
    if (const QString clipped = clippedText(difference); !clipped.isEmpty()) name += QStringLiteral(", ") + clipped;
    view->setDifference({difference.pyramid, 1 / difference.gain, name});
    summary_ = tr("Whole photo: %1; %2 of %3 pixels differ")
                   .arg(differenceText(difference.figures))
                   .arg(difference.figures.differing)
                   .arg(difference.figures.pixels);
  }
  regionFigures_ = compared.region;
  describeRegion();
  describePixel();
  Q_EMIT comparisonShown();
}

void PhotoComparison::nameSides() {
  PhotoView* view = pane_->view();
  if (!left_) return view->setNames(tr("before"), tr("after"));
  const auto& shown = photo_->shown();
  const bool differ = shown && shown->row.parameters != left_->row.parameters;
  const auto name = [differ](const ResultRow& row) {
    return differ ? text(row.variant) + text(afterComma(row.parameters)) : text(row.variant);
  };
  view->setNames(name(left_->row), shown ? name(shown->row) : QString());
}

QString PhotoComparison::regionErrorText(const Preview& preview) const {
  const QRect region = pane_->view()->region();
  const ImageArea area{region.left(), region.top(), {region.width(), region.height()}};
  if (preview.regionError && preview.region == area) return errorFiguresText(*preview.regionError);
  return bridge_->isSweeping() ? tr("measured when the run ends") : tr("measuring...");
}

void PhotoComparison::describeRegion() {
  PhotoView* view = pane_->view();
  if (view->region().isEmpty()) return view->setRegionText({});
  QStringList lines{sizeText(view->region())};
  if (left_) lines << QStringLiteral("%1: %2").arg(text(left_->row.variant), regionErrorText(*left_));
  if (const auto& shown = photo_->shown()) {
    lines << QStringLiteral("%1: %2").arg(text(shown->row.variant), regionErrorText(*shown));
  }
  if (regionFigures_) {
    const QString against = left_ ? tr("between them: %1") : tr("before and after: %1");
    lines << against.arg(differenceText(*regionFigures_));
  }
  view->setRegionText(lines.join(QLatin1Char('\n')));
}

void PhotoComparison::describePixel() {
  const PhotoView* view = pane_->view();
  const QString before = pixelText(leftImage(), pixel_);
  if (before.isEmpty()) {
    const bool isAwaited = requested_ && requested_ != answered_ && !leftVariant_.isEmpty();
    const QString waiting = isAwaited ? tr("Blurring with %1 to compare...").arg(leftVariant_) : summary_;
    pane_->setReadout(leftFailure_.isEmpty() ? waiting : leftFailure_);
    return;
  }
  const QString place = tr("x %1, y %2").arg(pixel_.x()).arg(pixel_.y());
  QStringList parts{place, QStringLiteral("%1: %2").arg(view->nameOf(PhotoSide::Left), before)};
  if (const QString after = pixelText(rightImage(), pixel_); !after.isEmpty()) {
    parts << QStringLiteral("%1: %2").arg(view->nameOf(PhotoSide::Right), after);
    parts << tr("difference: %1").arg(pixelDifferenceText(leftImage(), rightImage(), pixel_));
  }
  const QString line = parts.join(QStringLiteral("   "));
  pane_->setReadout(line);
  pane_->setCopyable(line);
}

}  // namespace headroom
