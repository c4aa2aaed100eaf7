#include "workloads/expected_section.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/workloads.hpp"
#include "workloads/element_expression.hpp"

namespace headroom {

void ExpectedSection::parse(const toml::table& root) {
  for (const Buffer& buffer : workload_.buffers) {
    if (!buffer.fill) continue;
    const bool isEach = buffer.fill->kind == Fill::Kind::Each;
    if (!isEach && buffer.fill->kind != Fill::Kind::File) continue;
    const toml::node& init = *root.get("buffer")->as_table()->get(buffer.name)->as_table()->get("init");
    if (isEach) {
      requireNames(init, buffer.fill->text);
    } else {
      requireFileName(init, buffer.fill->text);
    }
  }
  if (const toml::table* reference = reader_.optionalTable(root, "reference")) parseReference(*reference);
  const toml::table* tolerances = reader_.optionalTable(root, "tolerance");
  if (tolerances == nullptr) return;
  for (const auto& [key, node] : *tolerances) {
    const Tolerance tolerance = buffers_.tolerance(node, names());
    if (!tolerance.where.empty()) requireNames(node, tolerance.where);
    outputNamed(key.str(), node).tolerance = tolerance;
  }
}

Symbols ExpectedSection::names() const {
  Symbols symbols = symbols_;
  for (const Parameter& parameter : workload_.parameters) symbols[parameter.name] = parameter.usual;
  addScalars(symbols, workload_);
  addParameterLet(symbols, workload_);
  return symbols;
}

void ExpectedSection::requireFileName(const toml::node& node, const std::string& name) const {
  try {
    static_cast<void>(withValues(name, names()));
  } catch (const Error& error) {
    failWith(node, error);
  }
}

void ExpectedSection::failWith(const toml::node& node, const Error& error) const {
  std::string sentence = error.what();
  if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
  reader_.fail(node, sentence);
}

void ExpectedSection::requireNames(const toml::node& node, const std::string& text) const {
  NumberSources sources;
  for (const Buffer& buffer : workload_.buffers) {
    if (buffer.fill) sources.emplace(buffer.name, NumberSource());
  }
  try {
    const ElementExpression compiled(text, names(), sources);
  } catch (const Error& error) {
    failWith(node, error);
  }
}

Buffer& ExpectedSection::outputNamed(std::string_view name, const toml::node& at) {
  const auto found = std::ranges::find(workload_.buffers, name, &Buffer::name);
  if (found == workload_.buffers.end() || (found->use != BufferUse::Out && found->use != BufferUse::InOut))
    reader_.fail(at, fmt::format("\"{}\" is not an output; name a buffer with use = \"out\" or \"inout\"", name));
  return *found;
}

void ExpectedSection::parseReference(const toml::table& reference) {
  constexpr std::string_view kKeys = "each, kernel, file, command or none";
  reader_.allowOnly(reference, "[reference]", {"each", "kernel", "file", "command", "none", "mask", "captured"});
  const toml::node* captured = reference.get("captured");
  const toml::table* masks = reader_.optionalTable(reference, "mask");
  const std::size_t said = reference.size() - (captured != nullptr ? 1 : 0) - (masks != nullptr ? 1 : 0);
  if (said != 1) reader_.fail(reference, fmt::format("[reference] names {} sources; write one of {}", said, kKeys));
  ExpectedFrom& expected = workload_.expected;
  if (captured != nullptr) expected.isCaptured = reader_.boolean(*captured, "captured");
  if (masks != nullptr) {
    for (const auto& [output, node] : *masks) {
      outputNamed(output.str(), node);
      requireFileName(node, expected.masks[std::string(output.str())] = reader_.string(node, output.str()));
    }
  }
  const auto byOutput = [&](std::string_view key, ExpectedFrom::Kind kind) {
    const toml::table* table = reader_.optionalTable(reference, key);
    if (table == nullptr) return;
    expected.kind = kind;
    for (const auto& [output, node] : *table) {
      outputNamed(output.str(), node);
      expected.byOutput[std::string(output.str())] = reader_.string(node, output.str());
    }
    if (expected.byOutput.empty()) reader_.fail(*table, fmt::format("{} names no output; add one", key));
  };
  byOutput("each", ExpectedFrom::Kind::Each);
  for (const auto& [output, text] : expected.byOutput)
    requireNames(*reference.get("each")->as_table()->get(output), text);
  byOutput("file", ExpectedFrom::Kind::Files);
  if (expected.kind == ExpectedFrom::Kind::Files) {
    for (const auto& [output, name] : expected.byOutput)
      requireFileName(*reference.get("file")->as_table()->get(output), name);
  }
  if (const toml::node* kernel = reference.get("kernel")) {
    expected.kind = ExpectedFrom::Kind::Kernel;
    expected.kernel = reader_.string(*kernel, "kernel");
  }
  if (const toml::node* command = reference.get("command")) {
    expected.kind = ExpectedFrom::Kind::Command;
    for (const toml::node& word : reader_.array(*command, "command"))
      expected.command.push_back(reader_.string(word, "command"));
    if (expected.command.empty()) reader_.fail(*command, "the command is empty; write its words");
  }
}

}  // namespace headroom
