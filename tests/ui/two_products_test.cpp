// The naive and the tiled matrix product of a beginners' text in the window: pasted unchanged, described, measured,
// checked, changed, tuned. With HEADROOM_PICTURES=FOLDER, each step saves a screenshot, for
// docs/tutorial/two-products.md.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <map>
#include <string>

#include "headroom/report/report.hpp"
#include "kernel/kernel_controller.hpp"
#include "kernel/kernel_view.hpp"
#include "kernel/new_kernel_dialog.hpp"
#include "tune/tuning_controls.hpp"
#include "tune/tuning_model.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;

constexpr const char* kNaive = R"(__kernel void hello_kernel(__global const int *a,
                           __global const int *b,
                           __global int *result_matrix,int  result_matrix_row,
                           int  result_matrix_col,int  compute_size)
{
    int row = get_global_id(0);
    int col = get_global_id(1);
    int sum = 0;
    for(int i=0;i<compute_size;i++)
    {
        sum += a[row*compute_size+i] * b[i*result_matrix_col+col];
    }
    result_matrix[row*result_matrix_col+col] = sum;
}
)";

// The text's host and kernel code share this macro.
constexpr const char* kTileSize = "#define TS 16\n";

constexpr const char* kTiled = R"(__kernel void hello_kernel(const __global int* A,
                     const __global int* B,
                     __global int* C, int M,  int N,  int K) {
    // Thread identifiers
    const int row = get_local_id(0); // Local row ID (max: TS)
    const int col = get_local_id(1); // Local col ID (max: TS)
    const int globalRow = TS*get_group_id(0) + row; // Row ID of C (0..M)
    const int globalCol = TS*get_group_id(1) + col; // Col ID of C (0..N)
    // Local memory to fit a tile of TS*TS elements of A and B
    __local int Asub[TS][TS];
    __local int Bsub[TS][TS];
    // Initialise the accumulation register
    int acc = 0;
    // Loop over all tiles
    const int numTiles = K/TS;
    for (int t=0; t<numTiles; t++) {
        // Load one tile of A and B into local memory
        const int tiledRow = TS*t + row;
        const int tiledCol = TS*t + col;
        Asub[col][row] = A[tiledCol*M + globalRow];
        Bsub[col][row] = B[globalCol*K + tiledRow];
        printf("Asub[%d][%d]=A[%d]=%d\t",col,row,tiledCol*M + globalRow,A[tiledCol*M + globalRow]);
        // Synchronise to make sure the tile is loaded
        barrier(CLK_LOCAL_MEM_FENCE);
        // Perform the computation for a single tile
        for (int k=0; k<TS; k++) {
            acc += Asub[k][row] * Bsub[col][k];
            //printf("acc[%d][%d]=%d\n",k,row,Asub[k][row]);
        }
        printf("acc = %d\n",acc);
        // Synchronise before loading the next tile
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    // Store the final result in C
    C[globalCol*M + globalRow] = acc;
}
)";

std::string withReplaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

class TwoProducts : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    kernels_ = folder_.filePath(QStringLiteral("kernels"));
    QDir().mkpath(kernels_);
    kernelFolders_ = {kernels_.toStdString()};
    tuningFolder_ = folder_.filePath(QStringLiteral("tuning")).toStdString();
    measuresCeilings_ = true;
    timeBudgetSeconds_ = qEnvironmentVariableIsSet("HEADROOM_PICTURES") ? 0.5 : 0.02;
  }

  static void picture(QWidget* of, const char* name) {
    const QString folder = qEnvironmentVariable("HEADROOM_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(200);
    of->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
  }

  QString path(const char* name) const { return kernels_ + QLatin1Char('/') + QLatin1String(name); }
  std::string contentOf(const char* name) const { return readFile(path(name).toStdString()); }
  /// The open dialog.
  NewKernelDialog& dialog() const {
    const QList<NewKernelDialog*> all = window_->findChildren<NewKernelDialog*>();
    return **std::find_if(all.begin(), all.end(), [](const NewKernelDialog* each) { return each->isVisible(); });
  }
  KernelView& page() const { return *child<KernelView>("kernel"); }
  SourceEditor& editor(const char* name) const { return *page().files()->editorOf(path(name)); }

  bool comes(const char* text) const {
    return QTest::qWaitFor([&] { return page().state().contains(QLatin1String(text)); }, kPatienceMs);
  }

  void type(const char* id, const QString& text) const {
    auto* line = dialog().findChild<QLineEdit*>(QLatin1String(id));
    if (line == nullptr) line = dialog().findChild<QComboBox*>(QLatin1String(id))->lineEdit();
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
  }

  /// Enters the text and its answers in the form, writes the description and opens the kernel.
  void describe(const QString& name, const std::string& text, const std::map<const char*, QString>& answers) {
    child<QAction>("newFromText")->trigger();
    dialog().setText(QString::fromStdString(text));
    auto* create = dialog().findChild<QPushButton*>(QStringLiteral("newKernelCreate"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return create->isEnabled(); }, kPatienceMs)) << create->toolTip().toStdString();
    type("newKernelFolder", kernels_);
    type("newKernelName", name);
    auto* reference = dialog().findChild<QComboBox*>(QStringLiteral("reference"));
    reference->setFocus();
    const int wanted = reference->findData(QStringLiteral("each"));
    while (reference->currentIndex() < wanted) QTest::keyClick(reference, Qt::Key_Down);
    for (const auto& [id, answer] : answers) type(id, answer);
    ASSERT_TRUE(QTest::qWaitFor([&] { return create->isEnabled(); }, kSoonMs)) << create->toolTip().toStdString();
    picture(&dialog(), (name.toStdString() + "-form").c_str());
    QTest::mouseClick(create, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return page().files()->editorOf(kernels_ + QLatin1Char('/') + name + QStringLiteral(".cl")) != nullptr; },
        kSoonMs));
  }

  void replaceIn(const char* name, const std::string& text) const {
    editor(name).selectAll();
    editor(name).replaceSelectedText(QString::fromStdString(text));
  }

  QString kernels_;
};

