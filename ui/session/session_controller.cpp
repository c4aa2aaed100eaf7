#include "session/session_controller.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>
#include <memory>
#include <utility>

#include "headroom/session/kernels.hpp"
#include "models/run_names.hpp"
#include "style/text.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kPhotoChoiceKey("session/photo");

QString sessionFilter() {
  return SessionController::tr("Sessions (*.headroom);;All files (*)");
}

/// Returns why a session may not replace what the window shows, as a sentence; empty if it may.
QString whyNotOpened(const Bridge* bridge, const QString& source) {
  if (!bridge->isSweeping()) return {};
  return SessionController::tr(
             "%1 was not opened, because that would disturb the run. Open it again when the run ends.")
      .arg(source);
}

}  // namespace

SessionController::SessionController(SessionState* state, const SessionActions& actions, QObject* parent)
    : QObject(parent),
      state_(state),
      actions_(actions),
      recent_(new RecentFiles(state->parts().settings, Settings::Recent::Sessions, tr("Recent sessio&ns"),
                              state->parts().window)),
      window_(new SessionKernelsWindow(state->parts().window)) {
  recent_->setObjectName(QStringLiteral("recentSessions"));
  connectActions();
  updateActions();
}

SessionController::~SessionController() {
  background_.complete();
}

void SessionController::connectActions() {
  connect(actions_.open, &QAction::triggered, this, &SessionController::askAndOpen);
  connect(actions_.saveAs, &QAction::triggered, this, &SessionController::askAndSave);
  connect(actions_.save, &QAction::triggered, this, [this] { file_.isEmpty() ? askAndSave() : save(file_); });
  connect(actions_.kernels, &QAction::triggered, this, &SessionController::showKernels);
  connect(recent_, &RecentFiles::chosen, this, &SessionController::open);
  Settings* settings = state_->parts().settings;
  const QString chosen = nameOf(embeddingOf(settings->choice(kPhotoChoiceKey)));
  for (QAction* action : actions_.photoChoices->actions()) action->setChecked(action->data().toString() == chosen);
  connect(actions_.photoChoices, &QActionGroup::triggered, this,
          [settings](const QAction* action) { settings->setChoice(kPhotoChoiceKey, action->data().toString()); });
  const Bridge* bridge = state_->parts().bridge;
  connect(bridge, &Bridge::sweepStarted, this, &SessionController::updateActions);
  connect(bridge, &Bridge::sweepFinished, this, &SessionController::updateActions);
}

void SessionController::updateActions() {
  // Reading and writing large files would disturb the measurement.
  const bool isIdle = !state_->parts().bridge->isSweeping();
  for (QAction* action : {actions_.open, actions_.save, actions_.saveAs}) action->setEnabled(isIdle);
  recent_->setEnabled(isIdle && !recent_->isEmpty());
  actions_.kernels->setEnabled(!brought_.empty());
}

bool SessionController::isSession(const QString& file) {
  return file.endsWith(text(kSessionExtension), Qt::CaseInsensitive);
}

QString SessionController::sessionIn(const QMimeData& content) {
  const QList<QUrl> urls = content.urls();
  const QString file = urls.size() == 1 ? urls.front().toLocalFile() : QString();
  return isSession(file) ? file : QString();
}

void SessionController::askAndOpen() {
  const QString folder = file_.isEmpty() ? QString() : QFileInfo(file_).path();
  const QString file =
      QFileDialog::getOpenFileName(state_->parts().window, tr("Open a session"), folder, sessionFilter());
  if (!file.isEmpty()) open(file);
}

void SessionController::askAndSave() {
  const RunSummary shown = summaryOf(state_->parts().results->controller()->currentRun());
  const QString suggested =
      file_.isEmpty() ? suggestedExport(QDir::home(), shown, QStringLiteral("session"), QStringLiteral("headroom"))
                      : file_;
  const QString file = askWhereToSave(state_->parts().window, tr("Save the session"), suggested, sessionFilter());
  if (!file.isEmpty()) save(file);
}

