#include <gtest/gtest.h>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include "controls/device_box.hpp"
#include "controls/parameter_control.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "shell/message_log.hpp"
#include "shell/run_status.hpp"
#include "widgets/flow_layout.hpp"
#include "widgets/sizes_box.hpp"
#include "widgets/table_look.hpp"

namespace headroom {
namespace {

DeviceDescription device(const std::string& id, const std::string& name, DeviceType type) {
  DeviceDescription description;
  description.id = id;
  description.name = name;
  description.type = type;
  return description;
}

TEST(SizesFromTextTest, ReadsListsAsPeopleWriteThem) {
  EXPECT_EQ(sizesFromText(QStringLiteral("1, 4, 16 MP")), parseSizes("1MP,4MP,16MP"));
  EXPECT_EQ(sizesFromText(QStringLiteral("1MP,1023x769")), parseSizes("1MP,1023x769"));
  EXPECT_EQ(sizesFromText(QStringLiteral("1920 x 1080")), parseSizes("1920x1080"));
}

TEST(SizesFromTextTest, ReadsARangeAsDoublings) {
  const std::vector<Size> expected = parseSizes("0.25MP,0.5MP,1MP,2MP,4MP,6MP");
  EXPECT_EQ(sizesFromText(QStringLiteral("0.25 to 6 MP")), expected);
  EXPECT_EQ(sizesFromText(QStringLiteral("1 to 1 MP")), parseSizes("1MP"));
}

TEST(SizesFromTextTest, RefusesWhatIsNoSize) {
  for (const char* text : {"", "0 MP", "-1 MP", "16.5", "nan MP", "8 to 2 MP", "0 to 2 MP", "1e30 MP", "1,,2 MP"}) {
    EXPECT_THROW(sizesFromText(QString::fromLatin1(text)), UsageError) << text;
  }
}

TEST(SizesBoxTest, BadTextHasASentenceAndNoSizes) {
  SizesBox box;
  EXPECT_TRUE(box.error().isEmpty());
  EXPECT_FALSE(box.sizes().empty());
  QSignalSpy changed(&box, &SizesBox::changed);
  box.setText(QStringLiteral("huge"));
  EXPECT_FALSE(box.error().isEmpty());
  EXPECT_TRUE(box.sizes().empty());
  EXPECT_EQ(changed.count(), 1);
}

TEST(SizesBoxTest, OffersSizesOfTheWorkload) {
  SizesBox box;
  box.setText(QStringLiteral("2 MP"));
  box.setWorkload(findWorkload("matmul"));
  EXPECT_TRUE(box.error().isEmpty()) << box.error().toStdString();
  ASSERT_FALSE(box.sizes().empty());
  for (const Size size : box.sizes()) EXPECT_EQ(size.count(), 3U);
  const auto* combo = box.findChild<QComboBox*>();
  EXPECT_EQ(combo->itemText(0), QStringLiteral("256, 512, 1024"));
  for (int i = 0; i < combo->count(); ++i) {
    EXPECT_TRUE(SizesBox::formsFor(combo->itemText(i)).contains(QStringLiteral("M x N x K"))) << i;
  }
  box.setText(QStringLiteral("4 MP"));
  EXPECT_TRUE(box.error().contains(QStringLiteral("whose sizes are M x N x K"))) << box.error().toStdString();
  box.setText(QStringLiteral("96, 100x200x300"));
  EXPECT_EQ(box.sizes(), (std::vector<Size>{{96, 96, 96}, {100, 200, 300}}));
  box.setWorkload(findWorkload("blur"));
  EXPECT_EQ(box.text(), QStringLiteral("2 MP")) << "each kind keeps its own";
  box.setText(QStringLiteral("128"));
  EXPECT_TRUE(box.error().contains(QStringLiteral("megapixels"))) << box.error().toStdString();
  box.setWorkload(findWorkload("matmul"));
  EXPECT_EQ(box.text(), QStringLiteral("96, 100x200x300"));
}

TEST(SizesBoxTest, KeepsWhatWasChosenForEachForm) {
  SizesBox box;
  box.propose(QStringLiteral("1, 4 MP"));
  EXPECT_EQ(box.chosen().at(QStringLiteral("pixels")), QString());
  box.setText(QStringLiteral("3 MP"));
  box.propose(QStringLiteral("16 MP"));
  EXPECT_EQ(box.text(), QStringLiteral("3 MP"));
  EXPECT_EQ(box.chosen().at(QStringLiteral("pixels")), QStringLiteral("3 MP"));
  EXPECT_EQ(SizesBox::formsFor(QStringLiteral("1024")).count(QStringLiteral("pixels")), 0);
}

TEST(SizesBoxTest, ListedSizesAreThoseOfOneWorkload) {
  const auto listed = [](const std::string& id, const std::string& sizes, const std::string& values) {
    return readUserWorkload(id,
                            "title = \"Listed\"\nsummary = \"s\"\nrank = 1\n[size]\nLAUNCH = " + sizes +
                                "\n[let]\nn = { by = \"LAUNCH\", values = { " + values +
                                " } }\n[buffer]\na = { type = \"float\", count = \"n\", use = \"out\" }\n",
                            id + "/workload.toml", id);
  };
  const Workload one = listed("one", "[1, 5]", "1 = 10, 5 = 20");
  const Workload other = listed("other", "[2, 3]", "2 = 10, 3 = 20");
  SizesBox box;
  box.setWorkload(one);
  EXPECT_EQ(box.form(), QStringLiteral("LAUNCH of one"));
  EXPECT_EQ(box.sizes(), (std::vector<Size>{{1}, {5}}));
  box.setText(QStringLiteral("5"));
  box.setWorkload(other);
  EXPECT_EQ(box.sizes(), (std::vector<Size>{{2}, {3}})) << box.error().toStdString();
  box.setWorkload(one);
  EXPECT_EQ(box.text(), QStringLiteral("5"));
}

Parameter sigma() {
  return *findParameter(findWorkload("blur"), "sigma");
}

TEST(ParameterControlTest, SliderAndNumberFollowEachOther) {
  ParameterControl control(sigma());
  auto* slider = control.findChild<QSlider*>();
  auto* number = control.findChild<QDoubleSpinBox*>();
  slider->setValue(slider->maximum());
  EXPECT_DOUBLE_EQ(number->value(), 50);
  slider->setValue(slider->minimum());
  EXPECT_DOUBLE_EQ(number->value(), 0.3);
  number->setValue(50);
  EXPECT_EQ(slider->value(), slider->maximum());
}

TEST(SizesBoxTest, WhatIsTypedIsNotCompletedToAPreset) {
  SizesBox box;
  box.show();
  box.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&box));
  auto* edit = box.findChild<QLineEdit*>();
  edit->setFocus();
  ASSERT_TRUE(edit->hasFocus()) << "completion begins with the focus";
  for (const char* text : {"1", "1920x1080", "1 MP"}) {
    edit->selectAll();
    QTest::keyClicks(edit, QString::fromLatin1(text));
    EXPECT_EQ(edit->text().toStdString(), text);
  }
}

