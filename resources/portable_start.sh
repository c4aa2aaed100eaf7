#!/bin/sh
# Starts headroom-cli, wherever this folder is and whatever link leads here. The compiler's libraries beside it are used
# only where the system's do not suffice, because OpenCL drivers need the newer ones.
here=$(readlink -f -- "$0")
here=${here%/*}
program=$here/bin/headroom-cli
if ! "$program" --version >/dev/null 2>&1; then
  LD_LIBRARY_PATH=$here/lib/compiler${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
  export LD_LIBRARY_PATH
fi
exec "$program" "$@"
