#include "runner/cl/program_file.hpp"

#include <gmock/gmock.h>

namespace headroom {
namespace {

using testing::HasSubstr;

const Sha256Digest kKey = sha256({"a key"});
const std::string kBinary("any\0bytes\xff", 10);

TEST(Sha256, IsTheStandardsDigest) {
  // The standard's examples for one block and for the empty message.
  EXPECT_EQ(toHex(sha256({"abc"})), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(toHex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256({"a", "bc"}), sha256({"abc"}));
}

TEST(ProgramFile, GivesBackTheBinary) {
  const DecodedProgramFile decoded = decodeProgramFile(encodeProgramFile(kKey, kBinary), kKey);
  EXPECT_EQ(decoded.binary, kBinary);
  EXPECT_EQ(decoded.fault, "");
  EXPECT_EQ(decodeProgramFile(encodeProgramFile(kKey, ""), kKey).binary, "");
}

TEST(ProgramFile, IsRefusedWithAnyBitOfAnyByteChanged) {
  const std::string whole = encodeProgramFile(kKey, kBinary);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = whole;
      damaged[i] = static_cast<char>(damaged[i] ^ (1 << bit));
      const DecodedProgramFile decoded = decodeProgramFile(damaged, kKey);
      ASSERT_FALSE(decoded.binary) << "bit " << bit << " of byte " << i;
      ASSERT_NE(decoded.fault, "");
    }
  }
}

TEST(ProgramFile, IsRefusedAtEveryOtherLength) {
  const std::string whole = encodeProgramFile(kKey, kBinary);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    ASSERT_FALSE(decodeProgramFile(whole.substr(0, length), kKey).binary) << length << " bytes";
  }
  EXPECT_FALSE(decodeProgramFile(whole + '\0', kKey).binary);
  EXPECT_FALSE(decodeProgramFile(whole + whole, kKey).binary);
}

TEST(ProgramFile, IsRefusedForAnotherKeyAndOfAnotherVersion) {
  const std::string whole = encodeProgramFile(kKey, kBinary);
  EXPECT_THAT(decodeProgramFile(whole, sha256({"another key"})).fault, HasSubstr("belongs to another"));
  // Complete except for its version: a correct checksum does not make an unknown format readable.
  const std::size_t versionAt = 8;
  const std::size_t checksumAt = 52;
  std::string next = whole;
  next[versionAt] = static_cast<char>(kProgramFileVersion + 1);
  const Sha256Digest checksum = sha256({next.substr(0, checksumAt), kBinary});
  std::copy(checksum.begin(), checksum.end(), next.begin() + checksumAt);
  EXPECT_THAT(decodeProgramFile(next, kKey).fault, HasSubstr("another version"));
}

TEST(ProgramFile, SaysWhatIsWrong) {
  const std::string whole = encodeProgramFile(kKey, kBinary);
  std::string changed = whole;
  changed.back() = 'x';
  EXPECT_THAT(decodeProgramFile(changed, kKey).fault, HasSubstr("checksum"));
  EXPECT_THAT(decodeProgramFile(whole.substr(0, whole.size() - 1), kKey).fault, HasSubstr("length"));
  EXPECT_THAT(decodeProgramFile(whole.substr(0, 20), kKey).fault, HasSubstr("cut off"));
  EXPECT_THAT(decodeProgramFile("", kKey).fault, HasSubstr("not a program"));
}

}  // namespace
}  // namespace headroom
