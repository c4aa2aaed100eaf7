#include "tune/tuning_summary.hpp"

#include <QCoreApplication>
#include <QVBoxLayout>
#include <cmath>

#include "headroom/analysis/marks.hpp"
#include "style/display_units.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kSummaryDigits = 4;
constexpr int kFactorDigits = 3;
constexpr double kTargetScale = 1.1;

struct SummaryWords {
  Q_DECLARE_TR_FUNCTIONS(TuningSummary)
};

/// Returns the possible values: "PHASES 10, 18, 34; LOCAL_X 16, 32".
QString axesText(const std::vector<Tunable>& axes) {
  QStringList parts;
  for (const Tunable& axis : axes) {
    QStringList values;
    for (const int value : axis.values) values << QString::number(value);
    parts << QStringLiteral("%1 %2").arg(QString::fromStdString(axis.name), values.join(QStringLiteral(", ")));
  }
  return parts.join(QStringLiteral("; "));
}

QString triedText(const TuningModel& model) {
  const TuningReport& report = model.report();
  QString tried = SummaryWords::tr("%1 of %2 configurations tried").arg(model.count()).arg(report.allowed);
  if (hasExcluded(report)) {
    const QString form = report.isAllowedExact ? SummaryWords::tr("%1 configurations, %2 allowed, %3 tried")
                                               : SummaryWords::tr("%1 configurations, at most %2 allowed, %3 tried");
    tried = form.arg(report.configurations).arg(report.allowed).arg(model.count());
  }
  return report.known == 0 ? tried
                           : SummaryWords::tr("%1, %2 of them by an earlier tuning").arg(tried).arg(report.known);
}

/// The search's factor is approximate: only the interleaved comparison can distinguish small differences.
QString searchFactorText(const TuningModel& model) {
  if (model.standard() == kNoTrial) return {};
  const TuningResult& standard = model.result(model.standard());
  if (!counts(standard)) return SummaryWords::tr("the default is invalid");
  if (model.best() == model.standard()) return SummaryWords::tr("the default itself");
  const double factor = standard.row.medianMs / model.result(model.best()).row.medianMs;
  return SummaryWords::tr("%1 times as fast as the default").arg(shownNumber(factor, kFactorDigits));
}

/// As far as the file contains it.
QString importedText(const TuningReport& report) {
  const QString kernel = report.target.variant.empty()
                             ? SummaryWords::tr("Imported configurations")
                             : SummaryWords::tr("%1, imported").arg(text(report.target.variant));
  return report.target.device.name.empty() ? kernel
                                           : SummaryWords::tr("%1, on %2").arg(kernel, text(report.target.device.name));
}

QString speedText(const ResultRow& row) {
  return figuresOnScreen(
      QStringLiteral("%1 %2").arg(shownNumber(measuredSpeed(row).value_or(0), kSummaryDigits), text(speedUnit(row))),
      SummaryWords::tr("%1 ms").arg(shownNumber(row.medianMs, kSummaryDigits)));
}

/// Returns the valid configuration with the shortest time in the search; the best one if no other is faster.
int fastestOfSearch(const TuningModel& model) {
  int fastest = model.best();
  for (int trial = 0; trial < model.count(); ++trial) {
    const TuningResult& result = model.result(trial);
    if (counts(result) && result.row.medianMs < model.result(fastest).row.medianMs) fastest = trial;
  }
  return fastest;
}

}  // namespace

QString targetText(const TuningTarget& target) {
  QString what = SummaryWords::tr("%1 at %2").arg(text(target.variant), text(toText(target.size)));
  what += text(afterComma(target.parameters));
  return SummaryWords::tr("%1, on %2").arg(what, text(target.device.name));
}

QString progressText(const TuningModel& model, TuningState state, double seconds, double budgetSeconds) {
  const QString invalid = engineSentences(invalidText(model.report().tried));
  const QString tail = invalid.isEmpty() ? QStringLiteral(".") : QStringLiteral("; %1.").arg(invalid);
  switch (state) {
    case TuningState::None:
      return SummaryWords::tr("%1 configurations: %2.").arg(model.report().configurations).arg(axesText(model.axes()));
    case TuningState::Imported:
      return SummaryWords::tr("%1: %2 configurations imported")
                 .arg(text(model.report().importedFrom))
                 .arg(model.count()) +
             tail;
    case TuningState::Preparing:
      return SummaryWords::tr("Preparing the device.");
    case TuningState::Searching:
      return SummaryWords::tr("Searching: %1, %2 of %3 s")
                 .arg(triedText(model))
                 .arg(std::floor(seconds))
                 .arg(budgetSeconds) +
             tail;
    case TuningState::Comparing:
      return SummaryWords::tr("Comparing the fastest and the default side by side: %1").arg(triedText(model)) + tail;
    case TuningState::Stopped:
      return SummaryWords::tr("Stopped: %1").arg(triedText(model)) + tail;
    case TuningState::Failed:
      return SummaryWords::tr("Failed: %1").arg(triedText(model)) + tail;
    case TuningState::Done:
      break;
  }
  return SummaryWords::tr("Done: %1 in %2 s")
             .arg(triedText(model), shownNumber(model.report().searchSeconds, kFactorDigits)) +
         tail;
}

