/// The name of a schema with its domain, as “photos.createAlbum”.
package struct SchemaName: Sendable, Hashable {
    package let text: String

    /// Takes the first of two names that isn't empty.
    init(_ name: String, or other: String) {
        text = name.isEmpty ? other : name
    }

    /// The domain in words, as “Word Processor”.
    package var domain: String { PropertyName.readable(String(text.prefix { $0 != "." })) }

    /// The schema in words, as “Create Album”.
    package var title: String {
        PropertyName.readable(text.split(separator: ".").last.map(String.init) ?? text)
    }
}
