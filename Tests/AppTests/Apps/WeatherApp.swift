import AppIntents
import Foundation
import SwiftUI

/// Weather: measured results, cards of composed views, places that a parameter offers.
enum WeatherApp {
    struct City: AppEntity {
        struct Query: EntityStringQuery {
            func entities(for identifiers: [City.ID]) async throws -> [City] {
                City.all.filter { identifiers.contains($0.id) }
            }
            func entities(matching string: String) async throws -> IntentItemCollection<City> {
                IntentItemCollection(
                    items: City.all.filter { $0.name.lowercased().contains(string.lowercased()) })
            }
            func suggestedEntities() async throws -> IntentItemCollection<City> {
                IntentItemCollection(items: [City.all[0]])
            }
            func defaultResult() async -> City? { City.all[0] }
        }

        static var typeDisplayRepresentation: TypeDisplayRepresentation { "City" }
        static var defaultQuery: Query { Query() }
        static let all = [
            City(id: "ber", name: "Berlin", warmth: 4), City(id: "lis", name: "Lisbon", warmth: 17),
        ]
        var id: String
        var name: String
        var warmth: Double
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(name)", subtitle: "\(Int(warmth))°", image: .init(systemName: "cloud.sun")
            )
        }
    }

    struct ForecastView: View {
        let city: City
        var body: some View {
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) {
                    Text(city.name).font(.title2).bold()
                    Spacer()
                    Text("\(Int(city.warmth))°").font(.largeTitle)
                }
                Divider()
                ProgressView(value: 0.4) { Text("Rain") }
                Button(intent: RefreshForecast(city: city)) {
                    Label("Refresh", systemImage: "arrow.clockwise")
                }
                .buttonStyle(.bordered)
            }
            .padding()
            .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
    }

    struct Forecast: SnippetIntent {
        static let title: LocalizedStringResource = "Forecast"
        @Parameter(title: "City") var city: City
        init() {}
        init(city: City) { self.city = city }
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: ForecastView(city: city))
        }
    }

    struct ShowForecast: AppIntent {
        static let title: LocalizedStringResource = "Show Forecast"
        @Parameter(title: "City") var city: City
        func perform() async throws
            -> some IntentResult & ReturnsValue<Double> & ProvidesDialog & ShowsSnippetIntent
        {
            .result(
                value: city.warmth, dialog: "\(city.name) has \(Int(city.warmth)) degrees.",
                snippetIntent: Forecast(city: city))
        }
    }

    struct RefreshForecast: AppIntent {
        static let title: LocalizedStringResource = "Refresh Forecast"
        static let isDiscoverable = false
        @Parameter(title: "City") var city: City
        init() {}
        init(city: City) { self.city = city }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "It is as it was.")
        }
    }

    struct Temperature: AppIntent {
        static let title: LocalizedStringResource = "Get Temperature"
        @Parameter(title: "City") var city: City
        func perform() async throws -> some ReturnsValue<Measurement<UnitTemperature>> {
            .result(value: Measurement(value: city.warmth, unit: .celsius))
        }
    }

    struct WindSpeed: AppIntent {
        static let title: LocalizedStringResource = "Get Wind"
        func perform() async throws -> some ReturnsValue<Measurement<UnitSpeed>> {
            .result(value: Measurement(value: 5, unit: .metersPerSecond))
        }
    }

    struct Pressure: AppIntent {
        static let title: LocalizedStringResource = "Convert Pressure"
        @Parameter(title: "Pressure", defaultUnit: .hectopascals)
        var pressure: Measurement<UnitPressure>
        func perform() async throws -> some ReturnsValue<Double> {
            .result(value: pressure.converted(to: .bars).value)
        }
    }

    struct Warmest: AppIntent {
        static let title: LocalizedStringResource = "Warmest City"
        @Parameter(title: "Cities") var cities: [City]
        static var parameterSummary: some ParameterSummary { Summary("Warmest of \(\.$cities)") }
        func perform() async throws -> some IntentResult & ReturnsValue<City?> {
            .result(value: cities.max { $0.warmth < $1.warmth })
        }
    }

    struct Compare: AppIntent {
        static let title: LocalizedStringResource = "Compare Cities"
        @Parameter(title: "One") var one: City
        @Parameter(title: "Other") var other: City
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: Grid {
                    GridRow {
                        Text(one.name)
                        Text("\(Int(one.warmth))°")
                    }
                    GridRow {
                        Text(other.name)
                        Text("\(Int(other.warmth))°")
                    }
                })
        }
    }

    struct RainAlert: SetValueIntent {
        static let title: LocalizedStringResource = "Rain Alert"
        @Parameter(title: "Minutes Before", default: 10) var value: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(value) minutes before.")
        }
    }

    struct Storms: AppIntent {
        static let title: LocalizedStringResource = "Look for Storms"
        func perform() async throws -> some ReturnsValue<[City]> & ProvidesDialog {
            .result(value: [], dialog: "No storms.")
        }
    }
}
