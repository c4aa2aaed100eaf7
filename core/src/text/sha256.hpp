// SHA-256 (FIPS 180-4), from OpenSSL's libcrypto.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::size_t kSha256Bytes = 32;
using Sha256Digest = std::array<unsigned char, kSha256Bytes>;

/// Returns the digest of the parts as one text, independent of the boundaries between parts. Throws std::runtime_error
/// if libcrypto fails (out of memory, or under a policy that forbids SHA-256).
Sha256Digest sha256(std::initializer_list<std::string_view> parts);

/// The digest of a text that arrives in pieces. Throws std::runtime_error likewise.
class Sha256Stream {
 public:
  Sha256Stream();
  ~Sha256Stream();
  Sha256Stream(const Sha256Stream&) = delete;
  Sha256Stream& operator=(const Sha256Stream&) = delete;

  void add(std::string_view part);
  /// Call once, at the end.
  Sha256Digest digest();

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

/// 64 lower-case hexadecimal digits.
std::string toHex(const Sha256Digest& digest);

}  // namespace headroom
