#include "jobs/protocol.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/workloads.hpp"
#include "text/json.hpp"
#include "values/row_json.hpp"

namespace headroom {

namespace {

using nlohmann::json;

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

std::string toLine(const json& value) {
  return jsonText(value) + '\n';
}

json jsonFromValues(Size size) {
  return size.values();
}
Size sizeFromValues(const json& values) {
  return Size(values.get<std::vector<std::int64_t>>());
}

json jsonFromValues(const ParameterValues& parameters) {
  json object = json::object();
  for (const auto& [name, value] : parameters) object[name] = jsonFromNumber(value);
  return object;
}
ParameterValues parametersFromValues(const json& object) {
  ParameterValues parameters;
  for (const auto& [name, value] : object.items()) parameters[name] = numberFromJson(value);
  return parameters;
}

/// A variant travels as its file, which says all about it but the values that its tunables have now and the build
/// options that were added; a host peer as its id, which both sides know.
json jsonFromVariant(const Variant& variant) {
  json value{{"id", variant.id},           {"name", variant.name},
             {"source", variant.source},   {"origin", variant.origin},
             {"options", variant.options}, {"configuration", json(configurationOf(variant))}};
  if (!variant.description.empty()) value["description"] = variant.description;
  if (variant.expected) value["expected"] = jsonFromVariant(*variant.expected);
  const Workload& workload = findWorkload(variant.workload);
  if (workload.folder.empty()) return value;
  // What only a user's folder knows. A kernel that is a workload of its own says it itself.
  value["folder"] = workload.folder;
  if (workload.text != variant.source && workload.text != variant.description)
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

json jsonFromImage(const Image& image) {
  return {{"size", jsonFromValues(image.size())},
          {"channels", image.channels()},
          {"depth", static_cast<int>(image.depth())},
          {"identity", image.identity()}};
}

ImageHeader imageFromJson(const json& value) {
  const int depth = value.at("depth");
  if (depth < 0 || depth > static_cast<int>(Depth::F32)) throw Error(Stage::Runner, "An image has an unknown depth.");
  return {imageSize(sizeFromValues(value.at("size"))), value.at("channels"), static_cast<Depth>(depth),
          value.at("identity")};
}

json jsonFromTimes(const PhotoTimes& times) {
  return {times.uploadMs, times.toPlanesMs, times.kernelsMs, times.fromPlanesMs, times.downloadMs, times.checkMs};
}

PhotoTimes timesFromJson(const json& value) {
  return {value.at(0), value.at(1), value.at(2), value.at(3), value.at(4), value.at(5), 0};
}

json jsonFromSplit(const SplitJob& split) {
  json parts = json::array();
  for (const SplitPartJob& part : split.parts) {
    parts.push_back({{"device", part.deviceId}, {"variant", jsonFromVariant(part.variant)}, {"rows", part.rows}});
  }
  return {{"kind", "split"},
          {"parts", parts},
          {"size", jsonFromValues(split.size)},
          {"parameters", jsonFromValues(split.parameters)},
          {"seed", split.seed},
          {"seconds", split.seconds},
          {"first", split.isFirst}};
}

SplitJob splitFromJson(const json& value) {
  SplitJob split{{},
                 sizeFromValues(value.at("size")),
                 parametersFromValues(value.at("parameters")),
                 value.at("seed"),
                 value.at("seconds"),
                 value.at("first")};
  for (const json& part : value.at("parts")) {
    split.parts.push_back({part.at("device"), variantFromJson(part.at("variant")), part.at("rows")});
  }
  return split;
}

json jsonFromSamples(const SplitMeasured::Samples& samples) {
  return {{"ms", samples.ms}, {"part_ms", samples.partMs}};
}

SplitMeasured::Samples samplesFromJson(const json& value) {
  return {value.at("ms").get<std::vector<double>>(), value.at("part_ms").get<std::vector<std::vector<double>>>()};
}

json jsonFromMeasured(const SplitMeasured& measured) {
  json value{{"event", "split"},
             {"status", toText(measured.status)},
             {"reason", measured.reason},
             {"devices", measured.devices},
             {"whole", jsonFromSamples(measured.whole)},
             {"kernels", jsonFromSamples(measured.kernels)}};
  if (measured.maxError) value["max_error"] = jsonFromNumber(*measured.maxError);
  return value;
}

SplitMeasured measuredFromJson(const json& value) {
  SplitMeasured measured{statusFromText(value.at("status").get<std::string>()),
                         value.at("reason"),
                         value.at("devices").get<std::vector<std::string>>(),
                         samplesFromJson(value.at("whole")),
                         samplesFromJson(value.at("kernels")),
                         std::nullopt};
  if (value.contains("max_error")) measured.maxError = numberFromJson(value.at("max_error"));
  return measured;
}

json jsonFromDigest(const std::optional<std::uint64_t>& digest) {
  return digest ? json(*digest) : json();
}

std::optional<std::uint64_t> digestFromJson(const json& value) {
  return value.is_null() ? std::nullopt : std::optional(value.get<std::uint64_t>());
}

json jsonFromMeasure(const MeasureJob& measure) {
  return {{"kind", "measure"},
          {"device", measure.deviceId},
          {"variant", jsonFromVariant(measure.variant)},
          {"role", static_cast<int>(measure.role)},
          {"size", jsonFromValues(measure.size)},
          {"parameters", jsonFromValues(measure.parameters)},
          {"sampling", jsonFromSampling(measure.sampling)},
          {"seed", measure.seed},
          {"caches", static_cast<int>(measure.caches)},
          {"round", measure.round},
          {"known_launch_ms", measure.knownLaunchMs},
          {"launches_per_sample", measure.launchesPerSample},
          {"transfers", measure.transfers},
          {"checked_digest", jsonFromDigest(measure.checkedDigest)},
          {"compares_first", measure.comparesFirst},
          {"expected_folder", measure.expectedFolder},
          {"unchecked_because", measure.uncheckedBecause}};
}

MeasureJob measureFromJson(const json& value) {
  return {value.at("device"),
          variantFromJson(value.at("variant")),
          value.at("role").get<Role>(),
          sizeFromValues(value.at("size")),
          parametersFromValues(value.at("parameters")),
          samplingFromJson(value.at("sampling")),
          value.at("seed"),
          value.at("caches").get<Caches>(),
          value.at("round"),
          value.at("known_launch_ms"),
          value.at("launches_per_sample"),
          value.at("transfers"),
          digestFromJson(value.at("checked_digest")),
          value.at("compares_first"),
          value.at("expected_folder"),
          value.at("unchecked_because")};
}

json jsonFromJob(const Job& job) {
  return std::visit(Overloaded{[](const ListDevicesJob&) {
                                 return json{{"kind", "devices"}};
                               },
                               [](const MeasureJob& measure) { return jsonFromMeasure(measure); },
                               [](const PairJob& pair) {
                                 return json{{"kind", "pair"},
                                             {"base", jsonFromMeasure(pair.base)},
                                             {"new", jsonFromMeasure(pair.fresh)},
                                             {"seconds", pair.seconds}};
                               },
                               [](const LaunchCostsJob& costs) {
                                 return json{{"kind", "launch costs"}, {"device", costs.deviceId}};
                               },
                               [](const FreshStartJob&) {
                                 return json{{"kind", "fresh start"}};
                               },
                               [](const ImageJob& photo) {
                                 return json{{"kind", "image"},
                                             {"device", photo.deviceId},
                                             {"variant", jsonFromVariant(photo.variant)},
                                             {"parameters", jsonFromValues(photo.parameters)},
                                             {"image", jsonFromImage(photo.image)},
                                             {"validate", photo.validate},
                                             {"check_sample", photo.checkSample}};
                               },
                               [](const SplitJob& split) { return jsonFromSplit(split); }},
                    job);
}

JobLine jobFromJson(std::uint64_t serial, const json& value) {
  const auto kind = value.at("kind").get<std::string>();
  if (kind == "devices") return {serial, ListDevicesJob{}, std::nullopt};
  if (kind == "measure") return {serial, measureFromJson(value), std::nullopt};
  if (kind == "pair") {
    return {serial, PairJob{measureFromJson(value.at("base")), measureFromJson(value.at("new")), value.at("seconds")},
            std::nullopt};
  }
  if (kind == "launch costs") return {serial, LaunchCostsJob{value.at("device")}, std::nullopt};
  if (kind == "fresh start") return {serial, FreshStartJob{}, std::nullopt};
  if (kind == "image") {
    return {
        serial,
        ImageJob{value.at("device"), variantFromJson(value.at("variant")), parametersFromValues(value.at("parameters")),
                 Image(), value.at("validate"), value.at("check_sample")},
        imageFromJson(value.at("image"))};
  }
  if (kind == "split") return {serial, splitFromJson(value), std::nullopt};
  throw Error(Stage::Runner, "There is no job of kind " + kind + ".");
}

json jsonFromNote(const Note& note) {
  return {{"text", note.text}, {"routine", note.level == NoteLevel::Routine}};
}

Note noteFromJson(const json& value) {
  return {value.at("text"), value.at("routine").get<bool>() ? NoteLevel::Routine : NoteLevel::Warning};
}

/// Of the runner's process and machine, in the members that documents have for it.
json jsonFromOwnContext(const RunContext& context) {
  return {{"headroom_version", context.headroomVersion},
          {"host", context.host},
          {"operating_system", context.operatingSystem},
          {"processor", context.processor},
          {"processors", context.processors},
          {"environment", json(context.environment)}};
}

RunContext ownContextFromJson(const json& value) {
  RunContext context;
  context.headroomVersion = value.at("headroom_version");
  context.host = value.at("host");
  context.operatingSystem = value.at("operating_system");
  context.processor = value.at("processor");
  context.processors = value.at("processors");
  context.environment = value.at("environment").get<std::map<std::string, std::string>>();
  return context;
}

/// What comes before the context's members is the same in all versions of the protocol.
Greeting greetingFromJson(const json& value) {
  Greeting greeting;
  greeting.protocol = value.value("protocol", 0);
  greeting.version = value.value("version", "");
  if (greeting.protocol != kProtocolVersion) return greeting;
  greeting.context = ownContextFromJson(value.at("context"));
  for (const json& note : value.at("notes")) greeting.notes.push_back(noteFromJson(note));
  return greeting;
}

json jsonFromDeviceHere(const DeviceDescription& device) {
  json value = jsonFromDevice(device);
  value["machine"] = {device.machine.name, device.machine.processor};
  return value;
}

DeviceDescription deviceThereFromJson(const json& value) {
  DeviceDescription device = deviceFromJson(value);
  device.machine = {value.at("machine").at(0), value.at("machine").at(1)};
  return device;
}

json jsonFromEvent(const JobEvent& event) {
  return std::visit(Overloaded{[](const Activity& activity) {
                                 return json{{"event", "activity"},
                                             {"text", activity.text},
                                             {"host_work_seconds", activity.hostWorkSeconds},
                                             {"phase", static_cast<int>(activity.phase)}};
                               },
                               [](const Note& note) {
                                 json value = jsonFromNote(note);
                                 value["event"] = "note";
                                 return value;
                               },
                               [](const DevicesFound& found) {
                                 json devices = json::array();
                                 for (const DeviceDescription& device : found.devices)
                                   devices.push_back(jsonFromDeviceHere(device));
                                 return json{{"event", "devices"}, {"devices", devices}};
                               },
                               [](const LaunchCosts& costs) {
                                 return json{{"event", "launch costs"},
                                             {"plain_us", costs.plainUs},
                                             {"profiling_us", costs.profilingUs},
                                             {"wait_us", costs.waitUs}};
                               },
                               [](const ResultChecked& checked) {
                                 return json{{"event", "checked"}, {"digest", checked.digest}};
                               },
                               [](const RowReady& ready) {
                                 return json{{"event", "row"}, {"row", jsonFromRow(ready.row)}};
                               },
                               [](const ImageReady& ready) {
                                 return json{{"event", "image"},
                                             {"image", jsonFromImage(ready.image)},
                                             {"row", jsonFromRow(ready.row)},
                                             {"times", jsonFromTimes(ready.times)}};
                               },
                               [](const SplitMeasured& measured) { return jsonFromMeasured(measured); }},
                    event);
}

EventLine eventFromJson(std::uint64_t serial, const json& value) {
  const auto kind = value.at("event").get<std::string>();
  if (kind == "activity") {
    return {serial, Activity{value.at("text"), value.at("host_work_seconds"), value.at("phase").get<Phase>()},
            std::nullopt};
  }
  if (kind == "note") return {serial, noteFromJson(value), std::nullopt};
  if (kind == "devices") {
    DevicesFound found;
    for (const json& device : value.at("devices")) found.devices.push_back(deviceThereFromJson(device));
    return {serial, std::move(found), std::nullopt};
  }
  if (kind == "launch costs") {
    return {serial, LaunchCosts{value.at("plain_us"), value.at("profiling_us"), value.at("wait_us")}, std::nullopt};
  }
  if (kind == "checked") return {serial, ResultChecked{value.at("digest")}, std::nullopt};
  if (kind == "row") return {serial, RowReady{rowFromJson(value.at("row"))}, std::nullopt};
  if (kind == "image") {
    return {serial, ImageReady{Image(), rowFromJson(value.at("row")), timesFromJson(value.at("times")), {}},
            imageFromJson(value.at("image"))};
  }
  if (kind == "split") return {serial, measuredFromJson(value), std::nullopt};
  throw Error(Stage::Runner, "There is no event of kind " + kind + ".");
}

PixelsLine pixelsFromJson(const json& value) {
  return {integerAt<std::uint64_t>(value, "number"), integerAt<std::uint64_t>(value, "pixels")};
}

/// Runs `decode` on the parsed line; whatever is wrong with it becomes one sentence.
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

std::size_t ImageHeader::byteCount() const {
  return imageBytes(size, channels, depth);
}

ImageHeader headerOf(const Image& image) {
  return {image.size(), image.channels(), image.depth(), image.identity()};
}

std::string encode(std::uint64_t serial, const Job& job) {
  return toLine({{"serial", serial}, {"job", jsonFromJob(job)}});
}

std::string encode(const CancelLine& line) {
  return toLine({{"cancel", line.serial}});
}

std::string encode(const PixelsLine& line) {
  return toLine({{"pixels", line.bytes}, {"number", line.number}});
}

std::string encode(const Greeting& line) {
  json notes = json::array();
  for (const Note& note : line.notes) notes.push_back(jsonFromNote(note));
  return toLine({{"protocol", line.protocol},
                 {"version", line.version},
                 {"context", jsonFromOwnContext(line.context)},
                 {"notes", notes}});
}

std::string encode(std::uint64_t serial, const JobEvent& event) {
  json value = jsonFromEvent(event);
  value["serial"] = serial;
  return toLine(value);
}

std::string encode(const FinishedLine& line) {
  return toLine({{"serial", line.serial},
                 {"finished",
                  {{"kind", static_cast<int>(line.outcome.kind)},
                   {"reason", line.outcome.reason},
                   {"no_device", line.outcome.noDevice},
                   {"process_spoilt", line.outcome.isProcessSpoilt}}}});
}

std::variant<JobLine, CancelLine, PixelsLine> decodeRequest(std::string_view line) {
  using Request = std::variant<JobLine, CancelLine, PixelsLine>;
  return decodeLine(line, [](const json& value) -> Request {
    if (value.contains("cancel")) return CancelLine{value.at("cancel")};
    if (value.contains("pixels")) return pixelsFromJson(value);
    return jobFromJson(value.at("serial"), value.at("job"));
  });
}

std::variant<Greeting, EventLine, FinishedLine, PixelsLine> decodeReply(std::string_view line) {
  using Reply = std::variant<Greeting, EventLine, FinishedLine, PixelsLine>;
  return decodeLine(line, [](const json& value) -> Reply {
    if (value.contains("protocol") || value.contains("notes")) return greetingFromJson(value);
    if (value.contains("pixels")) return pixelsFromJson(value);
    const std::uint64_t serial = value.at("serial");
    if (!value.contains("finished")) return eventFromJson(serial, value);
    const json& finished = value.at("finished");
    return FinishedLine{serial,
                        {finished.at("kind").get<JobOutcome::Kind>(), finished.at("reason"), finished.at("no_device"),
                         finished.at("process_spoilt")}};
  });
}

}  // namespace headroom
