// Other machines in the real window: added by the dialog, checked, grouped in the device box, measured on. Their hosts
// are shells here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <filesystem>

#include "bridge/bridge.hpp"
#include "controls/device_box.hpp"
#include "controls/device_controller.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/session.hpp"
#include "hosts/add_machine_dialog.hpp"
#include "hosts/hosts_controller.hpp"
#include "session/session_controller.hpp"
#include "shell/message_bar.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;
using ::testing::Not;

DeviceDescription deviceOf(const std::string& id, DeviceType type = DeviceType::Gpu) {
  DeviceDescription device;
  device.id = id;
  device.name = "Card";
  device.type = type;
  return device;
}

QStringList entriesOf(const QComboBox& box) {
  QStringList entries;
  for (int i = 0; i < box.count(); ++i) {
    if (!box.itemText(i).isEmpty()) entries << box.itemText(i);
  }
  return entries;
}

/// A device box with three machines.
class GroupedDeviceBox : public ::testing::Test {
 protected:
  GroupedDeviceBox() {
    box_.setGroups({{QStringLiteral("far"), HostGroup::State::Found, {}, {}},
                    {QStringLiteral("later"), HostGroup::State::Unreached, {}, {}},
                    {QStringLiteral("lost"), HostGroup::State::Failed, {}, QStringLiteral("Connection refused.")}});
    box_.setDevices({deviceOf("0:0", DeviceType::Cpu), deviceOf("far/0:0"), deviceOf("far/0:1")}, {});
    box_.show();
  }
  QComboBox& combo() { return *box_.findChild<QComboBox*>(QStringLiteral("device")); }

  DeviceBox box_;
};

TEST_F(GroupedDeviceBox, ListsDevicesByMachineAndSelectsOneOfThisMachine) {
  EXPECT_EQ(entriesOf(combo()),
            (QStringList{QStringLiteral("This machine"), QStringLiteral("Card (CPU)"), QStringLiteral("far"),
                         QStringLiteral("far/Card (GPU, 0:0)"), QStringLiteral("far/Card (GPU, 0:1)"),
                         QStringLiteral("later"), QStringLiteral("Find devices of later"), QStringLiteral("lost"),
                         QStringLiteral("Try lost again"), QStringLiteral("Add machine...")}));
  EXPECT_EQ(box_.current()->id, "0:0") << "although the other machine has a GPU";
  EXPECT_TRUE(combo()
                  .itemData(combo().findText(QStringLiteral("Try lost again")), Qt::ToolTipRole)
                  .toString()
                  .contains(QStringLiteral("Connection refused.")));
}

TEST_F(GroupedDeviceBox, ArrowKeysGoFromDeviceToDevice) {
  combo().setFocus();
  for (const char* id : {"far/0:0", "far/0:1", "far/0:1"}) {
    QTest::keyClick(&combo(), Qt::Key_Down);
    EXPECT_EQ(box_.current()->id, id);
  }
  QSignalSpy asked(&box_, &DeviceBox::machineAsked);
  QTest::keyClick(&combo(), Qt::Key_End);
  QCoreApplication::processEvents();
  EXPECT_EQ(box_.current()->id, "far/0:1");
  EXPECT_TRUE(asked.isEmpty());
}

TEST_F(GroupedDeviceBox, AnActionLeavesTheDeviceAsItIs) {
  QSignalSpy changed(&box_, &DeviceBox::currentChanged);
  QSignalSpy asked(&box_, &DeviceBox::hostAsked);
  combo().setCurrentIndex(combo().findText(QStringLiteral("Find devices of later")));
  EXPECT_EQ(box_.current()->id, "0:0");
  ASSERT_TRUE(!asked.isEmpty() || asked.wait(kSoonMs));
  EXPECT_EQ(asked.first().first().toString(), QStringLiteral("later"));
  EXPECT_TRUE(changed.isEmpty());
}

TEST_F(GroupedDeviceBox, WithoutADeviceHereOneOfAnotherMachineIsSelected) {
  box_.setDevices({deviceOf("far/0:0")}, {});
  EXPECT_EQ(box_.current()->id, "far/0:0");
}

/// The selection while the drivers' order changes.
class SelectedDevice : public ::testing::Test {
 protected:
  void list(const std::vector<std::string>& names) {
    std::vector<DeviceDescription> devices;
    for (const std::string& name : names) {
      devices.push_back(deviceOf("0:" + std::to_string(devices.size())));
      devices.back().name = name;
    }
    Q_EMIT bridge_.devicesFound(devices);
  }

  Bridge bridge_;
  DeviceBox box_;
  DeviceController controller_{&bridge_, &box_};
};

