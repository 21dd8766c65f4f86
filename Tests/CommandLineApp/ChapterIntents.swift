import AppIntents

/// An intent that does nothing itself: it leads to contents that the app shows.
struct ReadChapterIntent: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Read Chapter"
    @Parameter(title: "Number") var number: Int

    var contentIdentifier: String { "chapter-\(number)" }
}
