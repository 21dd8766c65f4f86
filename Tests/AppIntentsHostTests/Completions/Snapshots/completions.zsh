#compdef Shop
# Completes the words of a program in zsh.
_Shop() {
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
if [[ ${funcstack[1]-} == _Shop ]]; then
    _Shop "$@"
else
    compdef _Shop Shop
fi
