# Sourced by scripts/toolchain.sh: commands whose output goes to a log file while a line shows their progress.
# shellcheck shell=bash

# Prints a command's progress until it is killed: LABEL, the function SUMMARY's output for LOG, and the seconds so far.
# On a terminal one line is rewritten in place; elsewhere a line is printed every five seconds.
report_progress() {
  local label=$1 summary=$2 log=$3 state line last=-5 columns=80
  if [[ -t 2 ]]; then read -r _ columns < <(stty size <&2) || true; fi
  ((columns > 1)) || columns=80  # a terminal that does not know its width
  SECONDS=0
  while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    state=$("$summary" "$log" 2>/dev/null) || true
    line="$label:${state:+ $state,} $SECONDS s"
    if [[ -t 2 ]]; then
      printf '\r\033[K%s' "${line:0:columns - 1}" >&2
    elif ((SECONDS >= last + 5)); then
      say "$line"
      last=$SECONDS
    fi
  done
}

end_progress() {
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
  if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# Runs a command with its output in LOG and reports its progress. Shows the end of LOG if the command fails.
# Only the reporter is in the background: the command keeps its status, sudo its terminal and Ctrl+C its effect.
#   logged LABEL SUMMARY LOG COMMAND...
logged() {
  local label=$1 summary=$2 log=$3 status=0 start=$SECONDS reporter
  shift 3
  : >"$log"
  report_progress "$label" "$summary" "$log" &
  reporter=$!
  # shellcheck disable=SC2064  # this reporter, not a later one
  trap "end_progress $reporter; say 'Interrupted.'; exit 130" INT
  "$@" >>"$log" 2>&1 </dev/null || status=$?
  trap - INT
  end_progress "$reporter"
  if ((status)); then
    say "The end of $log:"
    tail -n 30 "$log" >&2
    return "$status"
  fi
  if ((SECONDS > start)); then say "$label: done in $((SECONDS - start)) s."; fi
}

# Summaries: each prints a log's progress, in a few words or none.

no_summary() { :; }

# Ninja's "[57/190] Building ..." as "57 of 190 (30%)".
ninja_summary() {
  sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/\1 \2/p' "$1" | tail -n 1 |
    awk '{ printf "%d of %d (%d%%)", $1, $2, 100 * $1 / $2 }'
}

# The process that holds the package manager's lock, or the number of packages downloaded, unpacked, set up.
apt_summary() {
  awk '
    /Could not get lock|database lock was locked/ {
      holder = "another process"
      if (match($0, /(process|pid) [0-9]+( \([^)]*\))?/)) holder = substr($0, RSTART, RLENGTH)
      sub(/^pid/, "process", holder)
      next
    }
    !/^(E:|Note:|and the entire|Reading|Building)/ { holder = "" }
    / newly installed,/ { total = $1 + $3; downloaded = unpacked = ready = 0 }
    /^Get:/ { downloaded++ }
    /^Unpacking / { unpacked++ }
    /^Setting up / { ready++ }
    END {
      if (holder) printf "waiting for %s, which is using the package manager", holder
      else if (!total) exit
      else if (unpacked >= total) printf "%d of %d set up", ready, total
      else if (unpacked) printf "%d of %d unpacked", unpacked, total
      else printf "%d of %d downloaded", downloaded, total
    }' "$1"
}

# Prints, for each failed test in a log of ctest with its output, the lines that say why, or its last ones.
say_why_tests_failed() {
  awk -v most=8 '
    function tell(  i, from) {
      if (name == "") return
      print "Failed: " name
      for (i = 0; i < reasons; i++) print "  " substr(reason[i], 1, 300)
      from = lines > most ? lines - most : 0
      if (!reasons) for (i = from; i < lines; i++) print "  " substr(line[i], 1, 300)
      name = ""
    }
    /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: / {
      tell()
      lines = reasons = 0
      if (/\*\*\*/) { name = $0; sub(/^.*#[0-9]+: /, "", name) }
      next
    }
    /^ +Start +[0-9]+: |^[0-9]+% tests passed/ { if (/tests passed/) tell(); next }
    name != "" && NF && !/^\[( RUN|       OK|-+)/ {
      line[lines++] = $0
      if (reasons < most && /(: Failure|Error: |error: |Expected|Actual|Which is|Value of|Timeout)/) reason[reasons++] = $0
    }
    END { tell() }' "$1" >&2
}
