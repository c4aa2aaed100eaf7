// Logs as written by Oclgrind 21.10: complete, truncated and invented; and their findings on the lines of the user's
// files.
#include "workbench/checking/oclgrind_log.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "headroom/catalogue/catalogue.hpp"
#include "workbench/checking/findings.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kRead =
    "\n"
    "Invalid read of size 4 at global memory address 0x100000000053c\n"
    "\tKernel: k\n"
    "\tEntity: Global(335,0,0) Local(15,0,0) Group(20,0,0)\n"
    "\t  %0 = load float, float addrspace(1)* %arrayidx, align 4, !dbg !32, !tbaa !33\n"
    "\tAt line 16 (column 15) of input.cl:\n"
    "\t  (source not available)\n"
    "\t\n";
const std::string kFollowing =
    "\n"
    "Uninitialized value written to global memory address 0x200000000053c\n"
    "\tKernel: k\n"
    "\tEntity: Global(335,0,0) Local(15,0,0) Group(20,0,0)\n"
    "\t  store float %0, float addrspace(1)* %arrayidx1, align 4, !dbg !38, !tbaa !33\n"
    "\tAt line 16 (column 13) of input.cl:\n"
    "\t  (source not available)\n"
    "\t\n";
const std::string kRace =
    "\n"
    "Read-write data race at local memory address 0x100000000001c\n"
    "\tKernel: k\n"
    "\t\n"
    "\tFirst entity:  Global(8,0,0) Local(8,0,0) Group(0,0,0)\n"
    "\t  %1 = load float, float addrspace(3)* %arrayidx6, align 4, !dbg !58, !tbaa !51\n"
    "\tAt line 20 (column 27) of input.cl:\n"
    "\t  (source not available)\n"
    "\t\n"
    "\tSecond entity: Global(7,0,0) Local(7,0,0) Group(0,0,0)\n"
    "\t  store float %0, float addrspace(3)* %arrayidx5, align 4, !dbg !56, !tbaa !51\n"
    "\tAt line 19 (column 14) of input.cl:\n"
    "\t  (source not available)\n"
    "\t\n";
const std::string kDivergence =
    "\n"
    "Work-group divergence detected (barrier)\n"
    "\tKernel:     k\n"
    "\tWork-group: (20,0,0)\n"
    "\tOnly 15 out of 16 work-items executed barrier\n"
    "\t  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !53\n"
    "\tAt line 3 (column 3) of piece.clh:\n"
    "\t  (source not available)\n"
    "\t\n";
const std::string kBranch =
    "\n"
    "Controlflow depends on uninitialized value\n"
    "\tKernel: k\n"
    "\tEntity: Global(1,0,0) Local(1,0,0) Group(0,0,0)\n"
    "\t  br i1 %cmp7, label %if.then9, label %cleanup, !dbg !55\n"
    "\tAt line 19 (column 7) of input.cl:\n"
    "\t  (source not available)\n"
    "\t\n";
const std::string kCut = "\nOclgrind: 4 errors generated - suppressing further errors\n\n";

TEST(OclgrindLog, HasAMessageOfEachKindWithItsPlace) {
  const OclgrindLog log = readOclgrindLog(kRead + kRace + kDivergence + kBranch);
  ASSERT_EQ(log.messages.size(), 4U);
  const LoggedMessage read{FindingKind::OutOfBounds, "k", "read of 4 bytes outside of any buffer in global memory",
                           {"input.cl", 16, 15},     {},  {"(335,0,0)"}};
  EXPECT_EQ(log.messages[0], read);
  EXPECT_EQ(log.messages[1].kind, FindingKind::DataRace);
  EXPECT_EQ(log.messages[1].place, (SourcePlace{"input.cl", 20, 27}));
  EXPECT_EQ(log.messages[1].other, (SourcePlace{"input.cl", 19, 14}));
  EXPECT_EQ(log.messages[1].workItems, (std::vector<std::string>{"(8,0,0)", "(7,0,0)"}));
  EXPECT_THAT(log.messages[1].text, HasSubstr("local memory"));
  EXPECT_EQ(log.messages[2].kind, FindingKind::BarrierDivergence);
  EXPECT_EQ(log.messages[2].kernel, "k");
  EXPECT_EQ(log.messages[2].place.file, "piece.clh");
  EXPECT_EQ(log.messages[3].kind, FindingKind::Uninitialised);
  EXPECT_FALSE(log.isCutShort);
  EXPECT_TRUE(readOclgrindLog(kRead + kCut).isCutShort);
}

TEST(OclgrindLog, KnowsTheOtherWordsOfEachClass) {
  const auto kindOf = [](const std::string& line) { return readOclgrindLog(line + "\n").messages.at(0).kind; };
  EXPECT_EQ(kindOf("Index (17) exceeds static array size (16)"), FindingKind::OutOfBounds);
  EXPECT_EQ(kindOf("Invalid write of size 1 at private memory address 0x1"), FindingKind::OutOfBounds);
  EXPECT_EQ(kindOf("Write-write data race at global memory address 0x1"), FindingKind::DataRace);
  EXPECT_EQ(kindOf("Uninitialized address used to read from global memory address 0x1"), FindingKind::Uninitialised);
  EXPECT_EQ(kindOf("Instruction depends on an uninitialized index value"), FindingKind::Uninitialised);
  EXPECT_EQ(kindOf("Work-group divergence detected (async copy)"), FindingKind::BarrierDivergence);
  EXPECT_EQ(kindOf("Invalid write to read-only buffer"), FindingKind::Other);
  EXPECT_EQ(readOclgrindLog("OCLGRIND FATAL ERROR (x.cpp:1)\n").messages.at(0).text, "OCLGRIND FATAL ERROR (x.cpp:1)");
}

