// Runs on several devices, chosen beside the device box of the real window: two of PoCL here, and other machines whose
// hosts are shells.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <algorithm>
#include <filesystem>
#include <map>

#include "controls/other_devices.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/session.hpp"
#include "session/session_controller.hpp"
#include "shell/message_bar.hpp"
#include "shell/message_log.hpp"
#include "shell/noise_controller.hpp"
#include "unit/scoped_variable.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::kPatienceMs;
using testing::kSoonMs;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

class SeveralDevicesTest : public testing::WindowTest {
 protected:
  void TearDown() override {
    window_.reset();
    std::error_code ignored;
    std::filesystem::remove(hostsFile(), ignored);
  }

  /// Its machine is this one, or looks like another one.
  enum class Looks { Here, Elsewhere };
  void keepHostThat(const char* name, Looks looks) {
    const char* far = " | LC_ALL=C sed -u \"s/$(cat /proc/sys/kernel/random/boot_id)/elsewhere/g\"\n";
    keepScript(name, std::string("\"$@\"") + (looks == Looks::Here ? "\n" : far));
  }
  void keepScript(const char* name, const std::string& script) {
    const QString path = folder_.filePath(QString::fromLatin1(name));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(script.c_str());
    keepHost(hostsFile(), {name, {"sh", path.toStdString(), "{words}"}, HEADROOM_CLI}, true);
  }

  OtherDevicesButton& button() const { return *child<OtherDevicesButton>("otherDevices"); }
  /// The text; in a window with room for it.
  std::string shown() const { return button().accessibleName().toStdString(); }
  QMenu& menu() const {
    QCoreApplication::processEvents();
    return *child<QMenu>("otherDevicesMenu");
  }
  QAction* entry(const QString& id) const {
    const QList<QAction*> all = menu().actions();
    const auto found = std::ranges::find_if(all, [&id](const QAction* action) { return action->data() == id; });
    return found == all.end() ? nullptr : *found;
  }
  void toggle(const QString& id) {
    ASSERT_NE(entry(id), nullptr) << id.toStdString();
    ASSERT_TRUE(entry(id)->isEnabled());
    entry(id)->trigger();
  }
  void reach(const QString& host, const QString& device) {
    QAction* action = entry(host + QLatin1Char('/'));
    ASSERT_NE(action, nullptr);
    action->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return entry(device) != nullptr; }, kPatienceMs));
  }
  QComboBox& devices() const { return *child<QComboBox>("device"); }
  void chooseFirst(const QString& id) { devices().setCurrentIndex(devices().findData(id)); }
  std::vector<std::string> chosen() const {
    std::vector<std::string> ids;
    for (const DeviceDescription& device : child<OtherDevices>()->devices()) ids.push_back(device.id);
    return ids;
  }
  std::map<std::string, int> rowsByDevice() const {
    std::map<std::string, int> counts;
    for (const ResultRow& row : rows()) {
      ++counts[row.deviceId];
      EXPECT_TRUE(isValid(row)) << row.variant << " on " << row.deviceId << ": " << row.reason;
    }
    return counts;
  }
  bool hasDeviceColumn() const {
    const QAbstractItemModel* results = child<ResultModel>();
    for (int column = 0; column < results->columnCount(); ++column) {
      if (results->headerData(column, Qt::Horizontal) == QLatin1String("measured on")) return true;
    }
    return false;
  }
  QString runHint() const { return child<QToolButton>("run")->toolTip(); }

  /// Device 0:0 is the second.
  ScopedVariable drivers_{"POCL_DEVICES", "pthread basic"};
};

TEST_F(SeveralDevicesTest, TheButtonHasTheCountAndKeepsItsWidth) {
  open();
  EXPECT_EQ(button().text(), QStringLiteral("Also on..."));
  const QRect place = button().geometry();
  toggle(QStringLiteral("0:1"));
  EXPECT_EQ(button().text(), QStringLiteral("Also on 1 device"));
  QCoreApplication::processEvents();
  EXPECT_EQ(button().geometry(), place);
  window_->resize(640, 400);
  ASSERT_TRUE(QTest::qWaitFor([this] { return button().text() == QStringLiteral("+1"); }, kSoonMs));
  const QRect narrow = button().geometry();
  toggle(QStringLiteral("0:1"));
  EXPECT_EQ(button().text(), QStringLiteral("+..."));
  QCoreApplication::processEvents();
  EXPECT_EQ(button().geometry(), narrow);
}

