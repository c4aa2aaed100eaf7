// headroom-cli compiled: PoCL's compiled code of kernels, shown and compared.
#include <gmock/gmock.h>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class CompiledCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    save("2 * in[i]");
    write("mine.toml",
          "title = \"Twice\"\nsummary = \"s\"\nsource = [\"mine.cl\"]\n[size]\nN = [4096]\n[buffer]\n"
          "from = { type = \"float16\", count = \"N\" }\nto = { type = \"float16\", count = \"N\", use = \"out\" }\n"
          "[tune.SPARE]\ndefault = 1\nvalues = [1, 2]\n"
          "[[pass]]\nkernel = \"twice\"\nargs = [\"from\", \"to\", { local = \"256\" }]\nglobal = [\"N\"]\nlocal = "
          "[\"64\"]\n"
          "[reference]\neach = { to = \"2 * from[16 * i + c]\" }\n");
  }
  void save(const std::string& value) const {
    write("mine.cl",
          "kernel void twice(global const float16* in, global float16* out, local float* spare) {\n"
          "  local float cells[128];\n  const int i = get_global_id(0);\n  const int l = get_local_id(0);\n"
          "  cells[l] = in[i].x;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
          "  out[i] = " +
              value + " + 0 * cells[63 - l];\n}\n");
  }
  Ended compiled(const std::string& arguments = "") {
    return cli("-q compiled '" + path("mine.toml") + "' --device portable " + arguments);
  }
};

TEST_F(CompiledCommand, ShowsFactsVectorWidthAndCodeOfAKernelsGroup) {
  const Ended ended = compiled();
  ASSERT_EQ(ended.code, 0) << ended.err << ended.out;
  EXPECT_THAT(ended.out, ContainsRegex("mine.mine at 4096 on .*, driver "));
  EXPECT_THAT(ended.out, ContainsRegex("twice\n  group +64 x 1 x 1 work-items\n"));
  EXPECT_THAT(ended.out, ContainsRegex("local memory +512 bytes per group, and 256 by arguments\n"));
  EXPECT_THAT(ended.out, ContainsRegex("vector width +(128|256|512) bits\n"));
  EXPECT_THAT(ended.out, ContainsRegex("memory access .*load of (16|32|64) bytes"));
  EXPECT_THAT(ended.out, ContainsRegex("code of twice: x86-64 ELF, [0-9]+ bytes, [0-9]+ lines of text\n"));
  EXPECT_THAT(ended.out, Not(HasSubstr("occupancy"))) << "of a CPU there is none";
}

TEST_F(CompiledCommand, WritesTheCodeAsTextAndAsItIs) {
  const Ended printed = compiled("--text -");
  ASSERT_EQ(printed.code, 0) << printed.err;
  EXPECT_THAT(printed.out, StartsWith("_pocl_kernel_twice_workgroup:\n"));
  const Ended written = compiled("--text '" + path("code.s") + "' --binary '" + path("code.so") + "' --json");
  ASSERT_EQ(written.code, 0) << written.err;
  EXPECT_EQ(contentOf(path("code.s")), printed.out);
  EXPECT_THAT(contentOf(path("code.so")), StartsWith("\177ELF"));
  const auto kernel = nlohmann::json::parse(written.out).at("compiled").at("kernels").at(0);
  EXPECT_EQ(kernel.at("kernel"), "twice");
  EXPECT_EQ(kernel.at("local_bytes"), 512);
  EXPECT_GT(kernel.at("code").at("vector_arithmetic"), 0);
  const Ended without = compiled("--text -");
  EXPECT_EQ(without.out, printed.out) << "the same text each time";
}

TEST_F(CompiledCommand, SaysWhatIsMissingWithoutADisassembler) {
  ASSERT_EQ(compiled().code, 0) << "PoCL needs PATH itself, to link what it does not have yet";
  const Ended ended = cli("-q compiled '" + path("mine.toml") + "' --device portable --text -", "PATH=/nowhere");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("objdump cannot be started"), HasSubstr("binutils")));
}

