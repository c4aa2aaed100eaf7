#include "session/session_actions.hpp"

#include <QCoreApplication>
#include <QKeySequence>

#include "session/session_photo.hpp"

namespace headroom {

namespace {

class SessionActionWords {
  Q_DECLARE_TR_FUNCTIONS(SessionActions)
};

QAction* sessionAction(QWidget* window, const QString& text, const char* name, const QKeySequence& key = {}) {
  auto* action = new QAction(text, window);
  action->setObjectName(QString::fromLatin1(name));
  if (!key.isEmpty()) action->setShortcuts({key});
  return action;
}

}  // namespace

SessionActions::SessionActions(QWidget* window)
    : open(sessionAction(window, SessionActionWords::tr("Open sess&ion..."), "openSession",
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))),
      save(sessionAction(window, SessionActionWords::tr("Sa&ve session"), "saveSession",
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      saveAs(sessionAction(window, SessionActionWords::tr("Save session &as..."), "saveSessionAs")),
      kernels(sessionAction(window, SessionActionWords::tr("&Kernels of the session..."), "sessionKernels")),
      photos(new QMenu(SessionActionWords::tr("P&hoto in sessions"), window)),
      photoChoices(new QActionGroup(window)) {
  open->setToolTip(SessionActionWords::tr("Open choices, results, photo and layout from a file."));
  save->setToolTip(SessionActionWords::tr("Save choices, results, photo and layout in a file."));
  kernels->setToolTip(SessionActionWords::tr("Read and save the kernels that the opened session brought along."));
  kernels->setEnabled(false);
  photos->setObjectName(QStringLiteral("sessionPhotos"));
  const auto add = [this](const QString& text, PhotoEmbedding embedding) {
    QAction* action = photos->addAction(text);
    action->setCheckable(true);
    action->setData(nameOf(embedding));
    photoChoices->addAction(action);
  };
  add(SessionActionWords::tr("Copy if &small"), PhotoEmbedding::IfSmall);
  add(SessionActionWords::tr("&Always copy"), PhotoEmbedding::Always);
  add(SessionActionWords::tr("&Path only"), PhotoEmbedding::Never);
}

}  // namespace headroom
