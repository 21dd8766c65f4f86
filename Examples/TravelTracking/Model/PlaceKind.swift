/// The kind of a landmark, which decides its picture unless the landmark has a special one.
enum PlaceKind: String, Sendable, Codable, CaseIterable {
    case beach, bridge, canyon, castle, cathedral, cave, city, desert, forest, glacier, island,
        lake, monument, mountain, museum, ruins, temple, tower, volcano, waterfall

    /// The picture of places of the kind.
    var picture: LandmarkPicture {
        switch self {
        case .beach: .beach
        case .bridge: .bridge
        case .canyon: .canyon
        case .castle: .castle
        case .cathedral: .cathedral
        case .cave: .cave
        case .city: .city
        case .desert: .desert
        case .forest: .forest
        case .glacier: .glacier
        case .island: .island
        case .lake: .lake
        case .monument: .monument
        case .mountain: .mountain
        case .museum: .museum
        case .ruins: .ruins
        case .temple: .temple
        case .tower: .tower
        case .volcano: .volcano
        case .waterfall: .waterfall
        }
    }
}
