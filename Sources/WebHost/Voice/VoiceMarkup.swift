import SurfaceKit
import _Localization

/// The markup with which a person speaks to a page; empty in a language that the host doesn't hear.
struct VoiceMarkup: Sendable {
    private let button: String
    private let key: String
    private let hears: @Sendable (SystemLanguage) -> Bool

    /// Reads the files beside the program; throws `WebHostError` if one is missing.
    init(files: StaticFiles, hears: @escaping @Sendable (SystemLanguage) -> Bool) throws {
        button = try files.document("microphone.html")
        key = try files.document("talk-key.html")
        self.hears = hears
    }

    /// Returns the scripts whose words a page in a language needs.
    func scripts(in language: SystemLanguage) -> [String] { hears(language) ? ["voice.js"] : [] }

    /// Returns the parts for documents: the button of the field, and the line about the key.
    func parts(in language: SystemLanguage) -> [String: String] {
        guard hears(language) else { return ["microphone": "", "talk": ""] }
        return [
            "microphone": PageWords.document(button, in: language),
            "talk": PageWords.document(key, in: language),
        ]
    }
}
