import AppIntents

/// A part of the world to browse.
enum Continent: String, Sendable, Codable, CaseIterable, AppEnum {
    case africa, antarctica, asia, europe, northAmerica, oceania, southAmerica

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Continent"

    static let caseDisplayRepresentations: [Continent: DisplayRepresentation] = [
        .africa: "Africa",
        .antarctica: "Antarctica",
        .asia: "Asia",
        .europe: "Europe",
        .northAmerica: "North America",
        .oceania: "Oceania",
        .southAmerica: "South America",
    ]

    /// The name in running text.
    var name: LocalizedStringResource {
        switch self {
        case .africa: "Africa"
        case .antarctica: "Antarctica"
        case .asia: "Asia"
        case .europe: "Europe"
        case .northAmerica: "North America"
        case .oceania: "Oceania"
        case .southAmerica: "South America"
        }
    }
}
