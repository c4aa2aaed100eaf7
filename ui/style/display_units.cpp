#include "style/display_units.hpp"

#include <QCoreApplication>
#include <atomic>
#include <cmath>

#include "style/text.hpp"

namespace headroom {

namespace {

/// Set by the GUI thread; background threads write texts for the screen, too.
std::atomic<DisplayUnits> unitsOfAllWindows{DisplayUnits{}};

struct UnitWords {
  Q_DECLARE_TR_FUNCTIONS(DisplayUnits)
};

}  // namespace

QString toText(SpeedFigure figure) {
  return figure == SpeedFigure::Time ? QStringLiteral("time") : QStringLiteral("rate");
}

QString toText(ByteUnits units) {
  return units == ByteUnits::Decimal ? QStringLiteral("decimal") : QStringLiteral("binary");
}

SpeedFigure speedFigureFromText(const QString& text) {
  return text == toText(SpeedFigure::Time) ? SpeedFigure::Time : SpeedFigure::Rate;
}

ByteUnits byteUnitsFromText(const QString& text) {
  return text == toText(ByteUnits::Decimal) ? ByteUnits::Decimal : ByteUnits::Binary;
}

DisplayUnits displayUnits() {
  return unitsOfAllWindows.load();
}

void setDisplayUnits(const DisplayUnits& units) {
  unitsOfAllWindows.store(units);
}

QString bytesOnScreen(double bytes) {
  constexpr int kDigits = 3;
  constexpr double kThousand = 1000;
  constexpr double kKibi = 1024;
  const bool isBinary = displayUnits().bytes == ByteUnits::Binary;
  const double step = isBinary ? kKibi : kThousand;
  double shown = bytes;
  int steps = 0;
  // What would be rounded to a whole step is one: 1023.9 KiB are 1 MiB.
  while (steps < 4 && std::abs(shown) >= step - 0.5) {
    shown /= step;
    ++steps;
  }
  static constexpr const char* kBinary[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
  static constexpr const char* kDecimal[] = {"bytes", "kB", "MB", "GB", "TB"};
  const char* unit = isBinary ? kBinary[steps] : kDecimal[steps];
  // Of 1000 to 1023 KiB no digit is lost.
  const QString number = shown >= kThousand ? QString::number(std::round(shown), 'f', 0) : shownNumber(shown, kDigits);
  return QStringLiteral("%1 %2").arg(number, steps == 0 ? UnitWords::tr("bytes") : QString::fromLatin1(unit));
}

QString figuresOnScreen(const QString& rate, const QString& time) {
  const bool isTimeFirst = displayUnits().speed == SpeedFigure::Time;
  return QStringLiteral("%1, %2").arg(isTimeFirst ? time : rate, isTimeFirst ? rate : time);
}

}  // namespace headroom
