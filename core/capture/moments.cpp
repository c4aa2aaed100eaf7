// Calls in which the program waits, or queries completion: launches that have ended are read.
#include <cstring>
#include <memory>

#include "driver.hpp"
#include "harvest.hpp"
#include "objects.hpp"

namespace headroom::capture {
namespace {

/// Calls the driver, then reads completed launches.
template <auto Entry, typename... Arguments>
cl_int CL_API_CALL thenHarvest(Arguments... arguments) {
  const cl_int status = (driver.*Entry)(arguments...);
  harvest();
  return status;
}

template <auto Entry, typename... Arguments>
void putMoment(cl_int (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(Arguments...)) {
  put(Entry, &thenHarvest<Entry, Arguments...>);
}

/// Reads before calling the driver, for calls that release something.
template <auto Entry, typename... Arguments>
cl_int CL_API_CALL harvestThen(Arguments... arguments) {
  harvest();
  return (driver.*Entry)(arguments...);
}

template <auto Entry, typename... Arguments>
void putMomentBefore(cl_int (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(Arguments...)) {
  put(Entry, &harvestThen<Entry, Arguments...>);
}

/// The third argument states whether the call waits.
template <auto Entry, typename One, typename Two, typename... Arguments>
cl_int CL_API_CALL harvestWhereBlocking(One one, Two two, cl_bool isBlocking, Arguments... arguments) {
  const cl_int status = (driver.*Entry)(one, two, isBlocking, arguments...);
  if (isBlocking != CL_FALSE) harvest();
  return status;
}

template <auto Entry, typename One, typename Two, typename... Arguments>
void putTransfer(cl_int (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(One, Two, cl_bool, Arguments...)) {
  put(Entry, &harvestWhereBlocking<Entry, One, Two, Arguments...>);
}

template <auto Entry, typename... Arguments>
void* CL_API_CALL mapThenHarvest(cl_command_queue queue, cl_mem memory, cl_bool isBlocking, Arguments... arguments) {
  void* mapped = (driver.*Entry)(queue, memory, isBlocking, arguments...);
  if (isBlocking != CL_FALSE) harvest();
  return mapped;
}

template <auto Entry, typename... Arguments>
void putMap(void* (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(cl_command_queue, cl_mem, cl_bool, Arguments...)) {
  put(Entry, &mapThenHarvest<Entry, Arguments...>);
}

/// The second argument states whether the call waits.
template <auto Entry, typename... Arguments>
cl_int CL_API_CALL svmThenHarvest(cl_command_queue queue, cl_bool isBlocking, Arguments... arguments) {
  const cl_int status = (driver.*Entry)(queue, isBlocking, arguments...);
  if (isBlocking != CL_FALSE) harvest();
  return status;
}

template <auto Entry, typename... Arguments>
void putSvm(cl_int (CL_API_CALL* cl_icd_dispatch::* /*entry*/)(cl_command_queue, cl_bool, Arguments...)) {
  put(Entry, &svmThenHarvest<Entry, Arguments...>);
}

}  // namespace

void putMoments() {
#define HEADROOM_MOMENT(kind, function) kind<&cl_icd_dispatch::function>(&cl_icd_dispatch::function)
  HEADROOM_MOMENT(putMoment, clFinish);
  HEADROOM_MOMENT(putMoment, clWaitForEvents);
  HEADROOM_MOMENT(putMomentBefore, clReleaseContext);
  HEADROOM_MOMENT(putTransfer, clEnqueueReadBuffer);
  HEADROOM_MOMENT(putTransfer, clEnqueueWriteBuffer);
  HEADROOM_MOMENT(putTransfer, clEnqueueReadBufferRect);
  HEADROOM_MOMENT(putTransfer, clEnqueueWriteBufferRect);
  HEADROOM_MOMENT(putTransfer, clEnqueueReadImage);
  HEADROOM_MOMENT(putTransfer, clEnqueueWriteImage);
  HEADROOM_MOMENT(putMap, clEnqueueMapBuffer);
  HEADROOM_MOMENT(putMap, clEnqueueMapImage);
  HEADROOM_MOMENT(putSvm, clEnqueueSVMMemcpy);
  HEADROOM_MOMENT(putSvm, clEnqueueSVMMap);
#undef HEADROOM_MOMENT
}

}  // namespace headroom::capture
