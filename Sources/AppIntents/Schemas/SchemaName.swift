/// The name of a schema with its domain, as “photos.createAlbum”.
package struct SchemaName: Sendable, Hashable {
    /// A kind of declaration that follows schemas, as the table of schemas calls it; each has names
    /// of its own.
    enum Kind: String {
        case intent = "Intent"
        case entity = "Entity"
        case enumeration = "Enum"
    }

    package let text: String
    private let kind: Kind

    /// Takes the first of two names that isn't empty.
    init(_ name: String, or other: String, of kind: Kind) {
        text = name.isEmpty ? other : name
        self.kind = kind
    }

    /// The domain in words, as “Word Processor”.
    package var domain: String { PropertyName.readable(String(text.prefix { $0 != "." })) }

    /// The schema in words, as “Create Album”.
    package var title: String {
        PropertyName.readable(text.split(separator: ".").last.map(String.init) ?? text)
    }

    /// A sentence of ours that tells what the schema is, in English; `nil` if no schema has the name.
    package var description: String? { SchemaDescriptions.description(of: self) }

    /// Returns a sentence of ours that tells what a parameter of an intent is for, in English; `nil`
    /// where its name says it, and for parameters that the schema doesn't ask for.
    package func purpose(ofParameter name: String) -> String? {
        kind == .intent ? SchemaDescriptions.purpose(of: name, in: self) : nil
    }
}