TEST_F(SeveralDevicesTest, ARunMeasuresOnAllOfThemAndShowsEachByItself) {
  measuresCeilings_ = true;
  open();
  toggle(QStringLiteral("0:1"));
  EXPECT_EQ(shown(), "Also on 1 device");
  runToTheEnd();
  const std::map<std::string, int> counts = rowsByDevice();
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts.at("0:0"), counts.at("0:1"));
  EXPECT_TRUE(hasDeviceColumn());
  for (const ResultRow& row : rows()) {
    if (row.role == Role::Variant) {
      EXPECT_TRUE(percentOfCeiling(row)) << row.deviceId << " has ceilings of its own";
    }
  }
  const RunDocument run = child<ResultController>()->currentRun();
  ASSERT_EQ(run.plans.size(), 1U);
  EXPECT_THAT(run.plans.front().devices, ElementsAre("0:0", "0:1"));
  EXPECT_EQ(run.context.devices.size(), 2U);
}

TEST_F(SeveralDevicesTest, TheColumnOfDevicesIsThereFromTheBeginning) {
  open();
  toggle(QStringLiteral("0:1"));
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable")});
  press("run");
  EXPECT_TRUE(hasDeviceColumn());
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  ASSERT_TRUE(finished.wait(kPatienceMs));
}

TEST_F(SeveralDevicesTest, KeysAndClicksChooseThemWhileTheMenuStaysOpen) {
  open();
  button().setFocus();
  std::string whileOpen;
  bool stayed = false;
  QTimer::singleShot(200, &button(), [&] {
    QTest::keyClick(&menu(), Qt::Key_Down);
    QTest::keyClick(&menu(), Qt::Key_Space);
    whileOpen = shown();
    stayed = menu().isVisible();
    QTest::mouseClick(&menu(), Qt::LeftButton, {}, menu().actionGeometry(entry(QStringLiteral("0:1"))).center());
    stayed = stayed && menu().isVisible();
    QTest::keyClick(&menu(), Qt::Key_Escape);
  });
  QTest::keyClick(&button(), Qt::Key_Space);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !menu().isVisible(); }, kSoonMs));
  EXPECT_EQ(whileOpen, "Also on 1 device");
  EXPECT_TRUE(stayed);
  EXPECT_EQ(shown(), "Also on...") << "the click took it back";
}

TEST_F(SeveralDevicesTest, OneDeviceAloneSaysWhyThereIsNothingToChoose) {
  const ScopedVariable drivers("POCL_DEVICES", "pthread");
  open();
  EXPECT_FALSE(button().isEnabled());
  EXPECT_THAT(button().toolTip().toStdString(), HasSubstr("There is one device."));
}

TEST_F(SeveralDevicesTest, TheFirstDeviceIsNotAmongTheOthersWhicheverItIs) {
  open();
  EXPECT_EQ(entry(QStringLiteral("0:0")), nullptr);
  toggle(QStringLiteral("0:1"));
  chooseFirst(QStringLiteral("0:1"));
  EXPECT_THAT(chosen(), IsEmpty());
  EXPECT_EQ(shown(), "Also on...");
  EXPECT_EQ(entry(QStringLiteral("0:1")), nullptr);
  chooseFirst(QStringLiteral("0:0"));
  EXPECT_THAT(chosen(), ElementsAre("0:1")) << "passing by takes nothing back";
}

TEST_F(SeveralDevicesTest, RunsTakeLongerWithAnotherDeviceOfThisMachine) {
  timeBudgetSeconds_ = 5;
  open();
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  window_->showView(QStringLiteral("throughput"));
  const auto duration = [this] { return child<SweepChoice>()->duration().toStdString(); };
  const std::string alone = duration();
  toggle(QStringLiteral("0:1"));
  EXPECT_NE(duration(), alone);
  EXPECT_THAT(child<QToolButton>("run")->text().toStdString(), HasSubstr(duration()));
  EXPECT_THAT(runHint().toStdString(), HasSubstr(", pthread-"));
}

