// The window as a session: what it shows is read into a value, and replaced by one. On the GUI thread, without reading
// or writing files.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bridge/bridge.hpp"
#include "controls/device_controller.hpp"
#include "controls/sweep_choice.hpp"
#include "headroom/session.hpp"
#include "models/settings.hpp"
#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "session/session_photo.hpp"
#include "widgets/changes.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// Parts of the window that a session consists of. None is owned; all outlive the objects that use them.
struct SessionParts {
  Bridge* bridge = nullptr;
  DeviceController* device = nullptr;
  SweepChoice* choice = nullptr;
  Results* results = nullptr;
  PhotoTools* photo = nullptr;
  Changes* changes = nullptr;
  ViewSignals* signals = nullptr;
  const std::vector<View>* views = nullptr;
  Settings* settings = nullptr;
  QWidget* window = nullptr;
  std::function<SessionLayout()> layout;
  std::function<void(const SessionLayout& layout)> setLayout;
};

/// A session with the photo that belongs to it, before any file is read.
struct SessionDraft {
  Session session;    ///< without photo and kernels
  PhotoSource photo;  ///< without a name if there is no photo
};

class SessionState : public QObject {
  Q_OBJECT

 public:
  explicit SessionState(SessionParts parts, QObject* parent = nullptr);

  [[nodiscard]] const SessionParts& parts() const { return parts_; }
  [[nodiscard]] SessionDraft draft();
  /// Replaces choices, results and layout, and forgets all changes that could be undone. Returns sentences on what does
  /// not exist here. No sweep may be running.
  QStringList apply(const Session& session);
  /// Opens the photo of an applied session. `content` is that of a copy.
  void openPhoto(const FoundPhoto& photo, const std::string& content);
  /// Opens a photo again; does nothing for pasted pixels.
  void openPhoto(const PhotoSource& photo);
  /// Calls `then` when the devices are known: now or later.
  void whenReady(std::function<void()> then);

 Q_SIGNALS:
  /// The user changed something that a session stores, or a run ended.
  void changed();
  /// A session was applied. `hasResults`: results of its own are shown.
  void applied(bool hasResults);

 private:
  void connectChanges();
  void takePhoto(const Photo& photo);
  [[nodiscard]] PhotoSource photoSource() const;
  [[nodiscard]] std::shared_ptr<const RunDocument> run();
  void applyChoices(const SessionPlan& plan, QStringList& notes);
  void beReady();

  SessionParts parts_;
  std::shared_ptr<const RunDocument> run_;  ///< the shown results; nullptr until they are needed
  bool isRunKnown_ = false;
  std::vector<std::function<void()>> waiting_;
  bool isReady_ = false;
  bool isApplying_ = false;
  bool isPhotoOfStart_ = true;  ///< the next photo is that of the start, or the session's own
  std::optional<QString> device_;
  QString copyName_;         ///< of the session's copy that is being opened; else empty
  std::string copyContent_;  ///< its bytes, and then those of the shown copy
  bool isCopyShown_ = false;
};

}  // namespace headroom
