// Several captures of one kernel as one workload: values that differ between them depend on a size.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "captured_folder.hpp"
#include "command_line.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "test_folder.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr const char* kScaled =
    "kernel void scaled(global float* out, global const float* in, constant float* table, float f, float2 g, int n)\n"
    "{ size_t i = get_global_id(0); if (i < n) out[i] = in[i] * f + table[i % 2] + g.x + g.y; }\n";

std::string floats(std::size_t count, float first) {
  std::vector<float> numbers;
  for (std::size_t i = 0; i < count; ++i) numbers.push_back(first + static_cast<float>(i));
  return bytesOfNumbers(numbers);
}

class Merge : public ::testing::Test {
 protected:
  struct Launch {
    int number = 1;
    int items = 4;
    float factor = 2;
    std::string local = "0";
    std::string source = kScaled;
  };
  [[nodiscard]] MadeCapture begun(const std::string& name, const Launch& launch) const {
    return {folder_ / name, MadeCapture::Shape::Ours, "scaled", launch.source,
            fmt::format("{}\n{}\n0\n", launch.items, launch.local)};
  }
  void capture(const std::string& name, const Launch& launch) const {
    MadeCapture made = begun(name, launch);
    const auto count = static_cast<std::size_t>(launch.items);
    made.buffer(1, std::string(4 * count, '\0'), floats(count, static_cast<float>(launch.number)));
    made.buffer(2, floats(count, 0), floats(count, 0));
    made.buffer(3, floats(2, 7), floats(2, 7));
    made.value(bytesOfOne(launch.factor));
    made.value(bytesOfNumbers<float>({1, launch.factor}));
    made.value(bytesOfOne(launch.items));
    made.finish("", launch.number);
  }
  MergedCaptures merged(const std::vector<std::string>& names) {
    std::vector<fs::path> folders;
    for (const std::string& name : names) folders.push_back(folder_ / name);
    return mergeCaptures(folders, folder_ / "all");
  }
  std::string refusal(const std::vector<std::string>& names) {
    return sentenceOf<UsageError>([&] { merged(names); });
  }
  [[nodiscard]] std::string bytesAt(const Workload& workload, const std::string& file, Size size) const {
    return contentOf(fileOf(workload, file, sizeSymbols(workload, size)));
  }

  TestFolder folder_;
};

TEST_F(Merge, WhatDiffersDependsOnTheLaunchAndTheRestIsPlain) {
  capture("scaled-5", {5, 6, 0.1F, "2"});
  capture("scaled-1", {1, 4, 2, "4"});
  const MergedCaptures made = merged({"scaled-5", "scaled-1"});
  EXPECT_EQ(made.variant, "all.captured");
  EXPECT_EQ(made.size, "LAUNCH");
  EXPECT_THAT(made.values, ElementsAre("1", "5"));
  const Variant variant = readKernelFile(folder_ / "all" / "captured.toml");
  const Workload& workload = findWorkload("all");
  EXPECT_THAT(workload.usualOnCpus, ElementsAre(Size{1}, Size{5}));
  const Buffer& out = *findBuffer(workload, "out");
  EXPECT_EQ(out.use, BufferUse::InOut);
  EXPECT_EQ(elementsOf(workload, out.shape, {1}), 4);
  EXPECT_EQ(elementsOf(workload, out.shape, {5}), 6);
  EXPECT_EQ(bytesAt(workload, workload.expected.byOutput.at("out"), {1}), floats(4, 1));
  EXPECT_EQ(bytesAt(workload, workload.expected.byOutput.at("out"), {5}), floats(6, 5));
  EXPECT_EQ(bytesAt(workload, findBuffer(workload, "in")->fill->text, {5}), floats(6, 0));
  EXPECT_EQ(findBuffer(workload, "table")->fill->text, "Pre/table.bin") << "equal in both";
  EXPECT_EQ(findBuffer(workload, "table")->shape, Shape({"2"}));
  EXPECT_EQ(itemsOf(workload, {1}), 4);
  EXPECT_EQ(itemsOf(workload, {5}), 6);
  EXPECT_DOUBLE_EQ(compulsoryBytes(workload, {1}), 4 * 4 * 2 + 8);
  EXPECT_DOUBLE_EQ(compulsoryBytes(workload, {5}), 6 * 4 * 2 + 8);
  const Pass& pass = variant.passes.front();
  const auto valueAt = [&](const std::string& text, Size size) { return evaluate(text, sizeSymbols(workload, size)); };
  EXPECT_EQ(valueAt(pass.global.front(), {5}), 6);
  EXPECT_EQ(valueAt(pass.local.front(), {1}), 4);
  EXPECT_EQ(valueAt(pass.local.front(), {5}), 2);
  EXPECT_EQ(static_cast<float>(valueAt(pass.arguments[3].value->numbers[0], {5})), 0.1F);
  EXPECT_EQ(pass.arguments[4].value->numbers[0], "1");
  EXPECT_EQ(static_cast<float>(valueAt(pass.arguments[4].value->numbers[1], {5})), 0.1F);
  EXPECT_EQ(valueAt(pass.arguments[5].value->numbers[0], {1}), 4);
}

