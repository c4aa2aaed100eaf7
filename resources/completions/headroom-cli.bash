# shellcheck shell=bash
# Completion of headroom-cli for bash. The program answers, from the tables of options that its --help prints: a line with
# what else the shell completes (words, files or folders), then a line for each candidate and its description.
_headroom_cli() {
  local -a words=() answer=()
  local i word line=${COMP_LINE:0:COMP_POINT} typed cut="" candidate
  # bash splits words at : and = too, which belong to them here.
  for ((i = 0; i <= COMP_CWORD; ++i)); do
    word=${COMP_WORDS[i]}
    if ((i == 0)) || [[ $line == [[:blank:]]* ]]; then
      words+=("")
      line=${line#"${line%%[![:blank:]]*}"}
    fi
    ((i < COMP_CWORD)) || word=$line # up to the cursor
    words[${#words[@]} - 1]+=$word
    line=${line#"$word"}
  done
  typed=${words[${#words[@]} - 1]}
  mapfile -t answer < <("${words[0]/#\~/$HOME}" complete -- "${words[@]:1}" 2>/dev/null)
  # Only what follows the last of them is replaced.
  if [[ $typed == *[:=]* && $COMP_WORDBREAKS == *:* ]]; then cut=${typed%"${typed##*[:=]}"}; fi
  COMPREPLY=()
  for candidate in "${answer[@]:1}"; do
    candidate=${candidate%%$'\t'*}
    COMPREPLY+=("${candidate#"$cut"}")
  done
  case ${answer[0]:-} in
    files)
      compopt -o filenames 2>/dev/null
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "${typed#"$cut"}")
      ;;
    folders)
      compopt -o filenames 2>/dev/null
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "${typed#"$cut"}")
      ;;
    *)
      # The device of a host follows its name.
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
      ;;
  esac
  return 0
}
complete -F _headroom_cli headroom-cli
