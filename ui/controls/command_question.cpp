#include "controls/command_question.hpp"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <set>
#include <utility>

#include "headroom/references.hpp"
#include "headroom/system/error.hpp"

namespace headroom {
namespace {

class QuestionWords {
  Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

std::set<std::pair<std::string, std::string>>& declined() {
  static std::set<std::pair<std::string, std::string>> commands;
  return commands;
}

void ask(QWidget* window, std::vector<ReferenceCommand> commands, const std::function<void()>& goOn) {
  if (commands.empty()) return goOn();
  const ReferenceCommand command = commands.back();
  commands.pop_back();
  auto* question = new QMessageBox(QMessageBox::Question, QuestionWords::tr("Run a command"),
                                   QuestionWords::tr("Results of %1 are checked by a command. Run it?")
                                       .arg(QString::fromStdString(command.workload)),
                                   QMessageBox::NoButton, window);
  question->setInformativeText(
      QuestionWords::tr("In %1:\n%2\n\nIt can do whatever you can. Agree if you know who wrote "
                        "it. It is asked again when the command changes.")
          .arg(QString::fromStdString(command.folder), QString::fromStdString(command.text)));
  question->setTextFormat(Qt::PlainText);  // text from other people's files is not markup
  question->setObjectName(QStringLiteral("commandQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* yes = question->addButton(QuestionWords::tr("Run Command"), QMessageBox::AcceptRole);
  QPushButton* no = question->addButton(QuestionWords::tr("Measure Unchecked"), QMessageBox::RejectRole);
  question->setDefaultButton(no);
  question->setEscapeButton(no);
  QObject::connect(question, &QMessageBox::finished, window, [question, yes, window, command, commands, goOn](int) {
    if (question->clickedButton() == yes) {
      try {
        agree(command);
      } catch (const Error&) {
        // The consent cannot be stored, and rows show that it is missing.
      }
    } else {
      declined().emplace(command.folder, command.text);
    }
    ask(window, commands, goOn);
  });
  question->open();
}

}  // namespace

void askAboutCommands(QWidget* window, const Catalogue& catalogue, const std::vector<std::string>& variants,
                      const std::function<void()>& goOn) {
  std::vector<Variant> chosen;
  for (const Variant& variant : catalogue.variants()) {
    if (std::find(variants.begin(), variants.end(), variant.id) != variants.end()) chosen.push_back(variant);
  }
  askAboutCommands(window, chosen, goOn);
}

void askAboutCommands(QWidget* window, const std::vector<Variant>& variants, const std::function<void()>& goOn) {
  std::vector<ReferenceCommand> commands = referenceCommands(variants);
  std::erase_if(commands, [](const ReferenceCommand& command) {
    return command.isAgreed || declined().contains({command.folder, command.text});
  });
  ask(window, std::move(commands), goOn);
}

}  // namespace headroom
