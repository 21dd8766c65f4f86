public import AppIntents

/// The package of the innermost library.
public struct InnerPackage: AppIntentsPackage {}

/// Is used by no file outside this library.
struct InnerIntent: AppIntent {
    static let title: LocalizedStringResource = "Inner"
    @Parameter(title: "Shade") var shade: InnerShade
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: shade.rawValue)
    }
}

/// A value that an intent of another library takes.
public enum InnerShade: String, AppEnum {
    case light, dark
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
    public static let caseDisplayRepresentations: [InnerShade: DisplayRepresentation] = [
        .light: "Light", .dark: "Dark",
    ]
}
