import AppIntentsMetadata

extension SchemaMetadata {
    /// The schema for a model, which may know Apple's schemas by their names.
    var words: String {
        "App Intents schema \(name)" + (description.map { ": \($0)" } ?? ".")
    }
}
