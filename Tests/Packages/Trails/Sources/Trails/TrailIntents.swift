public import AppIntents
public import Weather

/// The package between.
public struct TrailIntents: AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [WeatherIntents.self] }
}

struct Trail: AppEntity {
    struct All: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] {
            identifiers.map(Trail.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = All()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct HikeIntent: AppIntent {
    static let title: LocalizedStringResource = "Hike"
    @Parameter(title: "Trail") var trail: Trail
    @Parameter(title: "Sky", default: .cloudy) var sky: Sky

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(.TrailTexts.hike(trail: trail.id, sky: sky.rawValue)))
    }
}
