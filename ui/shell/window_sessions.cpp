// Sessions in the main window: their parts, their messages and the layout that they store.
#include "session/autosave_controller.hpp"
#include "session/session_controller.hpp"
#include "session/session_state.hpp"
#include "shell/main_window.hpp"

namespace headroom {

void MainWindow::addSessions(const WindowOptions& options) {
  auto* state = new SessionState({.bridge = bridge_.get(),
                                  .device = device_,
                                  .choice = choice_,
                                  .results = results_,
                                  .photo = photo_,
                                  .changes = actions_.changes,
                                  .signals = signals_,
                                  .views = &views_->all(),
                                  .settings = &preferences_.settings(),
                                  .window = this,
                                  .layout = [this] { return sessionLayout(); },
                                  .setLayout = [this](const SessionLayout& layout) { setSessionLayout(layout); }},
                                 centralWidget());
  new SessionController(state, actions_.session, centralWidget());
  followSessions();
  if (!options.autosaveFolder.empty()) addAutosave(state, options);
}

void MainWindow::followSessions() {
  const SessionController* controller = sessions();
  connect(controller, &SessionController::failed, messages_, messages_->reports(NoticeCause::Session));
  connect(controller, &SessionController::noted, messages_, &Messages::note);
  for (const auto signal : {&SessionController::opened, &SessionController::saved}) {
    connect(controller, signal, messages_, [this] { messages_->settle(NoticeCause::Session); });
  }
  connect(controller, &SessionController::opened, this, [this](const QString& file) {
    messages_->status()->finish(tr("Opened the session %1").arg(file));
    updateActions();
  });
  connect(controller, &SessionController::saved, this,
          [this](const QString& file) { messages_->status()->finish(tr("Saved the session %1").arg(file)); });
  connect(controller, &SessionController::kernelsBrought, this, [this](const QString& sentence) {
    if (sentence.isEmpty()) return messages_->settle(NoticeCause::SessionKernels);
    messages_->offer(NoticeCause::SessionKernels, sentence,
                     {tr("Show kernels"), [this] { sessions()->showKernels(); }});
  });
  connect(controller, &SessionController::photoNamed, this, [this](const QString& sentence) {
    if (sentence.isEmpty()) return messages_->settle(NoticeCause::SessionPhoto);
    messages_->offer(NoticeCause::SessionPhoto, sentence,
                     {tr("Open photo"), [this] { sessions()->openUnreadPhoto(); }});
  });
}

void MainWindow::addAutosave(SessionState* state, const WindowOptions& options) {
  auto* autosave = new AutosaveController(state, sessions(), options.autosaveFolder, centralWidget());
  connect(autosave, &AutosaveController::failed, messages_, messages_->reports(NoticeCause::Autosave));
  connect(autosave, &AutosaveController::stored, messages_, messages_->settles(NoticeCause::Autosave));
  connect(autosave, &AutosaveController::noted, messages_, &Messages::note);
  connect(autosave, &AutosaveController::settled, messages_, messages_->settles(NoticeCause::RestoredSession));
  connect(autosave, &AutosaveController::restored, this, [this, autosave](const QString& sentence) {
    messages_->offer(NoticeCause::RestoredSession, sentence, {tr("Discard"), [autosave] { autosave->discard(); }});
    updateActions();
  });
}

void MainWindow::beginSession(const WindowOptions& options) {
  if (!options.session.isEmpty()) return openSession(options.session);
  if (auto* autosave = findChild<AutosaveController*>()) autosave->restoreLeft();
}

void MainWindow::openSession(const QString& file) {
  sessions()->open(file);
}

SessionLayout MainWindow::sessionLayout() const {
  return {.view = views_->inFront().id.toStdString(),
          .docks = docks_->shown(),
          .splitters = bench_->splitters(),
          .resultPage = results_->tabs()->currentIndex(),
          .isAdviceOpen = bench_->advice()->isOpen()};
}

void MainWindow::setSessionLayout(const SessionLayout& layout) {
  docks_->setShown(layout.docks);
  bench_->setSplitters(layout.splitters);
  bench_->advice()->setOpen(layout.isAdviceOpen);
  if (layout.resultPage < results_->tabs()->count()) results_->tabs()->setCurrentIndex(layout.resultPage);
  showView(QString::fromStdString(layout.view));
}

}  // namespace headroom
