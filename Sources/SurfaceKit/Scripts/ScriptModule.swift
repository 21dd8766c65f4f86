import Foundation

/// One native module of JavaScript, as it stands in a file.
///
/// It may use what `linked` in `ScriptModules` understands, and nothing else: imports of named things
/// on one line each, and declarations that begin with `export`.
package struct ScriptModule: Sendable, Equatable {
    /// Named things that a module takes from another.
    struct Import: Sendable, Equatable {
        var names: [String]
        var module: String
    }

    /// The name of the file.
    package let name: String

    /// The code without indentation, empty lines, and the comments that stand on lines of their own
    /// or say what type something has.
    package let code: String

    let imports: [Import]
    let exports: [String]

    /// Reads the text of a file; throws for a line that cannot be linked.
    init(name: String, text: String) throws(ScriptProblem) {
        self.name = name
        let lines = Self.withoutComments(text)
        var imports: [Import] = []
        var exports: [String] = []
        for line in lines {
            if line.hasPrefix("import ") {
                guard let found = Self.importing(line) else {
                    throw .unreadableLine(String(line), of: name)
                }
                imports.append(found)
            } else if line.hasPrefix("export ") {
                guard let declared = Self.exporting(line) else {
                    throw .unreadableLine(String(line), of: name)
                }
                exports.append(declared)
            }
        }
        self.imports = imports
        self.exports = exports
        code = lines.joined(separator: "\n")
    }

    /// The module's code as the body of a function that gives what the module exports.
    var body: String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line -> String in
                if let taken = Self.importing(line) {
                    return
                        "const { \(taken.names.joined(separator: ", ")) } = \(Self.variable(taken.module));"
                }
                return String(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
            }
            .joined(separator: "\n")
    }

    /// The variable that holds what a module exports.
    static func variable(_ module: String) -> String {
        "$" + module.prefix { $0 != "." }
    }

    // MARK: - Lines

    private static func withoutComments(_ text: String) -> [Substring] {
        var isInComment = false
        return text.split(separator: "\n").compactMap { line in
            let code = line.drop { $0 == " " }
            if isInComment {
                isInComment = !code.contains("*/")
                return nil
            }
            if code.hasPrefix("/*"), code.hasSuffix("*/") || !code.contains("*/") {
                isInComment = !code.hasSuffix("*/")
                return nil
            }
            if code.isEmpty || code.hasPrefix("//") { return nil }
            return code.replacing(/\/\*\* .*? \*\/ ?/, with: "")
        }
    }

    private static func importing(_ line: Substring) -> Import? {
        guard
            let found = line.wholeMatch(
                of: /import \{ ((?:[\w$]+, )*[\w$]+) \} from '\.\/([\w-]+\.js)';/)
        else {
            return nil
        }
        return Import(
            names: found.1.split(separator: ",").map { $0.filter { $0 != " " } },
            module: String(found.2))
    }

    /// The name that a line exports; a variable that changes could not be handed on.
    private static func exporting(_ line: Substring) -> String? {
        line.prefixMatch(of: /export (?:const|class|(?:async )?function) ([\w$]+)/)
            .map { String($0.1) }
    }
}