TEST_F(SelectedDevice, StaysSelectedWhereItsIdMoves) {
  list({"Fast", "Slow"});
  ASSERT_TRUE(controller_.use(QStringLiteral("Slow")));
  list({"Slow", "New", "Fast"});
  EXPECT_EQ(controller_.current()->name, "Slow");
  EXPECT_EQ(controller_.current()->id, "0:0");
}

TEST_F(SelectedDevice, IsNotReplacedInSilenceByTheOneThatHasItsIdNow) {
  list({"Fast", "Slow"});
  ASSERT_TRUE(controller_.use(QStringLiteral("Slow")));
  QSignalSpy failed(&controller_, &DeviceController::failed);
  list({"Fast", "Other"});
  ASSERT_EQ(failed.size(), 1);
  EXPECT_THAT(failed.first().first().toString().toStdString(), HasSubstr("Device Slow is no longer available"));
  EXPECT_TRUE(controller_.current());
}

class MachinesTest : public testing::WindowTest {
 protected:
  void TearDown() override {
    window_.reset();
    std::error_code ignored;
    std::filesystem::remove(hostsFile(), ignored);
  }

  /// Returns a command that runs this script there, with the words of the command there as its arguments.
  QString commandOfScript(const char* script) {
    QFile file(folder_.filePath(QStringLiteral("reach.sh")));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(script);
    return QStringLiteral("sh %1 {words}").arg(file.fileName());
  }
  void keepLab(const char* script) {
    keepHost(hostsFile(), {"lab", wordsTyped(commandOfScript(script).toStdString()), HEADROOM_CLI}, true);
  }

  AddMachineDialog* showDialog() {
    child<QAction>("addMachine")->trigger();
    auto* dialog = child<AddMachineDialog>("addMachineDialog");
    EXPECT_NE(dialog, nullptr);
    return dialog;
  }
  void fill(const QString& command, const QString& name, const QString& program = QStringLiteral(HEADROOM_CLI)) {
    auto* reach = child<QComboBox>("machineReach");
    reach->setCurrentIndex(reach->findText(QStringLiteral("Another command")));
    type("machineTarget", command);
    type("machineName", name);
    type("machineProgram", program);
  }
  void type(const char* field, const QString& text) {
    auto* line = child<QLineEdit>(field);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
  }
  void click(const char* button) { QTest::mouseClick(child<QPushButton>(button), Qt::LeftButton); }
  QString findings() const {
    QStringList lines;
    const auto* list = child<QListWidget>("machineFindings");
    for (int row = 0; list != nullptr && row < list->count(); ++row) lines << list->item(row)->text();
    return lines.join(QLatin1Char('\n'));
  }
  bool waitForFinding(const char* part) {
    return QTest::qWaitFor([&] { return findings().contains(QLatin1String(part)); }, kPatienceMs);
  }

  QComboBox& devices() const { return *child<QComboBox>("device"); }
  std::string selected() const {
    const std::optional<DeviceDescription> device = child<DeviceBox>()->current();
    return device ? device->id : std::string();
  }
  bool waitForEntry(const QString& id) {
    return QTest::qWaitFor([&] { return devices().findData(id) >= 0; }, kPatienceMs);
  }
  void choose(const QString& id) { devices().setCurrentIndex(devices().findData(id)); }
};

constexpr const char* kReaches = "exec \"$@\"\n";

TEST_F(MachinesTest, AMachineIsCheckedAddedAndMeasuredOn) {
  open();
  const QPointer<AddMachineDialog> dialog = showDialog();
  EXPECT_FALSE(child<QPushButton>("addMachineNow")->isEnabled()) << "nothing is known of it";
  fill(commandOfScript(kReaches), QStringLiteral("lab"));
  click("checkMachine");
  ASSERT_TRUE(waitForFinding("Device 0:0")) << findings().toStdString();
  EXPECT_THAT(findings().toStdString(), HasSubstr("Reached: Linux"));
  EXPECT_THAT(findings().toStdString(), HasSubstr("Found: "));
  click("addMachineNow");
  ASSERT_TRUE(QTest::qWaitFor([&] { return dialog.isNull(); }, kSoonMs));
  EXPECT_NE(findHost(readHosts(hostsFile()), "lab"), nullptr);
  ASSERT_TRUE(waitForEntry(QStringLiteral("lab/0:0")));
  choose(QStringLiteral("lab/0:0"));
  EXPECT_EQ(selected(), "lab/0:0");
  runToTheEnd();
  ASSERT_FALSE(rows().empty());
  for (const ResultRow& row : rows()) {
    EXPECT_EQ(row.host, "lab");
    EXPECT_EQ(row.deviceId, "lab/0:0");
    EXPECT_TRUE(isValid(row)) << row.reason;
  }
}

