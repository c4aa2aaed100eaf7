// Dialogs of the Help menu.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// Versions, the OpenCL devices, and where to read on.
void showAbout(QWidget* parent, const std::vector<DeviceDescription>& devices);
/// The page of the user guide, in a window beside the parent's.
void showManual(QWidget* parent, const QString& page);
void showShortcuts(QWidget* parent, const QString& html);

}  // namespace headroom