TEST(ParameterControlTest, TellsAnyParameterAsItsFileDoes) {
  ParameterControl control(Parameter{"gamma", "", -1, 3, 2});
  auto* slider = control.findChild<QSlider*>(QStringLiteral("gammaSlider"));
  auto* number = control.findChild<QDoubleSpinBox*>(QStringLiteral("gammaNumber"));
  ASSERT_TRUE(slider != nullptr && number != nullptr);
  EXPECT_EQ(control.findChild<QLabel*>()->text(), QStringLiteral("Gamma"));
  EXPECT_EQ(number->suffix(), QString());
  EXPECT_EQ(control.value(), 2) << "the usual value";
  EXPECT_EQ(slider->value(), slider->maximum() * 3 / 4) << "linear: a logarithm has no place for -1";
  slider->setValue(slider->minimum());
  EXPECT_EQ(control.value(), -1);
  EXPECT_EQ(ParameterControl(Parameter{"decay", "seconds", 1, 9, 2}).findChild<QDoubleSpinBox*>()->suffix(),
            QStringLiteral(" seconds"));
}

TEST(ParameterControlTest, ACommaIsAPointToo) {
  ParameterControl control(sigma());
  auto* number = control.findChild<QDoubleSpinBox*>();
  number->selectAll();
  QTest::keyClicks(number, QStringLiteral("7,5"));
  QTest::keyClick(number, Qt::Key_Return);
  EXPECT_DOUBLE_EQ(control.value(), 7.5);
}

TEST(ParameterControlTest, SettingANumberIsNotRoundedToASliderStep) {
  ParameterControl control(sigma());
  QSignalSpy changed(&control, &ParameterControl::valueChanged);
  control.setValue(7.135);
  EXPECT_DOUBLE_EQ(control.value(), 7.135);
  EXPECT_DOUBLE_EQ(changed.last().at(0).toDouble(), 7.135);
}

