#include "preferences/preferences_dialog.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "headroom/run/tuning_plan.hpp"
#include "preferences/folder_list.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr double kPerCent = 100;
constexpr int kWidthInCharacters = 78;

QString titleOf(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return PreferencesDialog::tr("Light");
    case Theme::Dark:
      return PreferencesDialog::tr("Dark");
    case Theme::Auto:
      break;
  }
  return PreferencesDialog::tr("Auto (as the desktop)");
}

QString titleOf(Language language) {
  return language == Language::Auto ? PreferencesDialog::tr("Auto (as the desktop)") : nativeNameOf(language);
}

QString titleOf(SpeedFigure figure) {
  return figure == SpeedFigure::Time ? PreferencesDialog::tr("Time (ms)")
                                     : PreferencesDialog::tr("Rate (GP/s, GB/s, GFLOP/s)");
}

QString titleOf(ByteUnits units) {
  return units == ByteUnits::Decimal ? PreferencesDialog::tr("Decimal (kB, MB, GB)")
                                     : PreferencesDialog::tr("Binary (KiB, MiB, GiB)");
}

}  // namespace

// Creates the widgets in tab order.
PreferencesDialog::PreferencesDialog(Preferences* preferences, QWidget* parent)
    : FittedDialog(parent),
      preferences_(preferences),
      timeBudget_(new QDoubleSpinBox(this)),
      rounds_(new QSpinBox(this)),
      noiseGoal_(new QDoubleSpinBox(this)),
      restore_(new QPushButton(tr("Restore &defaults"), this)),
      builds_(new QSpinBox(this)),
      theme_(new QComboBox(this)),
      language_(new QComboBox(this)),
      speed_(new QComboBox(this)),
      bytes_(new QComboBox(this)) {
  setObjectName(QStringLiteral("preferences"));
  setWindowTitle(tr("Preferences"));
  fillControls();
  fillBuilds();
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(measuring());
  layout->addWidget(appearance());
  layout->addWidget(new FolderList(preferences, page));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  setParts(page, {buttons});
  setMinimumWidth(kWidthInCharacters * fontMetrics().averageCharWidth());

  showSampling(preferences_->chosenSampling());
  theme_->setCurrentIndex(theme_->findData(toText(preferences_->theme())));
  language_->setCurrentIndex(language_->findData(toText(preferences_->language())));
  speed_->setCurrentIndex(speed_->findData(toText(preferences_->units().speed)));
  bytes_->setCurrentIndex(bytes_->findData(toText(preferences_->units().bytes)));
  connect(speed_, &QComboBox::currentIndexChanged, this, &PreferencesDialog::takeUnits);
  connect(bytes_, &QComboBox::currentIndexChanged, this, &PreferencesDialog::takeUnits);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(timeBudget_, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::takeSampling);
  connect(rounds_, &QSpinBox::valueChanged, this, &PreferencesDialog::takeSampling);
  connect(noiseGoal_, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::takeSampling);
  connect(restore_, &QPushButton::clicked, this, [this] {
    showSampling({});
    takeSampling();
  });
  connect(builds_, &QSpinBox::valueChanged, this, [this] { preferences_->setBuildsAtOnce(builds_->value()); });
  connect(theme_, &QComboBox::currentIndexChanged, this,
          [this] { preferences_->setTheme(themeFromText(theme_->currentData().toString())); });
  connect(language_, &QComboBox::currentIndexChanged, this,
          [this] { preferences_->setLanguage(languageFromText(language_->currentData().toString())); });
}

void PreferencesDialog::fillControls() {
  timeBudget_->setObjectName(QStringLiteral("preferredTimeBudget"));
  timeBudget_->setAccessibleName(tr("Time budget of a point in seconds"));
  timeBudget_->setToolTip(
      tr("Sample each point for at most this long, in all rounds together. "
         "A longer time narrows the interval of the median."));
  timeBudget_->setDecimals(2);
  timeBudget_->setRange(kShortestTimeBudgetSeconds, kLongestTimeBudgetSeconds);
  timeBudget_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  timeBudget_->setSuffix(tr(" s"));
  rounds_->setObjectName(QStringLiteral("preferredRounds"));
  rounds_->setAccessibleName(tr("Rounds"));
  rounds_->setToolTip(
      tr("Measure each point in this many rounds, in random order. "
         "They share the time budget, and each has a runner process of its own."));
  rounds_->setRange(1, kMostChosenRounds);
  noiseGoal_->setObjectName(QStringLiteral("preferredNoiseGoal"));
  noiseGoal_->setAccessibleName(tr("Noise goal in percent"));
  noiseGoal_->setToolTip(
      tr("Stop sampling a point when its noise is at most this. "
         "0: use the whole time budget, whatever the noise."));
  noiseGoal_->setDecimals(1);
  noiseGoal_->setRange(0, kPerCent);
  noiseGoal_->setSingleStep(kFinestNoiseGoal * kPerCent * 5);
  noiseGoal_->setSuffix(tr("%"));
  noiseGoal_->setSpecialValueText(tr("as precise as the time allows"));
  restore_->setObjectName(QStringLiteral("restoreSampling"));
  restore_->setAutoDefault(false);
  restore_->setToolTip(tr("Measure as Headroom does by default."));
  theme_->setObjectName(QStringLiteral("theme"));
  theme_->setAccessibleName(tr("Theme"));
  theme_->setToolTip(tr("Light or dark windows. Exported pictures are black on white in each."));
  for (const Theme theme : kThemes) theme_->addItem(titleOf(theme), toText(theme));
  language_->setObjectName(QStringLiteral("language"));
  language_->setAccessibleName(tr("Language, from the next start"));
  language_->setToolTip(
      tr("Language of the window. Sentences of the engine, files, reports and the command line stay English."));
  for (const Language language : kLanguages) language_->addItem(titleOf(language), toText(language));
  speed_->setObjectName(QStringLiteral("speedFigure"));
  speed_->setAccessibleName(tr("Main figure of speed"));
  speed_->setToolTip(
      tr("The figure that comes first where both are shown, and the one in the list beside the throughput chart. "
         "Axes show rates. Files and reports have both."));
  for (const SpeedFigure figure : kSpeedFigures) speed_->addItem(titleOf(figure), toText(figure));
  bytes_->setObjectName(QStringLiteral("byteUnits"));
  bytes_->setAccessibleName(tr("Units of bytes"));
  bytes_->setToolTip(
      tr("Units of memory sizes on screen. Rates and footprints of copies are decimal in either case, as GB/s is 10^9 "
         "bytes per second."));
  for (const ByteUnits units : kByteUnits) bytes_->addItem(titleOf(units), toText(units));
}

