#include "session/autosave_controller.hpp"

#include <QDateTime>
#include <QElapsedTimer>
#include <algorithm>
#include <utility>

#include "style/text.hpp"

namespace headroom {

namespace {

/// A large session is stored less often: writing takes at most about a twentieth of the time.
constexpr qint64 kQuietPerWriting = 20;
constexpr qint64 kLongestQuietMs = 60'000;

/// "10:41", or "2026-11-26 10:41" of another day.
QString shortTime(const std::string& utc) {
  const QDateTime time = QDateTime::fromString(text(utc), Qt::ISODate).toLocalTime();
  if (!time.isValid()) return AutosaveController::tr("an unknown time");
  const bool isToday = time.date() == QDate::currentDate();
  return time.toString(isToday ? QStringLiteral("HH:mm") : QStringLiteral("yyyy-MM-dd HH:mm"));
}

}  // namespace

AutosaveController::AutosaveController(SessionState* state, SessionController* sessions, std::filesystem::path folder,
                                       QObject* parent)
    : QObject(parent),
      state_(state),
      sessions_(sessions),
      autosave_(std::move(folder)),
      background_(std::make_unique<Background>()) {
  quiet_.setSingleShot(true);
  quiet_.setInterval(kQuietMs);
  connect(&quiet_, &QTimer::timeout, this, &AutosaveController::store);
  connectState();
}

AutosaveController::~AutosaveController() {
  background_.reset();
  autosave_.remove();
}

void AutosaveController::connectState() {
  connect(state_, &SessionState::changed, this, &AutosaveController::note);
  for (const auto signal : {&SessionController::opened, &SessionController::saved}) {
    connect(sessions_, signal, this, &AutosaveController::forget);
  }
  const Bridge* bridge = state_->parts().bridge;
  // Writing would disturb the timing: what was chosen is stored while the runner starts, and rows when the run ends.
  // The run's journal has them until then.
  connect(
      bridge, &Bridge::sweepStarted, this,
      [this] {
        isUnsaved_ = true;
        store();
      },
      Qt::QueuedConnection);
  connect(bridge, &Bridge::sweepFinished, this, [this] {
    if (isUnsaved_) quiet_.start();
  });
}

void AutosaveController::note() {
  isUnsaved_ = true;
  if (!state_->parts().bridge->isSweeping()) quiet_.start();
}

void AutosaveController::store() {
  quiet_.stop();
  if (!isUnsaved_) return;
  const auto draft = std::make_shared<const SessionDraft>(state_->draft());
  background_->run(
      {},
      [this, draft, catalogue = state_->parts().bridge->catalogue(), brought = sessions_->brought()] {
        QElapsedTimer timer;
        timer.start();
        autosave_.write(SessionController::completed(*draft, catalogue, brought));
        return timer.elapsed();
      },
      [this](qint64 tookMs) {
        const qint64 quiet = std::clamp<qint64>(kQuietPerWriting * tookMs, kQuietMs, kLongestQuietMs);
        quiet_.setInterval(static_cast<int>(quiet));
        Q_EMIT stored();
      },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void AutosaveController::forget() {
  quiet_.stop();
  isUnsaved_ = false;
  if (std::exchange(before_, std::nullopt)) Q_EMIT settled();
  background_->run(
      {},
      [this] {
        autosave_.remove();
        return true;
      },
      [](bool /*isRemoved*/) {}, [](const QString& /*sentence*/) {});
}

void AutosaveController::restoreLeft() {
  background_->run(
      {},
      [this, folder = sessions_->folderForCopies()] {
        Left left;
        if (std::optional<Session> session = autosave_.takeLeft()) {
          FoundPhoto photo = session->photo ? findOwnPhoto(*session->photo, folder) : FoundPhoto();
          left.session = OpenedSession{std::move(*session), std::move(photo)};
        }
        return left;
      },
      [this](const Left& left) {
        if (!left.session) {
          Q_EMIT looked();
          return;
        }
        state_->whenReady([this, left] { show(left); });
      },
      [this](const QString& sentence) {
        Q_EMIT failed(sentence);
        Q_EMIT looked();
      });
}

void AutosaveController::show(const Left& left) {
  const QString when = shortTime(left.session->session.savedAt);
  // The user was faster: what is shown now is newer.
  if (isUnsaved_ || state_->parts().bridge->isSweeping()) {
    background_->run(
        {},
        [this] {
          autosave_.leave();
          return true;
        },
        [](bool /*isLeft*/) {}, [](const QString& /*sentence*/) {});
    Q_EMIT noted(tr("The unsaved session of %1 is restored at the next start, because this one has changes.").arg(when),
                 NoteLevel::Warning);
    if (isUnsaved_) note();
  } else {
    before_ = state_->draft();
    sessions_->show(*left.session, tr("the unsaved session of %1").arg(when));
    quiet_.stop();
    isUnsaved_ = true;
    Q_EMIT restored(tr("Restored the unsaved session of %1.").arg(when));
  }
  Q_EMIT looked();
}

void AutosaveController::discard() {
  if (!before_) return;
  if (state_->parts().bridge->isSweeping()) {
    Q_EMIT failed(
        tr("The restored session was not discarded, because a run is in progress. Clear the results when it "
           "ends."));
    return;
  }
  const SessionDraft before = *std::exchange(before_, std::nullopt);
  sessions_->show({before.session, {}}, {});
  state_->openPhoto(before.photo);
  forget();
  Q_EMIT settled();
}

}  // namespace headroom
