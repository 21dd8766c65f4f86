/// Expressions, without the precedence of operators: names mean the same whatever it is.
extension ScriptParser {
    mutating func readExpression(stopsAtIn: Bool = false) throws(ScriptProblem) {
        repeat { try readAssignment(stopsAtIn: stopsAtIn) } while take(",")
    }

    /// An expression without commas.
    mutating func readAssignment(stopsAtIn: Bool = false) throws(ScriptProblem) {
        if isAtArrowFunction { return try readArrowFunction(stopsAtIn: stopsAtIn) }
        try readOperand()
        while let token = current {
            // Behind an end of a line, these belong to the operand of the next statement.
            if isAt(operator: "++") || isAt(operator: "--") { return }
            if token.isPunctuation("?"), !isAt(operator: "??") {
                advance()
                try readAssignment()
                try expect(":")
                return try readAssignment(stopsAtIn: stopsAtIn)
            }
            if token.kind == .word, token.text == "instanceof" || token.text == "in" && !stopsAtIn {
                advance()
                try readOperand()
            } else if token.kind == .punctuation, "=+-*/%&|^<>!?".contains(token.text) {
                let isAssignment = readOperator()
                if isAssignment { return try readAssignment(stopsAtIn: stopsAtIn) }
                try readOperand()
            } else {
                return
            }
        }
    }

    /// Reads an operator between two operands; true for one that assigns.
    private mutating func readOperator() -> Bool {
        let operators = [
            ">>>=", ">>>", "===", "!==", "**=", "<<=", ">>=", "&&=", "||=", "??=", "==", "!=",
            "<=", ">=", "&&", "||", "??", "**", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "&=",
            "|=", "^=",
        ]
        let comparisons: Set<String> = ["===", "!==", "==", "!=", "<=", ">="]
        guard let found = operators.first(where: { isAt(operator: $0) }) else {
            let isAssignment = isAt("=")
            advance()
            return isAssignment
        }
        for _ in found { advance() }
        return found.hasSuffix("=") && !comparisons.contains(found)
    }

    private mutating func readOperand() throws(ScriptProblem) {
        while let token = current {
            if token.kind == .punctuation, "!~+-".contains(token.text) {
                advance()
            } else if token.kind == .word, Self.prefixes.contains(token.text) {
                advance()
            } else {
                break
            }
        }
        try readPrimary()
        while true {
            if isAt("."), peek(1)?.kind == .word {
                advance()
                advance()
            } else if isAt(operator: "?.") {
                advance()
                advance()
                if current?.kind == .word { advance() }
            } else if take("[") {
                try readExpression()
                try expect("]")
            } else if take("(") {
                try readList(until: ")")
            } else if let token = current, token.kind == .template, token.text.hasPrefix("`") {
                try readTemplate()
            } else if isAt(operator: "++") || isAt(operator: "--"), !isAfterLineBreak {
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private mutating func readPrimary() throws(ScriptProblem) {
        guard let token = current else { throw problem }
        switch token.kind {
        case .number, .string, .regularExpression: advance()
        case .template: try readTemplate()
        case .punctuation where isAt("("):
            if let end = endOfPath {
                leaveOut(0)
                leaveOut(end)
            }
            advance()
            try readExpression()
            try expect(")")
        case .punctuation where take("["): try readList(until: "]")
        case .punctuation where isAt("{"): try readObject()
        case .word: try readWord(token)
        case .punctuation, .space: throw problem
        }
    }

    /// How far away the parenthesis is that closes the present one, if there is nothing between them
    /// but a name with members, calls and elements, as types in comments make necessary.
    private var endOfPath: Int? {
        guard let first = peek(1), first.kind == .word,
            first.text == "this" || !Self.keywords.contains(first.text),
            !(position > 0 && peek(-1)?.isWord("new") ?? false)
        else { return nil }
        var distance = 2
        var open = 0
        while let token = peek(distance) {
            if open == 0 {
                if token.isPunctuation(")") { return distance }
                let isMember =
                    token.kind == .word && (peek(distance - 1)?.isPunctuation(".") ?? false)
                guard isMember || token.kind == .punctuation && ".([".contains(token.text) else {
                    return nil
                }
            }
            if Self.opens(token) { open += 1 }
            if Self.closes(token) { open -= 1 }
            distance += 1
        }
        return nil
    }

    private mutating func readWord(_ token: ScriptToken) throws(ScriptProblem) {
        switch token.text {
        case "this", "null", "super": advance()
        case "true", "false":
            noteTruth()
            advance()
        case "function": try readFunction(isDeclaration: false)
        case "async" where peek(1)?.isWord("function") ?? false:
            try readFunction(isDeclaration: false)
        case "class": try readClass(isDeclaration: false)
        // A private member, as in `#a in b`.
        case _ where token.text.hasPrefix("#"): advance()
        case _ where Self.statements.contains(token.text): throw problem
        default: try useName()
        }
    }

    /// Elements or arguments, of which any may be missing or spread.
    private mutating func readList(until end: String) throws(ScriptProblem) {
        while !take(end) {
            if take(",") { continue }
            readSpread()
            try readAssignment()
            if end == "]" {
                // A comma behind the last element may stand for one that is missing.
                if !isAt(end) { try expect(",") }
            } else {
                try readComma(before: end)
            }
        }
    }

    mutating func readSpread() {
        if isAt(operator: "...") { for _ in 0..<3 { advance() } }
    }

    private mutating func readTemplate() throws(ScriptProblem) {
        while let piece = current, piece.kind == .template {
            advance()
            guard piece.text.hasSuffix("${") else { return }
            try readExpression()
        }
        throw problem
    }

    private mutating func readObject() throws(ScriptProblem) {
        try expect("{")
        while !take("}") {
            if isAt(operator: "...") {
                readSpread()
                try readAssignment()
            } else if try readMemberName() {
                if isAt("(") {
                    try readParametersAndBody()
                } else {
                    try expect(":")
                    try readAssignment()
                }
            } else {
                try useName(isShorthand: true)
                // A pattern that assigns may have a value for what is missing.
                if take("=") { try readAssignment() }
            }
            try readComma(before: "}")
        }
    }

    private static let prefixes: Set<String> = ["typeof", "void", "delete", "await", "new"]
    private static let statements: Set<String> = [
        "const", "let", "var", "if", "else", "for", "while", "do", "switch", "case", "default",
        "try", "catch", "finally", "return", "throw", "break", "continue", "import", "export",
        "with", "yield", "debugger", "in", "instanceof", "extends", "enum",
    ]
}
