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

    // Not by regular expressions: Swift makes each anew where it is used, which took as long as all
    // the rest of the linking together.

    /// An import such as `import { a, b } from './name.js';`, and how many tokens it is long.
    private static func importing(
        _ tokens: ArraySlice<ScriptToken>
    ) -> (import: Import, length: Int)? {
        guard let end = tokens.firstIndex(where: { $0.isPunctuation(";") }) else { return nil }
        let code = tokens[...end].filter { !$0.isSpace }
        guard code.count >= 6, code[0].isWord("import"), code[1].isPunctuation("{"),
            let close = code.firstIndex(where: { $0.isPunctuation("}") }),
            close == code.count - 4, code[close + 1].isWord("from"),
            let module = fileName(code[close + 2])
        else { return nil }
        var names: [String] = []
        for (place, token) in code[2..<close].enumerated() {
            if place.isMultiple(of: 2) {
                guard token.kind == .word else { return nil }
                names.append(token.text)
            } else if !token.isPunctuation(",") {
                return nil
            }
        }
        // A comma before the brace is not how scripts of ours are written.
        guard close.isMultiple(of: 2) == false else { return nil }
        return (Import(names: names, module: module), tokens[...end].count)
    }

    /// The file that a text in quotes names: `name.js` for `'./name.js'`.
    private static func fileName(_ token: ScriptToken) -> String? {
        guard token.kind == .string, token.text.hasPrefix("'./"), token.text.hasSuffix(".js'")
        else {
            return nil
        }
        let name = token.text.dropFirst(3).dropLast()
        return name.contains("/") ? nil : String(name)
    }

    /// The name that a line exports.
    private static func exporting(_ tokens: ArraySlice<ScriptToken>) -> String? {
        var code = tokens.prefix(8).filter { !$0.isSpace }.dropFirst()
        if code.first?.isWord("async") == true { code.removeFirst() }
        guard let keyword = code.popFirst(), keyword.kind == .word,
            ["const", "let", "class", "function"].contains(keyword.text),
            let name = code.first, name.kind == .word
        else { return nil }
        return name.text
    }
}
