#include "photo/image_well.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

#include "photo/checkerboard.hpp"
#include "style/plain_text.hpp"

namespace headroom {

namespace {

/// Height of the thumbnail, in lines of text.
constexpr int kThumbnailLines = 5;
/// Length limit of the shown file name, in characters.
constexpr int kNameLength = 22;

}  // namespace

QString pixelFormatText(const Image& image) {
  const QStringList colours{ImageWell::tr("grey"), ImageWell::tr("grey + alpha"), ImageWell::tr("RGB"),
                            ImageWell::tr("RGB + alpha")};
  const QString colour = colours.value(image.channels() - 1);
  if (image.depth() == Depth::F32) return ImageWell::tr("%1, 32-bit float").arg(colour);
  return ImageWell::tr("%1, %2 bit").arg(colour).arg(8 * bytesPerSample(image.depth()));
}

ImageWell::ImageWell(QAction* openAction, QWidget* parent)
    : QFrame(parent), thumbnail_(new QLabel(this)), name_(new QLabel(this)), facts_(new QLabel(this)) {
  setObjectName(QStringLiteral("imageWell"));
  setFrameShape(StyledPanel);
  setToolTip(tr("Drop an image file here, or anywhere on the window; or paste one (Ctrl+V)."));
  const int side = fontMetrics().height() * kThumbnailLines;
  thumbnail_->setFixedSize(side, side);
  thumbnail_->setAlignment(Qt::AlignCenter);
  thumbnail_->setWordWrap(true);
  thumbnail_->setText(tr("Drop an\nimage here"));
  thumbnail_->setAccessibleName(tr("Thumbnail of the photo"));
  name_->setText(tr("No photo yet"));
  name_->setTextFormat(Qt::PlainText);
  facts_->setTextFormat(Qt::PlainText);
  auto* open = new QToolButton(this);
  open->setDefaultAction(openAction);
  open->setToolButtonStyle(Qt::ToolButtonTextOnly);
  open->setFocusPolicy(Qt::StrongFocus);

  auto* layout = new QGridLayout(this);
  layout->addWidget(thumbnail_, 0, 0, 4, 1);
  layout->addWidget(name_, 0, 1);
  layout->addWidget(facts_, 1, 1);
  layout->addWidget(open, 3, 1, Qt::AlignLeft | Qt::AlignBottom);
  layout->setRowStretch(2, 1);
  layout->setColumnStretch(1, 1);
}

void ImageWell::setPhoto(const Photo& photo) {
  picture_ = photo.thumbnail;
  showThumbnail();
  // Elided, so that a long name does not widen the panel.
  name_->setText(fontMetrics().elidedText(photo.name, Qt::ElideMiddle, fontMetrics().averageCharWidth() * kNameLength));
  name_->setToolTip(plainToolTip(photo.file.isEmpty() ? photo.name : photo.file));
  facts_->setText(tr("%1\n%2").arg(QString::fromStdString(toText(photo.image.size())), pixelFormatText(photo.image)));
}

void ImageWell::showThumbnail() {
  if (picture_.isNull()) return;
  const qreal ratio = devicePixelRatioF();
  QImage shown = picture_.scaled(thumbnail_->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  shown.setDevicePixelRatio(ratio);
  QPixmap pixmap(shown.size());
  pixmap.setDevicePixelRatio(ratio);
  QPainter painter(&pixmap);
  painter.fillRect(QRectF({0, 0}, shown.deviceIndependentSize()), checkerboard(palette(), ratio));
  painter.drawImage(QPointF(0, 0), shown);
  painter.end();
  thumbnail_->setPixmap(pixmap);
}

void ImageWell::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showThumbnail();
}

}  // namespace headroom
