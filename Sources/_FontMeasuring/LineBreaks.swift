/// The positions at which a line of text may break, by the rules of Unicode's Annex 14 for the
/// writing systems that put spaces between words, and for Chinese and Japanese.
///
/// Where browsers differ from the Annex (a hyphen between digits, an exclamation mark inside a
/// word), it follows the browsers, which set the lines. Thai, Lao, Khmer and Burmese need a
/// dictionary and are broken only at spaces.
struct LineBreaks {
    /// The kinds of break between two characters.
    enum Break: UInt8 {
        case forbidden, allowed, required
    }

    /// For each character, the kind of break after it.
    let after: [Break]

    init(_ text: [UInt32]) {
        var after = [Break](repeating: .forbidden, count: text.count)
        guard !text.isEmpty else {
            self.after = after
            return
        }
        var state = State(LineBreakClass(text[0]))
        for index in 1..<text.count {
            after[index - 1] = state.next(LineBreakClass(text[index]))
        }
        // The end of a text breaks a line only if its author wrote a line break.
        after[text.count - 1] = state.last == .newline ? .required : .forbidden
        self.after = after
    }

    /// The text before a position, as far as it decides about a break there.
    private struct State {
        /// The class of the previous character, ignoring its combining marks.
        var last: LineBreakClass
        /// The class before the preceding spaces.
        var beforeSpaces: LineBreakClass
        /// The class before `last`.
        var previous = LineBreakClass.newline
        var isAfterJoiner = false
        /// True after an odd number of regional indicators.
        var isHalfFlag = false

        init(_ first: LineBreakClass) {
            last = first == .mark || first == .joiner ? .letter : first
            beforeSpaces = last
            isAfterJoiner = first == .joiner
            isHalfFlag = first == .flag
        }

        mutating func next(_ next: LineBreakClass) -> Break {
            let result = possibility(before: next)
            let isAttached = next == .mark || next == .joiner
            if !isAttached || [.space, .newline, .return, .zeroSpace].contains(last) {
                previous = last
                last = isAttached ? .letter : next
                if next != .space { beforeSpaces = last }
                isHalfFlag = next == .flag && !isHalfFlag
            }
            isAfterJoiner = next == .joiner
            return result
        }

        private func possibility(before next: LineBreakClass) -> Break {
            if last == .return { return next == .newline ? .forbidden : .required }
            if last == .newline { return .required }
            switch next {
            case .newline, .return, .space, .zeroSpace: return .forbidden
            default: break
            }
            if beforeSpaces == .zeroSpace { return .allowed }
            if isAfterJoiner { return .forbidden }
            if last == .space { return afterSpace(next) }
            if next == .mark || next == .joiner || last == .glue || next == .wordJoiner
                || last == .wordJoiner
            {
                return .forbidden
            }
            if next == .glue {
                return last == .hyphen || last == .breakAfter ? .allowed : .forbidden
            }
            return pair(next) ? .allowed : .forbidden
        }

        private func afterSpace(_ next: LineBreakClass) -> Break {
            switch next {
            case .close, .exclamation, .infix, .slash, .wordJoiner: .forbidden
            case .nonstarter: beforeSpaces == .close ? .forbidden : .allowed
            default: beforeSpaces == .open || beforeSpaces == .wideOpen ? .forbidden : .allowed
            }
        }

        /// Tells whether a line may break between two adjacent characters.
        private func pair(_ next: LineBreakClass) -> Bool {
            switch next {
            case .close, .exclamation, .infix, .slash, .quote, .endQuote, .breakAfter, .hyphen,
                .nonstarter, .ellipsis:
                return false
            default: break
            }
            switch last {
            case .open, .wideOpen, .quote, .breakBefore: return false
            case .endQuote: return previous == .ideograph && next == .ideograph
            // A minus stays with its number.
            case .hyphen:
                return next != .number || previous == .letter || previous == .number
            case .dash: return next != .dash
            case .breakAfter: return true
            case .slash: return next != .number && next != .letter
            case .flag: return !(next == .flag && isHalfFlag)
            case .letter, .number: return !joinsWord(next)
            case .prefix:
                return ![.number, .letter, .open, .ideograph, .emoji, .prefix].contains(next)
            case .postfix: return ![.number, .letter, .open].contains(next)
            case .infix, .close, .ellipsis, .exclamation:
                if last == .exclamation { return true }
                if last == .infix { return next != .number && next != .letter }
                if last == .close { return ![.number, .letter, .prefix, .postfix].contains(next) }
                return true
            case .ideograph, .emoji: return next != .postfix
            default: return true
            }
        }

        private func joinsWord(_ next: LineBreakClass) -> Bool {
            switch next {
            case .letter, .number, .open, .prefix, .postfix: true
            default: false
            }
        }
    }
}
