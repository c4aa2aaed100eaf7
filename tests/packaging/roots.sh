#!/usr/bin/env bash
# Installs, runs, upgrades and removes the packages on clean systems. See tests/packaging/roots.sh --help.
set -euo pipefail

help() {
  cat <<'TEXT'
Usage: sudo tests/packaging/roots.sh [PART...]

Makes a clean Debian 12 with debootstrap, from the mirror that apt is configured with here, and tests on copies of it what
scripts/packages.sh wrote to build/packages. Parts, all of them by default:
  cli       headroom-cli.deb: installed, run and completed in three shells by an ordinary user, upgraded, removed
  gui       headroom.deb: the same with the window, without a display
  archive   the archive, unpacked and run by an ordinary user without anything installed
Prints sizes and times. Needs root, debootstrap and a network.

  --root FOLDER    Test the archive on a copy of this system too, e.g. one of another distribution (repeatable)
  --keep           Leave the systems in build/roots, for a look at them
TEXT
}

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
packages="$root/build/packages" roots="$root/build/roots" clean="$root/build/roots/clean.tar"
brief="--sizes 256x256 --time-budget 0.01 --one-process --no-ceilings"

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "error: $*"
  exit 1
}

# in_root USER COMMAND: a shell's command line in the system under test, with processes and mounts of its own, which end
# with it.
in_root() {
  # shellcheck disable=SC2016  # expanded inside
  unshare --mount --pid --fork --propagation private env -i ROOT="$system" WHO="$1" WHAT="$2" PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    bash -c 'mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc" &&
      mount --rbind /sys "$ROOT/sys" &&
      exec chroot "$ROOT" env -i HOME="$(chroot "$ROOT" sh -c "echo ~$WHO")" PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        LC_ALL=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive setpriv --reuid="$WHO" --regid="$WHO" --init-groups \
        bash -c "set -euo pipefail; cd; $WHAT"'
}

as_root() { in_root root "$1"; }
as_user() { in_root tester "$1"; }

# expect TEXT COMMAND: fails unless the user's command prints the text.
expect() {
  local output
  output=$(as_user "$2" 2>&1) || fail "this failed in $system: $2"$'\n'"$output"
  grep -qF -- "$1" <<<"$output" || fail "this should print \"$1\": $2"$'\n'"$output"
}

# timed LABEL COMMAND...
timed() {
  local label=$1 start=$EPOCHREALTIME
  shift
  "$@"
  awk -v label="$label" -v from="$start" -v to="$EPOCHREALTIME" \
    'BEGIN { printf "  %-52s %6.1f s\n", label, to - from }' >&2
}

# sized LABEL KILOBYTES
sized() {
  awk -v label="$1" -v size="$2" 'BEGIN { printf "  %-52s %6.1f MB\n", label, size / 1024 }' >&2
}

# The first mirror of bookworm that apt uses here.
mirror_here() {
  # shellcheck disable=SC2016  # apt's own variables
  apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 == "bookworm" { print $2; exit }'
}

make_clean_root() {
  local mirror folder="$roots/clean"
  [[ ! -f $clean ]] || return 0
  mirror=$(mirror_here)
  [[ -n $mirror ]] || fail "apt has no mirror of bookworm here. Add one, or test on a Debian 12."
  mkdir -p "$roots"
  rm -rf "$folder"
  debootstrap --variant=minbase bookworm "$folder" "$mirror" >"$roots/debootstrap.log" 2>&1 ||
    fail "debootstrap failed; see $roots/debootstrap.log."
  # The same sources and proxies as here.
  rm -rf "$folder/etc/apt/sources.list"
  cp -a /etc/apt/apt.conf.d/. "$folder/etc/apt/apt.conf.d/"
  for part in sources.list sources.list.d auth.conf.d trusted.gpg.d keyrings; do
    [[ ! -e /etc/apt/$part ]] || cp -aT "/etc/apt/$part" "$folder/etc/apt/$part"
  done
  tar -C "$folder" -cf "$clean.new" .
  rm -rf "$folder"
  mv "$clean.new" "$clean"
}

