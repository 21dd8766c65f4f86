import AppIntents
import UniformTypeIdentifiers

/// Recipe: a recording or a picture as a file that the intent takes, instead of a recorder or a library.
struct TranscribeIntent: AppIntent {
    static let title: LocalizedStringResource = "Transcribe"
    @Parameter(title: "Recording", supportedContentTypes: [.audio]) var recording: IntentFile

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: recording.data.count)
    }
}
