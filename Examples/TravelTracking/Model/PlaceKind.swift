/// What a landmark is; it decides the picture.
enum PlaceKind: String, Sendable, Codable, CaseIterable {
    case beach, bridge, canyon, castle, cathedral, cave, city, desert, forest, glacier, island,
        lake, monument, mountain, museum, ruins, temple, tower, volcano, waterfall

    /// The picture's name in the app's bundle.
    var imageName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// What a screen reader says about the picture.
    var imageDescription: String {
        switch self {
        case .island: "Drawing of an island"
        case .ruins: "Drawing of ancient ruins"
        default: "Drawing of a \(rawValue)"
        }
    }
}
