import AppIntentsMetadata

extension SchemaMetadata {
    /// The schema as words for a model, which may know Apple's schemas by name.
    var words: String { "App Intents schema \(name)" + (description.map { ": \($0)" } ?? ".") }
}
