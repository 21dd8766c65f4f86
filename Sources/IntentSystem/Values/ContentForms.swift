import AppIntents
package import AppIntentsMetadata
import CoreTransferable
import UniformTypeIdentifiers

/// The forms in which one value can be exported as a file, the preferred one first.
package struct ContentForms: Sendable {
    package let forms: [FileReference]

    /// Returns the forms of a value, or of each value of a list.
    package static func of(_ value: PresentedValue) -> [ContentForms] {
        if !value.elements.isEmpty { return value.elements.flatMap(of) }
        return value.contents.isEmpty ? [] : [ContentForms(forms: value.contents)]
    }

    /// Returns the form that a file name requests by its extension: the preferred one without a
    /// known extension; `nil` if there is no such form.
    package func form(forFileNamed name: String) -> FileReference? {
        let name = name.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let wanted = UTType(filenameExtension: String(name[name.index(after: dot)...]))
        else { return forms.first }
        return form(of: wanted) ?? forms.first { wanted.conforms(to: Self.type(of: $0)) }
    }

    /// Returns the form of a content type, or of one of its subtypes; `nil` if there is none.
    func form(of wanted: UTType) -> FileReference? { forms.best(for: wanted, of: Self.type) }

    /// The names of the forms' types, for people.
    package var typeNames: [String] {
        forms.map { Self.type(of: $0) }.map { $0.localizedDescription ?? $0.identifier }
    }

    private static func type(of form: FileReference) -> UTType {
        FileCheck.type(contentType: form.contentType, name: form.name)
    }
}
