package import Foundation

/// The modules of a page: one that starts it, and all that it imports.
///
/// Pages get them as one script: the view of a card inside an assistant is one document that can
/// load nothing, and a page that loads each from an address of its own starts later.
package struct ScriptModules: Sendable {
    /// The names of the modules, each after those that it imports.
    let names: [String]

    /// The modules as one script, without what only readers need.
    ///
    /// They share one scope, in which all that is their own has a short name. So two things of the same
    /// name meet as little as in native modules, and what a module imports needs no code.
    package let linked: String

    /// The texts in English that stand in `localized('…')`.
    package let texts: Set<String>

    /// Reads a module and all that it imports.
    ///
    /// - Parameters:
    ///   - entry: The name of the module that starts the page.
    ///   - folder: The folder of the page's own modules; what is not there is read from those that
    ///     surfaces share.
    /// - Throws: `ScriptProblem` for a file that is missing or cannot be linked.
    package init(entry: String, folder: URL) throws(ScriptProblem) {
        try self.init(entry: entry) { name in
            [folder, SharedFiles.folder].lazy
                .compactMap { try? String(contentsOf: $0.appending(path: name), encoding: .utf8) }
                .first
        }
    }

    /// The same of texts that come from elsewhere.
    init(entry: String, text: (String) -> String?) throws(ScriptProblem) {
        var modules: [ScriptModule] = []
        try Self.add(entry, to: &modules, path: [], text)
        ShortNames(for: modules).assign(to: modules)
        names = modules.map(\.name)
        texts = Set(modules.flatMap(\.texts))
        linked = modules.map { ScriptText.shortest($0.body, $0.reading) }
            .map { $0.hasSuffix(";") ? $0 : $0 + ";" }.joined(separator: "\n")
    }

    private static func add(
        _ name: String, to modules: inout [ScriptModule], path: [String],
        _ text: (String) -> String?
    ) throws(ScriptProblem) {
        guard !path.contains(name) else { throw .cycle(path + [name]) }
        guard !modules.contains(where: { $0.name == name }) else { return }
        guard let source = text(name) else { throw .missingFile(name, importedBy: path.last) }
        var module = try ScriptModule(name: name, text: source)
        for taken in module.imports {
            try add(taken.module, to: &modules, path: path + [name], text)
        }
        try module.read(knowing: modules)
        modules.append(module)
    }
}