void PreferencesDialog::fillBuilds() {
  builds_->setObjectName(QStringLiteral("preferredBuilds"));
  builds_->setAccessibleName(tr("Configurations compiled at once in tunings"));
  builds_->setToolTip(
      tr("Compile this many configurations of a tuning at once, before they are measured one after the other. "
         "1: compile each when it is measured. Several workers always do that."));
  builds_->setRange(0, kMostBuildsAtOnce);
  builds_->setSpecialValueText(tr("by CPU cores"));
  builds_->setValue(preferences_->buildsAtOnce());
}

QGroupBox* PreferencesDialog::measuring() {
  auto* box = new QGroupBox(tr("Measuring"), this);
  auto* form = new QFormLayout;
  form->addRow(tr("Time &budget per point"), timeBudget_);
  form->addRow(tr("&Rounds"), rounds_);
  form->addRow(tr("&Noise goal"), noiseGoal_);
  QString note =
      tr("For runs, for A/A checks and splits, and for the finalists of a tuning. The Guide view takes 0.3 "
         "of the time, the Kernel view 0.4 of it in one round.");
  if (const auto given = preferences_->given().timeBudgetSeconds) {
    note += tr(" Until the window is closed, the time budget is %1 s, as given by --time-budget.")
                .arg(shownNumber(*given, 3));
  }
  auto* text = new QLabel(note, box);
  text->setObjectName(QStringLiteral("samplingNote"));
  text->setWordWrap(true);
  text->setForegroundRole(QPalette::PlaceholderText);
  auto* last = new QHBoxLayout;
  last->addWidget(text, 1);
  last->addWidget(restore_, 0, Qt::AlignBottom);
  auto* layout = new QVBoxLayout(box);
  layout->addLayout(form);
  layout->addLayout(last);
  auto* tuning = new QFormLayout;
  tuning->addRow(tr("Compile a&head in tunings"), builds_);
  layout->addLayout(tuning);
  return box;
}

QGroupBox* PreferencesDialog::appearance() {
  auto* box = new QGroupBox(tr("Appearance"), this);
  auto* form = new QFormLayout(box);
  form->addRow(tr("&Theme"), theme_);
  auto* language = new QHBoxLayout;
  auto* later = new QLabel(tr("from the next start"), box);
  later->setForegroundRole(QPalette::PlaceholderText);
  language->addWidget(language_, 1);
  language->addWidget(later);
  auto* label = new QLabel(tr("&Language"), box);
  label->setBuddy(language_);
  form->addRow(label, language);
  form->addRow(tr("Main figure of &speed"), speed_);
  form->addRow(tr("B&ytes"), bytes_);
  return box;
}

void PreferencesDialog::takeUnits() {
  preferences_->setUnits(
      {speedFigureFromText(speed_->currentData().toString()), byteUnitsFromText(bytes_->currentData().toString())});
}

void PreferencesDialog::showSampling(const Sampling& sampling) {
  const QSignalBlocker noBudget(timeBudget_);
  const QSignalBlocker noRounds(rounds_);
  const QSignalBlocker noGoal(noiseGoal_);
  timeBudget_->setValue(sampling.timeBudgetSeconds);
  rounds_->setValue(sampling.rounds);
  noiseGoal_->setValue(std::max(0.0, sampling.noiseGoal * kPerCent));
  restore_->setEnabled(sampling != Sampling());
}

void PreferencesDialog::takeSampling() {
  Sampling sampling;
  sampling.timeBudgetSeconds = timeBudget_->value();
  sampling.rounds = rounds_->value();
  // Computed from tenths of a percent, so that the goal is stored as it is shown.
  const double tenths = std::round(noiseGoal_->value() * 10);
  sampling.noiseGoal = tenths > 0 ? tenths / 1000 : -1;
  restore_->setEnabled(sampling != Sampling());
  preferences_->setSampling(sampling);
}

void PreferencesDialog::showAt(AdviceSetting setting) {
  show();
  raise();
  activateWindow();
  if (setting != AdviceSetting::TimeBudget) return;
  timeBudget_->setFocus(Qt::ShortcutFocusReason);
  timeBudget_->selectAll();
}

}  // namespace headroom
