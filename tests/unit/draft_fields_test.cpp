// A draft as fields: their contents, the effects of changes, and which field has a problem.
#include "headroom/authoring/draft_fields.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "headroom/authoring/new_description.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "reported_facts.hpp"
#include "test_folder.hpp"
#include "workbench/authoring/draft_toml.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

constexpr const char* kSaxpy =
    "kernel void saxpy(global float* y, global const float* x, float a, int n) {\n"
    "  const int i = get_global_id(0); if (i < n) y[i] = a * x[i] + y[i]; }";

KernelDraft saxpy() {
  KernelDraft draft =
      draftFor(factsOf("saxpy", {"global float* y", "global const float* x", "float a", "int n"}), kSaxpy, {});
  draft.sources = {"saxpy.cl"};
  return draft;
}

constexpr const char* kTotal =
    "kernel void total(global const float* in, global float* out, local float* room, uint n) {\n"
    "  const uint l = get_local_id(0), i = get_global_id(0); room[l] = in[i]; barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  for (uint step = get_local_size(0) / 2; step > 0; step /= 2) {\n"
    "    if (l < step) room[l] += room[l + step]; barrier(CLK_LOCAL_MEM_FENCE); }\n"
    "  if (l == 0) out[get_group_id(0)] = room[0]; }";

KernelDraft total() {
  KernelDraft draft = draftFor(
      factsOf("total", {"global const float* in", "global float* out", "local float* room", "uint n"}), kTotal, {});
  draft.sources = {"total.cl"};
  return draft;
}

const DraftSurroundings kAround{"mine-of-fields", kSaxpy, "/nowhere"};

std::string textOf(const KernelDraft& draft, const std::string& id) {
  const std::vector<DraftField> fields = fieldsOf(draft);
  const auto found = std::ranges::find(fields, id, &DraftField::id);
  return found == fields.end() ? "no such field" : found->text;
}

DraftField fieldOf(const KernelDraft& draft, const std::string& id) {
  const std::vector<DraftField> fields = fieldsOf(draft);
  const auto found = std::ranges::find(fields, id, &DraftField::id);
  if (found == fields.end()) throw std::runtime_error("no field " + id);
  return *found;
}

/// Returns the problems of the draft after the edits, as "FIELD: SENTENCE".
std::vector<std::string> problemsAfter(const std::vector<DraftEdit>& edits, const KernelDraft& draft = saxpy(),
                                       const DraftSurroundings& around = kAround) {
  std::vector<std::string> problems;
  for (const FieldProblem& each : edited(draft, edits, around).problems)
    problems.push_back(each.field + ": " + each.sentence);
  return problems;
}

TEST(DraftFields, EverythingThatTheDraftTookIsAField) {
  const KernelDraft draft = saxpy();
  std::vector<std::string> ids;
  for (const DraftField& field : fieldsOf(draft)) ids.push_back(field.id);
  EXPECT_THAT(
      ids, ElementsAre("size.n", "buffer.y.type", "buffer.y.use", "buffer.y.shape", "buffer.y.fill", "buffer.x.type",
                       "buffer.x.use", "buffer.x.shape", "buffer.x.fill", "argument.a", "global.0", "local.0", "round",
                       "reference", "reference.each.y", "reference.kernel", "reference.files.y", "tolerance.y"));
  EXPECT_EQ(textOf(draft, "size.n"), "1048576");
  EXPECT_EQ(textOf(draft, "buffer.y.use"), "inout");
  EXPECT_EQ(textOf(draft, "buffer.x.shape"), "n");
  EXPECT_EQ(textOf(draft, "argument.a"), "2.0");
  EXPECT_EQ(textOf(draft, "global.0"), "n");
  EXPECT_EQ(textOf(draft, "reference"), "none");
}

/// A draft as made from another tuner's problem.
KernelDraft tunedSaxpy() {
  KernelDraft draft = saxpy();
  draft.tunables = {{"GROUP", {32, 64}, 64}, {"EACH", {1, 2, 4}, 1}};
  draft.conditions = {"GROUP * EACH <= 128"};
  draft.local = {"GROUP"};
  draft.isRounded = true;
  return draft;
}

