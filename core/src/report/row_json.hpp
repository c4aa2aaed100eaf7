// Rows and devices as JSON values: for report files and for the worker protocol.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "headroom/device.hpp"
#include "headroom/result.hpp"

namespace headroom {

/// Lossless. JSON has no infinity: non-finite numbers become the strings "inf", "-inf" and "nan".
/// Optional members that are empty are left out.
nlohmann::json jsonFromRow(const ResultRow& row);
/// Reads what jsonFromRow made. Throws std::invalid_argument or nlohmann::json::exception.
ResultRow rowFromJson(const nlohmann::json& json);

nlohmann::json jsonFromDevice(const DeviceDescription& device);
/// Throws std::invalid_argument or nlohmann::json::exception.
DeviceDescription deviceFromJson(const nlohmann::json& json);

/// A double by the same scheme.
nlohmann::json jsonFromNumber(double number);
double numberFromJson(const nlohmann::json& json);

/// The document on one line, or indented. Bytes that are not UTF-8 (a driver's log may hold anything) become U+FFFD
/// instead of an exception.
/// Spaces by which files that people may read are indented.
inline constexpr int kFileIndent = 2;

std::string jsonText(const nlohmann::json& json, int indent = -1);

}  // namespace headroom
