// The user guide's pages, as they are built into the program.
#pragma once

#include <QString>
#include <QUrl>
#include <vector>

namespace headroom {

struct ManualPage {
  QString path;  ///< "how-to/tune.md"
  QString title;
  QString purpose;  ///< when to read it
};

/// Pages of one use: tutorials, how-to guides, reference, explanation.
struct ManualGroup {
  QString title;
  std::vector<ManualPage> pages;
};

/// The first page, which lists all others.
inline constexpr QLatin1StringView kManualContents("README.md");

/// As the first page lists them.
[[nodiscard]] std::vector<ManualGroup> manualGroups();

/// Of a page, with the heading to scroll to: "reference/views.md#the-tune-view".
[[nodiscard]] QUrl manualUrl(const QString& page);

/// The page's Markdown; empty where there is no such page.
[[nodiscard]] QString manualText(const QUrl& url);

/// The anchor by which links lead to a heading: "The Tune view" is "the-tune-view".
[[nodiscard]] QString headingAnchor(const QString& heading);

}  // namespace headroom