TEST(DraftFields, TunablesAndConditionsAreFieldsAndStayWhenTheLaunchChanges) {
  KernelDraft draft = tunedSaxpy();
  EXPECT_EQ(textOf(draft, "tune.EACH.values"), "1, 2, 4");
  EXPECT_EQ(textOf(draft, "tune.GROUP.default"), "64");
  EXPECT_EQ(textOf(draft, "condition.0"), "GROUP * EACH <= 128");
  EXPECT_EQ(setField(draft, "tune.EACH.values", "8, 1, 8"), "");
  EXPECT_THAT(draft.tunables[1].values, ElementsAre(8, 1)) << "each once";
  EXPECT_EQ(setField(draft, "round", "exact"), "");
  EXPECT_THAT(toToml(draft), HasSubstr("require = [\"n % GROUP == 0\", \"GROUP * EACH <= 128\"]"));
  EXPECT_EQ(setField(draft, "condition.0", ""), "");
  EXPECT_THAT(toToml(draft), HasSubstr("require = [\"n % GROUP == 0\"]"));
}

TEST(DraftFields, WhatIsWrongWithTunablesStandsAtTheirFields) {
  EXPECT_THAT(problemsAfter({}, tunedSaxpy()), IsEmpty());
  EXPECT_THAT(problemsAfter({{"tune.EACH.values", "1, 2.5"}}, tunedSaxpy()),
              ElementsAre(AllOf(HasSubstr("tune.EACH.values: "), HasSubstr("\"2.5\" is not a whole number"))));
  EXPECT_THAT(problemsAfter({{"tune.EACH.default", "3"}}, tunedSaxpy()),
              ElementsAre(AllOf(HasSubstr("tune.EACH.default: "), HasSubstr("not among the values"))));
  EXPECT_THAT(problemsAfter({{"condition.0", "GROUP * NOTHING < 3"}, {"tune.GROUP.values", ""}}, tunedSaxpy()),
              UnorderedElementsAre(HasSubstr("condition.0: "), HasSubstr("tune.GROUP.values: GROUP has no value")));
}

TEST(DraftFields, FilesAndTolerancesAreWrittenAsTheReaderTakesThem) {
  TestFolder folder;
  writeFile(folder.path() / "y.raw", std::string(16, '\0'));
  const DraftSurroundings around{"mine-of-fields", kSaxpy, folder.path().string()};
  const std::vector<DraftEdit> edits{
      {"reference", "files"}, {"reference.files.y", "y.raw"}, {"tolerance.y", "abs .5, rel 1e-5"}};
  const EditedDraft made = edited(saxpy(), edits, around);
  EXPECT_THAT(problemsAfter(edits, saxpy(), around), IsEmpty());
  EXPECT_THAT(toToml(made.draft),
              AllOf(HasSubstr("file = { y = \"y.raw\" }"), HasSubstr("y = { abs = 0.5, rel = 1e-05 }")));
  EXPECT_EQ(textOf(made.draft, "tolerance.y"), "abs 0.5, rel 1e-05");
  EXPECT_THAT(problemsAfter({{"reference", "files"}, {"reference.files.y", "gone.raw"}}, saxpy(), around),
              ElementsAre(HasSubstr("reference.files.y: There is no file gone.raw")));
  EXPECT_THAT(problemsAfter({{"reference", "files"}}, saxpy(), around),
              ElementsAre(HasSubstr("reference.files.y: No file is named")));
  EXPECT_THAT(problemsAfter({{"reference", "each"}, {"reference.each.y", "1"}, {"tolerance.y", "much"}}),
              ElementsAre(HasSubstr("tolerance.y: \"much\" is not a tolerance")));
}

TEST(DraftFields, QuestionsAreAtTheFieldsThatAnswerThem) {
  const KernelDraft draft = saxpy();
  EXPECT_EQ(fieldOf(draft, "argument.a").asked, "Which value has a?");
  EXPECT_TRUE(fieldOf(draft, "argument.a").isOfValue);
  EXPECT_EQ(fieldOf(draft, "reference").asked, "What should the results be?");
  EXPECT_EQ(fieldOf(draft, "buffer.x.shape").asked, "");
  for (const DraftQuestion& question : total().questions)
    EXPECT_THAT(question.fields, Not(IsEmpty())) << "nothing answers: " << question.asked;
}

