// Pages of captures, as HTML and as Markdown.
#include "headroom/pages/capture_page.hpp"

#include <gmock/gmock.h>

#include <cstdint>
#include <pugixml.hpp>
#include <string>

#include "comma_locale.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

CapturedKernel kernelNamed(const std::string& name, double totalMs) {
  CapturedKernel kernel;
  kernel.name = name;
  kernel.device = "Some card";
  kernel.launches = 11;
  kernel.timed = 11;
  kernel.firstMs = 2;
  kernel.totalMs = totalMs;
  kernel.repeated = 10;
  kernel.repeatedMs = totalMs - 2;
  kernel.repeatedBytes = 1e9;
  kernel.global = {1024, 768, 0};
  return kernel;
}

CaptureFigures figuresOfProgram() {
  CaptureFigures figures;
  figures.processes = {{42, "darktable", 22}};
  figures.kernels = {kernelNamed("blur", 12), kernelNamed("copy", 4)};
  figures.launches = 22;
  figures.timeline = {
      {0, 0, 0, 1'000'000, 3'000'000, {}}, {0, 1, 0, 5'000'000, 6'000'000, {}}, {0, 0, 1, 7'000'000, 11'000'000, {}}};
  figures.notes = {"A note."};
  return figures;
}

pugi::xml_document timelineIn(const std::string& html) {
  pugi::xml_document document;
  const std::size_t begin = html.find("<svg");
  if (begin == std::string::npos) return document;
  const std::string svg = html.substr(begin, html.find("</svg>", begin) + 6 - begin);
  const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
  EXPECT_TRUE(result) << result.description() << " at " << result.offset;
  return document;
}

/// Bars, without those of the legend, which have no title.
std::size_t barsIn(const pugi::xml_document& timeline) {
  return timeline.select_nodes("//rect[title]").size();
}

TEST(CapturePage, HasKernelsByTimeWithSharesAndRates) {
  const CommaLocale comma;
  const std::string text = toMarkdown(pageOf(figuresOfProgram(), {{"captures/blur-2", 3 << 20}}, {"darktable", "a b"}));
  EXPECT_THAT(text, AllOf(HasSubstr("# Kernels of darktable"),
                          HasSubstr("22 launches of 2 kernels in 1 process, 16 ms, on Some card")));
  // 10 repeated launches in 10 ms: 1000 us each, 0.1 GB in 1 ms.
  EXPECT_THAT(text, HasSubstr("| blur | Some card | 11 | 12.00 | 75% | 1000 | 2.000 | 1024x768 | driver's | 100.0 |"));
  EXPECT_THAT(text, AllOf(HasSubstr("| captures/blur-2 | 3.000 |"), HasSubstr("darktable 'a b'"),
                          HasSubstr("- A note."), Not(HasSubstr("<svg"))));
}

TEST(CapturePage, DrawsLaunchesOnALaneForEachQueue) {
  const pugi::xml_document timeline = timelineIn(toHtml(pageOf(figuresOfProgram(), {}, {})));
  EXPECT_EQ(barsIn(timeline), 3U);
  EXPECT_EQ(timeline.select_nodes("//text[contains(., 'queue')]").size(), 2U);
  const pugi::xml_node last = timeline.select_node("//rect[contains(title, 'blur: 4 ms')]").node();
  EXPECT_NEAR(last.attribute("x").as_double() + last.attribute("width").as_double(), 944, 0.2) << "the end of all";
}

TEST(CapturePage, OfManyLaunchesKernelsAndQueuesStaysShort) {
  CaptureFigures figures = figuresOfProgram();
  for (int i = 0; i < 1000; ++i) figures.kernels.push_back(kernelNamed("small" + std::to_string(i), 2));
  figures.timeline.clear();
  for (std::uint64_t i = 0; i < 200'000; ++i) {
    figures.timeline.push_back(
        {0, static_cast<std::size_t>(i / 40 % 2), static_cast<std::uint32_t>(i % 40), i * 1000, i * 1000 + 900, {}});
  }
  const std::string html = toHtml(pageOf(figures, {}, {}));
  EXPECT_LT(html.size(), 3U << 20);
  EXPECT_THAT(html, AllOf(HasSubstr("The first 12 of 40 queues."), HasSubstr("802 more kernels")));
  EXPECT_GT(barsIn(timelineIn(html)), 100U);
}

TEST(CapturePage, WithoutTimesHasNoTimelineAndNeedsNothingFromElsewhere) {
  CaptureFigures figures = figuresOfProgram();
  figures.timeline.clear();
  figures.kernels.front().name = "<script>alert(1)</script>";
  figures.processes.front().program = "<img src=x>";
  const std::string html = toHtml(pageOf(figures, {}, {"<iframe>"}));
  EXPECT_THAT(html, AllOf(Not(HasSubstr("<svg")), Not(HasSubstr("Timeline")), Not(HasSubstr("<script")),
                          Not(HasSubstr("<img")), Not(HasSubstr("<iframe"))));
  EXPECT_THAT(toHtml(pageOf({}, {}, {})), HasSubstr("The program launched no kernel."));
}

}  // namespace
}  // namespace headroom
