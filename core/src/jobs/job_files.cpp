#include "jobs/job_files.hpp"

#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "headroom/workloads.hpp"
#include "workloads/named_files.hpp"

namespace headroom {
namespace {

struct FilesOf {
  std::set<JobFile> found = {};

  void operator()(const MeasureJob& job) {
    add(job.variant, job.size, job.parameters);
    addFolder(job.expectedFolder);
  }
  void operator()(const PairJob& job) {
    (*this)(job.base);
    (*this)(job.fresh);
  }
  void operator()(const SplitJob& job) {
    for (const SplitPartJob& part : job.parts) add(part.variant, job.size, job.parameters);
  }
  void operator()(const CheckJob& job) { (*this)(job.point); }
  void operator()(const CompileJob& job) { add(job.variant, job.size, job.parameters); }
  void operator()(const ReplayJob& job) { (*this)(job.point); }
  void operator()(const CompileAheadJob& job) { add(job.variant, job.size, job.parameters); }
  void operator()(const ImageJob& /*job*/) {}
  void operator()(const ListDevicesJob& /*job*/) {}
  void operator()(const LaunchCostsJob& /*job*/) {}
  void operator()(const FreshStartJob& /*job*/) {}
  void operator()(const DescribeKernelsJob& /*job*/) {}

  void add(const Variant& variant, Size size, const ParameterValues& parameters) {
    const Workload& workload = findWorkload(variant.workload);
    for (const std::string& name : namedFiles(workload, variant, size, parameters))
      found.insert({workload.folder, name});
  }
  void addFolder(const std::string& folder) {
    if (folder.empty()) return;
    std::error_code failure;
    for (std::filesystem::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure))
      if (at->path().extension() == ".npy") found.insert({folder, at->path().filename().string()});
  }
};

}  // namespace

std::set<JobFile> filesOf(const Job& job) {
  FilesOf files;
  std::visit(files, job);
  return std::move(files.found);
}

}  // namespace headroom