TEST_F(MachinesTest, ACheckSaysWhatIsMissingAndTheMachineCanBeAddedAllTheSame) {
  open();
  showDialog();
  fill(commandOfScript(kReaches), QStringLiteral("lab"), QStringLiteral("/no/such/headroom-cli"));
  click("checkMachine");
  ASSERT_TRUE(waitForFinding("/no/such/headroom-cli was not found there")) << findings().toStdString();
  EXPECT_TRUE(child<QPushButton>("addMachineNow")->isEnabled());
  type("machineName", QStringLiteral("not a name"));
  EXPECT_FALSE(child<QPushButton>("addMachineNow")->isEnabled());
  EXPECT_EQ(findings(), QString()) << "they were of another machine";
}

TEST_F(MachinesTest, TheMachineIsNamedAfterWhatIsReachedUntilItsOwnerNamesIt) {
  keepLab(kReaches);
  open();
  showDialog();
  const auto name = [this] { return child<QLineEdit>("machineName")->text().toStdString(); };
  EXPECT_EQ(child<QLabel>("machineCommand")->text(), QStringLiteral("Name the machine, container or pod to reach."));
  type("machineTarget", QStringLiteral("me@gpu7.example.org"));
  EXPECT_EQ(name(), "gpu7");
  EXPECT_TRUE(child<QPushButton>("addMachineNow")->isEnabled());
  type("machineTarget", QStringLiteral("me@lab"));
  EXPECT_EQ(name(), "lab-2") << "there is a lab";
  type("machineName", QStringLiteral("mine"));
  type("machineTarget", QStringLiteral("gpu8"));
  EXPECT_EQ(name(), "mine");
}

TEST_F(MachinesTest, AnUnknownWordInBracesIsRefusedBeforeTheMachineIsReached) {
  open();
  showDialog();
  fill(QStringLiteral("ssh lab {command}"), QStringLiteral("lab"));
  EXPECT_FALSE(child<QPushButton>("checkMachine")->isEnabled());
  EXPECT_FALSE(child<QPushButton>("addMachineNow")->isEnabled());
  EXPECT_THAT(child<QPushButton>("addMachineNow")->toolTip().toStdString(), HasSubstr("{words} or {line}"));
  type("machineTarget", QStringLiteral("ssh lab {words}"));
  EXPECT_TRUE(child<QPushButton>("addMachineNow")->isEnabled());
}

TEST_F(MachinesTest, ACheckThatHangsIsStoppedAtOnce) {
  open();
  const QPointer<AddMachineDialog> dialog = showDialog();
  fill(commandOfScript("exec sleep 1000\n"), QStringLiteral("lab"));
  click("checkMachine");
  EXPECT_TRUE(child<QPushButton>("checkMachine")->text().contains(QStringLiteral("Stop")));
  click("checkMachine");
  EXPECT_TRUE(findings().contains(QStringLiteral("The check was stopped.")));
  click("checkMachine");
  QTest::qWait(200);
  QElapsedTimer timer;
  timer.start();
  dialog->reject();
  ASSERT_TRUE(QTest::qWaitFor([&] { return dialog.isNull(); }, kSoonMs));
  EXPECT_LT(timer.elapsed(), kSoonMs) << "the check's deadline is three times as long";
}

TEST_F(MachinesTest, AKnownMachineIsReachedWhenItIsAskedForAndAtTheNextStart) {
  keepLab(kReaches);
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_LT(devices().findData(QStringLiteral("lab/0:0")), 0) << "it is not reached before anyone asks";
  devices().setCurrentIndex(devices().findText(QStringLiteral("Find devices of lab")));
  ASSERT_TRUE(waitForEntry(QStringLiteral("lab/0:0")));
  choose(QStringLiteral("lab/0:0"));
  window_->close();
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  EXPECT_EQ(selected(), "lab/0:0");
}

