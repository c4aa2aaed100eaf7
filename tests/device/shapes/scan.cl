// Inclusive prefix sums in three passes. Each work-group owns a region of the row: the first pass adds up each region,
// the second makes of these sums what comes before each region, and the third scans the regions from there.

#ifdef SINGLE_PRECISION
typedef float Real;
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double Real;
#endif

/// Where a work-group's region begins; all have the same length, and the last ones end with the row.
int regionBegin(int n, int group) {
  const int groups = get_num_groups(0);
  return min((n + groups - 1) / groups * group, n);
}

/// The sum of the work-items' values up to and with the own one. `twice` holds two values per work-item, and the steps
/// read one half and write the other. Another call has to come after a barrier.
Real scanGroup(Real value, local Real* twice) {
  const int item = get_local_id(0);
  const int items = get_local_size(0);
  int from = 0;
  twice[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int distance = 1; distance < items; distance *= 2) {
    const Real before = item >= distance ? twice[from + item - distance] : (Real)0;
    twice[items - from + item] = twice[from + item] + before;
    from = items - from;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  return twice[from + item];
}

kernel void reduce(global const Real* data, global Real* sums, int n, local Real* tree) {
  const int group = get_group_id(0);
  const int item = get_local_id(0);
  const int end = regionBegin(n, group + 1);
  Real sum = 0;
  for (int i = regionBegin(n, group) + item; i < end; i += get_local_size(0)) sum += data[i];
  tree[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int below = get_local_size(0) / 2; below > 0; below /= 2) {
    if (item < below) tree[item] += tree[item + below];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0) sums[group] = tree[0];
}

/// One work-group with at least as many work-items as there are sums.
kernel void top_scan(global Real* sums, int count, local Real* twice) {
  const int item = get_local_id(0);
  const Real own = item < count ? sums[item] : (Real)0;
  const Real upTo = scanGroup(own, twice);
  if (item < count) sums[item] = upTo - own;
}

kernel void bottom_scan(global const Real* data, global const Real* sums, global Real* out, int n, local Real* twice) {
  const int group = get_group_id(0);
  const int item = get_local_id(0);
  const int items = get_local_size(0);
  const int end = regionBegin(n, group + 1);
  Real before = sums[group];
  for (int first = regionBegin(n, group); first < end; first += items) {
    const int i = first + item;
    const Real upTo = scanGroup(i < end ? data[i] : (Real)0, twice);
    if (i < end) out[i] = before + upTo;
    // The last work-item has the sum of all.
    twice[item] = upTo;
    barrier(CLK_LOCAL_MEM_FENCE);
    before += twice[items - 1];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
