#include "workloads/matmul/matmul_peers.hpp"

#include <utility>

#include "system/native_threads.hpp"
#include "workloads/matmul/openblas.hpp"
#include "workloads/matmul/tiled_product.hpp"

namespace headroom {
namespace {

/// Row by column, one product after the other.
void multiplySerially(std::span<const float* const> inputs, float* result, Size size,
                      const ParameterValues& /*parameters*/) {
  const auto M = static_cast<std::size_t>(size[0]);
  const auto N = static_cast<std::size_t>(size[1]);
  const auto K = static_cast<std::size_t>(size[2]);
  const float* const a = inputs[0];
  const float* const b = inputs[1];
  for (std::size_t m = 0; m < M; ++m) {
    for (std::size_t n = 0; n < N; ++n) {
      float sum = 0;
      for (std::size_t k = 0; k < K; ++k) sum += a[m * K + k] * b[k * N + n];
      result[m * N + n] = sum;
    }
  }
}

Matrices matricesOf(std::span<const float* const> inputs, float* result, Size size) {
  return {inputs[0], inputs[1], result, productSize(size)};
}

void multiplyInTiles(std::span<const float* const> inputs, float* result, Size size,
                     const ParameterValues& /*parameters*/) {
  multiplyTiles(matricesOf(inputs, result, size), 0, rowsOfTiles(productSize(size)));
}

void multiplyInTilesOnAll(std::span<const float* const> inputs, float* result, Size size,
                          const ParameterValues& /*parameters*/) {
  const Matrices of = matricesOf(inputs, result, size);
  NativeThreads::all().share(
      rowsOfTiles(productSize(size)), [&of](std::size_t first, std::size_t last) { multiplyTiles(of, first, last); },
      1);
}

HostPeer peerOf(std::string name, std::string title, std::string summary, int rank, PeerRun<float> run) {
  HostPeer peer;
  peer.name = std::move(name);
  peer.title = std::move(title);
  peer.summary = std::move(summary);
  peer.reference = "product";
  peer.flops = "2 * K";
  peer.rank = rank;
  peer.run = run;
  return peer;
}

}  // namespace

std::vector<HostPeer> matmulPeers() {
  HostPeer openblas =
      peerOf("openblas", "OpenBLAS, CPU",
             "cblas_sgemm of OpenBLAS on the host, all of its threads: what a library written for processors makes of "
             "this one.",
             103, multiplyWithOpenblas);
  openblas.unavailable = openblasUnavailable;
  openblas.story = {DeviceType::Cpu, DeviceType::Gpu};
  HostPeer tiles = peerOf("tiles", "C++, all processors, tiles", "These tiles, on one thread pinned to each processor.",
                          102, multiplyInTilesOnAll);
  tiles.story = {DeviceType::Cpu};
  return {peerOf("serial", "C++, one thread", "Three plain loops, row by column: the baseline of every speed-up.", 100,
                 multiplySerially),
          peerOf("serial-tiles", "C++, one thread, tiles",
                 "The same in tiles of 16 x 32 x 16, whose sums stay in registers and whose inner loop the compiler "
                 "makes vectors of.",
                 101, multiplyInTiles),
          std::move(tiles), std::move(openblas)};
}

}  // namespace headroom