TEST_F(TwoProducts, FromPastedTextsToATunedKernel) {
  open(QStringLiteral("64x48"), Settings::Keep::ForUser);
  window_->resize(1280, 800);
  window_->showView(QStringLiteral("kernel"));
  // a[row, i] = row and b[i, col] = col + 1, so the product is known without a second kernel.
  describe(QStringLiteral("product"), kNaive,
           {{"size.result_matrix_row", QStringLiteral("128")},
            {"size.result_matrix_col", QStringLiteral("128")},
            {"size.compute_size", QStringLiteral("128")},
            {"buffer.a.fill", QStringLiteral("i // compute_size")},
            {"buffer.b.fill", QStringLiteral("i % result_matrix_col + 1")},
            {"reference.each.result_matrix", QStringLiteral("compute_size * y * (x + 1)")}});
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << page().state().toStdString();
  press("checkKernel");
  ASSERT_TRUE(comes("found nothing")) << page().state().toStdString();
  picture(window_.get(), "product-checked");

  replaceIn("product.cl", withReplaced(withReplaced(kNaive, "row = get_global_id(0)", "row = get_global_id(1)"),
                                       "col = get_global_id(1)", "col = get_global_id(0)"));
  QTest::keyClick(&editor("product.cl"), Qt::Key_S, Qt::ControlModifier);
  ASSERT_TRUE(comes("Revision 2: ")) << page().state().toStdString();
  picture(window_.get(), "product-changed");

  describe(QStringLiteral("tiled"), std::string(kTileSize) + kTiled,
           {{"size.M", QStringLiteral("128")},
            {"size.N", QStringLiteral("128")},
            {"size.K", QStringLiteral("128")},
            {"buffer.A.fill", QStringLiteral("i % M")},
            {"buffer.B.fill", QStringLiteral("i // K + 1")},
            {"reference.each.C", QStringLiteral("K * x * (y + 1)")}});
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << page().state().toStdString();
  picture(window_.get(), "tiled-prints");

  std::string quiet = kTiled;
  for (const char* line : {"        printf(\"Asub[%d][%d]=A[%d]=%d\\t\",col,row,tiledCol*M + globalRow,A[tiledCol*M + "
                           "globalRow]);\n",
                           "        printf(\"acc = %d\\n\",acc);\n"})
    quiet = withReplaced(quiet, line, "");
  replaceIn("tiled.cl", quiet);
  std::string description = withReplaced(contentOf("tiled.toml"), "\n[buffer]",
                                         "\n[tune.TS]\ndefault = 16\nvalues  = [4, 8, 16, 32]\n\n[buffer]");
  description = withReplaced(description, "local  = [16, 16]", "local  = [\"TS\", \"TS\"]");
  description = withReplaced(description, "require = [\"M % 16 == 0\", \"N % 16 == 0\"]",
                             "require = [\"M % TS == 0\", \"N % TS == 0\", \"K % TS == 0\"]");
  replaceIn("tiled.toml", description);
  QTest::keyClick(&editor("tiled.toml"), Qt::Key_S, Qt::ControlModifier);
  ASSERT_TRUE(comes("Revision 2: ")) << page().state().toStdString();
  picture(window_.get(), "tiled-changed");

  window_->showView(QStringLiteral("tune"));
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return child<TuningControls>()->setVariant(QStringLiteral("tiled.tiled")); }, kSoonMs));
  child<QComboBox>("tuningSize")->setEditText(QStringLiteral("128x128x128"));
  child<QComboBox>("tuningSearch")->setCurrentText(QStringLiteral("Exhaustive"));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(child<TuningModel>()->report().tried.size(), 4U);
  EXPECT_TRUE(child<TuningModel>()->report().best.has_value());
  picture(window_.get(), "tiled-tuned");
}

}  // namespace
}  // namespace headroom
