// Sentences for output that kernels print, and for the kernels of a job.
#include "workbench/hosts/printed_note.hpp"

#include <gmock/gmock.h>

#include "jobs/job_kernels.hpp"

namespace headroom {
namespace {

MeasureJob jobOf(const std::string& name, const std::vector<std::string>& kernels) {
  MeasureJob job;
  job.variant.id = "bad." + name;
  job.variant.origin = "/home/me/" + name + ".cl";
  for (const std::string& kernel : kernels) job.variant.passes.emplace_back().kernel = kernel;
  job.size = Size{64, 48};
  return job;
}

std::string textOf(const std::optional<Note>& note) {
  return note ? note->text : "nothing";
}

TEST(PrintedNote, NamesThePointAndIndentsTheLines) {
  PrintedNote note(jobOf("k", {"twice"}));
  note.add({"one\nt", 0, 0});
  note.add({"wo\n\nthree", 0, 0});
  EXPECT_EQ(textOf(note.take(true)), "bad.k at 64 x 48 printed:\n  one\n  two\n  \n  three");
}

TEST(PrintedNote, WritesOutWhatATerminalWouldObey) {
  PrintedNote note(jobOf("k", {"twice"}));
  note.add({"\x1b[2J\x01 wild \xff\r\n", 0, 0});
  EXPECT_EQ(textOf(note.take(true)), "bad.k at 64 x 48 printed:\n  \\u001b[2J\\u0001 wild \xEF\xBF\xBD\\u000d");
}

TEST(PrintedNote, CountsTheSameLineAndWhatWasLeftOut) {
  PrintedNote note(jobOf("k", {"twice"}));
  note.add({"a\na\na\nb\nb\nc\n", 5, 1000});
  note.add({"", 1000, 40000});
  const std::string lines = "bad.k at 64 x 48 printed:\n  a\n  (2 times more)\n  b\n  (once more)\n  c\n  ... ";
  EXPECT_EQ(textOf(note.take(true)), lines + "1000 lines (40 kB) more were left out.");
  EXPECT_EQ(textOf(note.take(false)), lines + "1000 lines (40 kB) or more were left out.")
      << "it crashed in the middle";
}

TEST(PrintedNote, IsOfTheFirstRoundAlone) {
  MeasureJob job = jobOf("k", {"twice"});
  job.round = 1;
  PrintedNote later(job);
  later.add({"again\n", 0, 0});
  EXPECT_EQ(later.take(true), std::nullopt);
  PrintedNote silent(jobOf("k", {"twice"}));
  EXPECT_EQ(silent.take(true), std::nullopt) << "nothing was printed";
  PrintedNote nobody(ListDevicesJob{});
  nobody.add({"a driver's greeting\n", 0, 0});
  EXPECT_EQ(nobody.take(true), std::nullopt) << "no kernel ran";
}

TEST(JobKernels, AreNamedWithTheirFile) {
  EXPECT_EQ(kernelsText(jobOf("k", {"twice"})), "kernel twice of /home/me/k.cl");
  EXPECT_EQ(kernelsText(jobOf("k", {"rows", "", "columns", "rows"})), "kernels rows and columns of /home/me/k.cl");
  EXPECT_EQ(kernelsText(jobOf("k", {"a", "b", "c", "d", "e"})), "kernels a, b, c, d and others of /home/me/k.cl");
  MeasureJob builtIn = jobOf("k", {"twice"});
  builtIn.variant.origin = "built in";
  EXPECT_EQ(kernelsText(builtIn), "kernel twice, built in");
  EXPECT_EQ(kernelsText(PairJob{jobOf("k", {"a"}), jobOf("l", {"b"})}),
            "kernel a of /home/me/k.cl and kernel b of /home/me/l.cl");
  EXPECT_EQ(kernelsText(jobOf("host", {})), "");
  EXPECT_EQ(kernelsText(ListDevicesJob{}), "");
}

TEST(JobKernels, AreInTheSentenceOfWhatWasDone) {
  const MeasureJob job = jobOf("k", {"twice"});
  EXPECT_EQ(doingText("timing bad.k at 64 x 48", job),
            " It was timing bad.k at 64 x 48, which runs kernel twice of /home/me/k.cl.");
  EXPECT_EQ(doingText("", job), " It had been given kernel twice of /home/me/k.cl.");
  EXPECT_EQ(doingText("timing empty launches", ListDevicesJob{}), " It was timing empty launches.");
  EXPECT_EQ(doingText("", ListDevicesJob{}), "");
}

}  // namespace
}  // namespace headroom