QString bestText(const TuningModel& model) {
  if (model.best() == kNoTrial) {
    return model.count() == 0 ? QString() : SummaryWords::tr("No valid configuration so far.");
  }
  const TuningReport& report = model.report();
  const TuningResult& best = model.result(model.best());
  const QString configuration = text(toText(best.configuration));
  if (!report.importedFrom.empty()) return SummaryWords::tr("Best: %1, %2.").arg(configuration, speedText(best.row));
  const ResultRow* compared = comparedRow(report, best.configuration);
  if (!report.best || compared == nullptr) {
    return SummaryWords::tr("Best so far: %1, %2, %3.")
        .arg(configuration, speedText(best.row), searchFactorText(model));
  }
  QString said = SummaryWords::tr("Best: %1, %2; %3")
                     .arg(configuration, speedText(*compared), engineSentences(outcomeText(report)));
  if (const auto share = percentOfCeiling(*compared)) {
    said += SummaryWords::tr("; %1% of the ceiling").arg(shownNumber(*share, kFactorDigits));
  }
  said += QLatin1Char('.');
  QStringList marks;
  for (const Mark mark : compared->marks) marks << engineText(warningName(mark));
  if (!marks.isEmpty()) said += SummaryWords::tr(" Warning: %1.").arg(marks.join(QStringLiteral(", ")));
  if (const int faster = fastestOfSearch(model); faster != model.best()) {
    const TuningResult& other = model.result(faster);
    said += SummaryWords::tr(" The search found %1 faster, at %2. The comparison decides: its rounds are interleaved.")
                .arg(text(toText(other.configuration)), speedText(other.row));
  }
  return said;
}

TuningSummary::TuningSummary(const TuningModel* model, QWidget* parent)
    : QWidget(parent),
      model_(model),
      target_(lessonHeading(this, kTargetScale)),
      progress_(lessonText(this)),
      best_(new AnswerBox(this)),
      kept_(lessonText(this)) {
  target_->setObjectName(QStringLiteral("tuningTarget"));
  target_->setAccessibleName(SummaryWords::tr("What is tuned"));
  progress_->setObjectName(QStringLiteral("tuningProgress"));
  progress_->setAccessibleName(SummaryWords::tr("How far the tuning is"));
  best_->setObjectName(QStringLiteral("tuningBest"));
  kept_->setObjectName(QStringLiteral("tuningKept"));
  kept_->setAccessibleName(SummaryWords::tr("What was kept"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().height() / 4);
  layout->addWidget(target_);
  layout->addWidget(progress_);
  layout->addWidget(best_);
  layout->addWidget(kept_);
  setKept({});
  refresh(TuningState::None, 0, 0);
}

void TuningSummary::refresh(TuningState state, double seconds, double budgetSeconds) {
  const TuningReport& report = model_->report();
  // Size and device are known once the tuning run has started.
  const bool hasBegun = report.target.size.count() > 0;
  target_->setText(state == TuningState::Imported ? importedText(report)
                   : hasBegun                     ? targetText(report.target)
                                                  : text(report.target.variant));
  progress_->setText(progressText(*model_, state, seconds, budgetSeconds));
  answer_ = bestText(*model_);
  show(answer_);
}

void TuningSummary::setHindrance(const QString& sentence) {
  hindrance_ = sentence;
  show(answer_);
}

void TuningSummary::show(const QString& answer) {
  const QString shown = hindrance_.isEmpty() ? answer : hindrance_;
  best_->setAnswer(shown);
  best_->setVisible(!shown.isEmpty());
}

void TuningSummary::setKept(const QString& sentence) {
  kept_->setText(sentence);
  kept_->setVisible(!sentence.isEmpty());
}

}  // namespace headroom
