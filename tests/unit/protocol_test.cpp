#include "jobs/protocol.hpp"

#include <gmock/gmock.h>

#include <limits>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"

namespace headroom {
namespace {

template <typename What, typename... Others>
What as(std::variant<Others...> line) {
  return std::get<What>(std::move(line));
}

TEST(Protocol, CarriesAMeasureJobWithItsWholeKernel) {
  const Catalogue catalogue;
  MeasureJob job;
  job.deviceId = "1:2";
  job.variant = catalogue.find("blur.separable");
  job.role = Role::Ceiling;
  job.size = {1023, 769};
  job.parameters = {{"sigma", 0.1 + 0.2}};
  job.sampling.noiseGoal = 1.0 / 3;
  job.seed = 0xffffffffffffffffULL;
  const std::string line = encode(7, Job(job));
  EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1) << "one line";
  const auto received = as<JobLine>(decodeRequest(line));
  EXPECT_EQ(received.serial, 7U);
  const auto& measure = std::get<MeasureJob>(received.job);
  EXPECT_EQ(measure.deviceId, job.deviceId);
  EXPECT_EQ(measure.variant.id, job.variant.id);
  EXPECT_EQ(measure.variant.source, job.variant.source);
  EXPECT_EQ(measure.variant.passes.size(), job.variant.passes.size());
  EXPECT_EQ(measure.role, Role::Ceiling);
  EXPECT_EQ(measure.size, job.size);
  EXPECT_EQ(measure.parameters, job.parameters);
  EXPECT_EQ(measure.sampling, job.sampling);
  EXPECT_EQ(measure.seed, job.seed);
}

TEST(Protocol, CarriesEachOfTwoTextsOfAKernelThatIsAWorkloadOfItsOwn) {
  const auto read = [](const std::string& global, const std::string& origin) {
    return parseVariant(
        {.name = "twotexts",
         .text = "kernel void k(global float* a) {}",
         .origin = origin,
         .description = "title = \"t\"\nsummary = \"s\"\nsource = [\"twotexts.cl\"]\n[size]\nN = [64]\n"
                        "M = [64]\n[buffer]\na = { type = \"float\", count = \"N * M\", use = \"out\" }\n"
                        "[[pass]]\nkernel = \"k\"\nargs = [\"a\"]\nglobal = [" +
                        global + "]\n",
         .workload = {},
         .folder = "/"});
  };
  MeasureJob job;
  job.variant = read("\"N\", \"M\"", "/twotexts.toml, revision 1");
  const Variant later = read("\"M\", \"N\"", "/twotexts.toml, revision 2");
  ASSERT_NE(job.variant.description, later.description);
  const auto received = as<JobLine>(decodeRequest(encode(1, Job(job))));
  EXPECT_EQ(std::get<MeasureJob>(received.job).variant.description, job.variant.description);
  EXPECT_EQ(std::get<MeasureJob>(received.job).variant.passes.front().global, job.variant.passes.front().global);
}

TEST(Protocol, CarriesATextAndWhatItsKernelsAre) {
  const DescribeKernelsJob job{"0:1", "kernel void f(global int* a) {}\n// \"\xc3\xa9\"", {"-DN=4"}, "f.cl"};
  const auto asked = as<JobLine>(decodeRequest(encode(3, Job(job))));
  const auto& received = std::get<DescribeKernelsJob>(asked.job);
  EXPECT_EQ(received.deviceId, job.deviceId);
  EXPECT_EQ(received.source, job.source);
  EXPECT_EQ(received.options, job.options);
  EXPECT_EQ(received.origin, job.origin);
  ProgramFacts program{"A device", "-DN=4", {}, "It does not build.", "error: 1\nerror: 2"};
  KernelFacts kernel;
  kernel.name = "f";
  kernel.argumentCount = 2;
  kernel.arguments = {{"a", "float4*", AddressSpace::Constant, ImageAccess::None, true, true, true},
                      {"i", "image2d_t", AddressSpace::Global, ImageAccess::ReadWrite}};
  kernel.requiredGroup = {16, 8, 1};
  kernel.groupHint = {32, 1, 1};
  kernel.vectorHint = "float4";
  kernel.maxGroup = 256;
  kernel.localBytes = 0;
  program.kernels = {kernel};
  const auto told = as<EventLine>(decodeReply(encode(4, JobEvent(KernelsDescribed{program}))));
  EXPECT_EQ(std::get<KernelsDescribed>(told.event).program, program);
}

TEST(Protocol, CarriesAVariantAndWhatBecameOfIt) {
  const Catalogue catalogue;
  const CompileJob job{"0:1", catalogue.find("blur.separable"), {1023, 769}, {{"sigma", 2.5}}};
  const auto asked = as<JobLine>(decodeRequest(encode(3, Job(job))));
  const auto& received = std::get<CompileJob>(asked.job);
  EXPECT_EQ(received.deviceId, job.deviceId);
  EXPECT_EQ(received.variant.source, job.variant.source);
  EXPECT_EQ(received.size, job.size);
  EXPECT_EQ(received.parameters, job.parameters);
  const CompileAheadJob ahead{"0:1", job.variant, {64, 48}, {{"sigma", 3}}};
  const auto wanted = as<JobLine>(decodeRequest(encode(5, Job(ahead))));
  EXPECT_EQ(std::get<CompileAheadJob>(wanted.job).variant.source, job.variant.source);
  EXPECT_EQ(std::get<CompileAheadJob>(wanted.job).size, ahead.size);
  EXPECT_EQ(std::get<CompileAheadJob>(wanted.job).parameters, ahead.parameters);
  CompiledProgram program;
  program.variant = "blur.separable";
  program.kernels.emplace_back().registers = 40;
  program.code = {{"k", "PTX", "text", std::string("\0\xff", 2), ""}};
  const auto reply = as<EventLine>(decodeReply(encode(4, JobEvent(ProgramCompiled{program}))));
  EXPECT_EQ(std::get<ProgramCompiled>(reply.event).program, program);
}

TEST(Protocol, CarriesAReplay) {
  const Catalogue catalogue;
  ReplayJob job;
  job.point.deviceId = "0:1";
  job.point.variant = catalogue.find("blur.separable");
  job.point.size = {1023, 769};
  job.buffers = {"a", "b"};
  job.folder = "/a folder";
  job.other = "b";
  job.otherFile = "/a folder/other";
  const auto asked = as<JobLine>(decodeRequest(encode(3, Job(job))));
  const auto& received = std::get<ReplayJob>(asked.job);
  EXPECT_EQ(received.point.variant.source, job.point.variant.source);
  EXPECT_EQ(received.point.size, job.point.size);
  EXPECT_EQ(received.buffers, job.buffers);
  EXPECT_EQ(received.folder, job.folder);
  EXPECT_EQ(received.other, job.other);
  EXPECT_EQ(received.otherFile, job.otherFile);
}

TEST(Protocol, CarriesWhatKernelsPrint) {
  const std::string line = encode(4, JobEvent(Printed{"one\n\xff\x1b[2J", 12, 345}));
  EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1) << "one line";
  const auto printed = std::get<Printed>(as<EventLine>(decodeReply(line)).event);
  EXPECT_EQ(printed.text, "one\n\xEF\xBF\xBD\x1b[2J") << "what is not UTF-8 cannot be in JSON";
  EXPECT_EQ(printed.moreLines, 12u);
  EXPECT_EQ(printed.moreBytes, 345u);
}

