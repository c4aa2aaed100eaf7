#include "jobs/protocol.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "catalogue/kernel_files.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/workloads.hpp"
#include "text/json.hpp"
#include "text/text_limits.hpp"
#include "values/compiled_json.hpp"
#include "values/row_json.hpp"

// NOLINTBEGIN(readability-identifier-naming): to_json and from_json are nlohmann's names

namespace nlohmann {

/// Lossless.
template <>
struct adl_serializer<headroom::ParameterValues> {
  static void to_json(json& value, const headroom::ParameterValues& parameters) {
    value = json::object();
    for (const auto& [name, number] : parameters) value[name] = headroom::jsonFromNumber(number);
  }
  static void from_json(const json& value, headroom::ParameterValues& parameters) {
    for (const auto& [name, number] : value.items()) parameters[name] = headroom::numberFromJson(number);
  }
};

/// Null if there is none.
template <>
struct adl_serializer<std::optional<double>> {
  static void to_json(json& value, const std::optional<double>& number) {
    value = number ? headroom::jsonFromNumber(*number) : json();
  }
  static void from_json(const json& value, std::optional<double>& number) {
    if (!value.is_null()) number = headroom::numberFromJson(value);
  }
};
template <>
struct adl_serializer<std::optional<std::uint64_t>> {
  static void to_json(json& value, const std::optional<std::uint64_t>& number) {
    value = number ? json(*number) : json();
  }
  static void from_json(const json& value, std::optional<std::uint64_t>& number) {
    if (!value.is_null()) number = value.get<std::uint64_t>();
  }
};
template <>
struct adl_serializer<std::optional<headroom::ImageArea>> {
  static void to_json(json& value, const std::optional<headroom::ImageArea>& area) {
    value = area ? json::array({area->left, area->top, area->size.width, area->size.height}) : json();
  }
  static void from_json(const json& value, std::optional<headroom::ImageArea>& area) {
    if (value.is_null()) return;
    area = headroom::ImageArea{
        value.at(0).get<int>(), value.at(1).get<int>(), {value.at(2).get<int>(), value.at(3).get<int>()}};
  }
};
template <>
struct adl_serializer<std::optional<headroom::ErrorFigures>> {
  static void to_json(json& value, const std::optional<headroom::ErrorFigures>& error) {
    value = json();
    if (!error) return;
    for (const double figure : {error->maxAbs, error->rms, error->psnrDb})
      value.push_back(headroom::jsonFromNumber(figure));
  }
  static void from_json(const json& value, std::optional<headroom::ErrorFigures>& error) {
    if (value.is_null()) return;
    error = headroom::ErrorFigures{headroom::numberFromJson(value.at(0)), headroom::numberFromJson(value.at(1)),
                                   headroom::numberFromJson(value.at(2))};
  }
};

}  // namespace nlohmann

