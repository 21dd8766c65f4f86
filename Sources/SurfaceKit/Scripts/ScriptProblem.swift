/// A reason why the modules of a page cannot be put together; always a mistake of ours.
package enum ScriptProblem: Error, Equatable {
    case missingFile(String, importedBy: String?)
    case unreadableLine(String, of: String)
    case unknownName(String, of: String, importedBy: String)
    case cycle([String])
}

extension ScriptProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missingFile(let name, let importer):
            """
            The script \(name)\(importer.map { ", which \($0) imports," } ?? "") is not among the resources of the \
            program. Keep the folders that end in .resources beside it.
            """
        case .unreadableLine(let line, let module):
            """
            \(module) cannot be linked because of “\(line)”. Import named things on one line, as in \
            import { make } from './dom.js';, and export a const, a function or a class where it is declared.
            """
        case .unknownName(let name, let module, let importer):
            "\(importer) imports \(name) from \(module), which exports no such thing."
        case .cycle(let names):
            "Scripts import one another in a circle: \(names.joined(separator: " → "))."
        }
    }
}
