#!/usr/bin/env bash
# Tests that a killed sweep loses nothing. Kills headroom-cli with SIGKILL at random moments and resumes the same run each
# time; at its end every point must have exactly one row. Prints the rows on disk after each kill.
#
#   tests/benchmark/kill_sweeps.sh [BUILD_FOLDER] [KILLS] [SEED]
set -euo pipefail
cd "$(dirname "$0")/../.."
cli=${1:-build/dev}/bin/headroom-cli
kills=${2:-20}
RANDOM=${3:-1}
XDG_DATA_HOME=$(mktemp -d)
export XDG_DATA_HOME
trap 'rm -rf "$XDG_DATA_HOME"' EXIT
# Many small sizes, because rows are ready when all points of their size have been measured.
sizes=$(seq -s , -f '%gx40' 40 79)
asked=(run -q --variants "separable,outputs4,local" --no-ceilings --sizes "$sizes" --sigma 2 --time-budget 0.01)

# Prints a member of the newest run in the history.
newest() { "$cli" runs --json | jq -r ".runs[0].$1 // empty"; }

# Checks that the newest run is complete and has each of its points once.
verify() {
  local total unique
  "$cli" runs --json --export "$(newest file)" | jq -r '.rows[] |
    [.device_id, .variant, .width, .height, .sigma, .role, .caches, .repeat] | @csv' >"$XDG_DATA_HOME/points"
  total=$(wc -l <"$XDG_DATA_HOME/points")
  unique=$(sort -u "$XDG_DATA_HOME/points" | wc -l)
  printf '%s: %d rows of %d points, %d different\n' "$(newest state)" "$total" "$(newest points)" "$unique"
  [[ $(newest state) == completed && $total == "$unique" && $total == "$(newest points)" ]]
}

killed=0
while ((killed < kills)); do
  command=(run -q --resume)
  before=$(newest finished_rows)
  if [[ -z $before || $(newest state) == completed ]]; then
    command=("${asked[@]}")
    before=0
  fi
  "$cli" "${command[@]}" >/dev/null 2>&1 &
  process=$!
  # From before the first row to many sizes later.
  sleep "$((RANDOM % 4)).$(printf '%03d' $((RANDOM % 1000)))"
  if kill -KILL "$process" 2>/dev/null; then ((++killed)); fi
  wait "$process" 2>/dev/null || true
  after=$(newest finished_rows)
  printf 'kill %2d: %s of %s rows on the disk, %s\n' "$killed" "${after:-0}" "$(newest points)" "$(newest state)"
  if [[ $(newest state) == completed ]]; then
    verify
  elif ((${after:-0} < before)); then
    echo "rows were lost"
    exit 1
  fi
done
if [[ $(newest state) != completed ]]; then
  "$cli" run -q --resume >/dev/null 2>&1
  verify
fi
