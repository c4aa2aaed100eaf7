/*---
workload = "copy"
title    = "Planted: neighbours without a barrier"
rank     = 90
summary  = "Reads what another work-item of the group writes, without a barrier between."

[[pass]]
kernel = "dataRace"
args   = ["source", "result", "width", "height"]
global = ["width * height"]
local  = ["16"]
---*/

kernel void dataRace(global const float* source, global float* result, int width, int height) {
  local float tile[16];
  const size_t i = get_global_id(0);
  const size_t here = get_local_id(0);
  const bool isInside = i < (size_t)width * (size_t)height;
  tile[here] = isInside ? source[i] : 0.0f;
  const float neighbour = tile[15 - here];
  if (isInside) result[i] = neighbour;
}