TEST(DraftFields, WhatIsChangedIsInTheDescriptionAndAskedNoMore) {
  KernelDraft draft = saxpy();
  for (const auto& [id, text] : std::vector<DraftEdit>{{"size.n", "1024, 4096"},
                                                       {"buffer.x.fill", "-1 to 1"},
                                                       {"argument.a", "2.5"},
                                                       {"reference", "each"},
                                                       {"reference.each.y", "2.5 * x[i] + y[i]"}}) {
    EXPECT_EQ(setField(draft, id, text), "") << id;
    EXPECT_EQ(textOf(draft, id), text);
  }
  const std::string toml = toToml(draft);
  EXPECT_THAT(toml, HasSubstr("n = { values = [1024, 4096], unit = \"elements\" }"));
  EXPECT_THAT(toml, HasSubstr("init = { random = [-1, 1] }"));
  EXPECT_THAT(toml, HasSubstr("{ type = \"float\", value = 2.5 }"));
  EXPECT_THAT(toml, HasSubstr("[reference]\neach = { y = \"2.5 * x[i] + y[i]\" }"));
  EXPECT_THAT(toml, Not(HasSubstr("# ?"))) << "nothing is left to ask";
  EXPECT_THAT(toml, Not(HasSubstr("none = true")));
  EXPECT_THAT(problemsWith(draft, kAround), IsEmpty());
}

TEST(DraftFields, TheTextOfAFieldGivesBackWhatItIsOf) {
  const std::string mixed =
      "typedef struct { float weight; int2 at; } Spot;\n"
      "kernel void mix(read_only image2d_t from, write_only image2d_t to, sampler_t how, Spot spot, float4 tint,\n"
      "                uint pitch, ulong count, global void* rest) {\n"
      "  const int2 p = (int2)(get_global_id(0), get_global_id(1));\n"
      "  write_imagef(to, p, spot.weight * tint * read_imagef(from, how, p + spot.at + (int2)(pitch, count))); }";
  KernelDraft mix =
      draftFor(factsOf("mix", {"read_only image2d_t from", "write_only image2d_t to", "sampler_t how", "Spot spot",
                               "float4 tint", "uint pitch", "ulong count", "global void* rest"}),
               mixed, {});
  mix.sources = {"mix.cl"};
  for (const KernelDraft& draft : {saxpy(), total(), mix}) {
    KernelDraft same = draft;
    for (const DraftField& field : fieldsOf(draft)) EXPECT_EQ(setField(same, field.id, field.text), "") << field.id;
    EXPECT_EQ(tomlByFields(same).text, tomlByFields(draft).text);
  }
  EXPECT_EQ(textOf(mix, "argument.spot"), "1.0, 1.0, 1.0");
  EXPECT_EQ(textOf(mix, "argument.how"), "edge nearest");
  EXPECT_THAT(problemsWith(mix, {"mine-of-fields", mixed, "/nowhere"}), IsEmpty());
  EXPECT_EQ(setField(mix, "argument.spot", "0.5, 1"), "");
  EXPECT_THAT(problemsWith(mix, {"mine-of-fields", mixed, "/nowhere"}),
              ElementsAre(::testing::Field(&FieldProblem::field, "argument.spot")));
}

TEST(DraftFields, ContentIsWrittenAsPeopleSayIt) {
  const auto tomlOf = [](const std::string& text) {
    KernelDraft draft = saxpy();
    EXPECT_EQ(setField(draft, "buffer.x.fill", text), "");
    EXPECT_EQ(textOf(draft, "buffer.x.fill"), text);
    return std::ranges::find(draft.buffers, "x", &DraftBuffer::name)->init;
  };
  EXPECT_EQ(tomlOf(""), "");
  EXPECT_EQ(tomlOf("0"), "0");
  EXPECT_EQ(tomlOf("-1.5 to 2"), "{ random = [-1.5, 2] }");
  EXPECT_EQ(tomlOf("whole 0 to 10"), "{ ints = [0, 10] }");
  EXPECT_EQ(tomlOf("sin(i / 50)"), "{ each = \"sin(i / 50)\" }");
  EXPECT_EQ(tomlOf("table.npy"), "{ file = \"table.npy\" }");
}

