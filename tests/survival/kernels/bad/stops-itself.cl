/*---
title   = "Stops its process"
summary = "Sends SIGSTOP to the process that it runs in, which then is silent."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
// expect: BuildFailed or TimedOut
int getpid(void);
int kill(int process, int signal);

kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  if (source[i] < 2) kill(getpid(), 19);
  result[i] = 2 * source[i];
}