TEST_F(CompiledCommand, NamesTheCallByWhichADriverRefusesTheCode) {
  const Ended ended = cli("-q compiled '" + path("mine.toml") + "' --device portable",
                          "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER
                          "' HEADROOM_FAULT_ERROR=-5 "
                          "HEADROOM_FAULT_CALL=clGetProgramInfo HEADROOM_FAULT_NUMBER=1");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, ContainsRegex("code of twice: none[^\n]*clGetProgramInfo failed with CL_OUT_OF_RESOURCES"));
}

TEST_F(CompiledCommand, NamesQueriesThatFailAndPrintsTheOtherFacts) {
  const std::vector<std::pair<std::string, int>> queries{{"clGetKernelWorkGroupInfo", 3}, {"clGetProgramBuildInfo", 1}};
  for (const auto& [call, number] : queries) {
    const Ended ended = cli("-q compiled '" + path("mine.toml") + "' --device portable",
                            fmt::format("OPENCL_LAYERS='" HEADROOM_FAULT_LAYER
                                        "' HEADROOM_FAULT_ERROR=-5 HEADROOM_FAULT_CALL={} HEADROOM_FAULT_NUMBER={}",
                                        call, number));
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_THAT(ended.out, AllOf(HasSubstr("note: " + call + " failed with CL_OUT_OF_RESOURCES, so facts are missing."),
                                 HasSubstr("  instructions  ")));
  }
}

TEST_F(CompiledCommand, ShowsTheLogOfWhatDoesNotCompileWithTheUsersLine) {
  save("2 * im[i]");
  const Ended ended = compiled();
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("mine.mine"), HasSubstr("mine.cl:7")));
  EXPECT_EQ(ended.out, "");
}

TEST_F(CompiledCommand, ShowsWhatDiffersBetweenTwoRevisions) {
  const std::string watch =
      "-q watch '" + path("mine.toml") + "' --device portable --time-budget 0.01 --no-ceilings --times 0";
  ASSERT_EQ(cli(watch).code, 0);
  save("in[i] * 2 + in[i] * in[i] * 0.0f");
  ASSERT_EQ(cli(watch).code, 0);
  const Ended both = compiled("--diff 1,2");
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_THAT(both.out, AllOf(HasSubstr("--- revision 1\n+++ revision 2\n"), HasSubstr("  instructions: ")));
  EXPECT_THAT(compiled("--diff 2").out, HasSubstr("Both compile to the same code."));
  save("in[i] * 2 + in[i] * in[i] * 0.5f");
  EXPECT_THAT(compiled("--diff 2").out, HasSubstr("0x3f000000")) << "a constant alone is another one";
  EXPECT_EQ(compiled("--diff 9").code, 2);
  EXPECT_EQ(cli("compiled copy.scalar --diff 1").code, 2);
}

TEST_F(CompiledCommand, TakesVariantsTunablesAndSizes) {
  const Ended built = cli("-q compiled copy.vector4 --device portable --size 64x48");
  EXPECT_EQ(built.code, 0) << built.err;
  EXPECT_THAT(built.out, HasSubstr("copy.vector4 at 64 x 48 on "));
  EXPECT_THAT(compiled("--set SPARE=2").out, HasSubstr("-DSPARE=2"));
  EXPECT_EQ(compiled("--set SPARE=3").code, 2);
  EXPECT_EQ(compiled("--set NONE=3").code, 2);
  EXPECT_EQ(compiled("--size 0").code, 2);
  EXPECT_EQ(cli("compiled nothing.cl").code, 2);
  EXPECT_EQ(cli("compiled no.variant").code, 2);
  EXPECT_EQ(cli("-q compiled overheads.device-events").code, 2) << "no kernel";
  EXPECT_EQ(cli("-q compiled copy.scalar --device none").code, 5);
}

}  // namespace
}  // namespace headroom
