// What the main window blurs the photo with, and what it says under the views and in the status bar.
#include "shell/main_window.hpp"

namespace headroom {

void MainWindow::followBlurChoice() {
  if (const std::optional<Allowance> best = side_->blurBox()->best()) {
    photoController_->setBest(*best);
  } else {
    photoController_->setVariant(side_->blurBox()->variant());
  }
}

void MainWindow::answerForView() {
  answer_->setSubject(view() == View::Photo ? AnswerLine::Subject::Photo : AnswerLine::Subject::Result);
  status_->setPlace(placeOf(view()));
}

QString MainWindow::placeOf(View view) const {
  return tabs_->tabText(static_cast<int>(view == View::SpeedUp ? View::Throughput : view));
}

}  // namespace headroom