namespace headroom {

namespace {

using nlohmann::json;

std::string toLine(const json& value) {
  return jsonText(value) + '\n';
}

/// A variant is sent as its file, which contains everything except its tunables' current values and added build
/// options; a host implementation as its id, which both sides know.
json jsonFromVariant(const Variant& variant) {
  json value{{"id", variant.id},           {"name", variant.name},
             {"source", variant.source},   {"origin", variant.origin},
             {"options", variant.options}, {"configuration", json(configurationOf(variant))}};
  if (!variant.description.empty()) value["description"] = variant.description;
  if (variant.expected) value["expected"] = jsonFromVariant(*variant.expected);
  const Workload& workload = findWorkload(variant.workload);
  if (workload.folder.empty()) return value;
  // Data that only a user's folder has. A kernel that is its own workload contains it, in the version that was read,
  // because the registered workload may be a later one.
  value["folder"] = workload.folder;
  const bool isOwn = workload.id == variant.name && !workload.origin.ends_with(kWorkloadFile);
  if (!isOwn && workload.text != variant.source && workload.text != variant.description)
    value["workload"] = {{"id", workload.id}, {"text", workload.text}, {"origin", workload.origin}};
  return value;
}

Variant variantFromJson(const json& value) {
  const auto source = value.at("source").get<std::string>();
  if (source.empty()) {
    static const Catalogue builtIn;
    return builtIn.find(value.at("id").get<std::string>());
  }
  KernelFile file{.name = value.at("name"),
                  .text = source,
                  .origin = value.at("origin"),
                  .description = value.value("description", ""),
                  .folder = value.value("folder", "")};
  if (value.contains("workload")) {
    const json& workload = value.at("workload");
    file.workload =
        addWorkload(readUserWorkload(workload.at("id"), workload.at("text"), workload.at("origin"), file.folder)).id;
  }
  Variant variant = withConfiguration(parseVariant(file), value.at("configuration").get<Configuration>());
  if (value.contains("expected"))
    variant.expected = std::make_shared<const Variant>(variantFromJson(value.at("expected")));
  variant.options = value.at("options").get<std::vector<std::string>>();
  return variant;
}

/// Enums are numbers, and nlohmann accepts any number for them.
template <typename Enum>
void readEnum(const json& value, Enum last, Enum& to) {
  const std::int64_t number = value.is_number_integer() ? value.get<std::int64_t>() : -1;
  if (number < 0 || number > static_cast<std::int64_t>(last)) {
    throw std::invalid_argument(fmt::format("{} is none of an enum's values", jsonText(value)));
  }
  to = static_cast<Enum>(number);
}

}  // namespace

// Functions that nlohmann finds by the types of members. A struct without its own function is sent as its members by
// name.

static void from_json(const json& value, Role& role) {
  readEnum(value, Role::Ceiling, role);
}
static void from_json(const json& value, Caches& caches) {
  readEnum(value, Caches::Cold, caches);
}
static void from_json(const json& value, Depth& depth) {
  readEnum(value, Depth::F32, depth);
}
static void from_json(const json& value, Phase& phase) {
  readEnum(value, Phase::Checking, phase);
}
static void from_json(const json& value, NoteLevel& level) {
  readEnum(value, NoteLevel::Loss, level);
}
static void from_json(const json& value, JobOutcome::Kind& kind) {
  readEnum(value, JobOutcome::Kind::TimedOut, kind);
}
static void to_json(json& value, Status status) {
  value = toText(status);
}
static void from_json(const json& value, Status& status) {
  status = statusFromText(value.get<std::string>());
}
static void to_json(json& value, const Size& size) {
  value = size.values();
}
static void from_json(const json& value, Size& size) {
  size = Size(value.get<std::vector<std::int64_t>>());
}
static void from_json(const json& value, ImageSize& size) {
  size = imageSize(value.get<Size>());
}
static void to_json(json& value, const Variant& variant) {
  value = jsonFromVariant(variant);
}
static void from_json(const json& value, Variant& variant) {
  variant = variantFromJson(value);
}
static void to_json(json& value, const Sampling& sampling) {
  value = jsonFromSampling(sampling);
}
static void from_json(const json& value, Sampling& sampling) {
  sampling = samplingFromJson(value);
}
static void to_json(json& value, const ResultRow& row) {
  value = jsonFromRow(row);
}
static void from_json(const json& value, ResultRow& row) {
  row = rowFromJson(value);
}
/// With its machine, which documents store separately.
static void to_json(json& value, const DeviceDescription& device) {
  value = jsonFromDevice(device);
  value["machine"] = {device.machine.name, device.machine.processor, device.machine.bootId};
  if (!device.uuid.text.empty()) value["uuid"] = device.uuid.text;
}
static void from_json(const json& value, DeviceDescription& device) {
  device = deviceFromJson(value);
  const json& machine = value.at("machine");
  device.machine = {machine.at(0), machine.at(1), {}, machine.size() > 2 ? machine.at(2).get<std::string>() : ""};
  device.uuid.text = value.value("uuid", "");
}
/// Its description, which is read into a line's header: the pixels are sent separately.
static void to_json(json& value, const Image& image) {
  value = {{"size", Size(image.size())},
           {"channels", image.channels()},
           {"depth", image.depth()},
           {"identity", image.identity()}};
}
static void from_json(const json& /*value*/, Image& /*image*/) {}
static void to_json(json& value, const ListDevicesJob& /*job*/) {
  value = json::object();
}
static void from_json(const json& /*value*/, ListDevicesJob& /*job*/) {}
static void to_json(json& value, const FreshStartJob& /*job*/) {
  value = json::object();
}
static void from_json(const json& /*value*/, FreshStartJob& /*job*/) {}
static void from_json(const json& value, AddressSpace& space) {
  readEnum(value, AddressSpace::Local, space);
}
static void from_json(const json& value, ImageAccess& access) {
  readEnum(value, ImageAccess::ReadWrite, access);
}
static void to_json(json& value, const CompiledProgram& program) {
  value = jsonFromCompiled(program);
}
static void from_json(const json& value, CompiledProgram& program) {
  program = compiledFromJson(value);
}
static void from_json(const json& value, SentImage& header) {
  header = {value.at("size").get<ImageSize>(), value.at("channels"), value.at("depth").get<Depth>(),
            value.at("identity")};
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LaunchCostsJob, deviceId)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(MeasureJob, deviceId, variant, role, size, parameters, sampling, seed, caches, round,
                                   knownLaunchMs, launchesPerSample, transfers, checkedDigest, comparesFirst,
                                   expectedFolder, uncheckedBecause, stopAboveMs)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PairJob, base, fresh, seconds)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ImageJob, deviceId, variant, parameters, image, validate, checkSample, region)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SplitPartJob, deviceId, variant, rows)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SplitJob, parts, size, parameters, seed, seconds, isFirst)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Activity, text, hostWorkSeconds, phase)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Note, text, level)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DevicesFound, devices)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LaunchCosts, plainUs, profilingUs, waitUs)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ResultChecked, digest)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RowReady, row)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PhotoTimes, uploadMs, toPlanesMs, kernelsMs, fromPlanesMs, downloadMs, checkMs)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ImageReady, image, row, times, regionError)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SplitMeasured::Samples, ms, partMs)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SplitMeasured, status, reason, devices, whole, kernels, maxError)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DescribeKernelsJob, deviceId, source, options, origin)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CheckJob, point)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ReplayJob, point, buffers, folder, other, otherFile)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Launched, kernels, workItems)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(KernelArgument, name, type, space, access, isConst, isRestrict, isVolatile)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(KernelFacts, name, argumentCount, arguments, requiredGroup, groupHint, vectorHint,
                                   maxGroup, preferredMultiple, localBytes, privateBytes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ProgramFacts, device, options, kernels, failure, log)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(KernelsDescribed, program)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CompileJob, deviceId, variant, size, parameters)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CompileAheadJob, deviceId, variant, size, parameters)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ProgramCompiled, program)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OfferedFile, folder, name, sha256, bytes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Printed, text, moreLines, moreBytes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(JobOutcome, kind, reason, noDevice, isProcessSpoilt)
