// Contents of typed buffers, expressions for their numbers, and .npy files.
#include "workloads/buffer_data.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "test_folder.hpp"
#include "workloads/npy.hpp"

namespace headroom {
namespace {

using testing::Each;
using testing::HasSubstr;

std::vector<double> numbersIn(const ElementType& type, const std::vector<std::uint8_t>& bytes) {
  const NumberSource source = sourceOf(type, bytes);
  std::vector<double> numbers;
  for (std::int64_t i = 0; i < source.count; ++i) numbers.push_back(source.at(i));
  return numbers;
}

Buffer bufferOf(const std::string& name, const std::string& type, const Shape& shape, const Fill& fill) {
  Buffer buffer;
  buffer.name = name;
  buffer.type = elementTypeFromText(type);
  buffer.shape = shape;
  buffer.fill = fill;
  return buffer;
}

class BufferDataTest : public testing::Test {
 protected:
  std::vector<double> filled(const Buffer& buffer, std::uint64_t seed = 1) {
    workload_.buffers.push_back(buffer);
    BufferData data(workload_, variant_, {{"N", 100}, {"W", 4}}, seed);
    return numbersIn(*buffer.type, data.initial(workload_.buffers.back()));
  }

  Workload workload_;
  Variant variant_;
};

TEST_F(BufferDataTest, RandomNumbersKeepToTheirRangeAndDependOnSeedAndName) {
  const Fill fill{Fill::Kind::Random, -2, 3, {}};
  const std::vector<double> one = filled(bufferOf("a", "float", {"N"}, fill));
  EXPECT_EQ(one.size(), 100U);
  EXPECT_THAT(one, Each(testing::AllOf(testing::Ge(-2), testing::Lt(3))));
  EXPECT_GT(std::set(one.begin(), one.end()).size(), 90U);
  EXPECT_NE(filled(bufferOf("b", "float", {"N"}, fill)), one);
  EXPECT_NE(filled(bufferOf("a2", "float", {"N"}, fill), 2), one);
  const std::vector<double> whole = filled(bufferOf("c", "short", {"N"}, fill));
  EXPECT_THAT(whole, Each(testing::AnyOf(-2, -1, 0, 1, 2)));
}

TEST_F(BufferDataTest, ExpressionsKnowTheirPlaceAndEarlierBuffers) {
  EXPECT_THAT(filled(bufferOf("square", "int", {"W", "2"}, {Fill::Kind::Each, 0, 0, "10 * y + x"})),
              testing::ElementsAre(0, 1, 2, 3, 10, 11, 12, 13));
  EXPECT_THAT(filled(bufferOf("next", "float", {"W"}, {Fill::Kind::Each, 0, 0, "square[i + W] / 2"})),
              testing::ElementsAre(5, 5.5, 6, 6.5));
  EXPECT_THAT(filled(bufferOf("vectors", "float2", {"2"}, {Fill::Kind::Each, 0, 0, "100 * i + c"})),
              testing::ElementsAre(0, 1, 100, 101));
}

TEST_F(BufferDataTest, FractionsThatAreExpectedOfIntegersAreRefused) {
  workload_.origin = "kernel.toml";
  const auto expected = [&](const std::string& type, const std::string& expression) {
    BufferData data(workload_, variant_, {{"N", 100}}, 1);
    return data.each(bufferOf("sums", type, {"N"}, {}), expression);
  };
  EXPECT_EQ(numbersIn(elementTypeFromText("int"), expected("int", "trunc(i / 2)"))[7], 3);
  EXPECT_EQ(numbersIn(elementTypeFromText("float"), expected("float", "i / 2"))[7], 3.5);
  try {
    expected("int", "i < 5 ? i : i / 2");
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("sums[5] is expected to be 2.5")) << "the first of many";
    EXPECT_THAT(error.what(), HasSubstr("round()"));
  }
  EXPECT_THROW(expected("uchar4", "1 / (i - 3)"), Error) << "no integer is infinite";
}

TEST_F(BufferDataTest, AnIndexBeyondABufferIsASentence) {
  filled(bufferOf("a", "float", {"N"}, {Fill::Kind::Constant, 7, 0, {}}));
  try {
    filled(bufferOf("b", "float", {"N"}, {Fill::Kind::Each, 0, 0, "a[i + 1]"}));
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("a[100] is outside of the buffer, which has 100 numbers"));
  }
}

TEST(ElementExpression, NamesWhatItDoesNotKnow) {
  try {
    const ElementExpression refused("a[i] + s", {{"N", 3}}, {{"a", NumberSource()}});
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("unknown name \"s\"; known are N, a"));
  }
}

