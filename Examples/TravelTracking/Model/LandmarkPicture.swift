import AppIntents

/// A drawing of a landmark, or of places of its kind; `Landmarks.json` names it where the kind alone
/// would show something else.
enum LandmarkPicture: String, Sendable, Decodable, CaseIterable {
    case amphitheater, archBridge, atomium, beach, bridge, bridgeOfStoneTowers, canyon,
        castle, cathedral, cave, city, cliffMonastery, cliffs, clockTower, desert, dome,
        dunes, fjord, forest, fortress, gate, geyser, glacier, greatWall, hall, hillsideSign,
        island, lake, latticeTower, leaningTower, mermaid, monument, mosque, mountain, museum,
        obelisk, observationTower, onionDomes, operaHouse, palace, parliament, pylonTemple,
        pyramids, rock, rockFacade, ruins, skyscraper, spires, statueOfLiberty,
        statueWithOpenArms, stepPyramid, stoneBridge, stoneCircle, stoneHeads, stupa,
        tajMahal, temple, templeTowers, torii, tower, towerBridge, volcano, waterfall,
        wideLake, windmill

    /// The picture's name in the app's bundle.
    var imageName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The description of the picture for screen readers.
    var imageDescription: LocalizedStringResource {
        switch self {
        case .amphitheater: "Drawing of an amphitheater"
        case .archBridge: "Drawing of an arch bridge"
        case .atomium: "Drawing of the Atomium"
        case .beach: "Drawing of a beach"
        case .bridge: "Drawing of a bridge"
        case .bridgeOfStoneTowers: "Drawing of a bridge with stone towers"
        case .canyon: "Drawing of a canyon"
        case .castle: "Drawing of a castle"
        case .cathedral: "Drawing of a cathedral"
        case .cave: "Drawing of a cave"
        case .city: "Drawing of a city"
        case .cliffMonastery: "Drawing of a monastery on a cliff"
        case .cliffs: "Drawing of cliffs by the sea"
        case .clockTower: "Drawing of a clock tower"
        case .desert: "Drawing of a desert"
        case .dome: "Drawing of a church with a dome"
        case .dunes: "Drawing of dunes"
        case .fjord: "Drawing of a fjord"
        case .forest: "Drawing of a forest"
        case .fortress: "Drawing of a fortress"
        case .gate: "Drawing of a gate with columns"
        case .geyser: "Drawing of a geyser"
        case .glacier: "Drawing of a glacier"
        case .greatWall: "Drawing of a wall across mountains"
        case .hall: "Drawing of a hall with curved roofs"
        case .hillsideSign: "Drawing of large letters on a hill"
        case .island: "Drawing of an island"
        case .lake: "Drawing of a lake"
        case .latticeTower: "Drawing of a lattice tower"
        case .leaningTower: "Drawing of a leaning tower"
        case .mermaid: "Drawing of a mermaid on a rock"
        case .monument: "Drawing of a monument"
        case .mosque: "Drawing of a mosque"
        case .mountain: "Drawing of a mountain"
        case .museum: "Drawing of a museum"
        case .obelisk: "Drawing of an obelisk"
        case .observationTower: "Drawing of an observation tower"
        case .onionDomes: "Drawing of a church with onion domes"
        case .operaHouse: "Drawing of an opera house by the water"
        case .palace: "Drawing of a palace"
        case .parliament: "Drawing of a parliament by a river"
        case .pylonTemple: "Drawing of an Egyptian temple"
        case .pyramids: "Drawing of pyramids"
        case .rock: "Drawing of a large rock"
        case .rockFacade: "Drawing of a facade cut into rock"
        case .ruins: "Drawing of ancient ruins"
        case .skyscraper: "Drawing of a skyscraper"
        case .spires: "Drawing of a church with many spires"
        case .statueOfLiberty: "Drawing of the Statue of Liberty"
        case .statueWithOpenArms: "Drawing of a statue with open arms"
        case .stepPyramid: "Drawing of a step pyramid"
        case .stoneBridge: "Drawing of a stone bridge"
        case .stoneCircle: "Drawing of a circle of stones"
        case .stoneHeads: "Drawing of stone heads"
        case .stupa: "Drawing of a stupa"
        case .tajMahal: "Drawing of a domed tomb with four minarets"
        case .temple: "Drawing of a temple"
        case .templeTowers: "Drawing of a temple with many towers"
        case .torii: "Drawing of a gate at a shrine"
        case .tower: "Drawing of a tower"
        case .towerBridge: "Drawing of a bridge between two towers"
        case .volcano: "Drawing of a volcano"
        case .waterfall: "Drawing of a waterfall"
        case .wideLake: "Drawing of a wide lake"
        case .windmill: "Drawing of a windmill"
        }
    }
}