TEST(DraftFields, NumbersAreThoseOfToml) {
  KernelDraft draft = saxpy();
  for (const auto& [typed, written] : {std::pair{".5", "value = 0.5 "},
                                       {"3", "value = 3 "},
                                       {"-inf", "value = -inf "},
                                       {"nan", "value = nan "},
                                       {"n / 2", "value = \"n / 2\" "}}) {
    EXPECT_EQ(setField(draft, "argument.a", typed), "");
    EXPECT_THAT(toToml(draft), HasSubstr(written));
    EXPECT_THAT(problemsWith(draft, kAround), IsEmpty()) << typed;
  }
}

TEST(DraftFields, AnOutputIsNotFilledAndAnInputOfTheSameContentIs) {
  KernelDraft draft = saxpy();
  setField(draft, "buffer.y.fill", "0");
  setField(draft, "buffer.y.use", "out");
  EXPECT_FALSE(fieldOf(draft, "buffer.y.fill").isUsed);
  EXPECT_THAT(problemsWith(draft, kAround), IsEmpty());
  EXPECT_THAT(toToml(draft), Not(HasSubstr("init = ")));
  setField(draft, "buffer.y.use", "inout");
  EXPECT_THAT(toToml(draft), HasSubstr("init = 0"));
}

TEST(DraftFields, AnotherGroupChangesItsLocalMemoryAndTheSizesThatItTakes) {
  KernelDraft draft = total();
  ASSERT_EQ(textOf(draft, "local.0"), "256");
  ASSERT_EQ(textOf(draft, "argument.room"), "4 * 256");
  EXPECT_THAT(draft.require, ElementsAre(HasSubstr("% 256 == 0")));
  EXPECT_EQ(setField(draft, "local.0", "64"), "");
  EXPECT_EQ(textOf(draft, "argument.room"), "4 * 64");
  EXPECT_THAT(draft.require, ElementsAre(HasSubstr("% 64 == 0")));
  EXPECT_EQ(setField(draft, "round", "up"), "");
  EXPECT_THAT(draft.require, IsEmpty());
  EXPECT_THAT(toToml(draft), HasSubstr("round  = true"));
  const EditedDraft own =
      edited(total(), {{"argument.room", "8 * 256"}, {"local.0", "64"}}, {"mine-of-fields", kTotal, "/nowhere"});
  EXPECT_EQ(textOf(own.draft, "argument.room"), "8 * 256") << "what a person said stays";
  EXPECT_THAT(own.problems, IsEmpty());
}

TEST(DraftProblems, ADraftAsItIsMadeHasNone) {
  EXPECT_THAT(problemsAfter({}), IsEmpty());
  EXPECT_THAT(problemsAfter({}, total(), {"mine-of-fields", kTotal, "/nowhere"}), IsEmpty());
}

TEST(DraftProblems, EachIsAtItsField) {
  for (const auto& [id, wrong] : std::vector<DraftEdit>{{"size.n", "many"},
                                                        {"size.n", "0"},
                                                        {"size.n", ""},
                                                        {"buffer.y.type", "flaot"},
                                                        {"buffer.y.type", ""},
                                                        {"buffer.x.shape", "n *"},
                                                        {"buffer.x.shape", "m"},
                                                        {"buffer.x.shape", "n - n"},
                                                        {"buffer.x.shape", "n,,2"},
                                                        {"buffer.x.shape", "\"n\" \\"},
                                                        {"buffer.x.fill", "1 to 0"},
                                                        {"buffer.x.fill", "q[i]"},
                                                        {"buffer.x.fill", "gone.npy"},
                                                        {"argument.a", ""},
                                                        {"argument.a", "1, 2"},
                                                        {"argument.a", "1.0f"},
                                                        {"global.0", ""},
                                                        {"global.0", "n / "},
                                                        {"local.0", "wide"}}) {
    EXPECT_THAT(problemsAfter({{id, wrong}}), ElementsAre(HasSubstr(id + ": "))) << id << " = " << wrong;
  }
}