TEST(Protocol, CarriesEveryParameter) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = catalogue.find("copy.scalar");
  job.parameters = {{"gamma", 1.0 / 3}, {"sigma", 2}};
  const auto received = as<JobLine>(decodeRequest(encode(1, Job(job))));
  EXPECT_EQ(std::get<MeasureJob>(received.job).parameters, job.parameters);
  ResultRow row;
  row.parameters = job.parameters;
  const auto told = as<EventLine>(decodeReply(encode(2, JobEvent(RowReady{row}))));
  EXPECT_EQ(std::get<RowReady>(told.event).row.parameters, job.parameters);
}

TEST(Protocol, CarriesARoundOfColdLaunchesAndWhatLaunchesCost) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = catalogue.find("blur.local");
  job.sampling.rounds = 7;
  job.caches = Caches::Cold;
  job.round = 3;
  job.knownLaunchMs = 1.5;
  job.launchesPerSample = 12;
  job.transfers = true;
  const auto line = as<JobLine>(decodeRequest(encode(1, Job(job))));
  const auto& received = std::get<MeasureJob>(line.job);
  EXPECT_EQ(received.sampling, job.sampling);
  EXPECT_EQ(received.caches, Caches::Cold);
  EXPECT_EQ(received.round, 3);
  EXPECT_EQ(received.knownLaunchMs, 1.5);
  EXPECT_EQ(received.launchesPerSample, 12);
  EXPECT_TRUE(received.transfers);
  const auto fresh = as<JobLine>(decodeRequest(encode(3, Job(FreshStartJob{}))));
  EXPECT_TRUE(std::holds_alternative<FreshStartJob>(fresh.job));
  const auto costs = as<JobLine>(decodeRequest(encode(2, Job(LaunchCostsJob{"1:0"}))));
  EXPECT_EQ(std::get<LaunchCostsJob>(costs.job).deviceId, "1:0");
  const LaunchCosts told{1, 2, 3};
  EXPECT_EQ(std::get<LaunchCosts>(as<EventLine>(decodeReply(encode(2, JobEvent(told)))).event), told);
}

