// The sum of many numbers in two passes. Each work-item of the first adds elements that are a whole launch apart,
// then a tree in local memory makes one number of each work-group. A single work-item adds those.

#ifdef SINGLE_PRECISION
typedef float Real;
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double Real;
#endif

kernel void reduce(global const Real* data, global Real* part, local Real* tree, uint n) {
  const uint item = get_local_id(0);
  Real sum = 0;
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) sum += data[i];
  tree[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint below = get_local_size(0) / 2; below > 0; below /= 2) {
    if (item < below) tree[item] += tree[item + below];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0) part[get_group_id(0)] = tree[0];
}

kernel void reduceNoLocal(global const Real* part, global Real* out, uint n) {
  Real sum = 0;
  for (uint i = 0; i < n; ++i) sum += part[i];
  out[0] = sum;
}