TEST_F(MachinesTest, ASessionNamesADeviceOfAnotherMachineAndDoesNotReachIt) {
  keepLab(kReaches);
  open();
  const std::string before = selected();
  const auto notesOnSessionOf = [this](const char* device) {
    Session session;
    session.plan.workload = "blur";
    session.plan.device = device;
    const QString file = folder_.filePath(QStringLiteral("strange.headroom"));
    writeSession(file.toStdString(), session);
    QSignalSpy noted(child<SessionController>(), &SessionController::noted);
    QSignalSpy opened(child<SessionController>(), &SessionController::opened);
    window_->openSession(file);
    EXPECT_TRUE(opened.wait(kPatienceMs));
    std::string notes;
    for (const QList<QVariant>& note : noted) notes += note.at(0).toString().toStdString() + '\n';
    return notes;
  };
  EXPECT_THAT(notesOnSessionOf("lab/0:0"), HasSubstr("Device lab/0:0 is on machine lab, which no file reaches."));
  EXPECT_THAT(notesOnSessionOf("elsewhere/0:0"), HasSubstr("Device elsewhere/0:0 is not on this machine or on one"));
  EXPECT_EQ(selected(), before);
  const int toReach = devices().findText(QStringLiteral("Find devices of lab"));
  ASSERT_GE(toReach, 0) << "nobody has reached it";
  devices().setCurrentIndex(toReach);
  ASSERT_TRUE(waitForEntry(QStringLiteral("lab/0:0")));
  EXPECT_THAT(notesOnSessionOf("lab/0:0"), Not(HasSubstr("lab/0:0")));
  EXPECT_EQ(selected(), "lab/0:0");
}

TEST_F(MachinesTest, AMachineThatIsNotThereIsASentenceAndTheDeviceStays) {
  keepLab("echo Connection refused >&2; exit 255\n");
  open();
  const std::string before = selected();
  devices().setCurrentIndex(devices().findText(QStringLiteral("Find devices of lab")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return devices().findText(QStringLiteral("Try lab again")) >= 0; }, kPatienceMs));
  EXPECT_THAT(child<MessageBar>()->sentence().toStdString(), HasSubstr("Connection refused"));
  EXPECT_EQ(selected(), before);
}

TEST_F(MachinesTest, ARescanDuringARunIsRefusedOnceAndKeepsTheMachinesDevices) {
  for (const char* name : {"lab", "other"})
    keepHost(hostsFile(), {name, wordsTyped(commandOfScript(kReaches).toStdString()), HEADROOM_CLI}, true);
  Bridge bridge;
  HostsController hosts(&bridge, hostsFile());
  hosts.read();
  for (const char* name : {"lab", "other"}) hosts.reach(QString::fromLatin1(name));
  const auto areFound = [&hosts] {
    return std::all_of(hosts.groups().begin(), hosts.groups().end(),
                       [](const HostGroup& group) { return group.state == HostGroup::State::Found; });
  };
  ASSERT_TRUE(QTest::qWaitFor(areFound, kPatienceMs));
  RunPlan plan;
  plan.variants = {"copy.scalar"};
  plan.sizes = {{64, 48}};
  bridge.startSweep(plan);
  QSignalSpy failed(&hosts, &HostsController::failed);
  hosts.rescan();
  EXPECT_EQ(failed.size(), 1);
  EXPECT_TRUE(areFound());
}

/// Its device is 1:0, and no other is 0:0, once there is the file "moved" beside the script.
constexpr const char* kRenumbers =
    "if [ ! -e \"$(dirname \"$0\")/moved\" ]; then exec \"$@\"; fi\n"
    "LC_ALL=C; export LC_ALL\n"
    "case \"$*\" in\n"
    "*worker*) sed -u -e 's/\"0:0\"/\"9:9\"/g' -e 's/\"1:0\"/\"0:0\"/g' | \"$@\" | sed -u 's/\"0:0\"/\"1:0\"/g' ;;\n"
    "*) \"$@\" | sed 's/\"0:0\"/\"1:0\"/g' ;;\n"
    "esac\n";

TEST_F(MachinesTest, AfterARescanTheSelectedDeviceIsMeasuredUnderItsNewId) {
  keepLab(kRenumbers);
  open();
  devices().setCurrentIndex(devices().findText(QStringLiteral("Find devices of lab")));
  ASSERT_TRUE(waitForEntry(QStringLiteral("lab/0:0")));
  choose(QStringLiteral("lab/0:0"));
  runToTheEnd();  // by a runner that is there longer than the new order
  QFile moved(folder_.filePath(QStringLiteral("moved")));
  ASSERT_TRUE(moved.open(QIODevice::WriteOnly));
  moved.close();
  child<QAction>("findDevices")->trigger();
  ASSERT_TRUE(waitForEntry(QStringLiteral("lab/1:0")));
  EXPECT_EQ(selected(), "lab/1:0");
  EXPECT_LT(devices().findData(QStringLiteral("lab/0:0")), 0);
  runToTheEnd();
  int moves = 0;
  for (const ResultRow& row : rows()) {
    if (row.deviceId != "lab/1:0") continue;
    ++moves;
    EXPECT_TRUE(isValid(row)) << row.reason;
  }
  EXPECT_GT(moves, 0);
}

}  // namespace
}  // namespace headroom
