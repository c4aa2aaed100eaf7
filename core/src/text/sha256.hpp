// SHA-256 (FIPS 180-4), from OpenSSL's libcrypto.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kSha256Bytes = 32;
using Sha256Digest = std::array<unsigned char, kSha256Bytes>;

/// The digest of the parts as if they were one text: where a part ends makes no difference to it. Throws
/// std::runtime_error where libcrypto refuses (without memory, or under a policy that forbids SHA-256).
Sha256Digest sha256(std::initializer_list<std::string_view> parts);

/// 64 lower-case hexadecimal digits.
std::string toHex(const Sha256Digest& digest);

}  // namespace headroom