TEST(Protocol, CarriesAPairOfVersionsWithTheirBuildOptions) {
  const Catalogue catalogue;
  PairJob job;
  job.base.variant = catalogue.find("copy.scalar");
  job.base.size = {400, 300};
  job.fresh = job.base;
  job.fresh.variant.options.emplace_back("-cl-fast-relaxed-math");
  job.fresh.round = 3;
  job.seconds = 0.125;
  const auto line = as<JobLine>(decodeRequest(encode(1, Job(job))));
  const auto& received = std::get<PairJob>(line.job);
  EXPECT_EQ(received.base.variant.options, job.base.variant.options);
  EXPECT_EQ(received.fresh.variant.options, job.fresh.variant.options) << "or both would be the same kernel";
  EXPECT_EQ(received.fresh.round, 3);
  EXPECT_EQ(received.base.size, job.base.size);
  EXPECT_EQ(received.seconds, 0.125);
}

TEST(Protocol, CarriesAJobThatIsSplitAndWhatCameOfIt) {
  const Catalogue catalogue;
  SplitJob job;
  job.parts = {{"0:0/1of2", catalogue.find("blur.separable"), 300}, {"1:0", catalogue.find("blur.local"), 0}};
  job.size = {400, 300};
  job.parameters = {{"sigma", 5}};
  job.seed = 9;
  job.seconds = 0.25;
  job.isFirst = false;
  const auto line = as<JobLine>(decodeRequest(encode(1, Job(job))));
  const auto& received = std::get<SplitJob>(line.job);
  ASSERT_EQ(received.parts.size(), 2U);
  EXPECT_EQ(received.parts[0].deviceId, "0:0/1of2");
  EXPECT_EQ(received.parts[0].rows, 300);
  EXPECT_EQ(received.parts[1].variant.id, "blur.local");
  EXPECT_EQ(received.size, job.size);
  EXPECT_EQ(received.parameters, job.parameters);
  EXPECT_EQ(received.seed, 9U);
  EXPECT_EQ(received.seconds, 0.25);
  EXPECT_FALSE(received.isFirst);

  SplitMeasured measured;
  measured.status = Status::WrongResult;
  measured.reason = "Rows differ.";
  measured.devices = {"one", "other"};
  measured.whole = {{2, 3}, {{1, 2}, {}}};
  measured.kernels = {{1}, {{0.5}, {}}};
  measured.maxError = std::numeric_limits<double>::infinity();
  const auto event = as<EventLine>(decodeReply(encode(2, JobEvent(measured)))).event;
  const auto& told = std::get<SplitMeasured>(event);
  EXPECT_EQ(told.status, Status::WrongResult);
  EXPECT_EQ(told.reason, measured.reason);
  EXPECT_EQ(told.devices, measured.devices);
  EXPECT_EQ(told.whole.ms, measured.whole.ms);
  EXPECT_EQ(told.whole.partMs, measured.whole.partMs);
  EXPECT_EQ(told.kernels.ms, measured.kernels.ms);
  EXPECT_EQ(told.maxError, measured.maxError);
}

