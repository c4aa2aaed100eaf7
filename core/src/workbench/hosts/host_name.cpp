#include <fmt/format.h>

#include <algorithm>

#include "headroom/hosts/hosts_file.hpp"

namespace headroom {
namespace {

/// The longest, with room for a number after it.
constexpr std::size_t kLongestProposal = kLongestHostName - 4;

/// Returns the part of ssh's target that names the machine: neither user, port nor domain. Addresses stay whole.
std::string_view machineOf(std::string_view target) {
  constexpr std::string_view kScheme = "ssh://";
  if (target.starts_with(kScheme)) target.remove_prefix(kScheme.size());
  target = target.substr(target.rfind('@') + 1);  // all of it if there is none
  const bool isAddress =
      target.find_first_not_of("0123456789.") == std::string_view::npos || std::ranges::count(target, ':') > 1;
  if (isAddress) return target;
  return target.substr(0, target.find_first_of(".:/"));
}

}  // namespace

std::string proposedHostName(Reach reach, std::string_view target, std::span<const std::string> known) {
  if (reach == Reach::Srun) return {};
  // kubectl takes "deployment/opencl", too.
  const std::string_view named = reach == Reach::Ssh ? machineOf(target) : target.substr(target.rfind('/') + 1);
  std::string name;
  for (const char c : named) {
    if (name.size() == kLongestProposal) break;
    if (isHostName(name + c)) {
      name += c;
    } else if (!name.empty()) {
      name += '-';
    }
  }
  if (name.empty()) return name;
  std::string proposal = name;
  for (int number = 2; std::ranges::find(known, proposal) != known.end(); ++number)
    proposal = fmt::format("{}-{}", name, number);
  return proposal;
}

}  // namespace headroom
