# Completes the words of a program in bash 4.4 or later.
_Shop() {
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
complete -o nosort -F _Shop -- Shop
