import AppIntents

/// What a landmark is; it decides the picture.
enum PlaceKind: String, Sendable, Codable, CaseIterable {
    case beach, bridge, canyon, castle, cathedral, cave, city, desert, forest, glacier, island,
        lake, monument, mountain, museum, ruins, temple, tower, volcano, waterfall

    /// The picture's name in the app's bundle.
    var imageName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// What a screen reader says about the picture.
    var imageDescription: LocalizedStringResource {
        switch self {
        case .beach: "Drawing of a beach"
        case .bridge: "Drawing of a bridge"
        case .canyon: "Drawing of a canyon"
        case .castle: "Drawing of a castle"
        case .cathedral: "Drawing of a cathedral"
        case .cave: "Drawing of a cave"
        case .city: "Drawing of a city"
        case .desert: "Drawing of a desert"
        case .forest: "Drawing of a forest"
        case .glacier: "Drawing of a glacier"
        case .island: "Drawing of an island"
        case .lake: "Drawing of a lake"
        case .monument: "Drawing of a monument"
        case .mountain: "Drawing of a mountain"
        case .museum: "Drawing of a museum"
        case .ruins: "Drawing of ancient ruins"
        case .temple: "Drawing of a temple"
        case .tower: "Drawing of a tower"
        case .volcano: "Drawing of a volcano"
        case .waterfall: "Drawing of a waterfall"
        }
    }
}
