package import Foundation

/// The modules of a page: one that starts it, and all that it imports.
///
/// Pages get them as one script: the view of a card inside an assistant is one document that can
/// load nothing, and a page that loads each from an address of its own starts later.
package struct ScriptModules: Sendable {
    /// Each after those that it imports, so the one that starts the page is the last.
    package let modules: [ScriptModule]

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
        self.modules = modules
    }

    private static func add(
        _ name: String, to modules: inout [ScriptModule], path: [String],
        _ text: (String) -> String?
    ) throws(ScriptProblem) {
        guard !path.contains(name) else { throw .cycle(path + [name]) }
        guard !modules.contains(where: { $0.name == name }) else { return }
        guard let source = text(name) else { throw .missingFile(name, importedBy: path.last) }
        let module = try ScriptModule(name: name, text: source)
        for taken in module.imports {
            try add(taken.module, to: &modules, path: path + [name], text)
            let known = modules.first { $0.name == taken.module }?.exports ?? []
            for name in taken.names where !known.contains(name) {
                throw .unknownName(name, of: taken.module, importedBy: module.name)
            }
        }
        modules.append(module)
    }

    /// The modules as one script, without what only readers need.
    ///
    /// Each becomes a function of its own, so that names meet as little as in native modules; the
    /// last stands as it is, since it may wait at its top level.
    package var linked: String {
        guard let entry = modules.last else { return "" }
        let others = modules.dropLast().map { module in
            """
            const \(ScriptModule.variable(module.name))=(()=>{\(ScriptText.shortest(module.body))
            return{\(module.exports.joined(separator: ","))}})();
            """
        }
        return (others + [ScriptText.shortest(entry.body)]).joined(separator: "\n")
    }
}
