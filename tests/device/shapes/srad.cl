// Speckle-reducing anisotropic diffusion: smooths an image where it varies no more than its speckle does. Columns are
// contiguous. An iteration sums the image and its squares by a tree of launches, computes a diffusion coefficient per
// cell from both sums, and then lets cells flow into each other by these. Every work-item reaches every barrier.

kernel void extract_kernel(long n, global float* I) {
  const long i = get_global_id(0);
  if (i < n) I[i] = exp(I[i] / 255.0f);
}

kernel void prepare_kernel(long n, global const float* I, global float* sums, global float* sums2) {
  const long i = get_global_id(0);
  if (i >= n) return;
  sums[i] = I[i];
  sums2[i] = I[i] * I[i];
}

/// Adds up those of `no` numbers, `mul` apart, that belong to a work-group, where the first of them is.
kernel void reduce_kernel(long n, long no, int mul, global float* sums, global float* sums2, int blocks) {
  local float tree[256];
  local float tree2[256];
  const int item = get_local_id(0);
  const long own = (long)get_global_id(0) * mul;
  const bool isThere = (long)get_global_id(0) < no && own < n;
  tree[item] = isThere ? sums[own] : 0.0f;
  tree2[item] = isThere ? sums2[own] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int below = get_local_size(0) / 2; below > 0; below /= 2) {
    if (item < below) {
      tree[item] += tree[item + below];
      tree2[item] += tree2[item + below];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0 && get_group_id(0) < blocks) {
    sums[own] = tree[0];
    sums2[own] = tree2[0];
  }
}

kernel void srad_kernel(float lambda, int rows, int columns, long n, global const int* iN, global const int* iS,
                        global const int* jE, global const int* jW, global float* dN, global float* dS,
                        global float* dE, global float* dW, float speckle, global float* c, global const float* I) {
  const long i = get_global_id(0);
  if (i >= n) return;
  const int row = i % rows;
  const int column = i / rows;
  const float own = I[i];
  const float north = I[iN[row] + rows * column] - own;
  const float south = I[iS[row] + rows * column] - own;
  const float west = I[row + rows * jW[column]] - own;
  const float east = I[row + rows * jE[column]] - own;
  const float gradient = (north * north + south * south + west * west + east * east) / (own * own);
  const float laplacian = (north + south + west + east) / own;
  const float slope = 1.0f + 0.25f * laplacian;
  const float variation = (0.5f * gradient - laplacian * laplacian / 16.0f) / (slope * slope);
  const float excess = (variation - speckle) / (speckle * (1.0f + speckle));
  c[i] = clamp(1.0f / (1.0f + excess), 0.0f, 1.0f);
  dN[i] = north;
  dS[i] = south;
  dE[i] = east;
  dW[i] = west;
}

kernel void srad2_kernel(float lambda, int rows, int columns, long n, global const int* iN, global const int* iS,
                         global const int* jE, global const int* jW, global const float* dN, global const float* dS,
                         global const float* dE, global const float* dW, global const float* c, global float* I) {
  const long i = get_global_id(0);
  if (i >= n) return;
  const int row = i % rows;
  const int column = i / rows;
  const float south = c[iS[row] + rows * column];
  const float east = c[row + rows * jE[column]];
  I[i] += 0.25f * lambda * (c[i] * dN[i] + south * dS[i] + c[i] * dW[i] + east * dE[i]);
}

kernel void compress_kernel(long n, global float* I) {
  const long i = get_global_id(0);
  if (i < n) I[i] = log(I[i]) * 255.0f;
}
