// Rows, devices, samplings and sizes as JSON values: for report files and for the worker protocol.
#pragma once

#include <nlohmann/json.hpp>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Lossless, numbers by jsonFromNumber. Optional members that are empty are left out.
nlohmann::json jsonFromRow(const ResultRow& row);
/// Reads what jsonFromRow made. Throws std::invalid_argument or nlohmann::json::exception.
ResultRow rowFromJson(const nlohmann::json& json);

nlohmann::json jsonFromDevice(const DeviceDescription& device);
/// Throws std::invalid_argument or nlohmann::json::exception.
DeviceDescription deviceFromJson(const nlohmann::json& json);

nlohmann::json jsonFromSampling(const Sampling& sampling);
Sampling samplingFromJson(const nlohmann::json& json);

/// Width and height, and the depth of matrix products.
void addSize(nlohmann::json& object, Size size);
nlohmann::json jsonFromSize(Size size);
/// Reads what addSize wrote into the object.
Size sizeAt(const nlohmann::json& object);

}  // namespace headroom