TEST(Protocol, CarriesTheValuesThatAVariantsTunablesHave) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = withConfiguration(catalogue.find("blur.separable"), {{"LOCAL_X", 64}, {"LOCAL_Y", 2}});
  const auto received = as<JobLine>(decodeRequest(encode(1, Job(job))));
  EXPECT_EQ(configurationOf(std::get<MeasureJob>(received.job).variant),
            (Configuration{{"LOCAL_X", 64}, {"LOCAL_Y", 2}}));
  const Activity told{"building", 1.5, Phase::Building};
  const auto activity = std::get<Activity>(as<EventLine>(decodeReply(encode(2, JobEvent(told)))).event);
  EXPECT_EQ(activity.phase, Phase::Building);
  EXPECT_EQ(activity.hostWorkSeconds, 1.5);
}

TEST(Protocol, CarriesAHostPeerByItsId) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = catalogue.find("blur.opencv");
  const auto received = as<JobLine>(decodeRequest(encode(1, Job(job))));
  EXPECT_TRUE(std::get<MeasureJob>(received.job).variant.isHostPeer());
}

TEST(Protocol, CarriesAPhotosShapeAndLeavesItsPixelsToSharedMemory) {
  const Catalogue catalogue;
  const Image photo({3, 2}, 4, Depth::U16, std::vector<std::byte>(48));
  const auto received = as<JobLine>(
      decodeRequest(encode(2, Job(ImageJob{"0:0", catalogue.find("blur.local"), {{"sigma", 2.5}}, photo, true}))));
  ASSERT_TRUE(received.image.has_value());
  EXPECT_EQ(received.image->size, photo.size());
  EXPECT_EQ(received.image->channels, 4);
  EXPECT_EQ(received.image->depth, Depth::U16);
  EXPECT_EQ(received.image->identity, photo.identity());
  EXPECT_EQ(received.image->byteCount(), photo.bytes().size());
  EXPECT_TRUE(std::get<ImageJob>(received.job).image.empty());
}

TEST(Protocol, CarriesRowsNotesActivitiesAndEnds) {
  ResultRow row;
  row.variant = "blur.separable";
  row.reason = "line one\nline two";
  row.samplesMs = {1.5, 2.5};
  row.status = Status::WrongResult;
  const auto event = as<EventLine>(decodeReply(encode(3, JobEvent(RowReady{row}))));
  EXPECT_EQ(event.serial, 3U);
  EXPECT_EQ(std::get<RowReady>(event.event).row.reason, row.reason);
  EXPECT_EQ(std::get<RowReady>(event.event).row.samplesMs, row.samplesMs);
  for (const Note& note : {Note{"n", NoteLevel::Routine}, Note{"n", NoteLevel::Warning}}) {
    EXPECT_EQ(std::get<Note>(as<EventLine>(decodeReply(encode(3, JobEvent(note)))).event), note);
  }
  EXPECT_EQ(std::get<Activity>(as<EventLine>(decodeReply(encode(3, JobEvent(Activity{"a", 2.5})))).event).text, "a");
  const auto finished =
      as<FinishedLine>(decodeReply(encode(FinishedLine{4, {JobOutcome::Kind::Failed, "No luck.", true, true}})));
  EXPECT_EQ(finished.serial, 4U);
  EXPECT_EQ(finished.outcome.kind, JobOutcome::Kind::Failed);
  EXPECT_EQ(finished.outcome.reason, "No luck.");
  EXPECT_TRUE(finished.outcome.noDevice);
  EXPECT_TRUE(finished.outcome.isProcessSpoilt);
  EXPECT_EQ(as<CancelLine>(decodeRequest(encode(CancelLine{9}))).serial, 9U);
}

