extension ScriptParser {
    mutating func readStatement() throws(ScriptProblem) {
        guard let token = current else { throw problem }
        if token.isPunctuation("{") { return try readBlock() }
        if take(";") { return }
        guard token.kind == .word else { return try readExpressionStatement() }
        switch token.text {
        case "const", "let": try readDeclaration()
        case "function": try readFunction(isDeclaration: true)
        case "async" where peek(1)?.isWord("function") ?? false:
            try readFunction(isDeclaration: true)
        case "class": try readClass(isDeclaration: true)
        case "if":
            try readHead()
            try readStatement()
            if take(word: "else") { try readStatement() }
        case "while":
            try readHead()
            try readStatement()
        case "do":
            advance()
            try readStatement()
            guard isAt(word: "while") else { throw problem }
            try readHead()
            try endStatement()
        case "for": try inScope { parser throws(ScriptProblem) in try parser.readFor() }
        case "switch": try readSwitch()
        case "try": try readTry()
        case "return", "throw":
            advance()
            if !isAt(";"), !isAt("}"), !isAfterLineBreak { try readExpression() }
            try endStatement()
        case "break", "continue":
            advance()
            // A label is no name.
            if let label = current, label.kind == .word, !isAfterLineBreak { advance() }
            try endStatement()
        case "var", "with", "import", "export", "debugger": throw problem
        case _ where peek(1)?.isPunctuation(":") ?? false:
            advance()
            advance()
            try readStatement()
        default: try readExpressionStatement()
        }
    }

    private mutating func readExpressionStatement() throws(ScriptProblem) {
        try readExpression()
        try endStatement()
    }

    mutating func readBlock() throws(ScriptProblem) {
        try inScope { parser throws(ScriptProblem) in try parser.readBody() }
    }

    /// Statements in braces, in the present scope.
    mutating func readBody() throws(ScriptProblem) {
        try expect("{")
        while !take("}") { try readStatement() }
    }

    /// A keyword with what stands in parentheses behind it.
    private mutating func readHead() throws(ScriptProblem) {
        advance()
        try expect("(")
        try readExpression()
        try expect(")")
    }

    private mutating func readDeclaration() throws(ScriptProblem) {
        try readVariables()
        try endStatement()
    }

    private mutating func readVariables(inHead: Bool = false) throws(ScriptProblem) {
        beginDeclaration()
        repeat {
            try readPattern()
            if take("=") { try readAssignment(stopsAtIn: inHead) }
        } while take(",")
    }

    private mutating func readFor() throws(ScriptProblem) {
        advance()
        _ = take(word: "await")
        try expect("(")
        if isAt(word: "const") || isAt(word: "let") {
            try readVariables(inHead: true)
        } else if !isAt(";") {
            try readExpression(stopsAtIn: true)
        }
        if take(word: "of") || take(word: "in") {
            try readExpression()
        } else {
            try expect(";")
            if !isAt(";") { try readExpression() }
            try expect(";")
            if !isAt(")") { try readExpression() }
        }
        try expect(")")
        try readStatement()
    }

    private mutating func readSwitch() throws(ScriptProblem) {
        try readHead()
        try inScope { parser throws(ScriptProblem) in
            try parser.expect("{")
            while !parser.take("}") {
                if parser.take(word: "case") {
                    try parser.readExpression()
                    try parser.expect(":")
                } else if parser.take(word: "default") {
                    try parser.expect(":")
                } else {
                    try parser.readStatement()
                }
            }
        }
    }

    private mutating func readTry() throws(ScriptProblem) {
        advance()
        try readBlock()
        if take(word: "catch") {
            try inScope { parser throws(ScriptProblem) in
                if parser.take("(") {
                    try parser.readPattern()
                    try parser.expect(")")
                }
                try parser.readBody()
            }
        }
        if take(word: "finally") { try readBlock() }
    }
}