TEST_F(SeveralDevicesTest, AViewOfOneDeviceSaysSoAndKeepsTheChoice) {
  open();
  toggle(QStringLiteral("0:1"));
  for (const View& view : child<ViewTabs>()->all()) {
    window_->showView(view.id);
    const bool takesSeveral = view.controls.testFlag(Control::Sweep);
    EXPECT_EQ(button().isEnabled(), takesSeveral) << view.id.toStdString();
    EXPECT_EQ(shown(), takesSeveral ? "Also on 1 device" : "This device only") << view.id.toStdString();
  }
  window_->showView(QStringLiteral("tune"));
  EXPECT_THAT(button().toolTip().toStdString(), HasSubstr("This view uses "));
  EXPECT_THAT(runHint().toStdString() + child<QToolButton>("run")->toolTip().toStdString(), HasSubstr(" only."));
  bool isSaid = false;
  for (const QAction* action : menu().actions())
    isSaid = isSaid || action->text().startsWith(QStringLiteral("The photo and the other views use"));
  EXPECT_TRUE(isSaid);
}

TEST_F(SeveralDevicesTest, TheChoiceIsUndone) {
  open();
  QCoreApplication::processEvents();
  toggle(QStringLiteral("0:1"));
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return child<QAction>("undoChange")->text() == QStringLiteral("&Undo choice of other devices"); },
      kPatienceMs));
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_THAT(chosen(), IsEmpty());
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_THAT(chosen(), ElementsAre("0:1"));
}

TEST_F(SeveralDevicesTest, TheChoiceIsThereAtTheNextStart) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  toggle(QStringLiteral("0:1"));
  window_->close();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_THAT(chosen(), ElementsAre("0:1"));
  EXPECT_EQ(shown(), "Also on 1 device");
}

TEST_F(SeveralDevicesTest, ADeviceThatIsGoneAtTheNextStartIsNamedAndLeftOut) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  toggle(QStringLiteral("0:1"));
  window_->close();
  const ScopedVariable drivers("POCL_DEVICES", "basic");
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  const auto* log = child<MessageLog>();
  const auto isNamed = [log] {
    for (int line = 0; line < log->count(); ++line) {
      if (log->item(line)->text().contains(QStringLiteral("of the last session is no longer available. Runs go on"))) {
        return true;
      }
    }
    return false;
  };
  EXPECT_TRUE(QTest::qWaitFor(isNamed, kSoonMs));
  EXPECT_THAT(chosen(), IsEmpty());
  EXPECT_EQ(shown(), "Also on...");
}

TEST_F(SeveralDevicesTest, ADeviceThatARescanDoesNotFindIsNamedAndLeftOut) {
  open();
  toggle(QStringLiteral("0:1"));
  QSignalSpy failed(child<OtherDevices>(), &OtherDevices::failed);
  const ScopedVariable drivers("POCL_DEVICES", "basic");
  child<QAction>("findDevices")->trigger();
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_THAT(failed.first().first().toString().toStdString(), HasSubstr("is not available. Runs go on without it."));
  EXPECT_THAT(child<MessageBar>()->sentence().toStdString(), HasSubstr("Runs go on without it."));
  EXPECT_THAT(chosen(), IsEmpty());
  runToTheEnd();
  EXPECT_EQ(rowsByDevice().size(), 1U);
}

/// Returns what is noted about a session with these other devices.
std::string notesOf(MainWindow& window, const QString& file, const std::vector<std::string>& others) {
  Session session;
  session.plan.workload = "blur";
  session.plan.otherDevices = others;
  writeSession(file.toStdString(), session);
  auto* controller = window.findChild<SessionController*>();
  QSignalSpy noted(controller, &SessionController::noted);
  QSignalSpy opened(controller, &SessionController::opened);
  window.openSession(file);
  EXPECT_TRUE(opened.wait(kPatienceMs));
  std::string notes;
  for (const QList<QVariant>& note : noted) notes += note.at(0).toString().toStdString() + '\n';
  return notes;
}

