// CLBlast, if it is installed: tuned kernels in portable OpenCL C.
#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "runner/libraries/device_library.hpp"
#include "workloads/matmul/clblast_library.hpp"

namespace headroom {
namespace {

// As declared in clblast_c.h.
constexpr int kRowMajor = 101;
constexpr int kNotTransposed = 111;
using Sgemm = int (*)(int layout, int transposeA, int transposeB, std::size_t m, std::size_t n, std::size_t k,
                      float alpha, cl_mem a, std::size_t offsetA, std::size_t strideA, cl_mem b, std::size_t offsetB,
                      std::size_t strideB, float beta, cl_mem c, std::size_t offsetC, std::size_t strideC,
                      cl_command_queue* queue, cl_event* event);

Sgemm sgemm() {
  static const auto loaded = clblastLibrary().function<Sgemm>(kClblastSgemm);
  return loaded;
}

class ClblastProduct : public OpenLibrary {
 public:
  ClblastProduct(DeviceSession& session, Size size)
      : session_(session),
        rows_(static_cast<std::size_t>(size[0])),
        columns_(static_cast<std::size_t>(size[1])),
        depth_(static_cast<std::size_t>(size[2])) {}

  void launch() override {
    cl_command_queue queue = session_.queue()();
    const int status = sgemm()(kRowMajor, kNotTransposed, kNotTransposed, rows_, columns_, depth_, 1,
                               session_.buffer("a")(), 0, depth_, session_.buffer("b")(), 0, columns_, 0,
                               session_.buffer("result")(), 0, columns_, &queue, nullptr);
    if (status == 0) return;
    throw Error(Stage::Launch,
                fmt::format("CLBlast's product failed on {} with its code {}.", session_.description().name, status));
  }

  void wait() override { session_.queue().finish(); }

 private:
  DeviceSession& session_;
  std::size_t rows_;
  std::size_t columns_;
  std::size_t depth_;
};

}  // namespace

std::unique_ptr<OpenLibrary> openClblastProduct(DeviceSession& session, Size size,
                                                const ParameterValues& /*parameters*/) {
  return std::make_unique<ClblastProduct>(session, size);
}

}  // namespace headroom
