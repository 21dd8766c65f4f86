/// One native module of JavaScript, as it stands in a file.
///
/// It may use what `linked` in `ScriptModules` understands, and nothing else: imports of named things
/// on one line each, and declarations that begin with `export`.
package struct ScriptModule: Sendable {
    /// Named things that a module takes from another.
    struct Import: Sendable, Equatable {
        var names: [String]
        var module: String
    }

    /// The name of the file.
    package let name: String

    let imports: [Import]
    let exports: [String]

    /// The module's code as the body of a function that can return what the module exports.
    let body: [ScriptToken]

    /// Reads the text of a file; throws for a line that cannot be linked.
    init(name: String, text: String) throws(ScriptProblem) {
        self.name = name
        let tokens = try ScriptLexer.tokens(of: text, name: name)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var imports: [Import] = []
        var exports: [String] = []
        var body: [ScriptToken] = []
        var last: ScriptToken?
        var rest = tokens[...]
        while let token = rest.first {
            defer { if !token.isSpace { last = token } }
            let isMember = last?.isPunctuation(".") ?? false
            guard !isMember, token.isWord("import") || token.isWord("export") else {
                body.append(rest.removeFirst())
                continue
            }
            let line = lines[token.line - 1].drop { $0 == " " }
            let inLine = rest.prefix { $0.line == token.line }
            if token.isWord("import") {
                guard let found = Self.importing(inLine) else {
                    throw .unreadableLine(String(line), of: name)
                }
                imports.append(found.import)
                body += found.declaration
                rest = rest.dropFirst(found.length)
            } else {
                guard let declared = Self.exporting(inLine) else {
                    throw .unreadableLine(String(line), of: name)
                }
                exports.append(declared)
                rest = rest.dropFirst(2)
            }
        }
        self.imports = imports
        self.exports = exports
        self.body = body
    }

    /// The variable that holds what a module exports.
    static func variable(_ module: String) -> String {
        "$" + module.prefix { $0 != "." }
    }

    // MARK: - Lines

    /// An import, the declaration that takes its place, and how many tokens it is long.
    private static func importing(
        _ tokens: ArraySlice<ScriptToken>
    ) -> (import: Import, declaration: [ScriptToken], length: Int)? {
        guard let end = tokens.firstIndex(where: { $0.isPunctuation(";") }) else { return nil }
        let statement = tokens[...end]
        let text = statement.map { $0.isSpace ? " " : $0.text }.joined()
        guard
            let found = text.wholeMatch(
                of: /import \{ ((?:[\w$]+, )*[\w$]+) \} from '\.\/([\w-]+\.js)';/)
        else { return nil }
        let taken = Import(
            names: found.1.split(separator: ", ").map { String($0) }, module: String(found.2))
        guard
            let declaration = try? ScriptLexer.tokens(
                of: "const { \(found.1) } = \(variable(taken.module));", name: taken.module)
        else { return nil }
        return (taken, declaration, statement.count)
    }

    /// The name that a line exports; a variable that changes could not be handed on.
    private static func exporting(_ tokens: ArraySlice<ScriptToken>) -> String? {
        tokens.prefix(8).map { $0.isSpace ? " " : $0.text }.joined()
            .prefixMatch(of: /export (?:const|class|(?:async )?function) ([\w$]+)/)
            .map { String($0.1) }
    }
}