TEST_F(SeveralDevicesTest, ASessionHasTheChoiceAndNamesWhatIsMissing) {
  keepHostThat("lab", Looks::Elsewhere);
  open();
  const QString file = folder_.filePath(QStringLiteral("some.headroom"));
  EXPECT_THAT(notesOf(*window_, file, {"0:1"}), Not(HasSubstr("0:1")));
  EXPECT_THAT(chosen(), ElementsAre("0:1"));
  const std::string notes = notesOf(*window_, file, {"lab/0:0", "0:1", "gone/0:0"});
  EXPECT_THAT(notes, HasSubstr("Runs go on without these devices: lab/0:0, gone/0:0."));
  EXPECT_THAT(chosen(), ElementsAre("0:1"));
  EXPECT_NE(entry(QStringLiteral("lab/")), nullptr) << "a file reaches no machine";
  EXPECT_THAT(notesOf(*window_, file, {}), Not(HasSubstr("Runs go on")));
  EXPECT_THAT(chosen(), IsEmpty());
}

TEST_F(SeveralDevicesTest, ARunOfTheHistoryRestoresItsDevicesAndNamesWhatIsMissing) {
  open();
  auto* history = child<HistoryController>();
  RunDocument run;
  run.plans.emplace_back();
  run.context.devices = child<DeviceController>()->all();
  ASSERT_EQ(run.context.devices.size(), 2U);
  std::ranges::reverse(run.context.devices);
  Q_EMIT history->opening(run);
  EXPECT_EQ(devices().currentData().toString(), QStringLiteral("0:1"));
  EXPECT_THAT(chosen(), ElementsAre("0:0"));

  // Another device has the id now.
  run.context.devices.front().name = "Gone device";
  std::ranges::reverse(run.context.devices);
  Q_EMIT history->opening(run);
  EXPECT_EQ(devices().currentData().toString(), QStringLiteral("0:0"));
  EXPECT_THAT(chosen(), IsEmpty());
  const MessageLog& log = *child<MessageLog>();
  std::string noted;
  for (int line = 0; line < log.count(); ++line) noted += log.item(line)->text().toStdString() + '\n';
  EXPECT_THAT(noted, HasSubstr("Runs go on without these devices: Gone device. They are not on this machine"));
}

TEST_F(SeveralDevicesTest, MachinesMeasureTogetherAndEachRowHasItsOwn) {
  keepHostThat("lab", Looks::Elsewhere);
  open();
  reach(QStringLiteral("lab"), QStringLiteral("lab/0:0"));
  toggle(QStringLiteral("lab/0:0"));
  toggle(QStringLiteral("lab/0:1"));
  EXPECT_EQ(shown(), "Also on 2 devices");
  runToTheEnd();
  EXPECT_THAT(rowsByDevice(),
              UnorderedElementsAre(std::pair("0:0", 2), std::pair("lab/0:0", 2), std::pair("lab/0:1", 2)));
  for (const ResultRow& row : rows()) EXPECT_EQ(row.host, row.deviceId == "0:0" ? "" : "lab");
}

TEST_F(SeveralDevicesTest, ADeviceUnderTheNamesOfTwoHostsIsChosenOnce) {
  keepHostThat("alias", Looks::Here);
  open();
  reach(QStringLiteral("alias"), QStringLiteral("alias/0:0"));
  EXPECT_FALSE(entry(QStringLiteral("alias/0:0"))->isEnabled());
  EXPECT_THAT(entry(QStringLiteral("alias/0:0"))->text().toStdString(), HasSubstr("the same device as"));
  toggle(QStringLiteral("0:1"));
  EXPECT_FALSE(entry(QStringLiteral("alias/0:1"))->isEnabled());
  EXPECT_THAT(child<OtherDevices>()->choose({QStringLiteral("0:1"), QStringLiteral("alias/0:1")}), IsEmpty());
  EXPECT_THAT(chosen(), ElementsAre("0:1"));
}

TEST_F(SeveralDevicesTest, AMachineThatIsNotReachedSaysWhyAndIsTriedAgain) {
  keepScript("lab", "echo Connection refused >&2; exit 255\n");
  open();
  entry(QStringLiteral("lab/"))->trigger();
  const auto texts = [this] {
    std::string all;
    for (const QAction* action : menu().actions()) all += action->text().toStdString() + '\n';
    return all;
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return texts().find("Try lab again") != std::string::npos; }, kPatienceMs));
  EXPECT_THAT(texts(), HasSubstr("Host lab cannot be used"));
  std::string reasons;
  for (const QAction* action : menu().actions()) reasons += action->toolTip().toStdString() + '\n';
  EXPECT_THAT(reasons, HasSubstr("Connection refused"));
  EXPECT_NE(entry(QStringLiteral("lab/")), nullptr);
}

