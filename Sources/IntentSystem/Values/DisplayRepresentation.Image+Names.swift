import AppIntents

// Pictures made of data or of an address have no name: `PictureData` reads them.
extension DisplayRepresentation.Image {
    /// The name of the system's symbol, if it is one.
    var symbolName: String? { if case .system(let name) = source { name } else { nil } }

    /// The name of the picture among the app's resources, if it is one.
    var assetName: String? { if case .named(let name) = source { name } else { nil } }
}