# Makes $system: a copy of the clean system, or of the folder that is given.
new_system() {
  system="$roots/$1"
  rm -rf --one-file-system "$system"
  mkdir -p "$system"
  if [[ -n ${2:-} ]]; then cp -aT --one-file-system "$2" "$system"; else tar -C "$system" -xf "$clean"; fi
  rm -f "$system/etc/resolv.conf"
  cp -L /etc/resolv.conf "$system/etc/resolv.conf"
  as_root "id tester >/dev/null 2>&1 || useradd --create-home --shell /bin/bash tester"
  cp "$root/resources/samples/harbour.jpg" "$system/home/tester/photo.jpg"
  chmod 644 "$system/home/tester/photo.jpg"
}

apt_in_root() {
  as_root "apt-get $1" >>"$roots/apt.log" 2>&1 || fail "apt-get $1 failed in $system; see $roots/apt.log."
}

# install FILES...: packages, in the system under test.
install_packages() {
  local file names=""
  mkdir -p "$system/packages"
  for file in "$@"; do
    cp "$file" "$system/packages/"
    names+=" /packages/$(basename "$file")"
  done
  apt_in_root "install --yes$names"
}

# newer FILE: the same package with a higher version, which depends on the same version of its other half.
newer() {
  local unpacked version file
  unpacked=$(mktemp -d)
  dpkg-deb --raw-extract "$1" "$unpacked"
  version=$(dpkg-deb --field "$1" Version)
  sed -i "s/^Version: .*/Version: $version+next/; s/headroom-cli (= $version)/headroom-cli (= $version+next)/" \
    "$unpacked/DEBIAN/control"
  file="$roots/$(basename "$1" | sed "s/_${version}_/_$version+next_/")"
  dpkg-deb -Zgzip -z1 --root-owner-group --build "$unpacked" "$file" >/dev/null
  rm -rf "$unpacked"
  printf '%s\n' "$file"
}

# Checksums of what the user has, without the names of files that drivers renew by themselves.
what_the_user_has() {
  (cd "$system/home/tester" && find . -type f -not -path './.cache/headroom/pocl/*' -print0 | sort -z | xargs -0 sha256sum)
}

# shows TEXT WHAT: waits for the text on the screen of the shell that types() has started, and fails if it does not come.
shows() {
  local deadline=$((SECONDS + 120))
  until sed -E 's/\x1b\[[0-9;?]*[A-Za-z]//g' "$screen" | grep -aqF -- "$1"; do
    { kill -0 "$pid" && ((SECONDS < deadline)); } 2>/dev/null ||
      fail "$2 should show \"$1\" in $system: $(<"$screen")"
    sleep 0.1
  done
}