TEST(ElementExpression, SeesVariablesAsTheyAreNow) {
  double step = 2;
  ElementExpression expression("step * i", {{"step", 5}}, {}, {{"step", &step}});
  EXPECT_EQ(expression.at({.i = 3}), 6);
  step = 10;
  EXPECT_EQ(expression.at({.i = 3}), 30);
}

TEST_F(BufferDataTest, FilesAreReadFromTheDescriptionsFolderOnly) {
  const TestFolder folder;
  workload_.folder = folder.path().string();
  workload_.origin = "kernel.toml";
  const ElementType ints = elementTypeFromText("int");
  const std::vector<std::int64_t> extents{2, 2};
  const std::vector<std::uint8_t> bytes{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0};
  const std::vector<std::uint8_t> npy = npyOf(ints, extents, bytes);
  writeFile(folder.path() / "ints.npy", std::string(npy.begin(), npy.end()));
  writeFile(folder.path() / "raw.bin", std::string(bytes.begin(), bytes.end()));
  EXPECT_THAT(filled(bufferOf("a", "int", {"2", "2"}, {Fill::Kind::File, 0, 0, "ints.npy"})),
              testing::ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(filled(bufferOf("b", "float", {"4"}, {Fill::Kind::File, 0, 0, "ints.npy"})),
              testing::ElementsAre(1, 2, 3, 4))
      << "numbers of another type are converted";
  EXPECT_THAT(filled(bufferOf("c", "int", {"4"}, {Fill::Kind::File, 0, 0, "raw.bin"})),
              testing::ElementsAre(1, 2, 3, 4));
  EXPECT_THROW(filled(bufferOf("d", "int", {"5"}, {Fill::Kind::File, 0, 0, "ints.npy"})), Error);
  EXPECT_THROW(filled(bufferOf("e", "int", {"5"}, {Fill::Kind::File, 0, 0, "raw.bin"})), Error);
  EXPECT_THROW(filled(bufferOf("f", "int", {"4"}, {Fill::Kind::File, 0, 0, "../raw.bin"})), Error);
  EXPECT_THROW(filled(bufferOf("g", "int", {"4"}, {Fill::Kind::File, 0, 0, "/etc/passwd"})), Error);
}

TEST(Npy, IsWhatNumPyWrites) {
  const std::vector<std::int64_t> extents{3, 2};
  const std::vector<std::uint8_t> bytes(6 * 16);
  const std::vector<std::uint8_t> file = npyOf(elementTypeFromText("float4"), extents, bytes);
  const NpyArray array = readNpy(file, "a.npy");
  EXPECT_EQ(array.type, "<f4");
  EXPECT_THAT(array.shape, testing::ElementsAre(2, 3, 4)) << "C order: the innermost extent last";
  EXPECT_EQ(array.bytes, bytes);
  EXPECT_EQ((file.size() - bytes.size()) % 64, 0U) << "the data are aligned";
}

TEST(Npy, FractionsForIntegersAreRefused) {
  const std::vector<float> numbers{1, 2.5F, 3};
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(numbers.data());
  const std::vector<std::int64_t> extents{3};
  const std::vector<std::uint8_t> file = npyOf(elementTypeFromText("float"), extents, {bytes, bytes + 12});
  const NpyArray array = readNpy(file, "a.npy");
  EXPECT_EQ(elementsOf(array, elementTypeFromText("double"), 3, "a.npy").size(), 24U);
  try {
    elementsOf(array, elementTypeFromText("int"), 3, "a.npy");
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("a.npy: its number 1 is 2.5, and the buffer has whole numbers only"));
  }
}

TEST(Npy, ThatIsCutOffOrStrangeIsASentence) {
  const std::vector<std::int64_t> extents{3};
  const std::vector<std::uint8_t> file = npyOf(elementTypeFromText("float"), extents, std::vector<std::uint8_t>(12));
  for (std::size_t length = 0; length < file.size(); ++length) {
    const std::vector<std::uint8_t> cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length));
    EXPECT_THROW(elementsOf(readNpy(cut, "cut.npy"), elementTypeFromText("float"), 3, "cut.npy"), Error) << length;
  }
  std::string header = "{'descr': '>f4', 'fortran_order': True, 'shape': (3,), }";
  std::vector<std::uint8_t> strange{0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, static_cast<std::uint8_t>(header.size()), 0};
  strange.insert(strange.end(), header.begin(), header.end());
  strange.resize(strange.size() + 12);
  EXPECT_THROW(elementsOf(readNpy(strange, "s.npy"), elementTypeFromText("float"), 3, "s.npy"), Error);
}

}  // namespace
}  // namespace headroom
