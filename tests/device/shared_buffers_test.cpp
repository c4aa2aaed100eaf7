// Arguments that are parts of buffers or of files, images created from buffers, header folders, masks.
#include <gmock/gmock.h>

#include "captured_folder.hpp"
#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ArgumentParts : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::filesystem::create_directories(path("k/headers/deep"));
  }
  void describe(const std::string& toml, const std::string& source) const {
    write("k/mine.toml", "source = [\"code.cl\"]\n" + toml);
    write("k/code.cl", source);
  }
  Ended run(const std::string& more = "") {
    return cli("--kernels '" + path("k") + "' run --workload mine --time-budget 0.02 --one-process --no-ceilings " +
               more);
  }
};

constexpr const char* kHalves = R"([size]
N = [4096]
[buffer]
all = { type = "int", count = "N", use = "inout", init = { each = "i" } }
[[pass]]
kernel = "halves"
args = [{ buffer = "all", bytes = "2 * N" }, { buffer = "all", offset = "2 * N" }, "all"]
global = ["N / 2"]
[reference]
each = { all = "i < N / 2 ? i + N / 2 : i" }
)";
constexpr const char* kHalvesSource =
    "kernel void halves(global int* low, global const int* high, global const int* all) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  low[i] = high[i] == all[i + get_global_size(0)] ? high[i] : -1;\n}\n";

TEST_F(ArgumentParts, ShareTheMemoryOfTheirBuffer) {
  describe(kHalves, kHalvesSource);
  const Ended ran = run();
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("mine.mine"), HasSubstr("Ok"), Not(HasSubstr("not checked"))));
}

TEST_F(ArgumentParts, BeyondTheirBufferAreASentence) {
  std::string text = kHalves;
  text.replace(text.find("offset = \"2 * N\""), 16, "offset = \"4 * N\"");
  describe(text, kHalvesSource);
  const Ended ran = run();
  EXPECT_THAT(ran.out + ran.err, AllOf(HasSubstr("the buffer all has 16384 bytes"), HasSubstr("from byte 16384 on")));
}

TEST_F(ArgumentParts, AreRefusedByTheReaderWhereTheyMakeNoSense) {
  for (const auto& [part, sentence] : {std::pair{"{ buffer = \"none\" }", "there is no buffer \"none\""},
                                       std::pair{"{ buffer = \"all\", offset = -4 }", "must be at least 0"},
                                       std::pair{"{ buffer = \"all\", bytes = 0 }", "must be at least 1"},
                                       std::pair{"{ buffer = \"all\", value = 3 }", "unknown key"},
                                       std::pair{"{ file = \"../secret\" }", "is not beside the description"}}) {
    std::string text = kHalves;
    const std::string first = "{ buffer = \"all\", bytes = \"2 * N\" }";
    text.replace(text.find(first), first.size(), part);
    describe(text, kHalvesSource);
    const Ended ran = run();
    EXPECT_EQ(ran.code, 2) << part;
    EXPECT_THAT(ran.err, HasSubstr(sentence)) << part;
  }
}

TEST_F(ArgumentParts, AFilesBytesAreAValue) {
  describe(R"([size]
N = [64]
[buffer]
out = { type = "int", count = "N", use = "out" }
[[pass]]
kernel = "add"
args = ["out", { file = "pair.bin" }]
global = ["N"]
[reference]
each = { out = "i + 42" }
)",
           "typedef struct { char a; int b; } Pair;\n"
           "kernel void add(global int* out, const Pair pair) { const int i = get_global_id(0); out[i] = i + pair.a + "
           "pair.b; }\n");
  const Ended missing = run();
  EXPECT_THAT(missing.out + missing.err, AllOf(HasSubstr("pair.bin could not be read"), HasSubstr("Failed")));
  write("k/pair.bin", bytesOfOne(std::int32_t{2}) + bytesOfOne(std::int32_t{40}));
  EXPECT_EQ(run().code, 0);
  write("k/pair.bin", "");
  EXPECT_THAT(run().out, HasSubstr("Failed"));
}

TEST_F(ArgumentParts, AMaskLeavesNumbersOut) {
  const auto describeWith = [this](const char* reference) {
    describe(
        std::string("[size]\nN = [64]\n[buffer]\nout = { type = \"int\", count = \"N\", use = \"out\" }\n[[pass]]\n"
                    "kernel = \"k\"\nargs = [\"out\"]\nglobal = [\"N\"]\n[reference]\n") +
            reference,
        "kernel void k(global int* out) { const int i = get_global_id(0); out[i] = i == 5 ? -1 : i; }\n");
  };
  describeWith("each = { out = \"i\" }\n");
  EXPECT_EQ(run().code, 3);
  std::string mask(256, '\1');
  mask[4 * 5 + 3] = '\0';
  write("k/out.mask", mask);
  describeWith("each = { out = \"i\" }\nmask = { out = \"out.mask\" }\n");
  const Ended masked = run();
  EXPECT_EQ(masked.code, 0) << masked.out;
  mask[4 * 5 + 3] = '\1';
  mask[0] = '\0';
  write("k/out.mask", mask);
  EXPECT_EQ(run().code, 3) << "another number is left out";
  write("k/out.mask", "short");
  EXPECT_THAT(run().out, HasSubstr("Failed"));
  describeWith("mask = { out = \"out.mask\" }\n");
  EXPECT_THAT(run().err, HasSubstr("names 0 sources"));
}

TEST_F(ArgumentParts, HeadersAreFoundWhereverTheFolderIs) {
  write("k/headers/deep/two.h", "#define TWO 2\n");
  write("k/headers/twice.h", "COUNT_ME\n");
  write("k/headers/other.cl", "this is not a kernel\n");
  describe(
      R"(options = ["-I headers"]
[size]
N = [64]
[buffer]
out = { type = "int", count = "N", use = "out" }
[[pass]]
kernel = "k"
args = ["out"]
global = ["N"]
[reference]
each = { out = "4" }
)",
      "#include <deep/two.h>\n#ifdef NEVER\n#include \"missing.h\"\n#endif\n#define COUNT_ME + 1\n"
      "kernel void k(global int* out) { out[get_global_id(0)] = TWO\n#include \"twice.h\"\n#include \"twice.h\"\n; }");
  const Ended ran = run();
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.err, Not(HasSubstr("other.cl"))) << "a header is not a kernel that was left out";
  std::filesystem::rename(path("k"), path("with blanks"));
  const Ended moved =
      cli("--kernels '" + path("with blanks") + "' run --workload mine --time-budget 0.02 --one-process --no-ceilings");
  EXPECT_EQ(moved.code, 0) << moved.out << moved.err;
}

TEST_F(ArgumentParts, AnImageOfABufferHasItsPixels) {
  describe(R"([size]
N = [64]
[buffer]
pixels = { image = "1d buffer", format = "rgba float", shape = ["N"], init = { each = "i + c / 4" } }
out = { type = "float", count = "N", use = "out" }
[[pass]]
kernel = "k"
args = ["out", "pixels"]
global = ["N"]
[reference]
each = { out = "i + 0.75" }
)",
           "kernel void k(global float* out, read_only image1d_buffer_t pixels) {\n"
           "  const int i = get_global_id(0); out[i] = read_imagef(pixels, i).w; }\n");
  const Ended ran = run();
  if (ran.out.find("Unsupported") != std::string::npos) GTEST_SKIP() << ran.out;
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

}  // namespace
}  // namespace headroom
