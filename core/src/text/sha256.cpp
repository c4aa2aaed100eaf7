#include "text/sha256.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <memory>
#include <stdexcept>

namespace headroom {

Sha256Digest sha256(std::initializer_list<std::string_view> parts) {
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
  bool done = context != nullptr && EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) == 1;
  for (const std::string_view part : parts) {
    done = done && EVP_DigestUpdate(context.get(), part.data(), part.size()) == 1;
  }
  Sha256Digest digest{};
  unsigned int bytes = 0;
  done = done && EVP_DigestFinal_ex(context.get(), digest.data(), &bytes) == 1 && bytes == digest.size();
  if (!done) throw std::runtime_error("OpenSSL's libcrypto computed no SHA-256. Check its configuration.");
  return digest;
}

std::string toHex(const Sha256Digest& digest) {
  std::string text;
  for (const unsigned char byte : digest) text += fmt::format("{:02x}", byte);
  return text;
}

}  // namespace headroom