# types SHELL KEYS LINE [KEYS LINE...]: types keys in an interactive shell of the user, and fails unless they become the line.
types() {
  local keys="$roots/keys" screen="$roots/screen" shell=$1 pid
  shift
  rm -f "$keys"
  mkfifo "$keys"
  as_user "export TERM=xterm PATH=~/.local/bin:\$PATH
    exec script --quiet --return --command 'stty cols 200; exec $shell -i' /dev/null" <"$keys" >"$screen" 2>&1 &
  pid=$!
  exec {typing}>"$keys"
  # Only the answer has this word.
  printf 'echo is-"re"ady\n' >&"$typing"
  shows is-ready "$shell"
  while (($#)); do
    # Ctrl+A goes to the line's begin.
    printf '%b\001echo typed: \n' "$1" >&"$typing"
    shows "typed: $2" "$shell, after \"$1\","
    shift 2
  done
  printf 'exit\n' >&"$typing"
  exec {typing}>&-
  wait "$pid" || true
}

# Completes with the Tab key in each shell, as its user has set it up.
complete_in_shells() {
  local shell
  for shell in bash zsh fish; do
    types "$shell" 'headroom-cli devi\t' 'headroom-cli devices' \
      'headroom-cli run --workl\ttransp\t--device 0:\t' 'headroom-cli run --workload transpose --device 0:0' \
      'headroom-cli compiled blur.transposed-s\t' 'headroom-cli compiled blur.transposed-skewed' \
      'headroom-cli blur pho\t' 'headroom-cli blur photo.jpg' \
      'headroom-cli hosts check gp\t' 'headroom-cli hosts check gpu7'
  done
}

# Uses the program as a user does, so that there are settings, a history and caches.
use_commands() {
  local cli=$1
  as_user "$cli --version" >/dev/null
  timed "first list of devices" expect "compute units" "$cli devices"
  timed "first run of a kernel" expect "blur.separable" "$cli run --variants separable $brief"
  expect "gpu7" "$cli hosts add gpu7 --ssh gpu7 --no-check && $cli hosts list"
  timed "blur of a photo" as_user "$cli blur photo.jpg blurred.png --variant blur.separable --check sample" >/dev/null
  expect "blurRows" "$cli capture --report kernels.txt -- $cli run --in-process --variants separable $brief >/dev/null 2>&1 && cat kernels.txt"
  expect "0:0" "$cli complete -- run --device 0"
  local part
  for part in .config/headroom/hosts.toml .local/share/headroom/runs .cache/headroom; do
    [[ -e $system/home/tester/$part ]] || fail "the test has no $part to be kept."
  done
}

# Upgrades to the packages and fails if anything of the user's is not as it was.
upgrade() {
  local before after
  before=$(what_the_user_has)
  install_packages "$@"
  after=$(what_the_user_has)
  [[ $before == "$after" ]] || fail "the upgrade changed the user's files: $(diff <(echo "$before") <(echo "$after"))"
  expect "blur.separable" "headroom-cli runs"
  expect "gpu7" "headroom-cli hosts list"
  expect "blur.separable" "headroom-cli run --variants separable $brief"
}

# Removes the packages and fails if anything of theirs, or nothing of the user's, is left.
remove() {
  local left before
  before=$(what_the_user_has)
  apt_in_root "purge --yes $*"
  left=$(cd "$system" && find . -xdev \( -path ./home -o -path ./packages -o -path ./proc -o -path ./dev -o -path ./var/cache \
    -o -path ./var/log -o -path ./tmp \) -prune -o -iname '*headroom*' -print)
  [[ -z $left ]] || fail "after removing $* there is still: $left"
  [[ $before == "$(what_the_user_has)" ]] || fail "removing $* changed the user's files."
}

deb() {
  local -a found=("$packages/$1"_*.deb)
  [[ -f ${found[0]} ]] || fail "there is no $packages/$1_*.deb; run scripts/packages.sh first."
  printf '%s\n' "${found[0]}"
}

test_cli() {
  local cli
  cli=$(deb headroom-cli)
  new_system cli
  apt_in_root update
  sized "headroom-cli.deb" "$(($(stat -c %s "$cli") / 1024))"
  timed "installed with all that it depends on" install_packages "$cli"
  sized "headroom-cli, installed" "$(as_root "dpkg-query -W -f '\${Installed-Size}' headroom-cli")"
  expect "headroom-cli.1.gz" "ls /usr/share/man/man1"
  expect "hosts" "zcat /usr/share/man/man1/headroom-cli.1.gz"
  expect "README.md" "ls /usr/share/doc/headroom-cli/docs"
  use_commands headroom-cli
  expect "bash-completion" "dpkg-query -W -f '\${Suggests}' headroom-cli"
  apt_in_root "install --yes --no-install-recommends bash-completion zsh fish"
  # zsh leaves completion to its users.
  as_user "echo 'autoload -U compinit && compinit' >.zshrc"
  complete_in_shells
  upgrade "$(newer "$cli")"
  remove headroom-cli
}

test_gui() {
  local cli gui
  cli=$(deb headroom-cli) gui=$(deb headroom)
  new_system gui
  apt_in_root update
  apt_in_root "install --yes --no-install-recommends shared-mime-info desktop-file-utils"
  sized "headroom.deb" "$(($(stat -c %s "$gui") / 1024))"
  timed "installed with all that it depends on" install_packages "$cli" "$gui"
  sized "headroom, installed" "$(as_root "dpkg-query -W -f '\${Installed-Size}' headroom")"
  expect "application/vnd.headroom.session+json:*.headroom" "cat /usr/share/mime/globs2"
  expect "application/vnd.headroom.session+json=io.github.headroom.Headroom.desktop" "cat /usr/share/applications/mimeinfo.cache"
  use_commands headroom-cli
  as_user "headroom-cli run -q --variants separable $brief --save results.json >/dev/null"
  expect "PNG" "headroom --chart-from results.json --chart chart.png && head -c 4 chart.png"
  timed "window with a first run" expect "PNG" "headroom --screenshot window.png --variants separable --sizes 256x256 --time-budget 0.01 --no-ceilings && head -c 4 window.png"
  # The window's own settings, as a person who changed some leaves them.
  as_user "printf '[window]\ntheme=dark\n' >.config/headroom/headroom.ini"
  upgrade "$(newer "$cli")" "$(newer "$gui")"
  remove headroom headroom-cli
}

# documented NAME: the commands of the user guide that unpack the archive of this name.
documented() {
  sed -n '/^## Without administrator rights/,/^## Completion/p' "$root/docs/how-to/install.md" |
    sed -nE "s/headroom-cli-[0-9.]+-linux-[a-z0-9_]+/$1/g; s/^ +((mkdir|tar|ln) .*)/\\1/p"
}

# documented_completion SHELL: the line of the user guide that loads completion from the archive in $folder.
documented_completion() {
  sed -nE "/^## Completion/,/^## Make/s,^[|] $1 [|].*\`source FOLDER(/share[^\`]*)\`.*,source $folder\\1,p" \
    "$root/docs/how-to/install.md"
}

# test_archive [FOLDER]: on a copy of that system.
test_archive() {
  local -a found=("$packages"/headroom-cli-*.tar.xz)
  local archive=${found[0]} name folder cli
  [[ -f $archive ]] || fail "there is no $packages/headroom-cli-*.tar.xz; run scripts/packages.sh first."
  name=$(basename "$archive" .tar.xz)
  new_system archive "${1:-}"
  sized "$(basename "$archive")" "$(($(stat -c %s "$archive") / 1024))"
  apt_in_root update
  apt_in_root "install --yes --no-install-recommends xz-utils"
  cp "$archive" "$system/home/tester/"
  timed "unpacked as the guide shows" as_user "$(documented "$name")"
  folder=/home/tester/.local/opt/$name cli=/home/tester/.local/bin/headroom-cli
  chmod -R a-w "$system$folder"
  sized "unpacked" "$(du -sk "$system$folder" | cut -f1)"
  expect "separable" "$cli variants"
  expect "No OpenCL device was found" "$cli devices || [[ \$? == 5 ]]"
  # As an administrator installs a driver.
  apt_in_root "install --yes --no-install-recommends pocl-opencl-icd zsh fish man-db"
  use_commands "$cli"
  expect "How far is an OpenCL kernel" "PATH=~/.local/bin:\$PATH MANPAGER=cat man headroom-cli"
  expect "glibc" "grep needed $folder/README.txt"
  as_user "mkdir -p .config/fish && echo 'autoload -U compinit && compinit' >.zshrc
    echo '$(documented_completion bash)' >>.bashrc
    echo '$(documented_completion zsh)' >>.zshrc
    echo '$(documented_completion fish)' >.config/fish/config.fish"
  complete_in_shells
  chmod -R u+w "$system$folder"
}

parts=() others=() keep=false
while (($#)); do
  case $1 in
    cli | gui | archive) parts+=("$1") ;;
    --root)
      [[ -d ${2:-}/usr ]] || fail "--root needs the folder of a system."
      others+=("$2")
      shift
      ;;
    --keep) keep=true ;;
    -h | --help)
      help
      exit 0
      ;;
    *) fail "there is no part or option $1; see tests/packaging/roots.sh --help." ;;
  esac
  shift
done
((${#parts[@]})) || parts=(cli gui archive)
((EUID == 0)) || fail "this needs root, for debootstrap and chroot."
command -v debootstrap >/dev/null || fail "debootstrap is not installed."
[[ -d $packages ]] || fail "there is no $packages; run scripts/packages.sh first."

mkdir -p "$roots"
: >"$roots/apt.log"
timed "clean Debian 12" make_clean_root
for part in "${parts[@]}"; do
  say "$part:"
  "test_$part"
done
for other in "${others[@]}"; do
  say "archive on $other:"
  test_archive "$other"
done
$keep || for part in cli gui archive; do rm -rf --one-file-system "${roots:?}/$part"; done
say "All packages were installed, run, upgraded and removed."
