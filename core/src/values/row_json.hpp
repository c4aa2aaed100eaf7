// Rows, devices, samplings and sizes as JSON values: for report files and for the worker protocol.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

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

/// Two values as width and height, three as M, N, K in the members height, width and depth, others as a list "size".
void addSize(nlohmann::json& object, Size size);
nlohmann::json jsonFromSize(Size size);
/// Reads what addSize wrote into the object.
Size sizeAt(const nlohmann::json& object);
/// Sets what ceilings of earlier versions, which tell the K of a matrix product alone, stand beside: the first product
/// of that K among the rows.
void completeCeilings(std::vector<ResultRow>& rows);

}  // namespace headroom