TEST_F(Merge, ContentsAreLinkedAndTheKernelIsCopied) {
  capture("scaled-1", {1, 4});
  capture("scaled-2", {2, 8});
  merged({"scaled-1", "scaled-2"});
  EXPECT_EQ(fs::hard_link_count(folder_ / "all" / "2" / "Post" / "out.bin"), 2U);
  EXPECT_EQ(fs::hard_link_count(folder_ / "all" / "kernel.cl"), 1U) << "it is there to be changed";
  EXPECT_EQ(contentOf(folder_ / "all" / "kernel.cl"), kScaled);
}

TEST_F(Merge, CapturesOfOneLaunchNumberAreCounted) {
  capture("scaled-1", {1, 4});
  capture("scaled-1-p20", {1, 8});
  const MergedCaptures made = merged({"scaled-1", "scaled-1-p20"});
  EXPECT_EQ(made.size, "CAPTURE");
  EXPECT_THAT(made.values, ElementsAre("1", "2"));
}

TEST_F(Merge, ValuesThatNoNumberGivesAreFiles) {
  capture("scaled-1", {1, 4, 2});
  capture("scaled-2", {2, 4, std::numeric_limits<float>::infinity()});
  capture("scaled-3", {3, 4, std::numeric_limits<float>::quiet_NaN()});
  merged({"scaled-1", "scaled-2"});
  readKernelFile(folder_ / "all" / "captured.toml");
  EXPECT_EQ(contentOf(folder_ / "all" / "2" / "Argument3.bin"), bytesOfOne(std::numeric_limits<float>::infinity()));
  fs::remove_all(folder_ / "all");
  merged({"scaled-2", "scaled-3"});
  const Variant variant = readKernelFile(folder_ / "all" / "captured.toml");
  EXPECT_EQ(variant.passes.front().arguments[3].file, "{LAUNCH}/Argument3.bin");
}

