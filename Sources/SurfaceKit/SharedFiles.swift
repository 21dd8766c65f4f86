package import Foundation

/// The files that pages of several surfaces are made of.
package enum SharedFiles {
    /// The folder beside the program in which they are.
    package static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    /// The rules for the controls of a form.
    ///
    /// - Throws: `ScriptProblem.missingFile` if the file is not beside the program.
    package static func controlsStylesheet() throws(ScriptProblem) -> String {
        let name = "controls.css"
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else { throw .missingFile(name, importedBy: nil) }
        return text
    }
}
