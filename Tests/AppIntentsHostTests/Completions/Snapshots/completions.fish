# Completes the words of a program in fish.
function _Shop
    set -l given (commandline -opc)
    set -l typed (commandline -ct | string collect)
    # A word with an open quotation is none yet.
    set -l current (string unescape -- $typed | string collect)
    or set current (string replace -r -- '^[\'"]' '' $typed | string collect)
    set -l answer (command $given[1] complete fish $given[2..] "$current" 2>/dev/null | string split0)
    switch "$answer[1]"
        case files
            set -l path (string replace -r -- '^--[^=]*=' '' "$current")
            set -l option (string replace -r -- '^(--[^=]*=)?.*' '$1' "$current")
            printf '%s\0' $option(__fish_complete_path "$path")
        case folders
            set -l path (string replace -r -- '^--[^=]*=' '' "$current")
            set -l option (string replace -r -- '^(--[^=]*=)?.*' '$1' "$current")
            printf '%s\0' $option(__fish_complete_directories "$path")
        case words
            test (count $answer) -gt 1; and printf '%s\0' $answer[2..]
    end
end
complete -c 'Shop' -e
complete -c 'Shop' -f -k -a '(_Shop | string split0)'