TEST_F(SeveralDevicesTest, AChosenDeviceOfAMachineIsReachedAtTheNextStart) {
  keepHostThat("lab", Looks::Elsewhere);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  reach(QStringLiteral("lab"), QStringLiteral("lab/0:1"));
  toggle(QStringLiteral("lab/0:1"));
  window_->close();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_THAT(chosen(), ElementsAre("lab/0:1"));
}

TEST_F(SeveralDevicesTest, ADeviceThatIsLostFailsByItselfAndTheOtherGoesOn) {
  // After its first row it answers no more, and neither do later connections.
  const std::string lost = folder_.filePath(QStringLiteral("lost")).toStdString();
  keepScript("lab", "if [ -e '" + lost + "' ]; then echo Connection reset >&2; exit 255; fi\n" + "\"$@\" | {\n" +
                        "  LC_ALL=C sed -u -e \"s/$(cat /proc/sys/kernel/random/boot_id)/elsewhere/g\" " +
                        "-e '/\"event\": *\"row\"/q5'\n" + "  if [ $? = 5 ]; then echo >'" + lost + "'; kill $$; fi\n" +
                        "}\n");
  open(QStringLiteral("64x48, 96x64"));
  reach(QStringLiteral("lab"), QStringLiteral("lab/0:0"));
  toggle(QStringLiteral("lab/0:0"));
  runToTheEnd();
  int good = 0;
  int failed = 0;
  for (const ResultRow& row : rows()) {
    if (row.deviceId == "0:0") {
      EXPECT_TRUE(isValid(row)) << row.reason;
      ++good;
    } else {
      failed += isValid(row) ? 0 : 1;
      if (!isValid(row)) {
        EXPECT_FALSE(row.reason.empty());
      }
    }
  }
  EXPECT_EQ(good, 4);
  EXPECT_GE(failed, 3);
  EXPECT_EQ(rows().size(), 8U);
}

TEST_F(SeveralDevicesTest, StopKeepsWhatEachHasMeasured) {
  // A steady machine measures each point within a second, and must not be done before Stop.
  timeBudgetSeconds_ = 30;
  open(QStringLiteral("64x48, 96x64, 128x96, 192x128, 256x192, 384x256, 512x384, 768x512"));
  toggle(QStringLiteral("0:1"));
  child<VariantModel>()->setTicked({QStringLiteral("blur.separable")});
  const auto isSomeMeasured = [this] {
    return std::ranges::any_of(rows(), [](const ResultRow& row) { return isValid(row); });
  };
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(QTest::qWaitFor(isSomeMeasured, kPatienceMs));
  press("stop");
  ASSERT_TRUE(!finished.isEmpty() || finished.wait(kPatienceMs));
  EXPECT_EQ(finished.first().first().value<Outcome>(), Outcome::Cancelled);
  EXPECT_TRUE(isSomeMeasured());
  EXPECT_EQ(rows().size(), 16U) << "a row for each size and device";
}

TEST_F(SeveralDevicesTest, TheAATestIsOfEachOfThem) {
  open();
  toggle(QStringLiteral("0:1"));
  child<QAction>("measureNoise")->trigger();
  auto* dialog = child<QDialog>("noiseDialog");
  ASSERT_NE(dialog, nullptr);
  std::string known;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) known += label->text().toStdString() + '\n';
  EXPECT_THAT(known, HasSubstr("basic-"));
  EXPECT_THAT(known, HasSubstr("pthread-"));
  dialog->findChild<QSpinBox*>(QStringLiteral("noisePairs"))->setValue(1);
  // A busy machine may invalidate the pair of a device.
  QSignalSpy found(child<NoiseController>(), &NoiseController::found);
  QSignalSpy failed(child<NoiseController>(), &NoiseController::failed);
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("noiseBegin")), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([&] { return found.size() + failed.size() == 2; }, kPatienceMs));
}

}  // namespace
}  // namespace headroom
