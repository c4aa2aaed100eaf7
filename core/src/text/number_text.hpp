// Numbers as text, independent of the locale.
#pragma once

#include <string>

namespace headroom {

/// Returns the shortest text that reads back as the same double: "0.1", "1e+300", "inf", "nan".
std::string shortestText(double number);

/// Returns at most this number of significant digits: "0.1", "3e+20", "inf", "nan".
std::string generalText(double number, int digits);

/// Rounds to this number of significant digits and keeps trailing zeros, so that columns align. Digits before the point
/// are never rounded away; very small and very large numbers get an exponent.
std::string significantText(double number, int digits);

/// The same without trailing zeros, for prose: "16", "0.5".
std::string plainText(double number, int digits);

/// A share in per cent, to two significant digits: 0.0512 is "5.1%".
std::string shareText(double share);

}  // namespace headroom
