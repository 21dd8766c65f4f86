import AppIntents
import SwiftUI

/// Entities of special kinds, and intents that use them.
enum EntityKinds {
    struct Settings: UniqueAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
        static let defaultQuery = UniqueAppEntityProvider { Settings(volume: 7) }

        let id = "settings"
        @Property(title: "Volume") var volume: Int

        init(volume: Int) {
            self.volume = volume
        }
    }

    struct TellVolume: AppIntent {
        static let title: LocalizedStringResource = "Tell Volume"
        @Parameter(title: "Settings") var settings: Settings

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(settings.volume)")
        }
    }

    enum Planet: String, AppEntity, CaseIterable {
        case mercury, venus, earth

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(rawValue.capitalized)")
        }
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Planet") var planet: Planet

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "To \(planet.rawValue)!")
        }
    }

    struct Weather: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"

        @Property(title: "Sky") var sky: String
        @Property(title: "Degrees") var degrees: Int
        @Property(title: "Wind") var wind: String?

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(sky), \(degrees)°")
        }
    }

    struct TellWeather: AppIntent {
        static let title: LocalizedStringResource = "Tell Weather"

        func perform() async throws -> some IntentResult & ReturnsValue<Weather> {
            let weather = Weather()
            weather.sky = "Clear"
            weather.degrees = 21
            return .result(value: weather)
        }
    }

    /// A value with a place in it, and perhaps others.
    struct Route: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Route"

        @Property(title: "Start") var start: Planet
        @Property(title: "Stop") var stop: Planet?
        @Property(title: "Others") var others: [Planet]?
        @Property(title: "Days") var days: Int

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(days) days")
        }
    }

    struct Fly: AppIntent {
        static let title: LocalizedStringResource = "Fly"
        @Parameter(title: "Route") var route: Route

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let others = (route.others ?? []).map(\.rawValue).joined(separator: "+")
            let stop = route.stop?.rawValue ?? "nowhere"
            return .result(dialog: "\(route.days): \(route.start.rawValue), \(stop), \(others)")
        }
    }

    struct Dress: AppIntent {
        static let title: LocalizedStringResource = "Dress"
        @Parameter(title: "Weather") var weather: Weather

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(weather.sky), \(weather.wind ?? "no wind")")
        }
    }
}