TEST(Protocol, CarriesFilesThatAJobReads) {
  const OfferLine offer{{{"/home/me/saxpy", "1/x.bin", "00ff", 4096}}};
  const auto received = as<OfferLine>(decodeRequest(encode(offer)));
  ASSERT_EQ(received.files.size(), 1U);
  EXPECT_EQ(received.files[0].folder, "/home/me/saxpy");
  EXPECT_EQ(received.files[0].name, "1/x.bin");
  EXPECT_EQ(received.files[0].sha256, "00ff");
  EXPECT_EQ(received.files[0].bytes, 4096U);
  EXPECT_EQ(as<WantedLine>(decodeReply(encode(WantedLine{{"00ff"}}))).sha256, std::vector<std::string>{"00ff"});
  const std::string line = encode(FileLine{"00ff", 4096});
  EXPECT_EQ(as<FileLine>(decodeRequest(line)).bytes, 4096U);
  EXPECT_EQ(as<FileLine>(decodeRequest(line)).sha256, "00ff");
  EXPECT_EQ(relayedLine(line).bytes, 4096U);
}

/// A runner's own context.
RunContext contextOfRunner() {
  RunContext context = someContext();
  context.startedAt.clear();
  context.namedHost.clear();
  context.otherMachines.clear();
  context.devices.clear();
  context.kernels.clear();
  context.kernelFolders.clear();
  context.launchCosts.clear();
  context.noiseFloors.clear();
  return context;
}

TEST(Protocol, CarriesAGreetingWithTheRunnersVersionsContextAndNotes) {
  const Greeting greeting{
      kProtocolVersion, "1.2.3", contextOfRunner(), {Note{"x", NoteLevel::Routine}, Note{"y", NoteLevel::Warning}}};
  const auto read = as<Greeting>(decodeReply(encode(greeting)));
  EXPECT_EQ(read.protocol, kProtocolVersion);
  EXPECT_EQ(read.version, greeting.version);
  EXPECT_EQ(read.context, greeting.context);
  EXPECT_EQ(read.notes, greeting.notes);
}

TEST(Protocol, ReadsOfAGreetingInAnotherProtocolItsVersionsAlone) {
  const auto oldest = as<Greeting>(decodeReply(R"({"notes": []})"));
  EXPECT_EQ(oldest.protocol, 0) << "from before it was said";
  EXPECT_EQ(oldest.version, "");
  const auto older = as<Greeting>(decodeReply(R"({"version": "0.2.0", "notes": [{"text": "x", "routine": true}]})"));
  EXPECT_EQ(older.protocol, 0);
  EXPECT_EQ(older.version, "0.2.0");
  const auto newer = as<Greeting>(decodeReply(R"({"protocol": 99, "version": "9.0", "context": [], "notes": "new"})"));
  EXPECT_EQ(newer.protocol, 99);
  EXPECT_EQ(newer.version, "9.0");
}

TEST(Protocol, CarriesDevicesWithTheMachineThatTheyAreIn) {
  const auto event = as<EventLine>(decodeReply(encode(3, JobEvent(DevicesFound{{someDevice()}}))));
  EXPECT_EQ(std::get<DevicesFound>(event.event).devices, std::vector{someDevice()});
}

TEST(Protocol, AnnouncesPixelsBothWays) {
  const PixelsLine line{7, std::uint64_t{1} << 40};
  EXPECT_EQ(as<PixelsLine>(decodeRequest(encode(line))), line);
  EXPECT_EQ(as<PixelsLine>(decodeReply(encode(line))), line);
  EXPECT_THROW(decodeReply("{\"pixels\": -1, \"number\": 3}"), Error);
}

