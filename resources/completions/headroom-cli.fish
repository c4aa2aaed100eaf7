# Completion of headroom-cli for fish. The program answers, from the tables of options that its --help prints: a line with
# what else the shell completes (words, files or folders), then a line for each candidate and its description.
function __headroom_cli_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l answer ($words[1] complete -- $words[2..-1] "$typed" 2>/dev/null)
    switch "$answer[1]"
        case files
            __fish_complete_path "$typed"
        case folders
            __fish_complete_directories "$typed"
    end
    set -e answer[1]
    printf '%s\n' $answer
end
complete -c headroom-cli -f -a '(__headroom_cli_complete)'
