import AppIntents

struct ShowSightIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Sight"

    @Parameter(title: "Sight") var sight: Sight

    init() {}

    init(sight: Sight) {
        self.sight = sight
    }

    func perform() async throws -> some ProvidesDialog & ShowsSnippetIntent {
        .result(
            dialog: "\(sight.name) is in \(sight.country).",
            snippetIntent: SightSnippetIntent(sight: sight))
    }
}
