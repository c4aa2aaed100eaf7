#include "values/compiled_json.hpp"

#include <stdexcept>
#include <string>
#include <string_view>

namespace headroom {
namespace {

using nlohmann::json;
using Count = std::optional<std::uint64_t>;

constexpr std::string_view kDigits = "0123456789abcdef";

std::string hexadecimalOf(const std::string& bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    text += kDigits[value >> 4U];
    text += kDigits[value & 15U];
  }
  return text;
}

std::string bytesIn(const std::string& hexadecimal) {
  std::string bytes;
  bytes.reserve(hexadecimal.size() / 2);
  for (std::size_t at = 0; at + 1 < hexadecimal.size(); at += 2) {
    const std::size_t high = kDigits.find(hexadecimal[at]);
    const std::size_t low = kDigits.find(hexadecimal[at + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos)
      throw std::invalid_argument("bytes that are not hexadecimal");
    bytes += static_cast<char>(high << 4U | low);
  }
  return bytes;
}

json orNull(const Count& count) {
  return count ? json(*count) : json();
}

Count countAt(const json& object, const char* key) {
  const json& value = object.at(key);
  return value.is_null() ? Count() : Count(value.get<std::uint64_t>());
}

/// A member of a kernel that may be unknown, and its name.
struct NamedCount {
  const char* name;
  Count CompiledKernel::*member;
};

constexpr NamedCount kCompiledCounts[] = {{"registers", &CompiledKernel::registers},
                                          {"accumulator_registers", &CompiledKernel::accumulatorRegisters},
                                          {"scalar_registers", &CompiledKernel::scalarRegisters},
                                          {"stack_bytes", &CompiledKernel::stackBytes},
                                          {"spill_store_bytes", &CompiledKernel::spillStoreBytes},
                                          {"spill_load_bytes", &CompiledKernel::spillLoadBytes},
                                          {"spill_bytes", &CompiledKernel::spillBytes},
                                          {"spilled_registers", &CompiledKernel::spilledRegisters},
                                          {"spilled_scalar_registers", &CompiledKernel::spilledScalarRegisters},
                                          {"wave_size", &CompiledKernel::waveSize}};

struct NamedQuery {
  const char* name;
  Count KernelFacts::*member;
};

constexpr NamedQuery kQueries[] = {{"max_group", &KernelFacts::maxGroup},
                                   {"preferred_multiple", &KernelFacts::preferredMultiple},
                                   {"local_bytes", &KernelFacts::localBytes},
                                   {"private_bytes", &KernelFacts::privateBytes}};

json jsonFromLoop(const CodeLoop& loop) {
  return {{"lines", loop.lines},
          {"instructions", loop.instructions},
          {"vector_arithmetic", loop.vectorArithmetic},
          {"scalar_arithmetic", loop.scalarArithmetic},
          {"place", loop.place}};
}

json jsonFromCounts(const CodeCounts& counts) {
  json accesses = json::array();
  for (const CodeAccess& access : counts.accesses)
    accesses.push_back({{"what", access.what}, {"bytes", access.bytes}, {"count", access.count}});
  return {{"instructions", counts.instructions},
          {"vector_arithmetic", counts.vectorArithmetic},
          {"scalar_arithmetic", counts.scalarArithmetic},
          {"fused", counts.fused},
          {"matrix", counts.matrix},
          {"vector_bits", counts.vectorBits},
          {"accesses", std::move(accesses)},
          {"hot_loop", counts.hotLoop ? jsonFromLoop(*counts.hotLoop) : json()}};
}

CodeCounts countsFromJson(const json& value) {
  CodeCounts counts;
  value.at("instructions").get_to(counts.instructions);
  value.at("vector_arithmetic").get_to(counts.vectorArithmetic);
  value.at("scalar_arithmetic").get_to(counts.scalarArithmetic);
  value.at("fused").get_to(counts.fused);
  value.at("matrix").get_to(counts.matrix);
  value.at("vector_bits").get_to(counts.vectorBits);
  for (const json& access : value.at("accesses"))
    counts.accesses.push_back({access.at("what"), access.at("bytes"), access.at("count")});
  const json& loop = value.at("hot_loop");
  if (!loop.is_null())
    counts.hotLoop = CodeLoop{loop.at("lines").get<std::vector<std::string>>(), loop.at("instructions"),
                              loop.at("vector_arithmetic"), loop.at("scalar_arithmetic"), loop.at("place")};
  return counts;
}

json jsonFromKernel(const CompiledKernel& kernel) {
  json value{{"kernel", kernel.facts.name},
             {"group", kernel.group},
             {"required_group", kernel.facts.requiredGroup},
             {"local_argument_bytes", kernel.localArgumentBytes},
             {"code", kernel.counts ? jsonFromCounts(*kernel.counts) : json()}};
  for (const NamedQuery& query : kQueries) value[query.name] = orNull(kernel.facts.*query.member);
  for (const NamedCount& count : kCompiledCounts) value[count.name] = orNull(kernel.*count.member);
  return value;
}

CompiledKernel kernelFromJson(const json& value) {
  CompiledKernel kernel;
  value.at("kernel").get_to(kernel.facts.name);
  value.at("group").get_to(kernel.group);
  value.at("required_group").get_to(kernel.facts.requiredGroup);
  value.at("local_argument_bytes").get_to(kernel.localArgumentBytes);
  for (const NamedQuery& query : kQueries) kernel.facts.*query.member = countAt(value, query.name);
  for (const NamedCount& count : kCompiledCounts) kernel.*count.member = countAt(value, count.name);
  if (const json& code = value.at("code"); !code.is_null()) kernel.counts = countsFromJson(code);
  return kernel;
}

}  // namespace

json jsonFromCompiled(const CompiledProgram& program) {
  json kernels = json::array();
  for (const CompiledKernel& kernel : program.kernels) kernels.push_back(jsonFromKernel(kernel));
  json code = json::array();
  for (const CompiledCode& each : program.code) {
    code.push_back({{"kernel", each.kernel},
                    {"form", each.form},
                    {"text", each.text},
                    {"binary", hexadecimalOf(each.binary)},
                    {"why_no_text", each.whyNoText}});
  }
  return {{"variant", program.variant},
          {"origin", program.origin},
          {"point", program.point},
          {"device", program.device},
          {"driver", program.driver},
          {"options", program.options},
          {"architecture", program.architecture},
          {"kernels", std::move(kernels)},
          {"code", std::move(code)},
          {"failure", program.failure},
          {"log", program.log},
          {"notes", program.notes}};
}

CompiledProgram compiledFromJson(const json& value) {
  CompiledProgram program;
  value.at("variant").get_to(program.variant);
  value.at("origin").get_to(program.origin);
  value.at("point").get_to(program.point);
  value.at("device").get_to(program.device);
  value.at("driver").get_to(program.driver);
  value.at("options").get_to(program.options);
  value.at("architecture").get_to(program.architecture);
  for (const json& kernel : value.at("kernels")) program.kernels.push_back(kernelFromJson(kernel));
  for (const json& code : value.at("code"))
    program.code.push_back(
        {code.at("kernel"), code.at("form"), code.at("text"), bytesIn(code.at("binary")), code.at("why_no_text")});
  value.at("failure").get_to(program.failure);
  value.at("log").get_to(program.log);
  program.notes = value.value("notes", program.notes);
  return program;
}

}  // namespace headroom
