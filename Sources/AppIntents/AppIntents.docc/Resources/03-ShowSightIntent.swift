import AppIntents

struct ShowSightIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Sight"

    @Parameter(title: "Sight") var sight: Sight

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "\(sight.name) is in \(sight.country).")
    }
}