TEST(DraftProblems, SentencesSayWhatToDoWithoutAPlaceInAFile) {
  const std::vector<std::string> problems = problemsAfter({{"buffer.x.shape", "n *"}});
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(problems.front(), HasSubstr("n *"));
  EXPECT_THAT(problems.front(), Not(HasSubstr("draft")));
  EXPECT_EQ(problems.front().back(), '.');
  EXPECT_THAT(problemsAfter({{"size.n", "many"}}).front(), HasSubstr("\"many\" is not a whole number"));
}

TEST(DraftProblems, SeveralAreShownAtOnce) {
  EXPECT_THAT(problemsAfter({{"buffer.x.shape", "n *"}, {"buffer.y.type", "flaot"}, {"argument.a", "b +"}}),
              ElementsAre(HasSubstr("buffer.y.type"), HasSubstr("buffer.x.shape"), HasSubstr("argument.a")));
}

TEST(DraftProblems, ExpectedResultsAreLookedAt) {
  const auto with = [](const std::string& text) {
    return problemsAfter({{"reference", "each"}, {"reference.each.y", text}});
  };
  EXPECT_THAT(with("x[i] + y[i]"), IsEmpty());
  EXPECT_THAT(with(""), ElementsAre(HasSubstr("reference.each.y: No expression")));
  EXPECT_THAT(with("z[i]"), ElementsAre(HasSubstr("reference.each.y: ")));
  EXPECT_THAT(problemsAfter({{"reference", "kernel"}}), ElementsAre(HasSubstr("reference.kernel: No kernel")));
}

TEST(DraftProblems, TheKernelOfTheReferenceIsAFileWithADescription) {
  const TestFolder folder;
  const auto with = [&](const std::string& file) {
    DraftSurroundings around = kAround;
    around.folder = folder.path().string();
    return problemsAfter({{"reference", "kernel"}, {"reference.kernel", file}}, saxpy(), around);
  };
  EXPECT_THAT(with("plain.cl"), ElementsAre(HasSubstr("There is no file plain.cl")));
  writeFile(folder.path() / "plain.cl", kSaxpy);
  EXPECT_THAT(with("plain.cl"), ElementsAre(HasSubstr("has no description")));
  writeFile(folder.path() / "plain.toml", "");
  EXPECT_THAT(with("plain.cl"), ElementsAre(HasSubstr("Name plain.toml")));
  EXPECT_THAT(with("plain.toml"), IsEmpty());
}

TEST(DraftProblems, CheckingMakesNothingKnown) {
  EXPECT_THAT(problemsAfter({}), IsEmpty());
  EXPECT_EQ(knownWorkload(kAround.name), nullptr);
}

TEST(NewDescriptions, BuildOptionsAreWordsAndFolders) {
  EXPECT_EQ(buildWordsOf("-D N=4 -Iinclude -I more -cl-mad-enable", "/kernels"),
            (BuildWords{{"-DN=4", "-cl-mad-enable"}, {"/kernels/include", "/kernels/more"}}));
}

TEST(NewDescriptions, NamesOfBuiltInWorkloadsAreAvoided) {
  EXPECT_EQ(descriptionFor("/k/saxpy.cl"), "/k/saxpy.toml");
  EXPECT_EQ(descriptionFor("/k/copy.cl"), "/k/my-copy.toml");
  EXPECT_EQ(whyNoWorkloadName("/k/my-copy.toml"), "");
  EXPECT_THAT(whyNoWorkloadName("/k/copy.toml"), HasSubstr("built-in"));
  EXPECT_THAT(whyNoWorkloadName("/k/my copy.toml"), HasSubstr("cannot name a workload"));
}

TEST(NewDescriptions, AreWrittenWithAPastedTextOrNotAtAll) {
  const TestFolder folder;
  const NewDescription place{folder.path() / "mine-of-fields.cl", folder.path() / "mine-of-fields.toml", true};
  KernelDraft draft = saxpy();
  nameSources(place, {}, draft);
  draft.global = {"n *"};
  EXPECT_THROW(writeDescription(place, draft, kSaxpy), Error);
  EXPECT_THAT(existingFiles(place), IsEmpty());
  draft.global = {"n"};
  writeDescription(place, draft, kSaxpy);
  EXPECT_THAT(existingFiles(place), ElementsAre(place.description, place.kernel));
  EXPECT_EQ(readKernelFile(place.description).id, "mine-of-fields.mine-of-fields");
}

}  // namespace
}  // namespace headroom