void SessionController::open(const QString& file) {
  if (const QString whyNot = whyNotOpened(state_->parts().bridge, file); !whyNot.isEmpty()) {
    Q_EMIT failed(whyNot);
    return;
  }
  const QString path = QFileInfo(file).absoluteFilePath();
  background_.run(
      path,
      [path, folder = copies_.path(), known = state_->parts().settings->recentFiles(Settings::Recent::Photos)] {
        OpenedSession opened{readSession(path.toStdString()), {}};
        if (opened.session.photo) opened.photo = findPhoto(*opened.session.photo, folder, known);
        return opened;
      },
      [this, path](const OpenedSession& opened) {
        state_->whenReady([this, path, opened] {
          if (const QString whyNot = whyNotOpened(state_->parts().bridge, path); !whyNot.isEmpty()) {
            Q_EMIT failed(whyNot);
            return;
          }
          show(opened, path);
          setFile(path);
          Q_EMIT this->opened(path);
        });
      },
      [this, path](const QString& sentence) {
        if (!QFileInfo::exists(path)) recent_->forget(path);
        Q_EMIT failed(sentence);
      });
}

void SessionController::show(const OpenedSession& opened, const QString& source) {
  const QStringList notes = state_->apply(opened.session) + opened.photo.notes;
  for (const QString& sentence : notes) Q_EMIT noted(sentence, NoteLevel::Warning);
  state_->openPhoto(opened.photo, opened.session.photo ? opened.session.photo->content : std::string());
  unreadPhoto_ = opened.photo.unread;
  Q_EMIT photoNamed(unreadPhoto_.isEmpty() ? QString()
                                           : tr("The session names the photo %1 on this machine. It was not read. "
                                                "Open it only if you want to show it.")
                                                 .arg(unreadPhoto_));
  bring(opened.session.kernels, source);
}

void SessionController::bring(const std::vector<Revision>& kernels, const QString& source) {
  brought_ = kernels;
  window_->setKernels(brought_, source);
  updateActions();
  QStringList unknown;
  for (const std::string& id : unknownKernels(brought_, state_->parts().bridge->catalogue())) unknown << text(id);
  Q_EMIT kernelsBrought(
      unknown.isEmpty()
          ? QString()
          : tr("The session has kernels that this window does not read: %1. They are only texts here, and "
               "are not built.")
                .arg(unknown.join(QLatin1String(", "))));
}

void SessionController::openUnreadPhoto() {
  const QString file = std::exchange(unreadPhoto_, {});
  if (!file.isEmpty()) state_->parts().photo->controller()->open(file);
}

void SessionController::showKernels() {
  window_->present();
}

Session SessionController::completed(SessionDraft draft, const Catalogue& catalogue,
                                     const std::vector<Revision>& brought) {
  if (!draft.photo.name.isEmpty()) draft.session.photo = photoForRestart(draft.photo);
  draft.session.kernels = joinedKernels(sessionKernels(catalogue, variantsIn(draft.session), false), brought);
  return std::move(draft.session);
}

void SessionController::save(const QString& file) {
  const auto draft = std::make_shared<SessionDraft>(state_->draft());
  const PhotoEmbedding embedding = embeddingOf(state_->parts().settings->choice(kPhotoChoiceKey));
  const QString path = QFileInfo(file).absoluteFilePath();
  background_.run(
      path,
      [draft, embedding, path, catalogue = state_->parts().bridge->catalogue(), brought = brought_] {
        QStringList notes;
        Session& session = draft->session;
        if (!draft->photo.name.isEmpty()) {
          StoredPhoto stored = photoForFile(draft->photo, embedding);
          session.photo = std::move(stored.photo);
          notes = stored.notes;
        }
        session.kernels = joinedKernels(sessionKernels(catalogue, variantsIn(session), true), brought);
        writeSession(path.toStdString(), session);
        return notes;
      },
      [this, path](const QStringList& notes) { finishSaving(path, notes); },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void SessionController::finishSaving(const QString& file, const QStringList& notes) {
  for (const QString& sentence : notes) Q_EMIT noted(sentence, NoteLevel::Routine);
  setFile(file);
  Q_EMIT saved(file);
}

void SessionController::setFile(const QString& file) {
  file_ = file;
  recent_->add(file);
  actions_.save->setToolTip(tr("Save the session in %1.").arg(QFileInfo(file).fileName()));
  updateActions();
}

}  // namespace headroom
