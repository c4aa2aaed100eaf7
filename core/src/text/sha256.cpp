#include "text/sha256.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <memory>
#include <stdexcept>

namespace headroom {

namespace {

void requireDigest(bool isDone) {
  if (!isDone) throw std::runtime_error("OpenSSL's libcrypto computed no SHA-256. Check its configuration.");
}

}  // namespace

struct Sha256Stream::Context {
  std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> evp{EVP_MD_CTX_new(), &EVP_MD_CTX_free};
};

Sha256Stream::Sha256Stream() : context_(std::make_unique<Context>()) {
  requireDigest(context_->evp != nullptr && EVP_DigestInit_ex(context_->evp.get(), EVP_sha256(), nullptr) == 1);
}

Sha256Stream::~Sha256Stream() = default;

void Sha256Stream::add(std::string_view part) {
  requireDigest(EVP_DigestUpdate(context_->evp.get(), part.data(), part.size()) == 1);
}

Sha256Digest Sha256Stream::digest() {
  Sha256Digest digest{};
  unsigned int bytes = 0;
  const bool isDone = EVP_DigestFinal_ex(context_->evp.get(), digest.data(), &bytes) == 1;
  requireDigest(isDone && bytes == digest.size());
  return digest;
}

Sha256Digest sha256(std::initializer_list<std::string_view> parts) {
  Sha256Stream stream;
  for (const std::string_view part : parts) stream.add(part);
  return stream.digest();
}

std::string toHex(const Sha256Digest& digest) {
  std::string text;
  for (const unsigned char byte : digest) text += fmt::format("{:02x}", byte);
  return text;
}

}  // namespace headroom
