#include "runner/code/code_object.hpp"

#include <cstring>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "runner/code/ptx.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::string_view kElf{"\177ELF"};
constexpr std::uint16_t kMachineOfAmdGpu = 224;
constexpr std::uint16_t kMachineOfCuda = 190;
constexpr std::uint16_t kMachineOfIntelGpu = 205;
constexpr std::uint16_t kMachineOfX86 = 62;
constexpr std::uint16_t kMachineOfArm = 183;
constexpr std::uint32_t kSectionOfNotes = 7;
constexpr std::uint32_t kMetadata = 32;  // NT_AMDGPU_METADATA

/// A little-endian number of the file; 0 beyond its end.
template <typename Number>
Number numberAt(std::string_view file, std::uint64_t place) {
  Number number = 0;
  if (place <= file.size() && file.size() - place >= sizeof number)
    std::memcpy(&number, file.data() + place, sizeof number);
  return number;
}

/// Returns an empty text beyond the file's end.
std::string_view partOf(std::string_view file, std::uint64_t place, std::uint64_t bytes) {
  if (place > file.size() || bytes > file.size() - place) return {};
  return file.substr(place, bytes);
}

std::uint16_t machineOf(std::string_view elf) {
  return numberAt<std::uint16_t>(elf, 18);
}

/// Returns the content of the note with this name and type; empty if there is none.
std::string_view noteAmong(std::string_view notes, std::string_view name, std::uint32_t type) {
  const auto aligned = [](std::uint64_t bytes) { return (bytes + 3) / 4 * 4; };
  for (std::uint64_t at = 0; at + 12 <= notes.size();) {
    const std::uint64_t nameBytes = numberAt<std::uint32_t>(notes, at);
    const std::uint64_t contentBytes = numberAt<std::uint32_t>(notes, at + 4);
    const std::uint64_t content = at + 12 + aligned(nameBytes);
    const bool isNamed =
        partOf(notes, at + 12, nameBytes).substr(0, name.size()) == name && nameBytes == name.size() + 1;
    if (isNamed && numberAt<std::uint32_t>(notes, at + 8) == type) return partOf(notes, content, contentBytes);
    at = content + aligned(contentBytes);
  }
  return {};
}

/// For a 64-bit ELF file.
std::string_view metadataOf(std::string_view elf) {
  const auto sections = numberAt<std::uint64_t>(elf, 40);
  const auto bytesOfEach = numberAt<std::uint16_t>(elf, 58);
  const auto count = numberAt<std::uint16_t>(elf, 60);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string_view section = partOf(elf, sections + i * bytesOfEach, 64);
    if (section.empty() || numberAt<std::uint32_t>(section, 4) != kSectionOfNotes) continue;
    const std::string_view notes =
        partOf(elf, numberAt<std::uint64_t>(section, 24), numberAt<std::uint64_t>(section, 32));
    if (const std::string_view found = noteAmong(notes, "AMDGPU", kMetadata); !found.empty()) return found;
  }
  return {};
}

std::optional<std::uint64_t> countIn(const json& kernel, const char* key) {
  const auto found = kernel.find(key);
  if (found == kernel.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<std::uint64_t>();
}

/// "amdgcn-amd-amdhsa--gfx90a:xnack-" -> gfx90a.
std::string architectureIn(const std::string& target) {
  const std::size_t at = target.find("gfx");
  return at == std::string::npos ? std::string() : target.substr(at, target.find_first_of(":+ ", at) - at);
}

CodeObjectNotes notesFrom(const json& metadata) {
  CodeObjectNotes notes;
  notes.architecture = architectureIn(metadata.value("amdhsa.target", ""));
  for (const json& kernel : metadata.at("amdhsa.kernels")) {
    NotedFacts& facts = notes.kernels[kernel.at(".name").get<std::string>()];
    facts.vectorRegisters = countIn(kernel, ".vgpr_count");
    facts.accumulatorRegisters = countIn(kernel, ".agpr_count");
    facts.scalarRegisters = countIn(kernel, ".sgpr_count");
    facts.spilledVectorRegisters = countIn(kernel, ".vgpr_spill_count");
    facts.spilledScalarRegisters = countIn(kernel, ".sgpr_spill_count");
    facts.privateBytes = countIn(kernel, ".private_segment_fixed_size");
    facts.localBytes = countIn(kernel, ".group_segment_fixed_size");
    facts.waveSize = countIn(kernel, ".wavefront_size");
  }
  return notes;
}

std::string formOfElf(std::string_view elf) {
  switch (machineOf(elf)) {
    case kMachineOfAmdGpu:
      return "AMD code object";
    case kMachineOfCuda:
      return "NVIDIA cubin";
    case kMachineOfIntelGpu:
      return "Intel GPU ELF";
    case kMachineOfX86:
      return "x86-64 ELF";
    case kMachineOfArm:
      return "AArch64 ELF";
    default:
      return "ELF";
  }
}

}  // namespace

std::string formOf(const std::string& binary) {
  if (isPtx(binary)) return "PTX";
  const std::string_view start(binary);
  if (start.starts_with(kElf)) return formOfElf(start);
  if (start.starts_with("poclbin")) return "PoCL binary";
  if (start.starts_with("BC\xC0\xDE")) return "LLVM bitcode";
  if (numberAt<std::uint32_t>(start, 0) == 0x07230203U) return "SPIR-V";
  return "unknown form";
}

CodeObjectNotes notesIn(const std::string& binary) {
  const std::string_view file(binary);
  // A driver may wrap the code object in another file.
  for (std::size_t at = file.find(kElf); at != std::string_view::npos; at = file.find(kElf, at + 1)) {
    const std::string_view elf = file.substr(at);
    if (machineOf(elf) != kMachineOfAmdGpu) continue;
    const std::string_view metadata = metadataOf(elf);
    if (metadata.empty()) continue;
    try {
      return notesFrom(json::from_msgpack(metadata.begin(), metadata.end()));
    } catch (const json::exception&) {
      continue;
    }
  }
  return {};
}

}  // namespace headroom
