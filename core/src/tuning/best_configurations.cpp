#include "headroom/best_configurations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/error.hpp"
#include "headroom/report.hpp"
#include "headroom/run_context.hpp"
#include "headroom/workload.hpp"
#include "report/file_lock.hpp"
#include "report/json_members.hpp"
#include "text/sha256.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;
constexpr int kIndent = 2;

json jsonFromBest(const BestConfiguration& best) {
  return {{"host", best.host},
          {"device", best.device},
          {"driver", best.driver},
          {"variant", best.variant},
          {"sha256", best.sha256},
          {"size_class", best.sizeClass},
          {"sigma", jsonFromNumber(best.sigma)},
          {"configuration", json(best.configuration)},
          {"width", best.size.width},
          {"height", best.size.height},
          {"median_ms", jsonFromNumber(best.medianMs)},
          {"default_ms", jsonFromNumber(best.standardMs)},
          {"found_at", best.foundAt}};
}

/// Throws std::invalid_argument or json::exception.
BestConfiguration bestFromJson(const json& object) {
  return {textAt(object, "host"),
          textAt(object, "device"),
          textAt(object, "driver"),
          textAt(object, "variant"),
          textAt(object, "sha256"),
          integerAt<int>(object, "size_class"),
          numberAt(object, "sigma"),
          object.at("configuration").get<Configuration>(),
          {integerAt<int>(object, "width"), integerAt<int>(object, "height")},
          numberAt(object, "median_ms"),
          numberAt(object, "default_ms"),
          textAt(object, "found_at")};
}

/// All that can be read; what can't is told in `note`. A missing file has none.
std::vector<BestConfiguration> readAll(const fs::path& file, std::string& note) {
  std::vector<BestConfiguration> all;
  std::error_code ignored;
  if (file.empty() || !fs::exists(file, ignored)) return all;
  const auto tell = [&](std::string_view why) {
    note =
        fmt::format("Not all tuned configurations are known: {} is damaged ({}). `headroom-cli tune` writes it anew.",
                    file.string(), why);
  };
  try {
    const json document = json::parse(readFile(file));
    if (document.at("format_version") != kFormatVersion) throw std::invalid_argument("of another version of Headroom");
    for (const json& object : document.at("configurations")) {
      try {
        all.push_back(bestFromJson(object));
      } catch (const std::exception& failure) {
        tell(failure.what());
      }
    }
  } catch (const Error& failure) {
    note = failure.what();
  } catch (const std::exception& failure) {
    tell(failure.what());
  }
  return all;
}

void writeAll(const fs::path& file, const std::vector<BestConfiguration>& all) {
  json list = json::array();
  for (const BestConfiguration& best : all) list.push_back(jsonFromBest(best));
  writeFile(file, jsonText({{"format_version", kFormatVersion}, {"configurations", std::move(list)}}, kIndent) + '\n');
}

bool isSameKernelThere(const BestConfiguration& one, const BestConfiguration& other) {
  return one.host == other.host && one.device == other.device && one.variant == other.variant;
}

/// Of the same kernel on the same device, and not of what it is now.
bool isStale(const BestConfiguration& kept, const BestConfiguration& now) {
  return isSameKernelThere(kept, now) && (kept.driver != now.driver || kept.sha256 != now.sha256);
}

bool hasSameKey(const BestConfiguration& one, const BestConfiguration& other) {
  return isSameKernelThere(one, other) && one.driver == other.driver && one.sha256 == other.sha256 &&
         one.sizeClass == other.sizeClass && one.sigma == other.sigma;
}

/// Returns what to tell of it.
std::string dropStale(const fs::path& file, const BestConfiguration& now) {
  try {
    const FileLock lock(fs::path(file) += ".lock");
    std::string ignored;
    std::vector<BestConfiguration> all = readAll(file, ignored);
    if (std::erase_if(all, [&now](const BestConfiguration& kept) { return isStale(kept, now); }) == 0) return {};
    writeAll(file, all);
  } catch (const Error& error) {
    return error.what();
  }
  return fmt::format(
      "What tuning had found for {} on {} was of another driver or of another source of the kernel, and is dropped. "
      "Tune it anew.",
      now.variant, now.device);
}

}  // namespace

int sizeClassOf(Size size) {
  return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::max<std::int64_t>(size.pixels(), 1)))) - 1;
}

fs::path bestConfigurationsFile(const fs::path& tuningFolder) {
  return tuningFolder.empty() ? fs::path() : tuningFolder / "best.json";
}

BestConfiguration bestConfigurationKey(const Variant& variant, const DeviceDescription& device, Size size,
                                       double sigma) {
  BestConfiguration key;
  key.host = currentContext().host;
  key.device = device.name;
  key.driver = device.driverVersion;
  key.variant = variant.id;
  key.sha256 = toHex(sha256({variant.source}));
  key.sizeClass = sizeClassOf(size);
  key.sigma = findWorkload(variant.workload).usesSigma ? sigma : 0;
  return key;
}

std::optional<BestConfiguration> findBestConfiguration(const fs::path& file, const Variant& variant,
                                                       const DeviceDescription& device, Size size, double sigma,
                                                       std::string* note) {
  const BestConfiguration key = bestConfigurationKey(variant, device, size, sigma);
  std::string trouble;
  const std::vector<BestConfiguration> all = readAll(file, trouble);
  const auto stale = [&key](const BestConfiguration& kept) { return isStale(kept, key); };
  if (std::any_of(all.begin(), all.end(), stale)) trouble = dropStale(file, key);
  if (note != nullptr && !trouble.empty()) *note = trouble;
  const auto found = std::find_if(all.begin(), all.end(), [&](const BestConfiguration& kept) {
    return hasSameKey(kept, key) && isAllowed(variant, kept.configuration);
  });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

void keepBestConfiguration(const fs::path& file, const BestConfiguration& best) {
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure) {
    throw Error(
        Stage::ReportFile,
        fmt::format("The folder {} could not be made: {}. The best configuration is not kept; set XDG_DATA_HOME "
                    "to a place that you may write to.",
                    file.parent_path().string(), failure.message()));
  }
  const FileLock lock(fs::path(file) += ".lock");
  std::string ignored;
  std::vector<BestConfiguration> all = readAll(file, ignored);
  std::erase_if(all, [&best](const BestConfiguration& kept) { return isStale(kept, best) || hasSameKey(kept, best); });
  all.push_back(best);
  writeAll(file, all);
}

}  // namespace headroom
