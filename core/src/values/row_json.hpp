// Rows, devices, samplings and sizes as JSON values: for report files and for the worker protocol.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Lossless, with numbers by jsonFromNumber. Empty optional members are left out.
nlohmann::json jsonFromRow(const ResultRow& row);
/// Reads what jsonFromRow wrote. Throws std::invalid_argument or nlohmann::json::exception.
ResultRow rowFromJson(const nlohmann::json& json);

nlohmann::json jsonFromDevice(const DeviceDescription& device);
/// Throws std::invalid_argument or nlohmann::json::exception.
DeviceDescription deviceFromJson(const nlohmann::json& json);

nlohmann::json jsonFromSampling(const Sampling& sampling);
Sampling samplingFromJson(const nlohmann::json& json);

/// Writes two values as width and height, three as M, N, K in the members height, width and depth, and others as a list
/// "size".
void addSize(nlohmann::json& object, Size size);
nlohmann::json jsonFromSize(Size size);
/// Reads what addSize wrote into the object.
Size sizeAt(const nlohmann::json& object);
/// Sets ResultRow::beside for ceilings of earlier versions, which store only the K of a matrix product: the first
/// product with that K among the rows.
void completeCeilings(std::vector<ResultRow>& rows);

}  // namespace headroom
