// The assignment step of k-means. The first kernel turns points of features into rows of one feature each, so that
// neighbours read neighbours; in the second each work-item looks for the cluster that is nearest to its point.

kernel void kmeans_swap(global const float* feature, global float* swapped, int points, int features) {
  const int point = get_global_id(0);
  if (point >= points) return;
  for (int i = 0; i < features; ++i) swapped[i * points + point] = feature[point * features + i];
}

/// `offset` and `size` belong to the argument list and are not used.
kernel void kmeans_kernel_c(global const float* swapped, global const float* clusters, global int* membership,
                            int points, int count, int features, int offset, int size) {
  const int point = get_global_id(0);
  if (point >= points) return;
  int nearest = 0;
  float least = FLT_MAX;
  for (int cluster = 0; cluster < count; ++cluster) {
    float distance = 0.0f;
    for (int i = 0; i < features; ++i) {
      const float apart = swapped[i * points + point] - clusters[cluster * features + i];
      distance += apart * apart;
    }
    if (distance < least) {
      least = distance;
      nearest = cluster;
    }
  }
  membership[point] = nearest;
}