TEST_F(Merge, WhatReplaysFoundOfBuffersIsTaken) {
  for (const auto& [name, launch] : {std::pair("scaled-1", Launch{1, 4}), {"scaled-2", Launch{2, 8}}}) {
    capture(name, launch);
    describeCapture(folder_ / name);
    const fs::path file = folder_ / name / "workload.toml";
    std::string text = contentOf(file);
    const std::size_t line = text.find("out = {");
    text.replace(line, text.find('\n', line) - line,
                 fmt::format("out = {{ type = \"float\", count = {}, use = \"out\" }}", launch.items));
    if (launch.number == 2) {
      text.replace(text.find("captured = true"), 15, "captured = true\nmask = { out = \"stable/out.bin\" }");
      text.replace(text.find("bytes = 72"), 10, "bytes = 64");
      fs::create_directories(folder_ / name / "stable");
      std::ofstream(folder_ / name / "stable" / "out.bin") << std::string(32, '\0');
    }
    std::ofstream(file) << text;
  }
  merged({"scaled-1", "scaled-2"});
  readKernelFile(folder_ / "all" / "captured.toml");
  const Workload& workload = findWorkload("all");
  EXPECT_EQ(findBuffer(workload, "out")->use, BufferUse::Out);
  EXPECT_DOUBLE_EQ(compulsoryBytes(workload, {1}), 40) << "all that the arguments hold";
  EXPECT_DOUBLE_EQ(compulsoryBytes(workload, {2}), 64);
  EXPECT_EQ(bytesAt(workload, workload.expected.masks.at("out"), {1}), std::string(16, '\1')) << "all is compared";
  EXPECT_EQ(bytesAt(workload, workload.expected.masks.at("out"), {2}), std::string(32, '\0'));
}

TEST_F(Merge, WhatCannotBeOneWorkloadIsASentenceAndLeavesNothing) {
  capture("scaled-1", {1, 4});
  capture("other-source", {2, 4, 2, "0", std::string(kScaled) + "// changed\n"});
  EXPECT_THAT(refusal({"scaled-1", "other-source"}),
              AllOf(HasSubstr("scaled-1 and other-source cannot be one workload"), HasSubstr("the sources")));
  capture("options", {3, 4});
  std::ofstream(folder_ / "options" / "buildOptions.txt") << "-DX=1";
  EXPECT_THAT(refusal({"scaled-1", "options"}), HasSubstr("their build options differ"));
  capture("grouped", {4, 4, 2, "2"});
  EXPECT_THAT(refusal({"scaled-1", "grouped"}), HasSubstr("only one of them has a local size"));
  capture("flat", {5, 4});
  std::ofstream(folder_ / "flat" / "worksizes.txt") << "4 4\n0 0\n0 0\n";
  EXPECT_THAT(refusal({"scaled-1", "flat"}), HasSubstr("1 and 2 dimensions"));
  MadeCapture null = begun("null", {6, 4});
  null.buffer(1, floats(4, 0), floats(4, 1));
  null.buffer(2, floats(4, 0), floats(4, 0));
  null.null();
  null.value(bytesOfOne(2.0F));
  null.value(bytesOfNumbers<float>({1, 2}));
  null.value(bytesOfOne(4));
  null.finish("", 6);
  EXPECT_THAT(refusal({"scaled-1", "null"}), HasSubstr("argument 2 is memory of table in the one and a null pointer"));
  EXPECT_THAT(refusal({"scaled-1"}), HasSubstr("Name 2 to 64 captures"));
  EXPECT_THAT(refusal({"scaled-1", "scaled-1"}), HasSubstr("is named twice"));
  EXPECT_FALSE(fs::exists(folder_ / "all"));
  const auto isLeftOver = [](const fs::directory_entry& entry) { return entry.path().filename().string()[0] == '.'; };
  EXPECT_EQ(std::count_if(fs::directory_iterator(fs::path(folder_ / "")), {}, isLeftOver), 0);
  fs::create_directories(folder_ / "all");
  EXPECT_THAT(refusal({"scaled-1", "grouped"}), HasSubstr("exists already"));
}

TEST_F(Merge, ContentsThatOneCaptureLacksAreNamed) {
  capture("scaled-1", {1, 4});
  capture("scaled-2", {2, 4});
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_ / "scaled-2" / "Post")) {
    if (entry.path().string().find("Arg_0") != std::string::npos) fs::remove(entry.path());
  }
  EXPECT_THAT(refusal({"scaled-1", "scaled-2"}), HasSubstr("the contents of out were captured in only one of them"));
}

}  // namespace
}  // namespace headroom
