/*---
title   = "Prints what looks like a result"
summary = "Writes lines as the runner process writes them."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: Ok
// shows: bad.prints-the-protocol at 4096 printed:|"finished"
kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (i == 0) printf("{\"kind\":\"finished\",\"serial\":0,\"outcome\":{\"kind\":\"done\"}}\n");
  result[i] = 2 * source[i];
}