TEST(DeviceBoxTest, PicksTheNamedDeviceElseTheDefault) {
  DeviceBox box;
  const std::vector<DeviceDescription> devices{device("0:0", "Some processor", DeviceType::Cpu),
                                               device("1:0", "Some card", DeviceType::Gpu)};
  box.setDevices(devices, QStringLiteral("processor"));
  EXPECT_EQ(box.current()->id, "0:0");
  box.setDevices(devices, {});
  EXPECT_EQ(box.current()->id, "1:0");
  EXPECT_THROW(box.setDevices(devices, QStringLiteral("abacus")), NoDeviceError);
  EXPECT_EQ(box.current()->id, "1:0");
  box.setDevices({}, {});
  EXPECT_FALSE(box.current());
}

TEST(FlowLayoutTest, WrapsWhatDoesNotFitAndGivesSurplusToWhoWantsIt) {
  QWidget window;
  auto* flow = new FlowLayout(&window);
  flow->setContentsMargins(0, 0, 0, 0);
  flow->setSpacing(10);
  std::vector<QWidget*> boxes;
  for (int i = 0; i < 3; ++i) {
    auto* box = new QLabel;
    box->setMinimumSize(100, 20);
    box->setSizePolicy(i == 1 ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    flow->addWidget(box);
    boxes.push_back(box);
  }
  EXPECT_EQ(flow->heightForWidth(320), 20);
  EXPECT_EQ(flow->heightForWidth(319), 50);
  EXPECT_EQ(flow->heightForWidth(150), 80);
  flow->setGeometry(QRect(0, 0, 400, 20));
  EXPECT_EQ(boxes[1]->width(), 180);
  EXPECT_EQ(boxes[2]->geometry().right(), 399);
}

TEST(TableLookTest, OnlyTheSortedColumnHasRoomForItsArrow) {
  QTableWidget table(1, 2);
  table.setHorizontalHeaderLabels({QStringLiteral("median ms"), QStringLiteral("median ms")});
  giveTableLook(table);
  table.setSortingEnabled(true);
  table.sortByColumn(0, Qt::AscendingOrder);
  table.show();
  const QHeaderView* header = table.horizontalHeader();
  EXPECT_LT(header->sectionSizeHint(1), header->sectionSizeHint(0));
  table.resizeColumnsToContents();
  const int plain = table.columnWidth(1);
  table.sortByColumn(1, Qt::AscendingOrder);
  EXPECT_GT(table.columnWidth(1), plain);
  EXPECT_GE(table.columnWidth(1), header->sectionSizeHint(1));
}

TEST(RunStatusTest, StepWithoutAnActivityKeepsTheLastOne) {
  RunStatus status;
  const auto* activity = status.findChild<QLabel*>(QStringLiteral("activity"));
  Progress progress;
  progress.activity = "Measuring blur.local.";
  progress.total = 2;
  status.show(progress);
  progress.activity.clear();
  progress.done = 1;
  status.show(progress);
  EXPECT_EQ(activity->text(), QStringLiteral("Measuring blur.local."));
  EXPECT_EQ(status.findChild<QProgressBar*>()->value(), 1);
}

TEST(RunStatusTest, TellsTheTimeLeftInTheLineAndInTheBarWhereItIsKnown) {
  RunStatus status;
  const auto* activity = status.findChild<QLabel*>(QStringLiteral("activity"));
  const auto* bar = status.findChild<QProgressBar*>();
  Progress progress{1, 4, "timing blur.local at 1000 x 1000"};
  status.show(progress);
  EXPECT_EQ(activity->text(), QStringLiteral("timing blur.local at 1000 x 1000"));
  EXPECT_EQ(bar->text(), QStringLiteral("25%"));
  progress.secondsLeft = 36;
  status.show(progress);
  EXPECT_EQ(activity->text(), QStringLiteral("timing blur.local at 1000 x 1000, about 35 s left"));
  EXPECT_EQ(bar->text(), QStringLiteral("25%, about 35 s left"));
  EXPECT_GE(bar->width(), bar->fontMetrics().horizontalAdvance(bar->text()));
}

TEST(RunStatusTest, BarIsOfTheTimeWhereThatIsKnown) {
  RunStatus status;
  status.show(Progress{18, 18, "comparing the fastest", 0.75});
  const auto* bar = status.findChild<QProgressBar*>();
  EXPECT_EQ(4 * bar->value(), 3 * bar->maximum());
}

TEST(MessageLogTest, DoesNotRepeatTheNewestSentence) {
  MessageLog log;
  log.add(QStringLiteral("Once."));
  log.add(QStringLiteral("Once."));
  log.add(QStringLiteral("Twice."));
  EXPECT_EQ(log.count(), 2);
}

}  // namespace
}  // namespace headroom