// Of the runner's process and machine, only the runner's own members.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RunContext, headroomVersion, host, operatingSystem, processor, processors,
                                   environment)

// NOLINTEND(readability-identifier-naming)

namespace {

/// In the order of their variants.
constexpr std::array kJobKinds{"devices", "launch costs",     "fresh start", "measure", "pair",   "image",
                               "split",   "describe kernels", "check",       "compile", "replay", "compile ahead"};
constexpr std::array kEventKinds{"activity", "note",  "devices", "launch costs", "checked",  "row",
                                 "image",    "split", "kernels", "launched",     "compiled", "printed"};
static_assert(kJobKinds.size() == std::variant_size_v<Job> && kEventKinds.size() == std::variant_size_v<JobEvent>);

template <typename Values, typename Kinds>
json jsonFromOneOf(const Values& value, const char* key, const Kinds& kinds) {
  json object = std::visit([](const auto& each) { return json(each); }, value);
  object[key] = kinds.at(value.index());
  return object;
}

/// Reads the alternative that the object's kind names.
template <typename... Values, typename Kinds>
void readOneOf(const json& object, const char* key, const Kinds& kinds, std::variant<Values...>& value) {
  const auto kind = object.at(key).get<std::string>();
  std::size_t index = 0;
  const bool isKnown = ((kind == kinds.at(index++) && (value = object.get<Values>(), true)) || ...);
  if (!isKnown) throw Error(Stage::Runner, fmt::format("There is no {} of kind {}.", key, kind));
}

JobLine jobFromJson(std::uint64_t serial, const json& value) {
  JobLine line{serial, {}, std::nullopt};
  readOneOf(value, "kind", kJobKinds, line.job);
  if (std::holds_alternative<ImageJob>(line.job)) line.image = value.at("image").get<SentImage>();
  return line;
}

EventLine eventFromJson(std::uint64_t serial, const json& value) {
  EventLine line{serial, {}, std::nullopt};
  readOneOf(value, "event", kEventKinds, line.event);
  if (std::holds_alternative<ImageReady>(line.event)) line.image = value.at("image").get<SentImage>();
  return line;
}

/// The members before the context are the same in all versions of the protocol.
Greeting greetingFromJson(const json& value) {
  Greeting greeting;
  greeting.protocol = value.value("protocol", 0);
  greeting.version = value.value("version", "");
  if (greeting.protocol != kProtocolVersion) return greeting;
  greeting.context = value.at("context").get<RunContext>();
  greeting.notes = value.at("notes").get<std::vector<Note>>();
  return greeting;
}

/// Whether the reply has compiled code or kernels' output.
bool isOfCode(const json& value) {
  const auto event = value.is_object() ? value.find("event") : value.end();
  return event != value.end() && (*event == "compiled" || *event == "printed");
}

PixelsLine pixelsFromJson(const json& value) {
  return {integerAt<std::uint64_t>(value, "number"), integerAt<std::uint64_t>(value, "pixels")};
}

/// Runs `decode` on the parsed line; converts any failure to one sentence.
template <typename Decode>
auto decodeLine(std::string_view line, const Decode& decode) {
  try {
    return decode(json::parse(line));
  } catch (const Error&) {
    throw;
  } catch (const std::exception& error) {
    throw Error(Stage::Runner,
                fmt::format("The OpenCL runner's protocol was broken: {} in: {}", error.what(), line.substr(0, 200)));
  }
}

}  // namespace

