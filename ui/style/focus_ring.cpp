#include "style/focus_ring.hpp"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>

namespace headroom {

namespace {

QString ringName() {
  return QStringLiteral("focusRing");
}

class Ring : public QWidget {
 public:
  explicit Ring(QWidget* around) : QWidget(around) {
    setObjectName(ringName());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(around->rect());
    raise();
    show();
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
};

template <class... Classes>
bool isAny(const QWidget* widget) {
  return ((qobject_cast<const Classes*>(widget) != nullptr) || ...);
}

bool hasRing(const QWidget* widget) {
  return !widget->isWindow() && !isAny<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QGroupBox,
                                       QLineEdit, QMenu, QMenuBar, QTabBar>(widget);
}

}  // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*before*/, QWidget* now) { follow(now); });
}

FocusRing::~FocusRing() {
  follow(nullptr);
}

void FocusRing::follow(QWidget* now) {
  if (now == focused_) return;
  if (focused_ != nullptr) focused_->removeEventFilter(this);
  delete ring_.data();
  focused_ = now;
  if (now == nullptr || !hasRing(now)) return;
  ring_ = new Ring(now);
  now->installEventFilter(this);
}

WithoutFocusRing::WithoutFocusRing(const QWidget& pictured)
    : ring_(pictured.findChild<QWidget*>(ringName(), Qt::FindDirectChildrenOnly)) {
  if (ring_ != nullptr) ring_->hide();
}

WithoutFocusRing::~WithoutFocusRing() {
  if (ring_ != nullptr) ring_->show();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && ring_ != nullptr) ring_->setGeometry(focused_->rect());
  return QObject::eventFilter(watched, event);
}

}  // namespace headroom
