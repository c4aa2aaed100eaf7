#include "bridge/kernel_folders.hpp"

#include <chrono>
#include <utility>

namespace headroom {
namespace {

/// Short enough for a user who returns to the window, and negligible beside timed work.
constexpr std::chrono::milliseconds kLook{300};

}  // namespace

KernelFolders::KernelFolders(Bridge* bridge, QObject* parent) : QObject(parent), bridge_(bridge) {
  connect(&looks_, &QTimer::timeout, this, &KernelFolders::look);
  connect(bridge_, &Bridge::sweepFinished, this, &KernelFolders::look);
  watch();
}

void KernelFolders::watch() {
  const Catalogue& catalogue = bridge_->catalogue();
  watch_ = KernelWatch(catalogue);
  if (catalogue.folders().empty()) {
    looks_.stop();
  } else {
    looks_.start(kLook);
  }
}

void KernelFolders::setFolders(std::vector<std::filesystem::path> folders) {
  folders_ = std::move(folders);
  look();
}

void KernelFolders::look() {
  if (bridge_->isSweeping()) return;
  if (folders_) {
    bridge_->readKernels(*std::exchange(folders_, std::nullopt));
    hasChanged_ = false;
    watch();
    Q_EMIT read();
    return;
  }
  hasChanged_ = watch_.hasChanged() || hasChanged_;
  if (!hasChanged_) return;
  hasChanged_ = false;
  bridge_->readKernels();
  watch_.follow(bridge_->catalogue());
  Q_EMIT read();
}

}  // namespace headroom