std::size_t SentImage::byteCount() const {
  return imageBytes(size, channels, depth);
}

SentImage headerOf(const Image& image) {
  return {image.size(), image.channels(), image.depth(), image.identity()};
}

std::string encode(std::uint64_t serial, const Job& job) {
  return toLine({{"serial", serial}, {"job", jsonFromOneOf(job, "kind", kJobKinds)}});
}

std::string encode(const CancelLine& line) {
  return toLine({{"cancel", line.serial}});
}

std::string encode(const PixelsLine& line) {
  return toLine({{"pixels", line.bytes}, {"number", line.number}});
}

std::string encode(const OfferLine& line) {
  return toLine({{"offer", line.files}});
}

std::string encode(const WantedLine& line) {
  return toLine({{"wanted", line.sha256}});
}

std::string encode(const FileLine& line) {
  return toLine({{"file", line.bytes}, {"sha256", line.sha256}});
}

std::string encode(const RenewLine& /*line*/) {
  return toLine({{"renew", true}});
}

RelayedLine relayedLine(std::string_view line) {
  constexpr std::size_t kLongest = 1024;  // jobs may be long, and need not be parsed twice
  if (line.size() > kLongest) return {};
  const json value = json::parse(line, nullptr, false);
  if (!value.is_object()) return {};
  if (value.contains("renew")) return {true, 0};
  const auto bytes = value.find(value.contains("file") ? "file" : "pixels");
  return {false, bytes != value.end() && bytes->is_number_unsigned() ? bytes->get<std::uint64_t>() : 0};
}

std::string encode(const Greeting& line) {
  return toLine(
      {{"protocol", line.protocol}, {"version", line.version}, {"context", line.context}, {"notes", line.notes}});
}

std::string encode(std::uint64_t serial, const JobEvent& event) {
  json value = jsonFromOneOf(event, "event", kEventKinds);
  value["serial"] = serial;
  return toLine(value);
}

std::string encode(const FinishedLine& line) {
  return toLine({{"serial", line.serial}, {"finished", line.outcome}});
}

std::variant<JobLine, CancelLine, PixelsLine, OfferLine, FileLine> decodeRequest(std::string_view line) {
  using Request = std::variant<JobLine, CancelLine, PixelsLine, OfferLine, FileLine>;
  return decodeLine(line, [](const json& value) -> Request {
    if (value.contains("cancel")) return CancelLine{value.at("cancel")};
    if (value.contains("pixels")) return pixelsFromJson(value);
    if (value.contains("offer")) return OfferLine{value.at("offer").get<std::vector<OfferedFile>>()};
    if (value.contains("file")) return FileLine{textAt(value, "sha256"), integerAt<std::uint64_t>(value, "file")};
    return jobFromJson(value.at("serial"), value.at("job"));
  });
}

std::variant<Greeting, EventLine, FinishedLine, PixelsLine, WantedLine> decodeReply(std::string_view line) {
  using Reply = std::variant<Greeting, EventLine, FinishedLine, PixelsLine, WantedLine>;
  return decodeLine(line, [](const json& value) -> Reply {
    requireShortTexts(value, isOfCode(value) ? TextsOf::ReplyOfCode : TextsOf::Reply);
    if (value.contains("protocol") || value.contains("notes")) return greetingFromJson(value);
    if (value.contains("pixels")) return pixelsFromJson(value);
    if (value.contains("wanted")) return WantedLine{value.at("wanted").get<std::vector<std::string>>()};
    const std::uint64_t serial = value.at("serial");
    if (!value.contains("finished")) return eventFromJson(serial, value);
    return FinishedLine{serial, value.at("finished").get<JobOutcome>()};
  });
}

}  // namespace headroom
