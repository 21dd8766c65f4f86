/// One native module of JavaScript, as it stands in a file.
///
/// It may use what `ScriptParser` understands, and nothing else: imports of named things on one line
/// each, declarations that begin with `export`, and the language as far as scripts of ours use it.
struct ScriptModule {
    /// Named things that a module takes from another.
    struct Import: Equatable {
        var names: [String]
        var module: String
    }

    /// The name of the file.
    let name: String

    let imports: [Import]
    let exports: [String]

    /// The module's code without its imports and exports.
    let body: [ScriptToken]
    /// The names that are declared in the module, and those that it imports.
    let scope = ScriptScope()
    private(set) var reading = ScriptReading()

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

    /// The texts in `localized('…')`.
    var texts: [String] {
        let code = body.filter { !$0.isSpace }
        return code.indices.dropFirst(2).compactMap { place in
            guard code[place].kind == .string, code[place - 1].isPunctuation("("),
                code[place - 2].isWord("localized")
            else { return nil }
            return String(code[place].text.dropFirst().dropLast())
        }
    }

    /// Finds out what the names in the module mean; what it imports must be read already.
    mutating func read(knowing modules: [ScriptModule]) throws(ScriptProblem) {
        for taken in imports {
            let module = modules.first { $0.name == taken.module }
            for text in taken.names {
                guard let module, module.exports.contains(text), let meant = module.scope.name(text)
                else { throw .unknownName(text, of: taken.module, importedBy: name) }
                scope.share(meant, as: text)
            }
        }
        reading = try ScriptParser.reading(of: body, name: name, scope: scope)
    }

    // MARK: - Lines

    /// An import, and how many tokens it is long.
    private static func importing(
        _ tokens: ArraySlice<ScriptToken>
    ) -> (import: Import, length: Int)? {
        guard let end = tokens.firstIndex(where: { $0.isPunctuation(";") }) else { return nil }
        let statement = tokens[...end]
        let text = statement.map { $0.isSpace ? " " : $0.text }.joined()
        guard
            let found = text.wholeMatch(
                of: /import \{ ((?:[\w$]+, )*[\w$]+) \} from '\.\/([\w-]+\.js)';/)
        else { return nil }
        let taken = Import(
            names: found.1.split(separator: ", ").map { String($0) }, module: String(found.2))
        return (taken, statement.count)
    }

    /// The name that a line exports.
    private static func exporting(_ tokens: ArraySlice<ScriptToken>) -> String? {
        tokens.prefix(8).map { $0.isSpace ? " " : $0.text }.joined()
            .prefixMatch(of: /export (?:const|let|class|(?:async )?function) ([\w$]+)/)
            .map { String($0.1) }
    }
}
