// Units of figures on screen, as the user prefers them. Files, reports and copied tables keep theirs.
#pragma once

#include <QString>

namespace headroom {

/// The figure that comes first, and stands alone where there is room for one.
enum class SpeedFigure { Rate, Time };

enum class ByteUnits {
  Binary,  ///< KiB, MiB, GiB
  Decimal  ///< kB, MB, GB
};

struct DisplayUnits {
  SpeedFigure speed = SpeedFigure::Rate;
  ByteUnits bytes = ByteUnits::Binary;

  bool operator==(const DisplayUnits&) const = default;
};

inline constexpr SpeedFigure kSpeedFigures[] = {SpeedFigure::Rate, SpeedFigure::Time};
inline constexpr ByteUnits kByteUnits[] = {ByteUnits::Binary, ByteUnits::Decimal};

/// Return the stored forms: "rate", "time"; "binary", "decimal".
QString toText(SpeedFigure figure);
QString toText(ByteUnits units);
/// Return the default for any other text.
SpeedFigure speedFigureFromText(const QString& text);
ByteUnits byteUnitsFromText(const QString& text);

/// Returns the units of all windows.
DisplayUnits displayUnits();
/// Sets them for texts that are written from now on.
void setDisplayUnits(const DisplayUnits& units);

/// "7.7 GiB" or "8.3 GB"
QString bytesOnScreen(double bytes);

/// Returns both figures of a result, the preferred one first: "12.5 GP/s, 1.28 ms".
QString figuresOnScreen(const QString& rate, const QString& time);

}  // namespace headroom
