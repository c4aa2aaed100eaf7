#include "shell/run_status.hpp"

#include <QHBoxLayout>
#include <cmath>

#include "style/duration_text.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

constexpr int kStepsOfShare = 1000;
constexpr double kLongestSeconds = 88 * 60;

}  // namespace

RunStatus::RunStatus(QWidget* parent) : QWidget(parent), activity_(new QLabel(this)), bar_(new QProgressBar(this)) {
  activity_->setObjectName(QStringLiteral("activity"));
  activity_->setAccessibleName(tr("Activity"));
  activity_->setTextFormat(Qt::PlainText);
  // Keeps a long variant id from widening the window.
  activity_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  bar_->setObjectName(QStringLiteral("progress"));
  bar_->setAccessibleName(tr("Progress of the run"));
  bar_->setFixedWidth(fontMetrics().horizontalAdvance(
                          percentAndTime(kLongestSeconds).replace(QStringLiteral("%p"), QStringLiteral("100"))) +
                      2 * fontMetrics().height());
  bar_->hide();

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0);
  layout->addWidget(activity_, 1);
  layout->addWidget(bar_);
}

QString RunStatus::percentAndTime(const std::optional<double>& secondsLeft) {
  return secondsLeft ? tr("%p%, %1 left").arg(aboutText(*secondsLeft)) : tr("%p%");
}

void RunStatus::start(const QString& activity) {
  step_ = activity;
  activity_->setText(activity);
  bar_->setFormat(percentAndTime({}));
  bar_->setRange(0, 1);
  bar_->setValue(0);
  bar_->show();
}

void RunStatus::show(const Progress& progress) {
  // A step without an activity belongs to the last one.
  if (!progress.activity.empty()) step_ = engineSentences(progress.activity);
  activity_->setText(progress.secondsLeft ? tr("%1, %2 left").arg(step_, aboutText(*progress.secondsLeft)) : step_);
  bar_->setFormat(percentAndTime(progress.secondsLeft));
  if (progress.share) {
    bar_->setRange(0, kStepsOfShare);
    bar_->setValue(static_cast<int>(std::lround(*progress.share * kStepsOfShare)));
    return;
  }
  bar_->setRange(0, static_cast<int>(progress.total));
  bar_->setValue(static_cast<int>(progress.done));
}

void RunStatus::finish(const QString& sentence, const QString& place) {
  sentences_[place] = sentence;
  activity_->setText(place == place_ ? sentence : tr("%1: %2").arg(place, sentence));
  bar_->hide();
}

void RunStatus::setPlace(const QString& place) {
  if (place == place_) return;
  place_ = place;
  // A running activity is shown in all places.
  if (bar_->isHidden()) activity_->setText(sentences_.value(place_));
}

}  // namespace headroom