TEST(Protocol, CarriesABlurredPhotosTimesAndWhetherItIsToBeSampled) {
  const Catalogue catalogue;
  ImageJob job{
      "0:0", catalogue.find("blur.local"), {{"sigma", 2.5}}, Image({1, 1}, 1, Depth::U8, {std::byte{1}}), false, true};
  EXPECT_TRUE(std::get<ImageJob>(as<JobLine>(decodeRequest(encode(1, Job(job)))).job).checkSample);
  EXPECT_FALSE(std::get<ImageJob>(as<JobLine>(decodeRequest(encode(1, Job(job)))).job).region.has_value());
  job.region = ImageArea{1, 2, {3, 4}};
  EXPECT_EQ(std::get<ImageJob>(as<JobLine>(decodeRequest(encode(1, Job(job)))).job).region, job.region);
  ImageReady ready;
  ready.image = job.image;
  ready.regionError = ErrorFigures{1e-3, 2e-4, std::numeric_limits<double>::infinity()};
  ready.times = {1, 2, 3, 4, 5, 6, 0};
  const auto event = as<EventLine>(decodeReply(encode(2, JobEvent(ready))));
  EXPECT_EQ(std::get<ImageReady>(event.event).times, ready.times);
  const std::optional<ErrorFigures>& error = std::get<ImageReady>(event.event).regionError;
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->maxAbs, 1e-3);
  EXPECT_EQ(error->rms, 2e-4);
  EXPECT_EQ(error->psnrDb, std::numeric_limits<double>::infinity());
}

/// Returns the line with another value for this member.
std::string with(std::string line, const std::string& name, const std::string& value) {
  const std::size_t at = line.find("\"" + name + "\":");
  EXPECT_NE(at, line.npos) << name << " in " << line;
  const std::size_t from = at + name.size() + 3;
  return line.replace(from, line.find_first_of(",}", from) - from, value);
}

TEST(Protocol, RefusesValuesThatAnEnumDoesNotHave) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = catalogue.find("copy.scalar");
  const std::string measure = encode(1, Job(job));
  const std::string activity = encode(1, JobEvent(Activity{"a"}));
  const std::string note = encode(1, JobEvent(Note{"n"}));
  const std::string finished = encode(FinishedLine{1, {}});
  for (const char* number : {"-1", "9", "\"Ok\"", "1e99"}) {
    for (const char* name : {"role", "caches"}) EXPECT_THROW(decodeRequest(with(measure, name, number)), Error) << name;
    EXPECT_THROW(decodeReply(with(activity, "phase", number)), Error);
    EXPECT_THROW(decodeReply(with(note, "level", number)), Error);
    EXPECT_THROW(decodeReply(with(finished, "kind", number)), Error);
  }
  EXPECT_EQ(sentenceOf<Error>([&] { decodeReply(with(activity, "phase", "9")); }).substr(0, 61),
            "The OpenCL runner's protocol was broken: 9 is none of an enum");
  EXPECT_EQ(std::get<MeasureJob>(as<JobLine>(decodeRequest(with(measure, "role", "2"))).job).role, Role::Ceiling);
}

TEST(Protocol, CarriesNumbersThatJsonHasNot) {
  const Catalogue catalogue;
  MeasureJob job;
  job.variant = catalogue.find("copy.scalar");
  job.parameters = {{"gamma", std::numeric_limits<double>::infinity()}};
  job.checkedDigest = 0xffffffffffffffffULL;
  const auto line = as<JobLine>(decodeRequest(encode(1, Job(job))));
  const auto& received = std::get<MeasureJob>(line.job);
  EXPECT_EQ(received.parameters, job.parameters);
  EXPECT_EQ(received.checkedDigest, job.checkedDigest);
  for (const char* missing : {"\"seed\":", "\"round\":", "\"variant\":"}) {
    std::string without = encode(1, Job(job));
    without.replace(without.find(missing), 2, "\"x");
    EXPECT_THROW(decodeRequest(without), Error) << missing;
  }
}

TEST(Protocol, RefusesWhatIsNotOfTheProtocolWithASentence) {
  for (const char* line : {"", "hello", "{}", "{\"serial\":1}", "{\"serial\":1,\"job\":{\"kind\":\"dance\"}}",
                           "{\"serial\":\"one\",\"job\":{}}", "[1,2]", "{\"serial\":1,\"event\":\"row\",\"row\":{}}"}) {
    EXPECT_THROW(decodeRequest(line), Error) << line;
    EXPECT_THROW(decodeReply(line), Error) << line;
  }
}

}  // namespace
}  // namespace headroom
