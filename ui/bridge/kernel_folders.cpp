#include "bridge/kernel_folders.hpp"

#include <chrono>

namespace headroom {
namespace {

/// Soon enough for somebody who goes back to the window, and nothing beside what is timed.
constexpr std::chrono::milliseconds kLook{300};

}  // namespace

KernelFolders::KernelFolders(Bridge* bridge, QObject* parent)
    : QObject(parent), bridge_(bridge), watch_(bridge->catalogue()) {
  if (bridge->catalogue().folders().empty()) return;
  connect(&looks_, &QTimer::timeout, this, &KernelFolders::look);
  connect(bridge_, &Bridge::sweepFinished, this, &KernelFolders::look);
  looks_.start(kLook);
}

void KernelFolders::look() {
  if (bridge_->isSweeping()) return;
  hasChanged_ = watch_.hasChanged() || hasChanged_;
  if (!hasChanged_) return;
  hasChanged_ = false;
  bridge_->readKernels();
  watch_.follow(bridge_->catalogue());
  Q_EMIT read();
}

}  // namespace headroom
