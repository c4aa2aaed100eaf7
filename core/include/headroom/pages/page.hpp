// A page of a report: what it shows, as one HTML file or as Markdown.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace headroom {

struct PageHeading {
  std::string text;
};

struct PageText {
  std::string text;
};

struct PageList {
  std::vector<std::string> items;
};

struct PageTable {
  std::vector<std::string> headings;
  std::vector<bool> areNumbers;                 ///< right-aligned; as many as headings
  std::vector<std::vector<std::string>> lines;  ///< of as many cells
};

/// A picture whose figures a table of the same page has: Markdown leaves it out.
struct PagePicture {
  std::string svg;  ///< an <svg> element, without a script or anything from elsewhere
};

/// A picture of pixels. Markdown has its caption only.
struct PageImage {
  std::string bytes;      ///< a file that browsers show
  std::string mediaType;  ///< "image/png"
  int width = 0;
  int height = 0;
  std::string caption;  ///< a sentence
};

struct PageCode {
  std::string name;  ///< of the file
  std::string text;
};

/// How far a result is from what its device can do.
struct PageVerdict {
  std::string name;      ///< of the result
  std::string headline;  ///< a sentence
  std::string details;   ///< further sentences
  std::optional<double> percentOfCeiling;
  std::optional<double> percentOfCeilingEstimated;
  std::vector<std::string> warnings;  ///< names of warnings
  std::vector<std::string> advice;    ///< sentences, the most important first
};

using PageBlock =
    std::variant<PageHeading, PageText, PageList, PageTable, PagePicture, PageImage, PageCode, PageVerdict>;

struct Page {
  std::string title;
  std::string subtitle;  ///< where and when
  std::vector<PageBlock> blocks;
};

/// One file for a browser, on screen or on paper: style and pictures inside, no script, nothing loaded from elsewhere.
/// Texts are escaped, whatever they hold.
[[nodiscard]] std::string toHtml(const Page& page);

/// For a pull request or an issue. Charts are left out; a sentence stands for each picture of pixels.
[[nodiscard]] std::string toMarkdown(const Page& page);

}  // namespace headroom
