#include "headroom/tuning/best_configurations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "system/locked_json_list.hpp"
#include "text/json.hpp"
#include "text/sha256.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

json jsonFromBest(const BestConfiguration& best) {
  json object{{"host", best.host},
              {"device", best.device},
              {"driver", best.driver},
              {"variant", best.variant},
              {"sha256", best.sha256},
              {"size_class", best.sizeClass},
              {"configuration", json(best.configuration)},
              {"median_ms", jsonFromNumber(best.medianMs)},
              {"default_ms", jsonFromNumber(best.standardMs)},
              {"found_at", best.foundAt}};
  addParameters(object, best.parameters);
  addSize(object, best.size);
  return object;
}

/// Throws std::invalid_argument or json::exception.
BestConfiguration bestFromJson(const json& object) {
  return {textAt(object, "host"),
          textAt(object, "device"),
          textAt(object, "driver"),
          textAt(object, "variant"),
          textAt(object, "sha256"),
          integerAt<int>(object, "size_class"),
          parametersAt(object),
          object.at("configuration").get<Configuration>(),
          sizeAt(object),
          numberAt(object, "median_ms"),
          numberAt(object, "default_ms"),
          textAt(object, "found_at")};
}

LockedJsonList<BestConfiguration> keptIn(const fs::path& file) {
  return {file,
          {"configurations", "Tuned configurations", "The best configuration", "`headroom-cli tune`"},
          bestFromJson,
          jsonFromBest};
}

bool isSameKernelThere(const BestConfiguration& one, const BestConfiguration& other) {
  return one.host == other.host && one.device == other.device && one.variant == other.variant;
}

/// For the same kernel on the same device, but with another driver or source.
bool isStale(const BestConfiguration& kept, const BestConfiguration& now) {
  return isSameKernelThere(kept, now) && (kept.driver != now.driver || kept.sha256 != now.sha256);
}

bool hasSameKey(const BestConfiguration& one, const BestConfiguration& other) {
  return isSameKernelThere(one, other) && one.driver == other.driver && one.sha256 == other.sha256 &&
         one.sizeClass == other.sizeClass && one.parameters == other.parameters;
}

/// Returns a note about it.
std::string dropStale(const fs::path& file, const BestConfiguration& now) {
  bool isAnyDropped = false;
  try {
    keptIn(file).change([&](std::vector<BestConfiguration>& all) {
      isAnyDropped = std::erase_if(all, [&now](const BestConfiguration& kept) { return isStale(kept, now); }) > 0;
      return isAnyDropped;
    });
  } catch (const Error& error) {
    return error.what();
  }
  if (!isAnyDropped) return {};
  return fmt::format(
      "What tuning had found for {} on {} was of another driver or of another source of the kernel, and was discarded. "
      "Tune it again.",
      now.variant, now.device);
}

}  // namespace

int sizeClassOf(double items) {
  return std::ilogb(std::max(items, 1.0));
}

fs::path bestConfigurationsFile(const fs::path& tuningFolder) {
  return tuningFolder.empty() ? fs::path() : tuningFolder / "best.json";
}

BestConfiguration bestConfigurationKey(const Variant& variant, const DeviceDescription& device, Size size,
                                       const ParameterValues& parameters) {
  BestConfiguration key;
  key.host = device.machine.name;
  key.device = device.name;
  key.driver = device.driverVersion;
  key.variant = variant.id;
  key.sha256 = toHex(sha256({variant.source}));
  key.sizeClass = sizeClassOf(static_cast<double>(itemsOf(findWorkload(variant.workload), size)));
  key.parameters = valuesFor(findWorkload(variant.workload), parameters);
  return key;
}

std::optional<BestConfiguration> findBestConfiguration(const fs::path& file, const Variant& variant,
                                                       const DeviceDescription& device, Size size,
                                                       const ParameterValues& parameters, std::string* note) {
  std::string trouble;
  const std::vector<BestConfiguration> all = keptIn(file).read(&trouble);
  const BestConfiguration key = bestConfigurationKey(variant, device, size, parameters);
  const auto stale = [&key](const BestConfiguration& kept) { return isStale(kept, key); };
  if (std::any_of(all.begin(), all.end(), stale)) trouble = dropStale(file, key);
  if (note != nullptr && !trouble.empty()) *note = trouble;
  const auto found = std::find_if(all.begin(), all.end(), [&](const BestConfiguration& kept) {
    return hasSameKey(kept, key) && isAllowed(variant, kept.configuration);
  });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

void keepBestConfiguration(const fs::path& file, const BestConfiguration& best) {
  keptIn(file).change([&best](std::vector<BestConfiguration>& all) {
    std::erase_if(all,
                  [&best](const BestConfiguration& kept) { return isStale(kept, best) || hasSameKey(kept, best); });
    all.push_back(best);
    return true;
  });
}

}  // namespace headroom
