#include "workloads/size_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "text/identifier.hpp"

namespace headroom {
namespace {

/// Largest number of sizes from lists of values.
constexpr std::size_t kMostSizes = 64;

}  // namespace

void SizeSection::parse(const toml::table& root) {
  parseSizes(reader_.table(reader_.required(root, "a workload", "size"), "size"));
  parseUsual(root);
}

/// NAME = { unit = "...", values = [...] }, or a list of values.
void SizeSection::parseSizes(const toml::table& size) {
  for (const std::string& name : keysInOrder(size)) {
    const toml::node& node = *size.get(name);
    if (!isIdentifier(name))
      reader_.fail(node, fmt::format("\"{}\" cannot name a size; write letters, digits and _ only", name));
    std::string unit = "elements";
    const toml::node* values = node.is_array() ? &node : nullptr;
    if (values == nullptr) {
      const toml::table& table = reader_.table(node, name);
      reader_.allowOnly(table, "a size", {"unit", "values"});
      if (const toml::node* given = table.get("unit")) unit = reader_.string(*given, "unit");
      values = table.get("values");
    }
    workload_.sizes.push_back({name, unit});
    values_.push_back(values == nullptr ? std::vector<std::int64_t>() : valuesOf(*values, name));
  }
  if (workload_.sizes.empty() || workload_.sizes.size() > Size::kMostParameters) {
    reader_.fail(size, fmt::format("there are {} size parameters; write a line for each of 1 to {}",
                                   workload_.sizes.size(), Size::kMostParameters));
  }
}

std::vector<std::int64_t> SizeSection::valuesOf(const toml::node& node, std::string_view name) const {
  std::vector<std::int64_t> values;
  for (const toml::node& each : reader_.array(node, name)) {
    const auto value = each.value_exact<std::int64_t>();
    if (!value || *value < 1 || *value > kLargestExtent)
      reader_.fail(each,
                   fmt::format("a size is a whole number from 1 to {}; write one, without quotes", kLargestExtent));
    values.push_back(*value);
  }
  if (values.empty()) reader_.fail(node, fmt::format("{} has no value; write at least one", name));
  return values;
}

/// Every value of one parameter with every value of the others.
std::vector<Size> SizeSection::sizesOfValues(const toml::node& at) const {
  std::vector<std::vector<std::int64_t>> made{{}};
  for (const std::vector<std::int64_t>& values : values_) {
    std::vector<std::vector<std::int64_t>> longer;
    for (const auto& head : made) {
      for (const std::int64_t value : values) {
        longer.push_back(head);
        longer.back().push_back(value);
      }
    }
    made = std::move(longer);
    if (made.size() > kMostSizes)
      reader_.fail(at, fmt::format("the lists make more than {} sizes; write the sizes as [usual]", kMostSizes));
  }
  std::vector<Size> sizes;
  for (const auto& values : made) sizes.emplace_back(std::span(values));
  return sizes;
}

/// Defaults for images if the file has none: sizes that show the effect of caches and launches.
void SizeSection::parseUsual(const toml::table& root) {
  const toml::table* usual = reader_.optionalTable(root, "usual");
  if (usual == nullptr) {
    if (std::ranges::none_of(values_, &std::vector<std::int64_t>::empty)) {
      workload_.usualOnCpus = sizesOfValues(*root.get("size"));
      workload_.usualElsewhere = workload_.usualOnCpus;
      workload_.listsSizes = true;
      return;
    }
    if (workload_.sizes.front().unit != kUnitOfImages)
      reader_.fail(*root.get("size"), "write the values to measure at behind each size, as NAME = [1024, 4096]");
    workload_.usualOnCpus = {squareOf(1), squareOf(4), squareOf(16)};
    // Launches take most of the time of 1 MP on a GPU, and the largest caches hold 16 MP.
    workload_.usualElsewhere = {squareOf(1), squareOf(4), squareOf(16), squareOf(64)};
    return;
  }
  reader_.allowOnly(*usual, "[usual]", {"cpu", "other"});
  workload_.usualOnCpus = sizesOf(reader_.required(*usual, "[usual]", "cpu"), "cpu");
  workload_.usualElsewhere = sizesOf(reader_.required(*usual, "[usual]", "other"), "other");
}

std::vector<Size> SizeSection::sizesOf(const toml::node& node, std::string_view key) const {
  std::vector<Size> given;
  for (const toml::node& size : reader_.array(node, key)) {
    try {
      given.push_back(parseSize(reader_.string(size, key)));
    } catch (const UsageError&) {
      reader_.fail(size, fmt::format("\"{}\" is not a size; write whole numbers with an x between each two",
                                     reader_.string(size, key)));
    }
  }
  // A single value applies to every parameter.
  for (Size& size : given) {
    if (size.count() == 1) size = Size(std::vector<std::int64_t>(workload_.sizes.size(), size[0]));
    if (size.count() != workload_.sizes.size())
      reader_.fail(node, fmt::format("{} does not fit; write one number, or {} with an x between each two",
                                     toText(size), workload_.sizes.size()));
  }
  if (given.empty()) reader_.fail(node, "there is no size; write at least one");
  return given;
}

std::string SizeSection::valueBySize(const BufferSection& expressions, const std::string& name,
                                     const toml::table& table, const Symbols& symbols) {
  reader_.allowOnly(table, name, {"by", "values"});
  const toml::node& by = reader_.required(table, name, "by");
  const std::string size = reader_.string(by, "by");
  const auto found = std::ranges::find(workload_.sizes, size, &SizeParameter::name);
  const auto listed = static_cast<std::size_t>(found - workload_.sizes.begin());
  if (found == workload_.sizes.end() || values_[listed].empty())
    reader_.fail(by,
                 fmt::format("\"{}\" is not a size parameter with a list of values; name one of [size] that is written "
                             "as NAME = [1024, 4096]",
                             size));
  const toml::node& node = reader_.required(table, name, "values");
  const toml::table& values = reader_.table(node, "values");
  std::string text;
  for (std::size_t i = 0; i < values_[listed].size(); ++i) {
    const std::string key = std::to_string(values_[listed][i]);
    const toml::node* value = values.get(key);
    if (value == nullptr)
      reader_.fail(node, fmt::format("{} has no value for {} = {}; add {} = NUMBER", name, size, key, key));
    const std::string each = expressions.numberOrExpression(*value, name, symbols, -INFINITY);
    const bool isLast = i + 1 == values_[listed].size();
    text += isLast ? fmt::format("({})", each) : fmt::format("{} == {} ? ({}) : ", size, key, each);
  }
  for (const auto& [key, value] : values) {
    const std::string_view written = key.str();
    const auto isWritten = [written](std::int64_t each) { return std::to_string(each) == written; };
    if (std::ranges::none_of(values_[listed], isWritten))
      reader_.fail(value, fmt::format("{} is not among the values of {}; add it there", written, size));
  }
  found->only = values_[listed];
  return text;
}

}  // namespace headroom
