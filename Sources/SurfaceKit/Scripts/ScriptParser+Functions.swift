/// Declarations of names besides variables: functions, their parameters, and classes.
extension ScriptParser {
    mutating func readFunction(isDeclaration: Bool) throws(ScriptProblem) {
        _ = take(word: "async")
        advance()
        _ = take("*")
        if isDeclaration {
            try declareName()
            return try readParametersAndBody()
        }
        try inScope { parser throws(ScriptProblem) in
            if !parser.isAt("(") { try parser.declareName() }
            try parser.readParametersAndBody()
        }
    }

    mutating func readParametersAndBody() throws(ScriptProblem) {
        try inScope { parser throws(ScriptProblem) in
            try parser.readParameters()
            try parser.readBody()
        }
    }

    private mutating func readParameters() throws(ScriptProblem) {
        try expect("(")
        while !take(")") {
            readSpread()
            try readPattern()
            if take("=") { try readAssignment() }
            try readComma(before: ")")
        }
    }

    // MARK: - Arrows

    /// Tells `a =>`, `(a, b) =>` and the same after `async` from what else begins so.
    var isAtArrowFunction: Bool {
        var distance = 0
        if isAt(word: "async"), let next = peek(1), next.kind == .word || next.isPunctuation("(") {
            distance = 1
        }
        guard let first = peek(distance) else { return false }
        if first.kind == .word { return isArrow(distance + 1) }
        guard first.isPunctuation("(") else { return false }
        var open = 0
        while let token = peek(distance) {
            if Self.opens(token) { open += 1 }
            if Self.closes(token) { open -= 1 }
            distance += 1
            if open == 0 { return isArrow(distance) }
        }
        return false
    }

    private func isArrow(_ distance: Int) -> Bool {
        (peek(distance)?.isPunctuation("=") ?? false)
            && (peek(distance + 1)?.isPunctuation(">") ?? false)
    }

    static func opens(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .punctuation: "([{".contains(token.text)
        case .template: token.text.hasPrefix("`") && token.text.hasSuffix("${")
        default: false
        }
    }

    static func closes(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .punctuation: ")]}".contains(token.text)
        case .template: token.text.hasPrefix("}") && token.text.hasSuffix("`")
        default: false
        }
    }

    mutating func readArrowFunction(stopsAtIn: Bool) throws(ScriptProblem) {
        try inScope { parser throws(ScriptProblem) in
            if !(parser.peek(1)?.isPunctuation("=") ?? false) { _ = parser.take(word: "async") }
            if !parser.isAt("(") {
                try parser.declareName()
            } else {
                if parser.peek(1)?.kind == .word, parser.peek(2)?.isPunctuation(")") ?? false {
                    parser.leaveOut(0)
                    parser.leaveOut(2)
                }
                try parser.readParameters()
            }
            parser.advance()
            parser.advance()
            if parser.isAt("{") {
                try parser.readBody()
            } else {
                try parser.readAssignment(stopsAtIn: stopsAtIn)
            }
        }
    }

    // MARK: - Patterns

    /// A name that is declared, or what takes a value apart into several.
    mutating func readPattern() throws(ScriptProblem) {
        if take("[") {
            while !take("]") {
                if take(",") { continue }
                readSpread()
                try readPatternWithDefault()
                if !isAt("]") { try expect(",") }
            }
        } else if take("{") {
            while !take("}") {
                if isAt(operator: "...") {
                    readSpread()
                    try declareName()
                } else if try readMemberName() {
                    try expect(":")
                    try readPatternWithDefault()
                } else {
                    try declareName(isShorthand: true)
                    if take("=") { try readAssignment() }
                }
                try readComma(before: "}")
            }
        } else {
            try declareName()
        }
    }

    private mutating func readPatternWithDefault() throws(ScriptProblem) {
        try readPattern()
        if take("=") { try readAssignment() }
    }

    /// Reads the name of a member; false, and nothing is read, if it stands for its value as well.
    mutating func readMemberName() throws(ScriptProblem) -> Bool {
        for modifier in ["async", "get", "set"] where isAt(word: modifier) {
            guard let next = peek(1) else { throw problem }
            if !(next.kind == .punctuation && "(,:}=;".contains(next.text)) { advance() }
        }
        let isGenerator = take("*")
        guard let token = current else { throw problem }
        switch token.kind {
        case .punctuation where take("["):
            try readAssignment()
            try expect("]")
        case .string, .number: advance()
        case .word:
            guard let next = peek(1) else { throw problem }
            if !isGenerator, next.kind == .punctuation, ",}=".contains(next.text) { return false }
            advance()
        default: throw problem
        }
        return true
    }

    // MARK: - Classes

    mutating func readClass(isDeclaration: Bool) throws(ScriptProblem) {
        advance()
        if isDeclaration { try declareName() }
        try inScope { parser throws(ScriptProblem) in
            if !isDeclaration, !parser.isAt("{"), !parser.isAt(word: "extends") {
                try parser.declareName()
            }
            if parser.take(word: "extends") { try parser.readAssignment() }
            try parser.expect("{")
            while !parser.take("}") { try parser.readClassMember() }
        }
    }

    private mutating func readClassMember() throws(ScriptProblem) {
        if take(";") { return }
        if isAt(word: "static"), let next = peek(1),
            !(next.kind == .punctuation && "(=;}".contains(next.text))
        {
            advance()
            if isAt("{") { return try readBlock() }
        }
        // A field without a value has a name that reads like one that stands for its value.
        if try !readMemberName() { advance() }
        if isAt("(") { return try readParametersAndBody() }
        if take("=") { try readAssignment() }
        try endStatement()
    }
}
