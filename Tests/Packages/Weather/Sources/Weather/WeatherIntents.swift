public import AppIntents

/// The innermost package: nobody names its intents but its own declaration.
public struct WeatherIntents: AppIntentsPackage {}

struct ForecastIntent: AppIntent {
    static let title: LocalizedStringResource = "Forecast"
    @Parameter(title: "Sky", default: .sunny) var sky: Sky

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "It will be \(sky.rawValue).")
    }
}

public enum Sky: String, AppEnum {
    case sunny, cloudy
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sky"
    public static let caseDisplayRepresentations: [Sky: DisplayRepresentation] = [
        .sunny: "Sunny", .cloudy: "Cloudy",
    ]
}