TEST(OclgrindLog, ThatIsCutOffAnywhereIsReadAsFarAsItGoes) {
  const std::string whole = kRead + kRace + kDivergence + kBranch + kCut;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    for (const LoggedMessage& message : readOclgrindLog(whole.substr(0, length)).messages)
      EXPECT_GE(message.place.line, 0);
  }
  EXPECT_EQ(readOclgrindLog(whole.substr(0, kRead.size() + 20)).messages.size(), 2U);
}

TEST(OclgrindLog, MayHoldAnything) {
  for (const char* text :
       {"", "\n\n\n", "\tKernel: k\n", "x", "At line 1 of a\n", "Invalid read of size \n\tAt line of x\n",
        "Invalid read of size 99999999999999999999 at\n\tAt line 99999999999999999999 (column x) of \n",
        "Index (\nIndex ()\nIndex (1) exceeds (\n", " data race at \n", "y data race at \n",
        "Invalid write of size 4 at \n\tEntity: Global(\n\tFirst entity:\n\tSecond entity: Global)\n"})
    EXPECT_LE(readOclgrindLog(text).messages.size(), 3U) << text;
  std::string many;
  for (std::size_t i = 0; i < kMostMessages + 10; ++i) many += "x\n";
  EXPECT_EQ(readOclgrindLog(many).messages.size(), kMostMessages);
  EXPECT_TRUE(readOclgrindLog(many).isCutShort);
}

/// A kernel k whose text starts with a piece of four lines.
Variant someVariant() {
  Variant variant;
  variant.workload = "mine";
  variant.name = "mine";
  variant.origin = "/home/me/mine.cl";
  variant.files = {{"/home/me/mine.cl", {}}, {"/home/me/pieces/piece.clh", {}}};
  variant.source = "#line 1 \"piece.clh\"\nfirst\nsecond\n  barrier(1);\n#line 2 \"mine.cl\"\n";
  for (int line = 2; line < 25; ++line) variant.source += "  line " + std::to_string(line) + "\n";
  variant.passes.emplace_back();
  variant.passes.back().kernel = "k";
  return variant;
}

TEST(CheckFindings, AreOnTheLinesOfTheUsersFiles) {
  const Findings found = findingsIn(readOclgrindLog(kRead + kRace + kDivergence), someVariant());
  ASSERT_EQ(found.findings.size(), 3U);
  EXPECT_EQ(found.findings[0].place, (SourcePlace{"/home/me/mine.cl", 16, 15}));
  EXPECT_EQ(found.findings[0].source, "line 16");
  EXPECT_EQ(found.findings[1].place.line, 19) << "of a race the line that comes first";
  EXPECT_EQ(found.findings[1].other, (SourcePlace{"/home/me/mine.cl", 20, 27}));
  EXPECT_EQ(found.findings[2].place, (SourcePlace{"/home/me/pieces/piece.clh", 3, 3}));
  EXPECT_EQ(found.findings[2].source, "barrier(1);");
}

TEST(CheckFindings, AreOneForEqualOnesAndNoneForOthersKernels) {
  std::string other = kRead;
  other.replace(other.find("Kernel: k"), 9, "Kernel: digestBytes");
  const Findings found = findingsIn(readOclgrindLog(kRead + kRead + other + kRead), someVariant());
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_EQ(found.findings[0].times, 3U);
  EXPECT_EQ(found.findings[0].workItem, "(335,0,0)");
}

TEST(CheckFindings, AreOneForAnIndexAndTheAccessesThatItLeadsTo) {
  std::string log;
  for (const char* first :
       {"Invalid read of size 4 at local memory address 0x1", "Index (4) exceeds static array size (4)",
        "Invalid write of size 4 at local memory address 0x1", "Index (4) exceeds static array size (4)",
        "Index (5) exceeds static array size (4)"})
    log += std::string(first) + "\n\tKernel: k\n\tAt line 16 (column 1) of input.cl:\n";
  const Findings found = findingsIn(readOclgrindLog(log), someVariant());
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_EQ(found.findings[0].text, "index 4 in an array of 4");
  EXPECT_EQ(found.findings[0].times, 3U);
}

TEST(CheckFindings, LeaveOutWhatFollowsFromAnotherOfTheSameWorkItem) {
  EXPECT_EQ(findingsIn(readOclgrindLog(kRead + kFollowing), someVariant()).findings.size(), 1U);
  EXPECT_EQ(findingsIn(readOclgrindLog(kFollowing), someVariant()).findings.size(), 1U);
  EXPECT_EQ(findingsIn(readOclgrindLog(kRead + kBranch), someVariant()).findings.size(), 2U);
}

TEST(CheckFindings, AreNoMoreThanAnybodyReads) {
  std::string log;
  for (std::size_t line = 1; line <= kMostFindings + 5; ++line)
    log += "Invalid read of size 4 at global memory address 0x1\n\tKernel: k\n\tAt line " + std::to_string(line) +
           " (column 1) of input.cl:\n";
  const Findings found = findingsIn(readOclgrindLog(log), someVariant());
  EXPECT_EQ(found.findings.size(), kMostFindings);
  EXPECT_TRUE(found.isCutShort);
}

}  // namespace
}  // namespace headroom
