/// The script by which a shell asks a program for the words at the cursor.
///
/// Each asks `PROGRAM complete SHELL …` (`CompletionQuestion`), of the program that the person has
/// typed. The answer begins with `words`, `partial` (bash adds no space), `files` or `folders`.
struct CompletionScript {
    /// The name by which a person starts the program.
    let program: String

    func text(for shell: CompletionShell) -> String {
        let template =
            switch shell {
            case .bash: Self.bash
            case .zsh: Self.zsh
            case .fish: Self.fish
            }
        // The name stands in a comment there, which can't be quoted.
        let named = program.shellQuoted == program ? program : ""
        return template.replacing("FUNCTION", with: function).replacing("COMMAND", with: named)
            .replacing("PROGRAM", with: shell == .fish ? program.fishQuoted : program.shellQuoted)
    }

    /// The name of a function: every other character than a letter, a digit and an underscore is a
    /// number, so that no two programs have the same one.
    private var function: String {
        "_"
            + program.unicodeScalars.map { scalar in
                scalar.isASCII && scalar.properties.isAlphabetic
                    || ("0"..."9").contains(scalar)
                    ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
            }.joined()
    }

    private static let bash = #"""
        # Completes the words of a program in bash 4.4 or later.
        FUNCTION() {
            local program=${1/#\~\//"$HOME"/} answer
            COMPREPLY=()
            mapfile -t answer < <(
                "$program" complete bash "${COMP_LINE:0:COMP_POINT}" "$2" "$COMP_TYPE" 2>/dev/null
            )
            case ${answer[0]-} in
                files) compopt -o default ;;
                folders) compopt -o dirnames ;;
                partial) compopt -o nospace ;;&
                partial | words) COMPREPLY=("${answer[@]:1}") ;;
            esac
        }
        complete -o nosort -F FUNCTION -- PROGRAM

        """#

    private static let zsh = #"""
        #compdef COMMAND
        # Completes the words of a program in zsh.
        FUNCTION() {
            local program=${${(Q)words[1]}/#\~\//$HOME/} current=$PREFIX
            local -a given answer values shown
            [[ -n $compstate[quote] ]] || current=${(Q)current}
            given=("${(@Q)words[2,CURRENT-1]}")
            (( CURRENT > 2 )) || given=()
            answer=("${(@0)$("$program" complete zsh "${given[@]}" "$current" 2>/dev/null)}")
            [[ $PREFIX == --*=* ]] && compset -P 1 '*='
            case $answer[1] in
                files) _files ;;
                folders) _files -/ ;;
                words)
                    local value text
                    local -a open=(-S '')
                    for value text in "${(@)answer[2,-1]}"; do
                        values+=("$value")
                        shown+=("$text")
                        [[ $value == *= ]] || open=()
                    done
                    compadd "${open[@]}" -V values -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' \
                        -l -d shown -a -- values
                    ;;
                *) return 1 ;;
            esac
        }
        if [[ ${funcstack[1]-} == FUNCTION ]]; then
            FUNCTION "$@"
        else
            compdef FUNCTION PROGRAM
        fi

        """#

    private static let fish = #"""
        # Completes the words of a program in fish.
        function FUNCTION
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
        complete -c PROGRAM -e
        complete -c PROGRAM -f -k -a '(FUNCTION | string split0)'

        """#
}

extension String {
    /// The text with the quotation marks that fish needs.
    fileprivate var fishQuoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
