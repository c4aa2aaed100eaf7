// clpeak 1.x writes <clpeak><platform><device><TEST unit><METRIC>; 2.x <clpeak><run><category><test><metric>.
#include <fmt/format.h>

#include <pugixml.hpp>

#include "headroom/system/error.hpp"
#include "workbench/imports/clpeak.hpp"
#include "workbench/imports/importers.hpp"

namespace headroom {
namespace {

constexpr std::string_view kFormatOfVersion2 = "2";

std::string attributeOf(const pugi::xml_node& node, const char* name) {
  return node.attribute(name).value();
}

void addText(Readings& readings, ClpeakReading reading, const pugi::xml_node& node) {
  const std::string text = node.text().get();
  const std::optional<double> value = numberIn(text);
  if (!value) return readings.leaveOut(labelOf(reading), fmt::format("\"{}\" is not a number", tidyText(text)));
  reading.value = *value;
  addClpeakReading(readings, reading);
}

bool hasElements(const pugi::xml_node& node) {
  for (const pugi::xml_node& child : node.children()) {
    if (child.type() == pugi::node_element) return true;
  }
  return false;
}

void addDevice(Readings& readings, const pugi::xml_node& device) {
  ClpeakReading reading;
  reading.device = attributeOf(device, "name");
  for (const pugi::xml_node& test : device.children()) {
    if (test.type() != pugi::node_element) continue;
    reading.test = test.name();
    reading.unit = attributeOf(test, "unit");
    reading.metric.clear();
    if (!hasElements(test)) {
      addText(readings, reading, test);
      continue;
    }
    for (const pugi::xml_node& metric : test.children()) {
      if (metric.type() != pugi::node_element) continue;
      reading.metric = metric.name();
      addText(readings, reading, metric);
    }
  }
}

void addRun(Readings& readings, const pugi::xml_node& run) {
  ClpeakReading reading;
  reading.device = attributeOf(run, "device");
  reading.backend = attributeOf(run, "backend");
  for (const pugi::xml_node& category : run.children("category")) {
    for (const pugi::xml_node& test : category.children("test")) {
      reading.test = attributeOf(test, "name");
      reading.unit = attributeOf(test, "unit");
      for (const pugi::xml_node& metric : test.children("metric")) {
        reading.metric = attributeOf(metric, "name");
        const std::string status = attributeOf(metric, "status");
        if (status.empty() || status == "ok") {
          addText(readings, reading, metric);
        } else {
          readings.leaveOut(labelOf(reading), fmt::format("{}: {}", status, attributeOf(metric, "reason")));
        }
      }
    }
  }
}

ImportedResults importVersion1(const pugi::xml_node& root, const std::string& origin) {
  Readings readings("clpeak 1.x");
  for (const pugi::xml_node& platform : root.children("platform")) {
    for (const pugi::xml_node& device : platform.children("device")) addDevice(readings, device);
  }
  return readings.take(origin);
}

ImportedResults importVersion2(const pugi::xml_node& root, const std::string& origin) {
  Readings readings(tidyText("clpeak " + attributeOf(root, "clpeak_version")));
  for (const pugi::xml_node& run : root.children("run")) addRun(readings, run);
  return readings.take(origin);
}

}  // namespace

ImportedResults importClpeakXml(std::string_view text, const std::string& origin) {
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_buffer(text.data(), text.size());
  if (result.status == pugi::status_out_of_memory) throw std::bad_alloc();
  if (!result) {
    throw Error(Stage::ReportFile, fmt::format("{} is damaged or truncated: from byte {} on it is not XML. Let the "
                                               "tool that wrote it run to its end once more.",
                                               origin, result.offset));
  }
  const pugi::xml_node root = document.child("clpeak");
  if (!root) throw Error(Stage::ReportFile, unknownFileSentence(origin, "is XML of another kind"));
  const std::string format = attributeOf(root, "format_version");
  if (format.empty()) return importVersion1(root, origin);
  if (format != kFormatOfVersion2) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is XML of clpeak's format {}; format {} and the one of clpeak 1.x are read. Write it "
                            "with another version of clpeak.",
                            origin, tidyText(format), kFormatOfVersion2));
  }
  return importVersion2(root, origin);
}

}  // namespace headroom
